### Why a text is not a turn or a position.

turn-piece-number = un número entero
turn-piece-comma = una coma entre los dos números de una casilla
turn-piece-arrow = una flecha > entre dos casillas
turn-piece-space = un espacio y después la recolocación
turn-piece-end = el final de la jugada

turn-form-error-expected = En el carácter { $column } se esperaba { $expected }.
turn-form-error-too-far-out = El número del carácter { $column } está fuera de rango: los números van de -{ $farthest } a { $farthest }.

position-form-error-unreadable = línea { $line }, carácter { $column }: esto no se puede leer como posición. { $fault }
position-form-error-too-far-out = La casilla { $cell } está demasiado lejos: los números de una posición van de -{ $farthest } a { $farthest }.

## What is wrong at one place of a file
ron-fault-ends = El texto acaba demasiado pronto.
ron-fault-sign-missing = Aquí debería haber «{ $sign }».
ron-fault-not-number = Aquí debería haber un número entero.
ron-fault-number-too-large = Este número es demasiado grande o demasiado pequeño.
ron-fault-not-digit = «{ $digit }» no es una cifra.
ron-fault-not-text = Aquí debería haber un texto entre comillas.
ron-fault-text-open = Faltan las comillas al final de un texto.
ron-fault-bad-escape = El carácter que sigue a esta barra invertida no significa nada.
ron-fault-comment-open = Este comentario no tiene final.
ron-fault-not-option = Aquí debería haber «None» o «Some(…)».
ron-fault-not-name = Aquí debería haber el nombre de un campo.
ron-fault-bad-name = «{ $name }» no puede ser un nombre.
ron-fault-name-before = «{ $name }» no debe ir antes de «(».
ron-fault-stray = «{ $sign }» sobra aquí.
ron-fault-trailing = Nada puede ir después del último «)».
ron-fault-unknown-word = «{ $word }» no debe estar aquí. Valores posibles: { $known }.
ron-fault-unknown-field = Aquí no hay ningún campo «{ $field }». Hay que quitarlo o cambiarlo por uno de estos: { $known }.
ron-fault-missing-field = Falta el campo «{ $field }».
ron-fault-field-twice = El campo «{ $field }» aparece dos veces.
ron-fault-wrong-length = Aquí hay demasiados valores, o demasiado pocos: { $found }.
ron-fault-too-deep = Hay demasiados paréntesis unos dentro de otros.
ron-fault-misplaced = Aquí debe ir otra cosa.
