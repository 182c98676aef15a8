### The matches that come with the game: their titles, and what is said after a turn.

match-line = La línia: tres moviments cap a la mateixa casella
match-line-3 = Les vermelles creen la primera amenaça de la partida: amb un moviment més guanyarien.
match-line-4 = Les negres ocupen just la casella que necessitaven les vermelles. És la defensa més senzilla. Però el disc també compta.
match-line-10 = Les negres tornen a posar-se al mig. Això atura l’amenaça, però no evita la derrota: les vermelles en tenen prou amb tres jugades més.
match-line-13 = Primer, les vermelles aturen l’amenaça de les negres. I ara mira el disc buit entre les peces vermelles: totes tres hi poden anar. Una sola jugada no ho pot aturar tot.
match-line-15 = La línia ja és completa.

match-triangle = El triangle: amb dues amenaces n’hi ha prou
match-triangle-9 = Les vermelles aturen dues amenaces amb una sola peça: tots dos moviments haurien acabat a la mateixa casella.
match-triangle-25 = Les negres amenaçaven de guanyar. Aquest moviment ho impedeix i, a més, crea dues amenaces.
match-triangle-31 = Dues peces vermelles poden anar a la mateixa casella. Aquesta vegada cap peça negra no s’hi pot aturar, així que una de les dues hi arribarà.
match-triangle-33 = Totes tres es toquen: un triangle.

match-tick = L’angle: després de la calma
match-tick-9 = Nou jugades, i encara no hi ha hagut cap amenaça. Cada bàndol busca bones caselles i mira de no deixar-les a l’altre.
match-tick-12 = El tauler encara sembla tranquil. Però des d’aquí les vermelles ja poden forçar la victòria.
match-tick-15 = Ja és aquí el primer atac de la partida: tres moviments guanyadors alhora.
match-tick-16 = Les negres només en poden impedir un. Els altres dos encara guanyen.
match-tick-17 = Tres peces seguides amb un colze: això és un angle, i guanya com una línia.

match-long = La partida llarga: quatre atacs, i un de massa
match-long-14 = Totes tres peces vermelles podien anar a una mateixa casella, i les negres l’ocupen i prou. És la manera més senzilla d’aturar tres amenaces.
match-long-18 = La mateixa casella, els mateixos tres moviments, la mateixa resposta.
match-long-24 = Dues amenaces, i les negres tornen a posar-se on acaben tots dos moviments.
match-long-29 = Tres amenaces una altra vegada. Sembla una bona jugada, però les negres poden aturar-les totes i forçar la victòria.
match-long-30 = Una jugada atura tres amenaces i en crea una. Ara són les vermelles les que s’han de defensar.
match-long-34 = Trenta-quatre jugades, i guanya la paciència.

match-saved = L’únic moviment que salva
match-saved-16 = Les negres amenacen de guanyar amb un moviment. Sembla el final, però les vermelles tenen una resposta, una de sola, i després són elles les que ataquen.
match-saved-17 = Les vermelles s’aturen a la casella que necessiten les negres. Cap altre moviment no hauria servit: després de qualsevol altre, les negres haurien pogut forçar la victòria.
match-saved-18 = La partida s’ha capgirat: ara ataquen les vermelles, i les negres ja no poden resistir.
match-saved-23 = Una sola amenaça, però res no l’atura.
match-saved-25 = Vuit jugades després del rescat, han guanyat les vermelles.

match-locked = El disc bloquejat
match-locked-13 = Les negres amenaçaven de guanyar. La peça vermella s’atura just on hauria acabat el moviment.
match-locked-14 = Les negres tornen a amenaçar, però en va: les vermelles també poden aturar aquesta amenaça, i després ataquen.
match-locked-17 = Quatre amenaces alhora. I fixa’t en el disc que acaben de posar les vermelles: les negres no el poden agafar a la pròxima jugada.
match-locked-18 = Les negres ocupen la casella on acaben tres dels quatre moviments. El quart va a parar al disc que les vermelles acabaven de desplaçar i que, per això, estava bloquejat per a les negres. Si les negres l’haguessin pogut agafar, la partida hauria continuat.
match-locked-19 = De les quatre amenaces, les negres n’han pogut aturar tres. El quart moviment acaba al disc que estava bloquejat per a les negres, i guanya.
