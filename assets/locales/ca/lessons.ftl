### The lessons and challenges.

## 1 The board and the aim
learn-table-title = El tauler i l’objectiu
learn-table-board = Dinou discs l’un al costat de l’altre: això és tot el tauler. Arrossega la taula per girar la vista, i fes servir la roda del ratolí per acostar-t’hi.
learn-table-red = Jugues amb les vermelles. Tria una de les teves peces.
learn-table-red-wrong = No és una peça vermella.
learn-table-red-hint-1 = Les teves peces són les tres vermelles.
learn-table-red-done = Aquestes tres són teves. Les negres també en tenen tres.
learn-table-aim = Si ajuntes les teves tres peces, guanyes. Porta la peça de l’anella taronja al costat de les altres.
learn-table-aim-hint-1 = Tria primer la peça de l’anella taronja. Després, el final del camí de punts.
learn-table-aim-hint-2 = Només una de les caselles marcades és al costat d’una altra peça vermella.
learn-table-aim-wrong = Encara no estan juntes. Segueix el camí de punts.
learn-table-aim-done = Ja estan juntes: guanyes. Les negres volen fer el mateix.

## 2 Sliding
learn-slide-title = Moure les peces
learn-slide-first = Tria una peça vermella i després una de les caselles marcades.
learn-slide-first-hint-1 = Les teves tres peces es poden moure. Tria la que vulguis.
learn-slide-first-hint-2 = Quan hagis triat una peça, tria una de les caselles marcades.
learn-slide-first-done = Al començament, cada peça té tres camins.
learn-slide-far = Una peça es pot aturar a mig camí? Prova-ho: tria la peça de l’anella taronja i després el disc de l’anella taronja.
learn-slide-far-hint-1 = Tria la peça de l’anella taronja i després el disc de l’anella taronja.
learn-slide-far-hint-2 = Endavant: no pot passar res dolent.
learn-slide-far-wrong = Mou la peça de l’anella taronja cap al disc de l’anella taronja.
learn-slide-far-done = Una peça no s’atura mai abans d’hora. Va fins on pot.
learn-slide-black = Prova de moure una peça negra.
learn-slide-black-hint-1 = Tria qualsevol peça negra.
learn-slide-black-wrong = Aquesta era teva. Prova’n una de negra.
learn-slide-black-done = Les peces negres només les mou l’oponent.
learn-slide-straight = Tria la peça de l’anella taronja per veure’n els quatre camins. Després prova el disc de l’anella taronja, que no és en cap.
learn-slide-straight-hint-1 = Tria la peça de l’anella taronja i després el disc de l’anella taronja.
learn-slide-straight-hint-2 = El disc de l’anella taronja no és en línia recta amb la peça. Prova-ho igualment.
learn-slide-straight-wrong = També val, però abans prova el disc de l’anella taronja.
learn-slide-straight-done = Les peces només es mouen en línia recta.
learn-slide-four = Ara mou la peça de l’anella taronja per un dels seus quatre camins.
learn-slide-four-hint-1 = Tria la peça de l’anella taronja i després una casella marcada.
learn-slide-four-wrong = Mou la peça de l’anella taronja.
learn-slide-four-done = Això és tot: una peça es mou en línia recta, fins al final del camí.

## 3 What stops a token
learn-stop-title = Què atura una peça
learn-stop-edge = La vora atura les peces. Mou-ne una fins a la vora.
learn-stop-edge-hint-1 = Tria una peça i mira on acaben els seus camins.
learn-stop-edge-hint-2 = Busca un camí que acabi a la vora del tauler, sense cap peça al darrere.
learn-stop-edge-wrong-token = L’ha aturada una peça. Busca un camí que acabi a la vora.
learn-stop-edge-wrong-hole = L’ha aturada el forat. Busca un camí que acabi a la vora.
learn-stop-edge-done = A la vora no pot continuar.
learn-stop-hole = Un forat també atura les peces. Mou-ne una fins al forat.
learn-stop-hole-hint-1 = El forat és el buit de dins del tauler.
learn-stop-hole-hint-2 = Busca la peça que és en línia recta amb el forat.
learn-stop-hole-wrong = No l’ha aturada el forat. Busca un camí que acabi al costat del forat.
learn-stop-hole-done = Les peces no salten mai cap forat.
learn-stop-black = Les peces negres també t’aturen. Mou-ne una de teva fins que l’aturi una de negra.
learn-stop-black-hint-1 = Busca un camí que tingui una peça negra just després del final.
learn-stop-black-hint-2 = Mira les línies entre les teves peces i les negres.
learn-stop-black-wrong = No l’ha aturada cap peça negra. Busca un camí que tingui una peça negra just després del final.
learn-stop-black-done = Una peça mai no en salta una altra.
learn-stop-red = I les teves també t’aturen. Mou-ne una fins que topi amb una altra.
learn-stop-red-hint-1 = Busca dues peces vermelles en línia recta.
learn-stop-red-hint-2 = Mou-ne una cap a l’altra.
learn-stop-red-wrong = No l’ha aturada cap de les teves. Busca dues peces vermelles en línia recta.
learn-stop-red-done = Sigui del color que sigui, la primera peça del camí atura la teva.
learn-stop-blocked = Prova de moure la peça de l’anella taronja.
learn-stop-blocked-hint-1 = Tria la peça de l’anella taronja.
learn-stop-blocked-wrong = Prova la de l’anella taronja.
learn-stop-blocked-done = Està encallada: té el pas tallat per totes bandes.
learn-stop-six = Amb discs buits al voltant, una peça té sis camins. Tria la peça de l’anella taronja i després un camí.
learn-stop-six-hint-1 = Tria la peça de l’anella taronja i després una casella marcada.
learn-stop-six-wrong = Mou la peça de l’anella taronja.
learn-stop-six-done = Sis és el màxim. No hi ha més direccions.

## 4 Taking a disc
learn-take-title = Agafar un disc
learn-take-turn = Cada jugada té dues parts: mous una peça i desplaces un disc. Juga-les totes dues.
learn-take-turn-hint-1 = Una jugada comença amb el moviment d’una peça. Després, tria un disc amb una anella al voltant.
learn-take-turn-hint-2 = Quan tinguis un disc agafat, tria una de les caselles marcades.
learn-take-turn-done = Això és una jugada sencera. Després toca a les negres, i així successivament.
learn-take-token = La teva peça ja s’ha mogut. Ara prova d’agafar el disc de sota la peça de l’anella taronja.
learn-take-token-hint-1 = Tria la peça de l’anella taronja o el disc de sota.
learn-take-token-wrong = Aquest disc es pot agafar. Prova el de sota la peça de l’anella taronja.
learn-take-token-done = Mentre té una peça al damunt, un disc no es pot desplaçar.
learn-take-middle = Prova d’agafar aquest disc del mig.
learn-take-middle-hint-1 = Tria el disc de l’anella taronja.
learn-take-middle-wrong = Aquest disc es pot agafar. Prova el de l’anella taronja.
learn-take-middle-done = Només pots agafar un disc que pugui sortir lliscant del tauler, sense empènyer-ne cap altre ni passar-hi per sobre.
learn-take-rim = Fins i tot un disc de la vora pot estar encallat. Prova aquest.
learn-take-rim-hint-1 = Tria el disc de l’anella taronja.
learn-take-rim-wrong = Aquest disc es pot agafar. Prova el de l’anella taronja.
learn-take-rim-done = Per sortir, necessita almenys dues caselles buides de costat.
learn-take-route = Només un dels tres discs amb l’anella taronja pot sortir lliscant. Tria’l.
learn-take-route-wrong = Aquest està encallat. Busca dues caselles buides de costat.
learn-take-route-hint-1 = Un disc envoltat de discs no pot sortir.
learn-take-route-done = Surt per aquí: dues caselles buides de costat.
learn-take-free = Ara agafa un disc que pugui sortir lliscant i posa’l en una casella marcada.
learn-take-free-hint-1 = Prova les cantonades. Els discs en surten més fàcilment.
learn-take-free-hint-2 = Pots agafar qualsevol disc amb una anella al voltant.
learn-take-free-done = El treus i el poses en una altra casella: així acaba cada jugada.

## 5 The board stays whole
learn-whole-title = El tauler sencer
learn-whole-try = Aquest disc té espai per sortir lliscant. Prova d’agafar-lo.
learn-whole-try-hint-1 = Tria el disc de l’anella taronja.
learn-whole-try-wrong = El tauler pot passar sense aquest. Prova el de l’anella taronja.
learn-whole-try-done = Sense aquest disc, el tauler es partiria, i sempre ha de quedar sencer.
learn-whole-touch = Hi ha un altre disc que manté unit el tauler. Tria’l.
learn-whole-touch-done = Sí: n’hi ha dos més que depenen d’aquest.
learn-whole-touch-wrong = En busquem un altre. Mira on s’estreny el tauler.
learn-whole-touch-hint-1 = Imagina’t que un disc no hi és. La resta continuaria unida?
learn-whole-touch-hint-2 = És l’única unió entre dues parts del tauler.
learn-whole-free = Ara desplaça un disc que el tauler no necessiti.
learn-whole-free-hint-1 = Busca un disc de la vora que no n’uneixi d’altres.
learn-whole-free-hint-2 = Agafa qualsevol disc amb una anella al voltant.
learn-whole-free-done = Sense aquest disc, els altres continuen units.

## 6 Putting it down
learn-put-title = Posar un disc
learn-put-one = La teva peça ja s’ha mogut. Prova de posar el disc de l’anella taronja a la casella il·luminada.
learn-put-one-hint-1 = Tria el disc i després la casella il·luminada.
learn-put-one-wrong = Aquí es pot posar. Prova la casella il·luminada, on només en tocaria un.
learn-put-one-done = Allà només en tocaria un. N’ha de tocar almenys dos.
learn-put-two = Amb dos n’hi ha prou. Posa un disc on en toqui exactament dos.
learn-put-two-hint-1 = Tria un disc i compta quants en tocaria a cada casella marcada.
learn-put-two-hint-2 = En una vora recta, un disc en toca dos.
learn-put-two-wrong = Aquí en toca més de dos. Busca una casella on només en toqui dos.
learn-put-two-done = En toca dos. Amb això n’hi ha prou.
learn-put-leave = Quan agafes un disc, un altre pot acabar tocant-ne només un. Prova-ho amb el disc de l’anella taronja.
learn-put-leave-hint-1 = Allunya del seu veí el disc de l’anella taronja.
learn-put-leave-hint-2 = Posa el disc de l’anella taronja ben lluny.
learn-put-leave-wrong = Cada disc encara en toca almenys dos. Posa més lluny el disc de l’anella taronja.
learn-put-leave-done = Es pot fer: només n’ha de tocar dos el disc que poses.
learn-put-open = Fins i tot pots obrir un forat. Posa un disc a la casella il·luminada.
learn-put-open-hint-1 = Agafa un disc d’un altre lloc.
learn-put-open-hint-2 = Posa’l a la casella il·luminada.
learn-put-open-wrong = Així no s’obre cap forat. Posa un disc a la casella il·luminada.
learn-put-open-done = Ara el tauler té un forat.
learn-put-fill = Les negres han jugat i la teva peça ja s’ha mogut. Un forat també es pot tapar: posa-hi un disc.
learn-put-fill-hint-1 = Tria un disc i després el forat.
learn-put-fill-wrong = El forat encara hi és.
learn-put-fill-done = El disc s’hi posa des de dalt: no cal cap camí d’entrada.

## 7 The locked disc
learn-lock-title = El disc bloquejat
learn-lock-watch = Toca a les negres: mira quin disc desplacen.
learn-lock-try = La teva peça ja s’ha mogut. Ara prova d’agafar el disc que acaben de desplaçar les negres.
learn-lock-try-hint-1 = Tria el disc de l’anella taronja.
learn-lock-try-wrong = Aquest disc es pot agafar. Prova el de l’anella taronja.
learn-lock-try-done = El disc que l’oponent acaba de desplaçar queda bloquejat per a tu durant una jugada.
learn-lock-other = L’últim disc que ha desplaçat el teu bàndol no està bloquejat per a tu. Agafa’l i torna’l a posar a la casella il·luminada.
learn-lock-other-hint-1 = Tria el disc de l’anella taronja i després la casella il·luminada.
learn-lock-other-wrong = Agafa el disc de l’anella taronja i posa’l a la casella il·luminada.
learn-lock-other-done = Per a tu només està bloquejat l’últim disc de l’oponent. El teu, ara, està bloquejat per a les negres.
learn-lock-later = Ara les negres desplacen un altre disc, i el bloquejat és aquest.
learn-lock-free = La teva peça ja s’ha mogut. El primer disc ja està desbloquejat. Agafa’l i posa’l on vulguis.
learn-lock-free-hint-1 = Tria el disc de l’anella taronja i després una casella marcada.
learn-lock-free-wrong = Aquest era un altre disc. Desplaça el de l’anella taronja.
learn-lock-free-done = El bloqueig només dura una jugada.

## 8 Three ways to win
learn-win-title = Tres maneres de guanyar
learn-win-line = La primera és la línia: tres peces en línia recta. Fes-ne una.
learn-win-line-hint-1 = Dues de les teves peces estan en línia, amb una casella al mig. Quina hi pot anar?
learn-win-line-wrong = Així també es guanya! Però ara fes una línia.
learn-win-line-done = Tres de costat en línia recta: així es guanya.
learn-win-triangle = La segona és el triangle: cada peça toca les altres dues. Fes-ne un.
learn-win-triangle-hint-1 = Quina casella toca dues de les teves peces?
learn-win-triangle-wrong = Així també es guanya! Però ara fes un triangle.
learn-win-triangle-done = Cadascuna toca les altres dues: així també es guanya.
learn-win-tick = La tercera és l’angle: tres peces seguides, amb un colze al mig. Fes-ne un.
learn-win-tick-hint-1 = Un angle és una línia amb una punta girada.
learn-win-tick-wrong = Així també es guanya! Però ara fes un angle.
learn-win-hint-2 = Mira el final de cada camí. Les teves peces hi farien la figura?
learn-win-missed = Les teves tres peces encara no estan juntes. Mira el final de cada camí.
learn-win-done = El moviment que les ajunta guanya a l’instant. Després no es desplaça cap disc.

## 9 Thinking ahead
learn-ahead-title = Anticipar-se
learn-ahead-see = Una peça negra podria guanyar a la pròxima jugada: això és una amenaça. Tria aquesta peça.
learn-ahead-see-wrong = Aquesta no. Quina es pot ajuntar amb les altres dues?
learn-ahead-see-hint-1 = Dues peces negres ja són a prop. Busca la tercera, que s’hi podria ajuntar.
learn-ahead-see-hint-2 = Busca un camí obert que acabi al seu costat.
learn-ahead-see-done = Es podria posar entre les altres dues i guanyar.
learn-ahead-token = Atura-la amb una peça: mou-ne una fins al camí de punts.
learn-ahead-token-hint-1 = Quina peça vermella es pot aturar al camí?
learn-ahead-token-hint-2 = Mira on acaba cadascun dels teus moviments.
learn-ahead-token-wrong = El camí encara està obert.
learn-ahead-token-done = El camí està tallat.
learn-ahead-take = O atura-la amb un disc. La teva peça ja s’ha mogut: treu un disc del camí.
learn-ahead-take-hint-1 = Quin disc del camí pot sortir lliscant?
learn-ahead-take-hint-2 = Agafa’l i posa’l on no faci nosa.
learn-ahead-take-wrong-behind = També serveix, però ara treu un disc del camí.
learn-ahead-take-wrong = Les negres encara poden guanyar. Treu un disc del camí.
learn-ahead-take-done = Ara el camí és més curt: la peça s’atura massa aviat per guanyar.
learn-ahead-put = O allarga el camí. Posa un disc més enllà del final.
learn-ahead-put-hint-1 = Agafa qualsevol disc amb una anella al voltant, tret dels del camí de les negres.
learn-ahead-put-hint-2 = Posa’l a la casella il·luminada.
learn-ahead-put-wrong = La peça negra encara s’atura on li convé. Allarga-li el camí.
learn-ahead-put-done = Ara se’n va massa lluny.
learn-ahead-two = Ara ataca amb dues amenaces alhora: les negres només en poden aturar una. Porta la peça de l’anella taronja al costat d’una altra vermella i posa un disc a la casella il·luminada.
learn-ahead-two-hint-1 = Mou la peça de l’anella taronja fins que s’aturi al costat d’una altra vermella.
learn-ahead-two-hint-2 = Després posa un disc a la casella il·luminada. Així tindràs una segona manera de guanyar.
learn-ahead-two-done = Dues amenaces alhora: així es guanyen la majoria de les partides.
learn-ahead-rare = Un cas rar: només et saltes una part de la jugada si no la pots fer.
learn-ahead-draw = Un altre cas rar: si la mateixa posició surt per tercera vegada, són taules i no guanya ningú. També pots oferir taules o rendir-te en qualsevol moment.

## 10 The first match
learn-match-title = La primera partida
learn-match-text = Ja saps les regles. Ara juga una partida sencera contra l’oponent més fàcil. Es tria a sorts qui comença. Aquesta vegada et toca a tu: mou una peça.
learn-match-turn-1 = Ara desplaça un disc i mira què fan les negres.
learn-match-turn-2 = Abans de cada jugada, pregunta’t: les negres podrien guanyar a la pròxima?
learn-match-turn-3 = Mira de fer una amenaça o, encara millor, dues alhora.
learn-match-done = Ja has jugat la primera partida. Prem «Repeteix» per jugar-ne una altra, o continua per acabar el curs.

## The challenges
learn-challenge-win-1 = Pots guanyar de seguida. Troba el moviment.
learn-challenge-win-1-wrong = Així no s’ajunten. Prova un altre moviment.
learn-challenge-win-2 = Guanya en dues jugades contra qualsevol defensa.
learn-challenge-win-3 = Guanya en tres jugades contra qualsevol defensa.
learn-challenge-hold = Les negres són a punt de guanyar. Troba una jugada que ho eviti.
learn-challenge-hold-only = Les negres són a punt de guanyar. Només una jugada ho evita: troba-la.
learn-challenge-hold-2 = Només una jugada evita que les negres forcin la victòria en dues jugades. Troba-la.

learn-challenge-01-title = De banda a banda
learn-challenge-01-hint-1 = Dues de les teves peces ja es toquen. Fes-hi anar la tercera.
learn-challenge-01-hint-2 = La tercera es mou fins a l’altra banda del tauler.
learn-challenge-01-done = De banda a banda, i ja estan totes tres juntes.

learn-challenge-02-title = El camí llarg
learn-challenge-02-hint-1 = Dues de les teves peces ja es toquen. Mira tots els camins de la tercera.
learn-challenge-02-hint-2 = Passa pel costat d’una i s’atura al costat de l’altra.
learn-challenge-02-done = Ha passat pel costat d’una i s’ha aturat al costat de l’altra: un angle.

learn-challenge-03-title = Just a temps
learn-challenge-03-hint-1 = Les teves peces no es toquen. Quina casella en toca dues?
learn-challenge-03-hint-2 = Dues de les teves peces hi podrien anar, però s’han de quedar al costat. Envia-hi la tercera.
learn-challenge-03-done = Les negres eren a punt de guanyar. Has arribat abans.

learn-challenge-04-title = Aterratge segur
learn-challenge-04-hint-1 = Acosta a la tercera una de les dues peces que es toquen, perquè l’altra s’hi pugui ajuntar.
learn-challenge-04-hint-2 = Les negres voldran agafar el disc on et vols aturar. Posa-hi un altre disc al costat: així no el podran agafar.
learn-challenge-04-done = Si res no la pot aturar, n’hi ha prou amb una amenaça.

learn-challenge-05-title = Talla i ataca
learn-challenge-05-hint-1 = Una peça negra amenaça d’ajuntar-se amb les altres dues. Un dels teus moviments acaba just a la casella que necessita.
learn-challenge-05-hint-2 = Aquest moviment fa unes quantes amenaces, però les negres encara poden ocupar una casella i tallar-te l’altre camí. Posa un disc al costat d’aquest camí perquè quedi obert.
learn-challenge-05-done = Tallar i atacar alhora: les negres no ho poden aturar tot.

learn-challenge-06-title = Mira enrere
learn-challenge-06-hint-1 = Mou una peça perquè una altra s’hi pugui ajuntar. Però compte amb el disc que deixes: s’hi podrien aturar les negres?
learn-challenge-06-hint-2 = Agafa el mateix disc que has deixat. Posa’l al costat de la casella on et vols aturar, perquè les negres no puguin agafar-ne el disc.
learn-challenge-06-done = Un sol disc ha evitat que guanyessin les negres i ha protegit el teu camí.

learn-challenge-07-title = Un disc, dues feines
learn-challenge-07-hint-1 = Treu el disc on es volen aturar les negres. El teu moviment ha d’ajuntar dues peces.
learn-challenge-07-hint-2 = Posa el disc a la vora, al costat del camí de la tercera peça: així el camí quedarà obert.
learn-challenge-07-done = Ha aturat les negres i ha assegurat la teva amenaça.

learn-challenge-08-title = Jugada tranquil·la
learn-challenge-08-hint-1 = Encara no hi ha res urgent. Primer acosta les teves peces.
learn-challenge-08-hint-2 = Mou la peça més allunyada fins que l’aturi una de negra. Després posa un disc just al costat de l’altra peça teva, la que queda darrere d’aquella negra.
learn-challenge-08-done = Una jugada tranquil·la, i ja no hi havia defensa.

learn-challenge-09-title = Contra rellotge
learn-challenge-09-hint-1 = Les negres amenacen de guanyar. Treu el disc que necessiten.
learn-challenge-09-hint-2 = Mou la peça més allunyada fins que s’aturi al costat d’una altra. Posa el disc al final de la fila de discs on és la tercera peça.
learn-challenge-09-done = Has aturat les negres i ja no les has deixat respirar.

learn-challenge-10-title = Dues entrades
learn-challenge-10-hint-1 = Les negres poden guanyar de dues maneres. El moviment n’atura una; el disc, l’altra.
learn-challenge-10-hint-2 = Atura una peça on acabaria una de les dues amenaces. Després allarga el camí de l’altra.
learn-challenge-10-done = Una peça aquí, un disc allà: totes dues entrades tancades.

learn-challenge-11-title = Deixa passar
learn-challenge-11-hint-1 = La mateixa peça negra té dos camins per guanyar. Agafa el disc del final de l’un i fes-lo servir per allargar l’altre.
learn-challenge-11-hint-2 = La peça negra ha de passar ben de llarg de les altres dues. La teva no li ha de fer nosa.
learn-challenge-11-done = T’has apartat: les negres se’n van massa lluny, i la teva victòria ja no es pot aturar.

learn-challenge-12-title = L’ull de l’agulla
learn-challenge-12-hint-1 = Moltes jugades aturen la pròxima amenaça. Quina en fa també una de teva?
learn-challenge-12-hint-2 = Mou una peça al costat d’una altra vermella, i fes que la negra se’n vagi massa lluny.
learn-challenge-12-done = L’única jugada que aguanta. Ja pots jugar contra qui sigui.
