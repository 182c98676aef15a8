### Matches with somebody far away.

## Help
cli-about-invite = Invita a una partida a alguien que está lejos y muestra la invitación
cli-about-join = Se une a la partida de una invitación, o continúa una con la carta recibida
cli-about-friends = Muestra con quién has jugado a distancia y las partidas en espera
cli-value-reach = ALCANCE
cli-value-begin = QUIÉN
cli-value-invitation = INVITACIÓN
cli-value-name = NOMBRE
cli-value-address = DIRECCIÓN
cli-arg-reach = Hasta dónde llegar: { $names }. Por defecto: internet. Con machine bastan dos terminales de este ordenador para probarlo
cli-arg-begin = Quién empieza: { $names }. Por defecto: draw (al azar)
cli-arg-invitation = La invitación o la carta que alguien te ha enviado. Sin ella, Nonaga espera a que un amigo te invite
cli-arg-friend = Invita de nuevo a una de las personas que muestra nonaga friends. No necesita ningún texto, pero debe estar esperando con: nonaga join --text
cli-arg-yes = Acepta las condiciones sin preguntar
cli-arg-relay = Usa este repetidor en vez de los públicos
cli-arg-only-by-relay = Pasa siempre por el repetidor, para que la otra persona no sepa tu dirección
cli-arg-name = El nombre que ve la otra persona
cli-arg-as = Deja que el ordenador juegue por ti: { $names }. Tu rival lo sabrá
cli-arg-continue-as = El nivel del ordenador que juega por ti en una partida a distancia
cli-arg-with = Continúa la partida con esta persona
cli-arg-network = Examina también la red. Los servidores públicos verán la dirección de este ordenador
cli-man-file-far = Tus partidas a distancia, tus amigos y tu clave. Quien tenga la clave puede hacerse pasar por ti.

## Words
far-nameless = Anónimo
far-word-undo = pide deshacer tu última jugada
far-word-draw = ofrece tablas
far-word-yes = acepta lo que pide tu rival
far-word-no = rechaza lo que pide tu rival
far-word-hint = pide al ordenador una buena jugada, si las condiciones lo permiten

## The invitation and the terms
far-how = Envía este texto a una persona. Para unirse: nonaga join INVITACIÓN --text. El texto vale una sola vez. Deja Nonaga abierto aquí.
far-seen = { $reach ->
        [machine] Solo otro Nonaga en este ordenador puede unirse. Nada sale de él.
        [network] Nada sale de tu red.
       *[internet] { $relayed ->
            [yes] La otra persona no sabe la dirección de este ordenador. El repetidor ve direcciones y horas, pero no lo que se juega.
           *[no] La otra persona ve la dirección de este ordenador. Los repetidores ven direcciones y horas, pero no lo que se juega.
        }
    }
far-connecting = Conectando…
far-goes-on = La partida con { $name } continúa.
far-whose-turn = { $whose ->
        [own] Te toca.
       *[other] Le toca a { $name }.
    }
far-terms = { $name } te invita a una partida.
far-computer-there = Al otro lado juega el ordenador: { $level }.
far-terms-rules = Reglas: { $rules }
far-terms-colour = { $colour ->
        [red] Juegas con Rojo.
        [black] Juegas con Negro.
       *[lot] Los colores se echan a suertes.
    }
far-terms-begins = { $begins ->
        [you] Empiezas tú.
        [other] Empieza { $name }.
       *[lot] Se sortea quién empieza.
    }
far-terms-take-back = { $allowed ->
        [yes] Puedes deshacer jugadas si tu rival está de acuerdo.
       *[no] No se puede deshacer nada.
    }
far-terms-hints = { $allowed ->
        [yes] Se permiten pistas.
       *[no] No hay pistas.
    }
far-terms-ask = ¿Quieres jugar? Escribe { terminal-word-yes } o { terminal-word-no }.
far-you-declined = Has rechazado la invitación.
far-somebody-declined = Alguien ha rechazado las condiciones. La invitación sigue abierta.
far-joined = { $name } se ha unido.

## Who is there
far-nobody = Aún no se ha unido nadie.
far-reading = Alguien está leyendo las condiciones.
far-knock = { $stands ->
        [away] { $name } no está esperando a ningún amigo ahora. Nonaga sigue intentándolo.
        [asked] { $name } tiene tu invitación.
       *[declined] { $name } no quiere jugar ahora. La invitación sigue abierta.
    }
far-here = { $name } está aquí: { $road ->
        [relay] por un repetidor
       *[direct] con conexión directa
    }, { $ms } ms.
far-gone = { $name } se ha ido. La partida espera.
far-away = { $name } lleva fuera { $minutes ->
        [0] menos de un minuto.
        [one] un minuto.
       *[other] { $minutes } minutos.
    }
far-not-here = { $name } no está. La partida espera.
far-unreached = { $parts ->
        [one] La última parte que has jugado aún no ha llegado. { $name } la recibirá en cuanto estéis los dos conectados.
       *[other] Las últimas { $parts } partes que has jugado aún no han llegado. { $name } las recibirá en cuanto estéis los dos conectados.
    }
far-unheard = { $name } aún no ha recibido tu última respuesta u oferta.
far-reached = { $name } lo ha recibido todo.

## What happens
far-seats = Tu color: { $side }. { $begins ->
        [you] Empiezas tú.
        [goes-on] { "" }
       *[other] Empieza { $name }.
    }{ $lot ->
        [yes] { " " }Así lo ha decidido la suerte.
       *[no] { "" }
    }
far-asks = { $offer ->
        [draw] { $name } ofrece tablas.
        [take-back] { $name } pide deshacer la última jugada: { $parts ->
            [one] una parte
           *[other] { $parts } partes en total
        }.
       *[rematch] { $name } pide la revancha.
    }
far-offers = { far-asks } Escribe { terminal-word-yes } o { terminal-word-no }.
far-offered = { $offer ->
        [draw] Ofreces tablas.
        [take-back] Pides deshacer tu última jugada.
       *[rematch] Pides la revancha.
    } { $name } puede responder en cualquier momento.
far-declined = { $offer ->
        [draw] { $whose ->
            [own] Rechazas las tablas.
           *[other] { $name } rechaza las tablas.
        }
        [take-back] { $whose ->
            [own] No aceptas deshacer la jugada.
           *[other] { $name } no acepta deshacer la jugada.
        }
       *[rematch] { $whose ->
            [own] Rechazas la revancha.
           *[other] { $name } rechaza la revancha.
        }
    }
far-lapsed = { $whose ->
        [own] La partida ha seguido: tu oferta ya no vale.
       *[other] La partida ha seguido: la oferta de { $name } ya no vale.
    }
far-took-back = { $parts ->
        [one] Se ha deshecho una parte.
       *[other] Se han deshecho { $parts } partes.
    }
far-closed = { $whose ->
        [own] Has cerrado la partida. No tiene resultado.
       *[other] { $name } ha cerrado la partida. No tiene resultado.
    }
far-over = Para otra partida, escribe { terminal-word-rematch }. Para salir, escribe { terminal-word-quit }.
far-rematch = Empieza la revancha. Cambiáis de color.
far-asks-close = Si cierras la partida, acaba para los dos, sin resultado. Para confirmarlo, escribe { terminal-word-close } otra vez.
far-nothing-asked = No hay ninguna pregunta que responder.
far-no-redo = En una partida a distancia no se rehace nada: escribe la jugada otra vez.
far-moves-of-other = Le toca a { $name }. Estas son sus jugadas:
far-letter-how = Envía esta línea a { $name }, que puede pegarla en Nonaga, en «{ far-page }», o en un terminal. Pega la respuesta aquí, o dásela a: nonaga join CARTA --text
far-letter-nothing = { $name } ya lo ha recibido todo.
far-letter-amid-turn = Termina primero tu jugada: una carta solo puede llevar jugadas enteras.
far-letter-read = Has leído la carta de { $name }.
far-letter-known = Esta carta no dice nada nuevo.
far-hints-off = En esta partida no hay pistas.
far-not-written = Lo que has hecho no cuenta, y tu rival no lo sabe. Nonaga lo sigue intentando.
far-not-counted = Lo que has hecho no cuenta, y tu rival no lo sabe. Inténtalo de nuevo cuando se haya arreglado.
far-disputed = { $whose ->
        [own] Tu Nonaga ha
       *[other] { $name } ha
    } enviado algo imposible (entrada { $number }): { $fault } Todo lo anterior sigue igual, y las dos versiones están guardadas.
far-refused = Se ha rechazado lo que ha enviado tu rival: { $fault }

## Leaving
far-left = La partida espera. Para continuarla: nonaga play --text --continue
far-left-invitation = La invitación sigue abierta, pero solo es posible unirse mientras Nonaga esté abierto aquí: nonaga play --text --continue
far-left-untold = { $name } aún no sabe que la partida ha acabado. Para que lo sepa: nonaga play --text --continue

## Friends
far-no-friends = Aún no has jugado a distancia con nadie. Para invitar a alguien: nonaga invite --text
far-by = { $reach ->
        [machine] en este ordenador
        [network] en tu red
       *[internet] por internet
    }
far-friend = { $name } ({ $id }), { far-by }
far-waits-for-friends = Esperando a que un amigo te invite. Para dejarlo: Ctrl+C.
far-stands = { $stands ->
        [own-turn] te toca a ti
        [other-turn] le toca a tu rival
        [invited] aún no se ha unido nadie
        [joining] aún no ha empezado
        [disputed] la partida no puede seguir
       *[over] la partida ha acabado, y quizá tu rival aún no lo sabe
    }
far-waits = { $name }: { far-stands } [{ $id }]

## On the screen of the game
far-page = Jugar a distancia
far-page-explained = Juega con alguien en otro ordenador. Los dos ordenadores se localizan entre sí, sin cuentas y sin ningún servidor nuestro.
far-without-name = Sin nombre, la otra persona ve «{ far-nameless }».
far-invite = Invitar
far-new-match = Nueva partida
far-invitation = Invitación o carta
far-sent = ¿Tienes una invitación o una carta?
far-join = Abrir el texto
far-paste = Pegar y abrir
far-nothing-to-paste = No hay texto para pegar.
far-begins = Quién empieza
far-begins-me = Yo
far-begins-other = Mi rival
far-reach = Conexión
far-reach-internet = Internet
far-reach-network = Tu red
far-reach-machine = Este ordenador
far-taking-back = Se pueden deshacer jugadas si ambos están de acuerdo
far-only-by-relay = Solo por un repetidor, para que la otra persona no sepa tu dirección
far-waiting = Partidas en espera
far-go-on = Abrir
far-waits-since = { $name }: { far-stands } ({ $date })
far-letter-explained = Puede que { $name } aún no tenga tu última jugada. Si nunca coincidís, copia una carta, envíala y pega la respuesta abajo.
far-letter-copy = Copiar una carta
far-letter-on-table = La carta está en el portapapeles. Envíasela a { $name } y pega la respuesta en «{ far-page }».
far-letter-copied = La carta está en el portapapeles. Envíala y pega la respuesta abajo cuando llegue.
far-friends = Amigos
far-friend-known = { $name }, { far-by }
far-wait = Esperar a tus amigos
far-wait-explained = Así un amigo puede invitarte sin enviarte ningún texto.
far-waits-here = Esperando a tus amigos. Pueden invitarte mientras esta página esté abierta.
far-wait-stop = Dejar de esperar
far-look-at-terms = Ver las condiciones
far-opening = Un momento…
far-fetching = Buscando a la otra persona… La partida se abrirá en cuanto aparezca. También allí tiene que estar abierto Nonaga.
far-drawing = Sorteando…
far-understood = De acuerdo
far-invited = Tu invitación
far-invited-explained = Envía este texto a una persona. Solo sirve una vez.
far-invited-waits = Aún no se ha unido nadie. Deja Nonaga abierto aquí: la partida empezará sola. Si vuelves atrás, la invitación te espera en «{ far-waiting }».
far-qr = La invitación en código QR
far-copy = Copiar
far-copied = La invitación está en el portapapeles.
far-withdraw = Retirarla
far-play = Jugar
far-calls = Alguien te espera para jugar a distancia.
far-close = ¿Cerrar la partida?
far-close-explained = Termina para ambos, sin resultado.
far-close-yes = Cerrarla
far-close-without-result = Terminar sin resultado
far-unsent = { $name } no está y aún no tiene tu jugada. Le llegará en cuanto estéis los dos conectados. Si no, envíala por carta.
far-letter-sent = La carta está copiada. Si { $name } responde, pega la respuesta en «{ far-page }».
far-letter-again = Copiar otra vez
far-own-presence = { $state ->
        [to-move] te toca
       *[waits] tú
    }
far-presence = { $state ->
        [direct] aquí, { $ms } ms
        [relay] aquí, por repetidor
        [connecting] conectando…
       *[away] ausente
        [unsent] ausente; jugada sin enviar
        [nobody] aún no está
        [disputed] no puede seguir
    }

## Why there is no match
cli-error-no-far = Esta compilación no incluye las partidas a distancia.
cli-error-far = { $error }
far-trouble-file = { $error }
far-trouble-in-use = Tus partidas a distancia están abiertas en otra copia de Nonaga. Ciérrala primero.
far-trouble-no-link = Nonaga no puede usar la red ({ $reason }).
far-trouble-ticket = { $fault }
far-trouble-other-letter = Esta carta es de una partida que no está aquí.
far-trouble-letter = { $why }
far-trouble-own-invitation = Esta es tu propia invitación. Envíasela a otra persona.
far-trouble-name = { $fault }
far-trouble-relay = «{ $text }» no es la dirección de un repetidor. Debe empezar por https:// o http:// y tener como máximo 200 caracteres.
far-trouble-nobody-of-name = No hay ninguna partida con «{ $name }» que continuar. Para verlas todas: nonaga friends
far-trouble-no-such-friend = Aún no has jugado a distancia con «{ $name }». Para ver a tus amigos: nonaga friends
far-trouble-no-friends = Aún no has jugado a distancia con nadie, así que nadie puede invitarte sin enviarte un texto.
far-trouble-other-player = Tu rival ya sabe quién juega aquí, y --as indica otro jugador. Quita --as.
far-trouble-ended = { $why }
far-trouble-update = { $where-to } No se ha perdido nada, y después la partida puede seguir.
far-trouble-disputed = La partida no puede seguir. Se ha avisado a los dos jugadores.
outdated-here = Tu rival tiene una versión más reciente de Nonaga. Actualiza la tuya.
outdated-there = Tu rival tiene una versión más antigua de Nonaga, que hay que actualizar.

far-file-error-home = { $reason }
far-file-error-log = { $path } no se puede leer: { $error } No se ha cambiado nada en él.
far-file-error-other-key = { $path } se jugó con una clave distinta de la tuya.
far-file-error-terms = Estas condiciones no son posibles: { $reason }
far-file-error-no-chance = El sistema no puede generar números aleatorios, así que no se puede echar nada a suertes.

log-error-too-large = tiene más de { $limit } bytes.
log-error-empty = está vacío.
log-error-not-text = la línea { $line } no es texto.
log-error-unreadable = línea { $line }, carácter { $column }: { $fault }
log-error-other-format = su formato es «{ $format }», no «{ $expected }».
log-error-other-version = es de la versión { $version }, y este Nonaga conoce versiones hasta la { $newest }.
log-error-wrong = línea { $line }: { $fault }

ticket-fault-none = Esto no es ni una invitación ni una carta.
ticket-fault-damaged = El texto está incompleto. Cópialo entero.
ticket-fault-newer = El texto es de una versión más reciente de Nonaga (versión { $version }). Actualiza la tuya.
letter-refusal-own = Esta es tu propia carta. Envíasela a la otra persona.
letter-refusal-gap = Falta aquí algo anterior a esta carta. Tenéis que coincidir una vez con Nonaga abierto.
letter-refusal-disputed = La partida no puede continuar.
letter-refusal-wrong = Esta carta no puede ser parte de la partida: { $reason }
name-fault-too-long = Un nombre puede tener como máximo { $most } caracteres.
name-fault-invisible = Un nombre no puede tener caracteres invisibles.
name-fault-spaces = Un nombre no puede tener espacios en los extremos ni dos seguidos.
name-fault-marks = Una letra de un nombre puede tener como máximo { $most } acentos.

## Why the other side does not go on
farewell-other-protocol = Tu rival tiene otra versión de Nonaga ({ $protocol }).
farewell-other-match = Tu rival no tiene abierta esta partida.
farewell-taken = Esta invitación ya la ha aceptado alguien, o es para otra persona. Pide una nueva.
farewell-busy = Otra persona está mirando esta invitación. Nonaga lo sigue intentando.
farewell-unreadable = Se ha cortado la conexión: no se podía leer un mensaje.
farewell-too-large = Se ha cortado la conexión: un mensaje era demasiado grande.
farewell-flood = Se ha cortado la conexión: había demasiados mensajes.
farewell-declined = Se han rechazado las condiciones.
farewell-wrong = El Nonaga de tu rival no acepta la entrada { $number } ({ $fault }).
farewell-other-rules = Tu rival juega con otra versión de las reglas ({ $version }).

## Why something cannot be done, or has no place in a match
unwilling-writing = Aún se está guardando algo. Inténtalo de nuevo dentro de un momento.
unwilling-disputed = La partida no puede seguir.
unwilling-behind = Aún se están recuperando jugadas tuyas que conserva tu rival. Espera un momento.
unwilling-away = Tu rival no está.
unwilling-offer-waits = Tu oferta espera respuesta: podrás seguir cuando llegue.
unwilling-fault = { $reason }
far-fault-bad-signature = la firma no es la correcta.
far-fault-other-match = es de otra partida.
far-fault-two-versions = hay dos versiones de lo mismo.
far-fault-wrong-before = no continúa lo anterior.
far-fault-seen-unknown = nombra algo que nunca se dijo.
far-fault-seen-less = ha olvidado algo que ya conocía.
far-fault-wrong-place = No es el momento.
far-fault-not-invited = La invitación era para otra persona.
far-fault-unknown-rules = Esta versión de Nonaga no conoce las reglas «{ $name }». Actualízala.
far-fault-other-rules-version = Tu rival juega con la versión { $version } de las reglas, y este Nonaga con la { $known }.
far-fault-unknown-level = Esta versión de Nonaga no conoce el nivel «{ $name }». Actualízala.
far-fault-not-begun = La partida aún no ha empezado.
far-fault-over = La partida ha acabado.
far-fault-not-over = La partida aún no ha acabado.
far-fault-lot-differs = el número del sorteo no es el prometido.
far-fault-no-lot = no es el momento de echar a suertes.
far-fault-not-your-turn = Le toca a tu rival.
far-fault-illegal = { $reason }
far-fault-too-long = La partida ya tiene el máximo de jugadas posible.
far-fault-offer-open = Una oferta aún espera respuesta.
far-fault-offer-again = Eso ya se ha ofrecido después de la última parte.
far-fault-no-taking-back = Las condiciones de esta partida no permiten deshacer.
far-fault-nothing-to-take-back = No hay nada que deshacer.
far-fault-no-such-offer = Esa oferta no existe.
far-fault-log-full = No caben más de { $most } entradas.
role-host = quien invita
role-guest = quien recibe la invitación

## nonaga doctor --network
doctor-network-looks = Examinando la red…
doctor-relay = Red: se puede llegar a este ordenador por el repetidor { $relay }.
doctor-no-relay = Red: no se ha llegado a ningún repetidor. En la misma red es posible encontrarse igualmente.
doctor-sockets = Direcciones: { $sockets-count ->
        [0] ninguna
       *[other] { $sockets }
    }
