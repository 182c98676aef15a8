### The computer player: reasons for hints, marks for turns, and the line protocol.

## Why a turn is the best
why-wins = Aquest moviment guanya.
why-within = { $by ->
        [none] en { $turns } jugades { $player-is ->
            [you] teves
            [red] de les vermelles
           *[black] de les negres
        } com a màxim
       *[other] a la jugada { $by } com a molt tard
    }
why-wins-in = { $turns ->
        [one] Així es guanya de seguida.
        [2] { $opponent-is ->
            [you] Així es força la victòria a la pròxima jugada, juguis el que juguis.
           *[other] Així es força la victòria a la pròxima jugada, juguin el que juguin { $opponent }.
        }
       *[other] { $opponent-is ->
            [you] Així es força la victòria { why-within }, juguis el que juguis.
           *[other] Així es força la victòria { why-within }, juguin el que juguin { $opponent }.
        }
    }
why-wins-with-two-threats = { $turns ->
        [2] { $opponent-is ->
            [you] Així es creen dues amenaces alhora. No les pots aturar totes dues.
           *[other] Així es creen dues amenaces alhora: { $opponent } no les poden aturar totes dues.
        }
       *[other] Així es creen dues amenaces alhora. Encara que s’aturin totes dues, es força la victòria { why-within }.
    }
why-wins-with-threat = { $turns ->
        [2] Així s’amenaça de guanyar amb el pròxim moviment, i res no ho pot evitar.
       *[other] Així s’amenaça de guanyar amb el pròxim moviment. Encara que s’aturi l’amenaça, es força la victòria { why-within }.
    }
why-keeps-win = { $turns ->
        [2] Amb aquest desplaçament del disc, res no pot aturar l’amenaça.
       *[other] Amb aquest desplaçament del disc, l’amenaça es manté i força la victòria { why-within }.
    }
why-holds-out = { $turns ->
        [one] { $opponent-is ->
            [you] Res no pot evitar que guanyis a la pròxima jugada.
           *[other] Res no pot evitar que { $opponent } guanyin a la pròxima jugada.
        }
       *[other] { $opponent-is ->
            [you] Pots forçar la victòria. Així es retarda al màxim: { $by ->
                [none] et calen { $turns } jugades més.
               *[other] fins a la jugada { $by }.
            }
            [red] Les vermelles poden forçar la victòria. Així es retarda al màxim: { $by ->
                [none] els calen { $turns } jugades més.
               *[other] fins a la jugada { $by }.
            }
           *[black] Les negres poden forçar la victòria. Així es retarda al màxim: { $by ->
                [none] els calen { $turns } jugades més.
               *[other] fins a la jugada { $by }.
            }
        }
    }
why-stops-threat-and-makes-one = { $how-is ->
        [none] Així s’atura una amenaça i se’n crea una de nova.
       *[other] Així es crea una amenaça i se n’atura una altra: { $how }.
    }
why-stops-threat = { $how-is ->
        [none] { $opponent-is ->
            [you] Això evita que guanyis amb el pròxim moviment.
           *[other] Això evita que { $opponent } guanyin amb el pròxim moviment.
        }
       *[other] { $opponent-is ->
            [you] Això evita que guanyis amb el pròxim moviment: { $how }.
           *[other] Això evita que { $opponent } guanyin amb el pròxim moviment: { $how }.
        }
    }
stopping-token = { $player-is ->
        [you] una de les teves peces
        [red] una peça vermella
       *[black] una peça negra
    }
how-stopped-in-the-way = { stopping-token } talla el camí
how-stopped-space-taken = { stopping-token } ocupa ara la casella d’arribada
how-stopped-token-gone = aquesta peça ja no fa de topall, i la que amenaça passa de llarg
how-stopped-gap = en agafar el disc, queda un buit al camí
how-stopped-space-gone = el disc d’arribada ja no hi és
how-stopped-slides-past = un cop posat el disc, la peça que amenaça passa de llarg
spoilt-slide = { $stays ->
        [true] { $how-is ->
            [in-the-way] { stopping-token } continua tallant el camí
            [space-taken] { stopping-token } continua ocupant la casella d’arribada
            [space-gone] al punt d’arribada no hi ha cap disc
            [gap] continua havent-hi un buit al camí
            [token-gone] cap peça no atura el moviment on cal
           *[slides-past] el disc de més enllà continua al seu lloc i la peça passa de llarg
        }
       *[false] { $how-is ->
            [in-the-way] { stopping-token } talla el camí
            [space-taken] { stopping-token } ocupa la casella d’arribada
            [space-gone] al punt d’arribada no hi ha cap disc
            [gap] hi ha un buit al camí
            [token-gone] cap peça no atura el moviment on cal
           *[slides-past] més enllà hi ha un altre disc i la peça passa de llarg
        }
    }
spoilt-lock = el disc que cal està bloquejat
spoilt-disc = el disc que cal no es pot agafar
spoilt-place = el disc no es pot posar allà
spoilt-wins-first = aquesta resposta arribaria massa tard
spoilt-threatens = { $left ->
        [0] aquella resposta no crea cap amenaça, ja que { spoilt-slide }
       *[one] aquella resposta només crea una amenaça, que es pot aturar
    }
spoilt-answerable = { $player-is ->
        [you] tens una bona resposta
        [red] les vermelles tenen una bona resposta
       *[black] les negres tenen una bona resposta
    }
allowed-win-at-once = guanyar de seguida
allowed-two-threats = crear dues amenaces alhora
allowed-threat = crear una amenaça
allowed-preparation = preparar dues amenaces alhora
allowed-defence = { $against-is ->
        [you] aturar la teva amenaça
        [red] aturar l’amenaça de les vermelles
       *[black] aturar l’amenaça de les negres
    }
allowed-forced-win = forçar la victòria
allowed-good-answer = respondre bé
why-makes-two-threats = Així es creen dues amenaces alhora.
why-makes-threat = Així s’amenaça de guanyar amb el pròxim moviment.
why-keeps-threat = { $opponent-is ->
        [you] Amb aquest desplaçament del disc, l’amenaça es manté i has de respondre-hi.
       *[other] Amb aquest desplaçament del disc, l’amenaça es manté i { $opponent } han de respondre-hi.
    }
why-prevents-two-threats = { $opponent-is ->
        [you] Això evita que creïs dues amenaces alhora.
       *[other] Això evita que { $opponent } creïn dues amenaces alhora.
    }
why-prevents-win = { $opponent-is ->
        [you] Això evita que forcis la victòria.
       *[other] Això evita que { $opponent } forcin la victòria.
    }
why-prepares-two-threats = { $player-is ->
        [you] Així prepares dues amenaces alhora per a la teva pròxima jugada.
        [red] Així es preparen dues amenaces alhora per a la pròxima jugada de les vermelles.
       *[black] Així es preparen dues amenaces alhora per a la pròxima jugada de les negres.
    }
why-keeps-two-threats-ready = { $player-is ->
        [you] Amb aquest desplaçament del disc, la teva pròxima jugada encara pot crear dues amenaces alhora.
        [red] Amb aquest desplaçament del disc, la pròxima jugada de les vermelles encara pot crear dues amenaces alhora.
       *[black] Amb aquest desplaçament del disc, la pròxima jugada de les negres encara pot crear dues amenaces alhora.
    }
why-is-safe = { $only ->
        [true] { $opponent-is ->
            [you] És l’única opció segura. Després de qualsevol altra, podries guanyar de seguida.
           *[other] És l’única opció segura. Després de qualsevol altra, { $opponent } podrien guanyar de seguida.
        }
       *[false] És una opció segura. Després { $losing ->
            [1] d’una
            [11] d’11
           *[other] de { $losing }
        } de les altres { $all } possibilitats, { $opponent-is ->
            [you] podries
           *[other] { $opponent } podrien
        } guanyar de seguida.
    }
why-shuts-in = { $opponent-is ->
        [you] Així queda atrapada una de les teves peces.
        [red] Així queda atrapada una de les peces vermelles.
       *[black] Així queda atrapada una de les peces negres.
    }
why-joins = { $player-is ->
        [you] Així s’ajunten dues de les teves tres peces.
        [red] Així s’ajunten dues de les tres peces vermelles.
       *[black] Així s’ajunten dues de les tres peces negres.
    }
why-fills-hole = Així es tapa un forat.
why-makes-hole = Així s’obre un forat.
why-gathers = { $player-is ->
        [you] Així les teves tres peces s’acosten entre elles.
        [red] Així les tres peces vermelles s’acosten entre elles.
       *[black] Així les tres peces negres s’acosten entre elles.
    }
why-hinders = Així queden menys moviments possibles per a les { $opponent-is ->
        [you] teves peces
        [red] peces vermelles
       *[black] peces negres
    }: { $after } en comptes { $before ->
        [1] d’1
        [11] d’11
       *[other] de { $before }
    }.
why-frees = Així hi ha més moviments possibles per a les { $player-is ->
        [you] teves peces
        [red] peces vermelles
       *[black] peces negres
    }: { $after } en comptes { $before ->
        [1] d’1
        [11] d’11
       *[other] de { $before }
    }.
why-escapes = { $opponent-is ->
        [you] Després d’això, no tens cap victòria forçada a la vista.
       *[other] Després d’això, { $opponent } no tenen cap victòria forçada a la vista.
    }
why-improves = De totes les jugades, aquesta és la més ben valorada.
why-disc-improves = De tots els desplaçaments de disc, aquest és el més ben valorat.
why-slide-did-work = El moviment ja ha fet el més important. De tots els desplaçaments de disc possibles després, aquest és el més ben valorat.

## How bad a turn was
mark-good = bona
mark-weak = fluixa
mark-mistake = error
mark-blunder = error greu

## What a turn does
effect-wins = Guanya: { $shape }
effect-stops-and-threatens = Atura i crea amenaces
effect-stops = Atura una amenaça
effect-threatens-twice = Diverses amenaces
effect-threatens-over-lock = { effect-threatens }
effect-threatens = Amenaça
effect-shuts-in = Atrapa una peça
effect-joins = Ajunta dues peces
effect-fills-hole = Tapa un forat
effect-makes-hole = Obre un forat

## The line protocol: its commands
protocol-help = Per veure les ordres del protocol, cal executar aquesta ordre i escriure help. La pàgina del manual també les descriu.
protocol-heading = PROTOCOL DE LÍNIES
protocol-about = Amb nonaga engine, un altre programa es comunica amb el motor en text pla. Envia una ordre per línia. Les respostes arriben en l’ordre en què s’han enviat les ordres. La majoria es responen amb ok, després de les línies que demanen. Si una ordre no es pot dur a terme, la resposta és una línia que comença amb error: i no canvia res. Una línia buida no té resposta.
protocol-about-go = Mentre pensa, el motor escriu una línia per cada profunditat que acaba: info depth D score S nodes N time MS pv TURN; TURN; … La puntuació és en centèsimes, des del punt de vista de qui ha de jugar, o bé win N o loss N si està demostrada. Després escriu best TURN. Siguin quins siguin els límits, primer acaba la profunditat 1. Quan s’acaba l’entrada, respon les línies que ha llegit i surt.
protocol-command-nonaga = Dona el nom i la versió del programa, i les seves opcions.
protocol-command-help = Llista aquestes ordres.
protocol-command-rules = Canvia les regles de la casa a booklet, at_most_four o holes_stay_open. La partida es conserva si les noves regles ho permeten.
protocol-command-set = Defineix una opció: threads N, seed N, hash MB (la memòria per a les posicions recordades) o level NAME.
protocol-command-position = Comença una partida des de l’inici, o des d’una posició en RON a la mateixa línia.
protocol-command-turns = Fa jugades. Si una no és legal, no se’n fa cap.
protocol-command-legal = Llista les jugades legals, una per línia.
protocol-command-go = Pensa la pròxima jugada dins d’aquests límits. Sense cap límit, juga segons el seu nivell.
protocol-command-stop = Atura el go anterior. La resposta és la millor jugada fins ara. Un segon stop atura tots els go pendents.
protocol-command-quit = Deixa de pensar del tot i després tanca el programa.

## The line protocol: what is wrong with a line
protocol-error-line-too-long = Aquesta línia és massa llarga. Una línia pot tenir com a molt { $limit } bytes.
protocol-error-not-text = Aquesta línia no és text UTF-8.
protocol-error-unknown-command = L’ordre «{ $word }» no existeix. Per veure totes les ordres, cal enviar help.
protocol-error-nothing-follows = Després de { $command } no hi pot anar res. Sobra «{ $found }».
protocol-error-wrong-name = { $found ->
        [none] Falta alguna cosa després de { $after }.
       *[other] «{ $found }» no pot anar després de { $after }.
    } Valors possibles: { $names }.
protocol-error-wrong-number = { $found ->
        [none] Falta un nombre després de { $after }.
       *[other] «{ $found }» no pot anar després de { $after }.
    } Cal un nombre enter entre { $least } i { $most }.
protocol-error-position-form = { $error }
protocol-error-position-faulty = Aquesta posició no és vàlida.
protocol-more-faults = I { $count } més.
protocol-error-too-many-turns = Una partida pot tenir com a molt { $limit } jugades.
protocol-error-turn-form = jugada { $number }: { $error }
protocol-error-turn-unfinished = jugada { $number }: falta el desplaçament.
protocol-error-turn-illegal = jugada { $number }: { $misplay }
protocol-error-rules-forbid = Les regles no canvien, perquè la jugada { $number } d’aquesta partida no és legal amb { $rules }. { $misplay }
protocol-error-match-over = La partida s’ha acabat.
protocol-error-not-thinking = L’ordinador no està pensant.
protocol-error-no-memory = No hi ha prou memòria per a una taula de { $megabytes } MB.
protocol-error-no-threads = Aquí no es poden iniciar { $threads } fils. Cal definir-ne menys.
