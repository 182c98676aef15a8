//! Reads the catalogue's files, without the program's own code.

use std::collections::{BTreeMap, BTreeSet};
use std::{fs, path::Path};

use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser;

pub const LOCALES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/locales");

/// The sentences of one language by key, and what is wrong with them. The key of a term begins with a dash.
#[derive(Default)]
pub struct Catalogue {
    pub entries: BTreeMap<String, Entry>,
    pub faults: Vec<String>,
}

/// What a sentence uses.
#[derive(Default)]
pub struct Entry {
    pub variables: BTreeSet<String>,
    /// Other sentences that it includes.
    pub references: BTreeSet<String>,
    /// Its text, in the pieces between what it uses.
    pub texts: Vec<String>,
}

/// The languages of the catalogue, one folder each.
pub fn languages() -> BTreeSet<String> {
    let folders = fs::read_dir(LOCALES).expect("the catalogue's folder");
    folders
        .map(|folder| folder.expect("a readable folder").file_name().into_string().expect("a tag"))
        .collect()
}

/// The files of a language, by path.
pub fn files(language: &str) -> impl Iterator<Item = (String, String)> {
    let folder = fs::read_dir(format!("{LOCALES}/{language}")).expect("the language's folder");
    folder.map(|file| {
        let path = file.expect("a readable folder").path();
        (path.display().to_string(), fs::read_to_string(&path).expect("a readable file"))
    })
}

pub fn read(language: &str) -> Catalogue {
    let mut catalogue = Catalogue::default();
    for (name, text) in files(language) {
        if Path::new(&name).extension().is_some_and(|extension| extension == "ftl") {
            catalogue.add(&name, &text);
        } else {
            catalogue.faults.push(format!("{name} is not an .ftl file"));
        }
    }
    for (key, entry) in &catalogue.entries {
        for missing in entry.references.iter().filter(|&key| !catalogue.entries.contains_key(key)) {
            catalogue.faults.push(format!("{key} includes {missing}, which does not exist"));
        }
    }
    catalogue
}

impl Catalogue {
    /// The variables of a sentence and of the sentences it includes.
    pub fn needs(&self, key: &str) -> BTreeSet<&str> {
        let Some(entry) = self.entries.get(key) else { return BTreeSet::new() };
        let further = entry.references.iter().flat_map(|key| self.needs(key));
        entry.variables.iter().map(String::as_str).chain(further).collect()
    }

    fn add(&mut self, file: &str, source: &str) {
        if source.contains(['‹', '›']) {
            self.faults.push(format!("{file}: ‹ and › are reserved for missing keys"));
        }
        let resource = parser::parse(source).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                let line = 1 + source[..error.pos.start].matches('\n').count();
                self.faults.push(format!("{file}, line {line}: {error}"));
            }
            resource
        });
        for part in resource.body {
            let (key, value, attributes) = match part {
                ast::Entry::Message(message) => {
                    (message.id.name.to_owned(), message.value, message.attributes)
                }
                ast::Entry::Term(term) => {
                    (format!("-{}", term.id.name), Some(term.value), term.attributes)
                }
                _ => continue,
            };
            let mut entry = Entry::default();
            let attributes = attributes.into_iter().map(|attribute| attribute.value);
            value.into_iter().chain(attributes).for_each(|pattern| entry.add_pattern(&pattern));
            if self.entries.insert(key.clone(), entry).is_some() {
                self.faults.push(format!("{file}: {key} is there twice"));
            }
        }
    }
}

impl Entry {
    fn add_pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::Placeable { expression } => self.add_expression(expression),
                PatternElement::TextElement { value } => self.texts.push((*value).to_owned()),
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                for variant in variants {
                    self.add_pattern(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, .. } => {
                self.references.insert(format!("-{}", id.name));
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.add_inline(argument));
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
