import { plainFamiliesNl } from './claim-families-plain-nl.ts'
import type { ClaimFamilies } from './claim-patterns.ts'
import { admired, free, loss, luck, play, recipe, relief, renowned, skill, trouble, win, young } from './claim-words-nl.ts'

/** What the law forbids in Dutch, by families of words that stand near each other, in either order. */
export const familiesNl: ClaimFamilies = {
  near: {
    urgency: [
      [
        '(?:actie|aanbod|aanbieding|bonus|deal|korting|extraatje|ticket|plek|stoel|inschrijving|deze kans)',
        '(?:(?:is|zijn) (?:\\S+ )?zo (?:voorbij|weg|vergeven|op)|(?:loopt|lopen) (?:over|binnen|straks|vanavond|zo) (?:\\S+ ){0,3}af|(?:sluit|sluiten|eindigt|vervalt|verdwijnt) (?:over|binnen|straks|zo) |(?:straks|zo|morgen) (?:\\S+ ){0,2}(?:weg|voorbij|dicht|vergeven))',
      ],
    ],
    winning: [
      [
        '(?:uitbetaling|uitkering|winst|geld)',
        '(?:waar je op (?:kunt )?(?:bouwen|rekenen|vertrouwen)|op (?:kunt|kan je|kun je) (?:bouwen|rekenen)|elke maand|iedere maand)(?! in)',
      ],
      [
        '(?:poker|pokeren|spelen|onze tafels)',
        '(?:levert? (?:\\S+ )?(?:meer|geld|veel|goed) op|rendeert|betaalt zich (?:dubbel )?(?:uit|terug)|brengt geld)',
      ],
      [
        '(?:iedereen|elke speler|alle spelers|ieder van ons|de meesten?(?: van onze)?(?: spelers)?|(?:\\d+|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen) (?:van de|op de) (?:\\d+|twee|drie|vier|vijf|tien|honderd)(?: spelers)?|\\d+ ?(?:%|procent)(?: van (?:de|onze) spelers)?|aan deze tafel)',
        '(?:in de plus|uit de kosten|met (?:\\S+ )?winst|met meer (?:\\S+ )?(?:weg|naar huis|dan)|met een prijs|verdient (?:er|hier)|staat voor|wint hier)',
      ],
      [
        '(?:kans|kansen|winkans)',
        '(?:(?:groter|hoger|beter|dichterbij) dan (?:je denkt|ooit|elders|waar ook|bij (?:anderen|een ander))|nog nooit zo (?:groot|goed))',
      ],
      [
        '(?:win|wint|winnen|verdien|verdient|verdienen|speel|pak|haal)',
        '(?:(?:de|je|een|die|jouw) (?:nieuwe )?(?:vakantie|auto|keuken|bruiloft|verbouwing|wereldreis|boot|motor|caravan|camper|droomkeuken)(?: er(?: \\S+)? uit| bij elkaar| terug| zo)?)',
      ],
      [
        win,
        '(?:gegarandeerd|garantie|garanderen|verzekerd|vast en zeker|honderd procent|100 ?%|zonder twijfel|elke keer|iedere keer|elke avond|iedere avond|elke dag|iedere dag)',
      ],
      [
        '(?:winst|prijs|prijzen|jackpot|miljoen|miljoenen|hoofdprijs|fortuin|geld|rijkdom)',
        '(?:wachten|wacht|ligt|liggen|staat|staan) (?:al |hier |nu )?(?:op (?:je|jou|u)|voor (?:je|jou)|klaar)',
      ],
      [
        '(?:poker\\w*|spelen|speel|kaarten|tafel)',
        '(?:inkomen|inkomsten|inkomstenbron|bijverdien\\w*|salaris|rendement|investering|pensioen|kostwinning|broodwinning|dagtaak|carri[eè]re)',
      ],
      ['(?:baan|baas|kantoor|werk)', '(?:opzeggen|zeg (?:\\S+ ){0,2}op|ontslag|vaarwel|niet meer nodig|verruil\\w*)'],
    ],
    ease: [
      [
        '(?:geld|winst|cash|euro.s|prijzen|poen)',
        '(?:(?:komt|valt|loopt|vliegt|stroomt) (?:\\S+ ){0,2}(?:naar je toe|vanzelf|binnen|in je schoot|op je af)|op je wachten|uit bed|in je pyjama)',
      ],
      [
        '(?:(?:één|een|twee|drie|vijf|een paar|enkele|(?<!\\d)[1-9]) (?:klik|kliks|klikken|tik|tikken|swipes?|handen|potjes|avondjes?))',
        '(?:in het groen|in de plus|geld|rijk|rijker|winst|vol|gevuld|miljoen|binnen)',
      ],
      [
        '(?:kortste|snelste|makkelijkste|zekerste|beste) (?:weg|route|manier)',
        '(?:portemonnee|geld|rijkdom|winst|miljoen|vermogen|luxe|rijk|vrijheid)',
      ],
      [
        '(?:win|wint|winnen|winst|geld|rijk|verdien|verdienen|verdiend|verdient|euro.s|cash|€ ?1|inkomsten)',
        '(?:makkelijk\\w*|gemakkelijk\\w*|eenvoudig\\w*|simpel\\w*|moeiteloos|vanzelf|kinderspel|fluitje van een cent|eitje|makkie|peulenschil|handomdraai|zonder (?:nadenken|kennis|moeite|inspanning|te werken|ervaring|iets te doen)|terwijl je slaapt|vanaf de bank|luie stoel|sloffen)',
      ],
      [
        '(?:rijk|geld verdienen|euro.s verdienen|winst)',
        '(?:snel|vlug|in (?:een|één|vijf|tien|enkele|een paar|€? ?\\d+) (?:minuten|minuut|uur|uurtje|tellen|dagen)|binnen (?:een|één|het|vijf|tien|enkele) (?:minuten|uur|dagen|dag|week))',
      ],
    ],
    moneyTrouble: [
      [
        '(?:wasmachine|koelkast|cv-ketel|auto (?:stuk|kapot)|reparatie|boete|naheffing|aanslag|eigen risico|premie|schoolgeld|studiekosten|collegegeld|tandarts\\w*|(?:gas|energie|water)nota|loonsverhoging|loonstrook|vakantiegeld|dertiende maand|dure (?:maand|december\\w*|feestdagen)|decembermaand|alles (?:wordt|is) duurder|inflatie|prijsstijging\\w*|spaarrekening|spaarpot|buffer|begroting|gat in je)',
        '(?:win|wint|winnen|winst|pot|poker|cash game|tegenstanders|aan tafel|onze tafels|schuif aan|speel mee|jackpot|chips|inzet)',
      ],
      [
        '(?:lucht|ruimte|adem|rust|verlichting)(?: \\S+)? (?:in|voor|op) (?:je|jouw|de) (?:portemonnee|rekening|begroting|financi\\w+|huishoud\\w*)',
        '(?:win|wint|winnen|pot|poker|aan tafel|schuif aan|speel|chips)',
      ],
      [trouble, relief],
    ],
    socialSuccess: [
      [
        '(?:poker|pokeren|pokera\\w+|bluf\\w*|aan tafel|onze tafels?|wint|winnaar|winnaars|overwinning|potten|stapel|chips)',
        '(?:klasse|uitstraling|charisma|respect af|ontzag|eerbied|haar (?:telefoon)?nummer|(?:zijn|hun) telefoonnummer|hart sneller|vallen op|valt op|trots|doe je ertoe|ertoe doet?|in aanzien|applaus|fluister\\w*|het gesprek|gaat het (?:alleen|enkel)|begeerd\\w*|gevierd\\w*|ge.erd\\w*|bewondering|op handen)',
      ],
      [
        '(?:poker\\w*|spelen|speel|speelt|bluf\\w*|aan tafel|winnaar|wint|kaarten)',
        '(?:kijkt? (?:\\S+ ){0,5}(?:op|anders)|tegen (?:me|mij|je|jou|hem|haar) op|in de kroeg|op (?:elk|ieder) feest|met andere ogen|achter (?:je|jou) aan|hart(?:en)? verover\\w*|niemand (?:\\S+ )?om je heen)',
      ],
      [
        '(?:poker|pokeren|pokerface|pokerspeler\\w*|winnaar|winnaars|winnen|winst|wint|jackpot|hoge inzet|pot|onze tafels?|speel|meedoen|aan tafel)',
        admired,
      ],
    ],
    youth: [
      [
        '(?:examen|eindexamen|diploma|diploma-uitreiking|rijbewijs|introductieweek|studentenvereniging|gala|schoolfeest|klassenfeest|vrijgezellenfeest)',
        '(?:poker|pokeren|potje|speel|spelen|spel|kaarten|tafel|toernooi)',
      ],
      [
        '(?:als kind|van vroeger|uit je jeugd|op het schoolplein|van je jeugd)',
        '(?:speelde?|speelt|spelen|spelletjes?|poker|geld|kaarten)',
      ],
      [young, `(?:${play}|meedoen|doe mee|welkom|voordeel|korting|bonus|leuk|cool|vet|extra)`],
      [renowned, `(?:${play}|bij ons|kies\\w*|raadt|fan|ook|versla|net als|zoals|deelt|tegen)`],
    ],
    bonus: [
      [
        '(?:verlies|verliezen|verloren|verloor|verliest|pech|mis)',
        '(?:stort\\w* (?:\\S+ ){0,4}terug|betal\\w* (?:\\S+ ){0,4}terug|geven (?:\\S+ ){0,4}terug|leggen (?:\\S+ ){0,3}bij|nemen (?:\\S+ ){0,4}voor onze rekening|krijg je (?:\\S+ ){0,3}weer terug)',
      ],
      ['onvoorwaardelijk', '(?:bonus|speelgeld|tegoed|€ ?1|krijgt|krijg|ontvangt|ontvang|cadeau)'],
      [
        '(?:\\w*bonus(?:sen)?|welkomstpakket|welkomstcadeau|speeltegoed|tegoed|extraatje|cashback|free ?spins?|free ?bets?)',
        '(?:pak|claim|claimen|ontvang|haal|krijg|activeer|grijp|verzilver|incasseer|scoor|wacht op je|ligt (?:voor je )?klaar|staat (?:voor je )?klaar|cadeau|meteen|direct|iedereen|elke speler|alle spelers|jong en oud|onbeperkt)',
      ],
      [
        loss,
        '(?:vergoed\\w*|compens\\w*|geld terug|bonus|tegoed|cashback|troostprijs|teruggestort|krijg je terug|krijg je (?:\\S+ ){0,4}terug)',
      ],
    ],
    chasing: [
      [
        '(?:verlies|verloren|verloor|gisteren|in de min|pech)',
        '(?:dubbel (?:op|terug|zo)|haal je (?:\\S+ ){0,3}(?:op|binnen|in|dubbel)|vandaag (?:pak|haal|win|maak)|morgen (?:sta|ben|win) je|weer (?:in de plus|boven))',
      ],
      [
        loss,
        '(?:terugwinnen|win (?:\\S+ ){0,3}terug|terugverdien\\w*|terughalen|terugpakken|goedmaken|goed te maken|inhalen|herstel\\w*|herkans\\w*|revanche|wraak|rechtzetten|omdraaien|nieuwe kans|nieuwe poging|tweede kans|nog een (?:keer|kans|poging|ronde)|verdubbel\\w*|volhouden|doorspelen|speel door|ga door|bijstorten|stort bij|maak (?:het |dat )?goed)',
      ],
      [
        '(?:geluk|kansen|beurt|reeks)',
        '(?:keert|keren|komt (?:nog|wel|eraan|vanzelf)|draait|slaat om|laat (?:nooit|niet) lang)',
      ],
    ],
    skill: [
      [
        '(?:winnen|winst)',
        '(?:is een (?:vak|kunst|ambacht|wetenschap|vaardigheid)|(?:kun|kan) je leren|leer je (?:hier|bij ons|van)|is te leren|een kwestie van|kinderen kunnen)',
      ],
      [
        'hoe (?:slimmer|beter|meer|harder|vaker|langer)',
        '(?:hoe|des te) (?:zekerder|vaker je wint|groter je winst|meer je wint|hoger je winst|rijker)',
      ],
      [
        '(?:kaarten|uitslag|uitkomst|kansen|het spel)',
        '(?:gehoorzam\\w*|naar je hand|in de hand|onder de knie|bepaalt? (?:jij|je|zelf)|bepaalt (?:zelf )?de|luister\\w* naar|voorspel\\w*|doorziet|in je zak)',
      ],
      [
        '(?:verliezers?|wie verliest|verliezen)',
        '(?:oefen\\w* te weinig|lui|dom|slecht voorbereid|hebben (?:\\S+ )?(?:niets|geen \\S+) geleerd|eigen schuld|let\\w* niet op|kent de regels niet|zijn mensen die)',
      ],
      [
        '(?:lessen|training|uren aan tafel|oefening|ervaring|voorbereiding)',
        '(?:bepaal\\w* (?:zelf )?(?:de|wie|of)|ontembaar|niet te stoppen|niet meer te kloppen|onklopbaar|heer en meester)',
      ],
      [
        '(?:wie|als je|iedereen die)',
        '(?:oplet|goed speelt|rekent|nadenkt|oefent|genoeg oefent|studeert|discipline heeft) wint?',
      ],
      [
        '(?:geluk|toeval|mazzel|pech)',
        '(?:achter je|buitenspel|buiten de deur|uitsluit\\w*|uitgesloten|de baas|thuis|voor beginners|voor anderen)',
      ],
      [
        luck,
        '(?:amateurs|beginners|sukkels|losers|dwing\\w*|afdwing\\w*|de baas|versla|verslaan|verslaat|beheers\\w*|onder controle|in je macht|te slim af|een fabel|sterker dan|wint het van|uit te schakelen|uitgeschakeld)',
      ],
      [
        skill,
        '(?:beslist alles|bepaalt alles|bepaalt of je wint|altijd|garand\\w*|garantie|verzekert|onverslaanbaar|wint? (?:je )?(?:altijd|elke|iedere|van iedereen|gegarandeerd)|is alles|alleen)',
      ],
      [
        recipe,
        '(?:winnen|winst|wint|win je|altijd|gegarandeerd|sluitend\\w*|onfeilba\\w*|feilloos|feilloze|bewezen|100 ?%)',
      ],
    ],
    free: [
      [
        free,
        '(?:geld|euro|euro.s|€ ?1|winst|win|winnen|prijs|prijzen|prijzengeld|jackpot|bonus|tegoed|speeltegoed|inzet|inzetje|tickets?|spins?|beurten|cash|miljoen|toernooiticket\\w*)',
      ],
    ],
    risk: [
      [
        '(?:verslaving|verslaafd|gokverslav\\w*)',
        '(?:is iets voor|iets voor (?:zwakk\\w*|anderen)|zwakke|zwakkelingen|overdreven|onzin|fabel\\w*|praatjes|karakter)',
      ],
      [
        '(?:waarschuwing\\w*|limiet|limieten|regels|bezorgdheid|gevaren)',
        '(?:overdreven|onzin|flauwekul|betutteling|betuttelend|bangmakerij|spelbrekers?|zeurpieten|lachertje|gezeur)',
      ],
      [
        '(?:tientjes|briefjes|verlies|verliezen|verliest|inzet|geld)',
        '(?:merk je (?:er )?(?:niet|niks|niets|amper|nauwelijks)|voel je niet|mis je niet|maak je niet druk|stelt niets voor|doet geen pijn|klein bier|kleinigheid|schijntje)',
      ],
      [
        '(?:poker|pokeren|gokken|spelen|inzetten)',
        '(?:veiliger dan|zo veilig als|hobby (?:als|net als)|(?:net|zoals) (?:vissen|postzegels|breien|voetballen)|als vissen)',
      ],
      [
        '(?:poker|pokeren|gokken|spelen|spel|inzetten|gokje|avondje)',
        '(?:onschuldig\\w*|ongevaarlijk\\w*|zorgeloos|volkomen veilig|volstrekt veilig|helemaal veilig|gezonde ontspanning|gezonde hobby|hobby als|net als schaken)',
      ],
      [
        '(?:limiet|limieten|grens|grenzen|rem|remmen)',
        '(?:vergeet|watjes|angsthazen|bangeriken|overboord|losgooien|laat varen|nergens voor nodig|onnodig|overbodig|los)',
      ],
    ],
  },
  alone: {
    winning: [
      '(?:jouw|je) (?:geluks(?:dag|avond|week|moment|nacht)|grote (?:avond|dag|slag))|(?:wij|we) maken (?:\\S+ )?(?:winnaars|rijk\\w*|miljonairs)|(?:plukken|grijpen|scoren|cashen|oogsten) maar|(?:zitten|ligt|liggen|zit) (?:hier )?vol geld',
      '(?:verdubbel|verdrievoudig|vertienvoudig|vermenigvuldig)\\w* (?:je|jouw|uw) (?:inleg|inzet|geld|saldo|bankroll)|(?:jackpot|hoofdprijs|pot) (?:is |valt |wordt )?(?:voor|van) jou|valt (?:\\S+ ){0,4}voor jou|winst volgt|winst komt',
      'reken er maar op|wen er maar aan|(?:vroeg of laat|ooit|straks|binnenkort) (?:\\S+ ){0,3}(?:raak|prijs|aan de beurt|de jackpot|jouw naam)|jouw naam (?:\\S+ ){0,4}(?:winnaarslijst|bord|bovenaan)|word\\w* (?:\\S+ ){0,3}rijke(?!\\p{L})|(?:heeft|hebben|heb) (?:\\S+ ){0,6}(?:bij elkaar gespeeld|verdiend aan tafel)',
      'dro(?:om|men)(?!\\p{L}).{0,20}(?:waar|uit|uitkomen|werkelijkheid)|fortuin|schatrijk|steenrijk|(?:loop|lopen) binnen|bakken (?:met )?geld|bergen geld|grof geld|een vermogen|(?:win|winst) (?:elke|iedere)',
      'miljonair',
      'verander\\w* je leven|je leven verander\\w*|een nieuw leven|rentenier\\w*|vroeg met pensioen',
      '(?:hier|bij ons|met ons) (?:win|wint|winnen) (?:je|iedereen|u|jij|we)|jij bent de volgende|de volgende winnaar',
      'meer dan ooit winnen|nergens (?:win|wint) je|je wint (?:hier|bij ons) (?:vaker|meer|sneller)|leer (?:\\S+ ){0,3}winnen',
    ],
    urgency: [
      'zit (?:er )?(?:straks )?(?:\\S+ )?een ander|een ander (?:gaat er|zit er|pakt|heeft) (?:\\S+ ){0,3}(?:vandoor|jouw|die van jou)|voor je neus weg|tel(?:t)? de (?:seconden|minuten)|nog even en (?:het|hij|dit) is',
      '(?:grijp|pak|benut) (?:je|jouw|deze|die|nu je) kans|sla (?:nu |snel )?je slag|kans van je leven|nu het nog kan|voor het voorbij is|voor het op is',
      'waar wacht je (?:nog )?op|eenmalige? (?:kans|aanbod|actie|aanbieding)|unieke? (?:kans|aanbod|actie|aanbieding)',
      '(?:bijna|zo goed als) (?:voorbij|weg|vol|uitverkocht|verlopen|afgelopen)|uitverkocht|last ?minute|(?:eindigt|verloopt|stopt) (?:bijna|binnenkort)',
      '(?:nu|vandaag|vanavond) of nooit|nog (?:\\S+ )?(?:een paar|enkele|€? ?\\d+|een|één|twee|drie) (?:seconden|minuten|uurtjes|tellen)(?= ?(?:te gaan|geldig|over|en|om|$|:|!))',
      '(?:speel|stort|claim|start|begin|storten|spelen) (?:\\S+ ){0,3}(?:voor middernacht|voor het te laat|nu meteen|direct nu|onmiddellijk)|wie het eerst komt|snel, voor|snel zijn|morgen (?:is (?:hij|het|dit) )?(?:weg|voorbij)|raak\\w* snel (?:op|vol)',
    ],
    ease: [
      '(?:dikke|dikkere|volle|gespekte) (?:portemonnee|bankrekening|beurs|zakken)|(?:een )?(?:maand|week|jaar)(?:loon|salaris) (?:in|op) (?:één|een) avond',
      'fluitje van een cent|appeltje.eitje|in een handomdraai|geld (?:stroomt|rolt|vloeit|komt vanzelf)|geldboom|slapende? (?:geld|inkomen)|passief inkomen',
    ],
    moneyTrouble: [
      'vergeet (?:\\S+ ){0,3}(?:zorgen|problemen|stress|sores|ellende)|ontsnap\\w* aan|(?:betaal|betalen|betaald|bekostig\\w*|financier\\w*|aflossen|los) (?:\\S+ ){0,4}(?:met|van|uit|door) (?:\\S+ ){0,2}(?:poker(?!portemonnee|rekening|saldo)\\w*|pokerwinst|winst|pot|toernooi\\w*|kaarten|tafel|jackpot)',
      'einde van je (?:schulden|zorgen|geldzorgen)|van je (?:schulden|zorgen) af|(?:schulden|zorgen) (?:weg|voorbij|verdwenen)|schuldenvrij|uit de (?:schulden|rode cijfers|problemen)|financi\\w+ (?:vrijheid|onafhankelijk\\w*|zorgen voorbij)',
      'kom(?:t)? je (?:niet rond|geld tekort)|rondkomen|de maand door|extra.{0,10} nodig\\?|geld nodig|krap bij kas',
    ],
    socialSuccess: [
      'voel je (?:\\S+ )?(?:iemand|belangrijk|onoverwinnelijk|onverslaanbaar|een winnaar|een koning|een man|een ster)|hoor\\w* (?:je |jij )?er (?:\\S+ ){0,2}bij|(?:blijf|sta) (?:jij |je )?(?:\\S+ )?(?:alleen|als enige) (?:achter|aan de kant)|(?:vrienden|collega.s|buren|maten) (?:\\S+ ){0,2}(?:spelen|doen|zitten) (?:er )?(?:al|allang|allemaal|ook)|kijkt (?:\\S+ ){0,4}tegen (?:me|mij|je|jou) op',
      'bewijs (?:jezelf|dat je|wie)|laat (?:\\S+ )?zien wie|(?:gesprek|praat) van de dag|geen (?:loser|sukkel)|winnaarstype|een beter (?:mens|leven)|koning(?:in)? (?:van|aan)|held(?:in)? (?:van|aan)|droomvrouw|droomman|tel (?:je )?mee|iemand van (?:naam|aanzien)',
      'onweerstaanbaar|vrouwenmagneet|het middelpunt|de show steelt|steel de show|benijden|jaloers maken|word (?:eindelijk )?iemand|alle ogen (?:zijn )?op jou|leef als een (?:ster|koning|vorst|miljonair)|high ?roller',
      'champagne|limousine|sportauto|privéjet|jetset|villa|leven als een',
      'een man van|mannelijk\\w*|mannenspel|voor echte (?:mannen|kerels|winnaars)|bij de winnaars',
    ],
    youth: [
      '(?:achttien|18) (?:jaar )?(?:geworden|vandaag)|(?:word|wordt|werd|ben|bent) (?:je |jij )?(?:vandaag|deze week|net|eindelijk|morgen) (?:achttien|18)|jeugdheld\\w*|jeugdidool|idool|je grote voorbeeld',
      'nooit te jong|jong beginnen|begin jong|net (?:als )?(?:achttien|18)|pas (?:achttien|18)|eindelijk (?:achttien|18)|voor jong en oud|na school|tussen de lessen|studiefinanciering|superheld\\w*|stripheld\\w*|tekenfilm\\w*',
    ],
    bonus: [
      '(?:verlies|verloren)\\??,? (?:dan )?(?:krijg|ontvang|geven|betalen) (?:je|wij|we)|niet goed, geld terug|verdubbel\\w* (?:wij |we )?(?:je|jouw) (?:storting|inleg|geld|saldo)',
    ],
    risk: [
      'wat kan (?:er|je) (?:\\S+ ){0,2}(?:misgaan|gebeuren|overkomen)|(?:is|gaat) (?:toch )?maar (?:om )?(?:een )?(?:tientje|paar (?:euro|tientjes)|briefje|geld)',
      'het is maar geld|alle remmen los|laat je gaan|ga (?:eens |lekker )?los|grenzeloos|zonder (?:grenzen|limiet|limieten|zorgen|rem)|onbezorgd|niet erger dan|minder gevaarlijk dan|denk (?:er )?niet (?:te veel |te lang )?(?:na|over na)|gewoon doen',
      'zo veilig als|veiliger dan|net (?:zo )?veilig|spaarrekening|gewoon (?:voor de )?(?:lol|ontspanning|een spelletje)|slechts (?:een )?(?:spel|spelletje|vermaak)|verslaving is voor',
      '(?:zet|waag|gok|speel) (?:\\S+ ){0,2}(?:alles|je spaargeld|je salaris|je huis|je laatste)|waag (?:het|de gok|een gok|je kans|de sprong)|gok het erop|de hele nacht (?:door)?|nachtenlang|dag en nacht spelen|speel (?:\\S+ )?onbeperkt|wie bang is|durf je',
    ],
    chasing: [
      '(?:de )?kaarten (?:keren|draaien|komen) (?:vanzelf|wel|altijd|ooit|nog)|blijf (?:nog even |lekker )?(?:zitten|aan tafel)|speel tot (?:je|het) (?:weer )?(?:in de plus|raak|goed)|nog even doorzetten',
      'de aanhouder wint|volhouders? (?:win\\w*|wordt beloond)|doorzetters? win\\w*|blijf (?:inzetten|proberen|doorgaan)|ga (?:gewoon )?door tot|nog één (?:keer|potje|inzet|poging|kans)|zo dichtbij|er (?:was|bent) bijna|moet (?:wel |ooit |een keer |nu )(?:vallen|komen|raak zijn)|jij bent aan de beurt',
    ],
    skill: [
      'naar je hand|wiskundig (?:zeker|bewezen|gegarandeerd)|de beste wint|talent wint|kwestie van (?:oefenen|oefening|techniek|kunde|rekenen|slim\\w*|goed spelen)|onklopbaar|voorspel\\w* (?:\\S+ )?kaart\\w*|(?:in|na) (?:\\S+ )?(?:lessen|weken|dagen|les) (?:een )?(?:prof|winnaar|winst)',
      'geluk dwing je|dwing (?:je )?(?:het )?geluk|kraak de code|versla (?:het huis|de kansen|het systeem|iedereen)|wie slim is,? wint|slim(?:me)? (?:spelers )?winnen|de slimste wint|altijd een stap voor|(?:je|jouw) eigen geluk',
    ],
    free: [
      '(?:op|voor) onze (?:kosten|rekening)|wij betalen (?:je|jouw) (?:inzet|inkoop|deelname|storting|ticket)|van ons cadeau|krijg je cadeau|rondje van de zaak',
    ],
  },
  plain: plainFamiliesNl,
}
