### Puzzles on the board: the page with them, and solving one.

puzzles = Problemas
puzzles-standing = Puntuación { $rating } · { $days ->
        [one] un día por ahora
       *[other] { $days } días seguidos
    }
puzzles-figures = Estadísticas

## The ways to a puzzle
puzzles-day-tried = { $date } · sin resolver
puzzles-day-solved = { $date } · resuelto
puzzles-calendar = Días anteriores: { $solved } de { $days } resueltos
puzzles-practice = Problemas a la medida de tu puntuación
puzzles-practice-left = Seguir con el problema que dejaste
puzzles-theme = Tema de la práctica
puzzles-theme-any = cualquiera
puzzles-theme-chosen = Tema: { $theme }
puzzles-streak-name = Racha
puzzles-streak = Cada vez más difícil, hasta el primer error
puzzles-streak-best = Cada vez más difícil, hasta el primer error. Tu récord: { $best }
puzzles-streak-going = De momento, { $solved ->
        [one] un problema
       *[other] { $solved } problemas seguidos
    }
puzzles-again-none = Los problemas que fallas vuelven aquí al día siguiente
puzzles-again-waits = Hoy no toca repasar nada · más adelante { $count ->
        [one] volverá un problema
       *[other] volverán { $count } problemas
    }
puzzles-again-due = Hoy toca repasar { $count ->
        [one] un problema
       *[other] { $count } problemas
    }
puzzles-mistakes = Tus propios errores
puzzles-mistakes-explained = Posiciones de tus partidas en las que había una jugada mejor

## Themes
theme-triangle = triángulo
theme-line = línea
theme-tick = curva
theme-quiet-disc = jugada tranquila
theme-opened-path = camino abierto
theme-locked-disc = disco bloqueado
theme-blocked-defender = amenaza detenida
theme-double-threat = doble amenaza
theme-hole = hueco

## The player's figures
figures-over-time = Tu puntuación a lo largo del tiempo

## Solving a puzzle
solving-title = Problema { $id }
solving-where = { $source } · dificultad { $rating }
solving-today = El problema de hoy
solving-past = Problema del { $date }
solving-practice = Práctica
solving-missed = Repaso
solving-question = ¿Puede Rojo forzar la victoria en tres jugadas como máximo? Haz la primera o di que no hay victoria.
solving-leave = Todos los problemas
solving-hint = Pista
solving-no-win = No hay victoria
solving-look = Verlo como partida
solving-wins-later = Así también se gana, pero no a tiempo: hacen falta { $turns } jugadas.
solving-loses-at-once = Así se pierde: Negro gana al instante.
solving-loses = Así se pierde: Negro puede forzar la victoria en { $turns ->
        [one] una jugada
       *[other] { $turns } jugadas
    }.
solving-slips = Así no se gana a tiempo: con esta respuesta, Negro aguanta.
solving-shown = Esta es la solución.
solving-rating = Tu puntuación: { $rating } ({ $change }).
solving-helped = Resuelto con una pista. Tu puntuación no cambia.
solving-hint-token = Fíjate en el cilindro marcado.
solving-hint-target = Va hasta el disco marcado.
solving-hint-disc = Después, toma el disco marcado.
