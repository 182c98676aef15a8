// Draws the names of cells, such as `-2,1`, with strokes.

#define_import_path nonaga::figures
#import nonaga::drawing::segment

const MINUS: i32 = 10;
const COMMA: i32 = 11;
const NOTHING: i32 = 12;

fn digits(n: i32) -> i32 {
    return 1 + i32(n > 9) + i32(n > 99) + i32(n > 999);
}

fn length_of(n: i32) -> i32 {
    return digits(abs(n)) + i32(n < 0);
}

// How many characters the name of a cell has.
fn label_length(q: i32, r: i32) -> f32 {
    return f32(length_of(q) + 1 + length_of(r));
}

// The character at a place in a number.
fn figure_of(n: i32, place: i32) -> i32 {
    let i = place - i32(n < 0);
    if i < 0 {
        return MINUS;
    }
    var rest = abs(n);
    for (var left = digits(rest) - 1 - i; left > 0; left--) {
        rest /= 10;
    }
    return rest % 10;
}

fn figure_in(i: i32, q: i32, r: i32) -> i32 {
    let comma = length_of(q);
    if i < 0 || i > comma + length_of(r) {
        return NOTHING;
    }
    if i == comma {
        return COMMA;
    }
    if i < comma {
        return figure_of(q, i);
    }
    return figure_of(r, i - comma - 1);
}

// The distance of a point from an arc that extends by `reach` to both sides of the direction `towards`.
fn arc(p: vec2<f32>, middle: vec2<f32>, radius: f32, towards: f32, reach: f32) -> f32 {
    let out = p - middle;
    let c = cos(towards);
    let s = sin(towards);
    let turned = vec2(out.x * c + out.y * s, abs(out.y * c - out.x * s));
    if atan2(turned.y, turned.x) < reach {
        return abs(length(turned) - radius);
    }
    return distance(turned, radius * vec2(cos(reach), sin(reach)));
}

fn circle(p: vec2<f32>, middle: vec2<f32>, radius: f32) -> f32 {
    return abs(distance(p, middle) - radius);
}

// The distance of a point from the strokes of the character at a place in the name of a cell. A character
// is 0.84 high, with its middle at the origin.
fn figure(p: vec2<f32>, place: i32, q: i32, r: i32) -> f32 {
    let top = 0.42;
    switch figure_in(place, q, r) {
        case 0: {
            return abs(segment(p, vec2(0.0, -0.19), vec2(0.0, 0.19)) - 0.23);
        }
        case 1: {
            return min(
                segment(p, vec2(0.03, -top), vec2(0.03, top)),
                segment(p, vec2(0.03, top), vec2(-0.15, 0.27)),
            );
        }
        case 2: {
            return min(
                min(
                    arc(p, vec2(0.0, 0.20), 0.22, 1.20, 1.65),
                    segment(p, vec2(0.20, 0.105), vec2(-0.22, -top)),
                ),
                segment(p, vec2(-0.22, -top), vec2(0.23, -top)),
            );
        }
        case 3: {
            return min(
                arc(p, vec2(-0.01, 0.21), 0.21, 0.55, 2.1),
                arc(p, vec2(-0.01, -0.20), 0.22, -0.55, 2.1),
            );
        }
        case 4: {
            return min(
                min(
                    segment(p, vec2(0.12, -top), vec2(0.12, top)),
                    segment(p, vec2(0.12, top), vec2(-0.23, -0.16)),
                ),
                segment(p, vec2(-0.23, -0.16), vec2(0.25, -0.16)),
            );
        }
        case 5: {
            return min(
                min(
                    segment(p, vec2(0.20, top), vec2(-0.15, top)),
                    segment(p, vec2(-0.15, top), vec2(-0.18, 0.05)),
                ),
                arc(p, vec2(-0.02, -0.16), 0.26, -0.1, 2.25),
            );
        }
        case 6: {
            return min(
                circle(p, vec2(0.0, -0.18), 0.23),
                segment(p, vec2(-0.20, -0.07), vec2(0.09, top)),
            );
        }
        case 7: {
            return min(
                segment(p, vec2(-0.22, top), vec2(0.22, top)),
                segment(p, vec2(0.22, top), vec2(-0.07, -top)),
            );
        }
        case 8: {
            return min(
                circle(p, vec2(0.0, 0.22), 0.19), circle(p, vec2(0.0, -0.19), 0.22),
            );
        }
        case 9: {
            return min(
                circle(p, vec2(0.0, 0.18), 0.23),
                segment(p, vec2(0.20, 0.07), vec2(-0.09, -top)),
            );
        }
        case MINUS: {
            return segment(p, vec2(-0.16, 0.0), vec2(0.16, 0.0));
        }
        case COMMA: {
            return segment(p, vec2(0.01, -0.38), vec2(-0.06, -0.54));
        }
        default: {
            return 1.0;
        }
    }
}
