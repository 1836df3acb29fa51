import { plainFamiliesNl } from './claim-families-plain-nl.ts'
import { playPairsNl } from './claim-families-play-nl.ts'
import type { ClaimFamilies } from './claim-patterns.ts'
import { admired, play, relief, renowned, trouble, win, young } from './claim-words-nl.ts'

/** What the law forbids in Dutch, by families of words that stand near each other, in either order. */
export const familiesNl: ClaimFamilies = {
  near: {
    urgency: [
      ['(?:boot|trein|bus)', '(?:mis\\w*|gemist|vertrekt|vertrokken|rijdt weg)'],
      [
        '(?:wees|ben jij|word)',
        '(?:de eerste|de snelste|als eerste|op tijd|er op tijd bij|er als de kippen bij|een ander voor)',
      ],
      [
        '(?:nog|net|straks)',
        '(?:vandaag meedoen|vandaag instappen|net op tijd|op tijd binnen|voor de deur dicht\\w*|te laat|bijna te laat)',
      ],

      [
        '(?:deur|deuren|inschrijving|kassa|kans)',
        '(?:voorgoed|definitief|voor altijd|zo dicht|op slot|verkeken|verspeeld)',
      ],
      [
        '(?:(?<!na )laatste|allerlaatste|handvol|enkele|paar|nog maar \\S+)',
        '(?:stoelen|stoel|plekken|plekjes|plek|zitplaatsen|tickets|kaartjes|kansen)',
      ],
      [
        '(?:stort|speel|schrijf je in|meld je|schuif aan|koop in|stap in|doe mee|claim|pak|kom erbij)',
        '(?:vandaag nog|vanavond nog|nu nog|onmiddellijk|als de bliksem|zonder (?:uitstel|aarzel\\w*|dralen)|zo snel (?:mogelijk|als je kunt)|meteen|voordat (?:een ander|iemand anders|het|de rest|alles)|voor het te laat is)',
      ],
      [
        '(?:een ander|iemand anders|anderen|je buurman|je buurvrouw|de rest)',
        '(?:voor is|voor zijn|voor bent|ermee vandoor|vandoor|inpikt|inpikken|jouw (?:stoel|plek|plaats|kans|prijs|pot|winst)|naar je buurman|al binnen)',
      ],
      [
        '(?:actie|aanbod|aanbieding|bonus|deal|korting|extraatje|ticket|plek|stoel|inschrijving|deze kans)',
        '(?:(?:is|zijn) (?:\\S+ )?zo (?:voorbij|weg|vergeven|op)|(?:loopt|lopen) (?:over|binnen|straks|vanavond|zo) (?:\\S+ ){0,3}af|(?:sluit|sluiten|eindigt|vervalt|verdwijnt) (?:over|binnen|straks|zo) |(?:straks|zo|morgen) (?:\\S+ ){0,2}(?:weg|voorbij|dicht|vergeven))',
      ],
    ],
    winning: [
      [
        '(?:eindelijk|voortaan|vanavond)',
        '(?:rijk|winst|geld genoeg|de jackpot|je droom|het grote geld|ruim in|meer te besteden|zonder zorgen)',
      ],

      [
        '(?:jouw|je) (?:moment|tijd|beurt|avond|geluksster|geluk|fortuin)',
        '(?:gekomen|is daar|is aangebroken|staat op het punt|wacht|begint (?:hier|nu|vanavond)|lacht|eindelijk)',
      ],
      [
        '(?:geluk|fortuna|het lot|de sterren|geluksvogels?)',
        '(?:lacht (?:je|jou)|aan jouw (?:kant|zijde)|toe te lachen|roept (?:je|jou)|glimlacht|staan gunstig|voorbestemd|vindt (?:je|jou))',
      ],
      [
        '(?:pak|scoor|cash|graai|grijp|vang|hark|sleep|strijk)',
        '(?:knaken|flappen|pegels|poen|doekoe|euro.s|de pot|het geld|briefjes|de buit|je winst|dikke prijzen|grote prijzen)(?: (?:binnen|mee|op))?',
      ],
      [
        '(?:geld|euro.s|poen|prijzen|winst|biljetten)',
        '(?:regent|regenen|stroomt|stromen|rolt|rinkelt|groeit aan|ligt op straat|op straat|vliegt je om de oren|binnenharken|binnenslepen|binnenhalen)',
      ],
      [
        '(?:trakteer|verwen|koop|boek|betaal)',
        '(?:(?:van|met|uit) (?:je|jouw|de|een) (?:\\S+ )?(?:winst|pot|prijs|prijzengeld|jackpot|toernooi|pokeravond))',
      ],
      [
        '(?:beter|meer|sneller|leuker|lonender|hoger) (?:\\S+ )?dan',
        '(?:werken|je baan|je salaris|je loon|sparen|de bank|je spaargeld|een bijbaan|overwerken|een lot|een loterij)',
      ],
      [
        '(?:vrijheid|onafhankelijk\\w*|eigen baas|stoppen met werken|nooit meer werken)',
        '(?:poker|pokeren|aan tafel|onze tafels?|kaarten|win|winst|pot)',
      ],
      [
        '(?:sinds (?:ik|hij|zij|we)|nu ik|dankzij jullie)',
        '(?:verdien\\w*|betaal\\w*|koop|kocht|leef|leven|geld|rijk\\w*|winst|auto|vakantie|schuld\\w*|zorgen)',
      ],

      [
        '(?:aandelen|beleg\\w*|beurs|effecten|obligaties|crypto|bitcoin\\w*|rente|spaarrekening|sparen)',
        '(?:poker|pokeren|pokertafel|onze (?:\\S+ )?tafels?|cash ?tafels|kaarten)',
      ],
      [
        '(?:verla(?:at|ten)|vertrek\\w*|weg\\w*|sta(?:at|n)? (?:\\S+ )?op|naar huis|thuis\\w*|van tafel)',
        '(?:meer (?:geld|chips) |meer dan|grotere? (?:stapel|saldo|bedrag)|dikkere? \\S+|rijker|met (?:\\S+ )?(?:winst|geld|prijs)|dubbele|volle zakken)',
      ],
      [
        '(?:wat (?:zou|ga|doe|koop|doet)|waar (?:ga|geef|zou)) (?:je|jij|u)',
        '(?:wint|winst|prijs|prijzengeld|miljoen\\w*|\\w*duizend|ton|jackpot|hoofdprijs|rijk)',
      ],
      [
        '(?:bankrekening|portemonnee|saldo|spaarpot|spaarvarken|bankdirecteur|bankier|bank)',
        '(?:dankbaar|dank\\w*|blij|lach\\w*|juich\\w*|groeien|aandikk\\w*|spekken|spekt|dikker|zwelt|barst|explodeert)',
      ],
      [
        '(?<!wij )(?<!we )(?<!wat )(?:bij)?verdien(?:t|en|de|den|ste)?',
        '(?:bij ons|hier|aan (?:tafel|onze tafels)|poker\\w*|met kaarten|spelenderwijs|elke (?:maand|week|dag|avond)|per (?:maand|week|avond))',
      ],
      [
        '(?:iedereen|elke speler|alle spelers|onze spelers|wie (?:hier |bij ons )?(?:aanschuift|meedoet|speelt|pokert))',
        '(?:rijker|met geld|naar huis|winnaars?|prijs mee|winnen hier|kan winnen)',
      ],
      [
        '(?:straks|binnenkort|vanavond|morgen|weldra|volgende week|over een week)',
        '(?:rijk|rijker|miljonair|je winst|jouw winst|win je|wint u|win jij|ben je binnen|zit je op rozen|zwem je in)',
      ],
      [
        '(?:droom\\w*|luxe|ferrari|porsche|tesla|jacht|zwembad|wereldreis|vakantiehuis\\w*|malediven|bahama.s|rolex|diamanten|tweede huis|nieuwe (?:auto|keuken|badkamer))',
        '(?:pokeren|poker|win|wint|winnen|winst|gewonnen|pot|kaarten|onze tafels?|chips|inleg)',
      ],
      [
        '(?:succes|winst|gewin|opbrengst|rendement|overwinning|rijkdom|geld|prijzen)',
        '(?:binnen handbereik|voor het grijpen|dichterbij dan|om de hoek|presenteerblad\\w*|beloofd|geheid|hoe dan ook|op een dienblad|in the pocket|zeker van)',
      ],
      [
        '(?:leef|leeft|leven|bestaan|gezin|rondkomen|de kost)',
        '(?:van poker|van het pokeren|van de kaarten|met poker|met pokeren|van (?:zijn|haar|mijn|hun) (?:winst|pot\\w*))',
      ],
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
        '(?:zonder (?:enige |veel |al te veel |een greintje )?(?:inspanning|moeite|studie|ervaring|zweet\\w*|nadenken|kennis|voorbereiding)|moeiteloos|spelenderwijs|vingers? in de neus|ogen dicht|op je sloffen|slapend|in je slaap|op de bank|in bed|lui|luieren|in een klik|een klik|een druk|vanzelf|zo simpel|zo makkelijk)',
        '(?:win|wint|winnen|winst|geld|poen|cash|verdien\\w*|bijverdien\\w*|bij elkaar|rijk|inkomen|bedrag|zakcent\\w*|prijzen|vakantie|binnen|loont)',
      ],
      [
        '(?:tegenstanders?|tegenspelers?|beginners|amateurs|toeristen|vissen|zondagsspelers)',
        '(?:zwak|zwakke|prooi|makke|schapen|weggeven|geven (?:\\S+ ){0,3}weg|leeg\\w*|kaalpluk\\w*|plukken|inpakken|oprapen|raapt|nietsvermoedend\\w*|cadeau|geldautomaat|pinautomaat)',
      ],
      [
        '(?:zwoeg\\w*|ploeter\\w*|sappel\\w*|buffel\\w*|overuren|van negen tot vijf|je wekker|afbeul\\w*|je krom werk\\w*|waarom (?:\\S+ ){0,3}(?:werken|sparen))',
        '(?:poker\\w*|kaarten|onze tafels?|aan (?:\\S+ )?tafel|pokertafel|cash ?games?|toernooi\\w*|meespelen|schuif aan)',
      ],
      [
        '(?:oma|opa|je moeder|je schoonmoeder|een kind|een kleuter|de kat|je hond|een blinde)',
        '(?:win|wint|winnen|winst|kan (?:het|dit)|zou (?:hier|het)|verslaat|geld)',
      ],
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
        '(?:boodschappen|benzine|energie|zorgpremie|contributie|kinderopvang|rekening|rekeningen|huur|hypotheek|schuld|schulden|\\w+schuld|lening|boete|vakantie|duurder|tegenvaller\\w*|onverwachte (?:kosten|uitgaven?))',
        '(?:(?:laat|door) (?:\\S+ )?(?:tafelgenoten|tegenspelers|tegenstanders|buurman|buren|anderen|de pot|de kaarten|de tafel)|tafelgenoten|tegenspelers|(?:een) goede (?:avond|hand|pot|nacht)|\\w*zege|full house|royal flush)',
      ],
      [
        '(?:geldzorgen|schulden|rood staan|roodstand|krap|blut|platzak|arm|armoede|bijstand|schuldhulp|loon(?:beslag)?|salaris is op|geld is op|deurwaarder|maand (?:\\S+ )?over|baan kwijt|werkloos)',
        '(?:toernooi\\w*|poker\\w*|aanschuiven|schuif aan|onze tafels?|uitweg|oplossing|verleden tijd|zorg minder|rijk|dankzij|omslag|keerpunt)',
      ],
      [
        '(?:schuldenberg|onbetaald\\w*|geldstress|geldgebrek|ontslag|failliet|faillissement|voedselbank|pensioengat|koopkracht|inflatie|huurverhoging|dure tijden|bezuinig\\w*|minimumloon|bkr|dagvaarding|loonbeslag|beslaglegging|te weinig geld|geld (?:is )?(?:bijna )?op|lege (?:koelkast|spaarpot|beurs)|kapotte \\w+|maandlasten|lasten|alimentatie|geld (?:\\S+ )?nodig|het water aan de lippen)',
        '(?:poker|pokeren|pot|potje|win|wint|winnen|winst|kaarten|onze tafels?|aan tafel|toernooi|schuif aan|jackpot|speel|inzet|bij ons)',
      ],
      [
        '(?:stress|sores|verdriet|scheiding|somber\\w*|depressi\\w+|zorgen|problemen|ellende|rotdag|tegenslag|dip|liefdesverdriet|ruzie thuis)',
        '(?:vergeet|vergeten|ontvlucht\\w*|even weg|medicijn|de beste therapie|troost|poker helpt|verdwijn\\w*|verleden tijd|weg aan tafel|speel)',
      ],
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
      ['(?:eindelijk|voortaan)', '(?:jij|jouw|iemand|erbij|gezien|respect|vrienden|gezelschap|bewonder\\w*)'],

      [
        '(?:poker|pokeren|pokert|aan tafel|onze tafels?|win|wint|winnaar|speel|hier|bij ons)',
        '(?:iedereen (?:kent|weet|praat)|je naam kennen|jouw naam kennen|ieders lippen|een legende|van niemand naar|eindelijk iemand|op handen gedragen|vrijgezel|single|haar hart|zijn hart|niet alleen meer|gezien worden|word gezien|in de smaak|stijg\\w* in)',
      ],

      [
        '(?:poker|pokeren|pokert|pokera\\w+|pokerface|toernooizege|onze tafels?|hoge tafels?|hier speelt?|speelt? hier|waar je speelt|bij ons)',
        '(?:aantrekkelijk\\w*|interessanter|(?<!/)cooler(?! is(?!\\p{L})|: betekenis)|leuker gevonden|populair\\w*|respect van|gerespecteerd|opkijken|kijken op|verleid\\w*|versier\\w*|date|vriendinnen?|status|standing|middelpunt|echt mee|telt? (?:\\S+ )?mee|tel je|hoort? er\\w*|gemaakt hebt|geslaagd\\w*|nooit (?:meer )?alleen|uit je schulp|bij de (?:groten|besten|top))',
      ],
      [
        '(?:vrienden|collega.s|buren|schoonfamilie|schoonmoeder|familie|baas|ex|klasgenoten|buurman|maten|date)',
        '(?:opkijken|jaloers|stil van|ogen uitkijken|versteld|onder de indruk|indruk|bewonder\\w*|benijd\\w*|respect van|respect voor je|trots op je)',
      ],
      [
        '(?:hoor|hoort|zit|zitten|sta|staat|kijk|kijkt)',
        '(?:er al bij|bij de winnaars|bij de elite|nog (?:steeds )?(?:toe|langs de|aan de) ?(?:zijlijn|lijn|kant)?|aan de zijlijn|langs de zijlijn|buitenspel|in het select\\w* gezelschap)',
      ],
      [
        '(?:poker|pokeren|pokert|pokera\\w+|pokerspelers?|winnaars?|onze tafels?|high stakes)',
        '(?:stijlvol\\w*|chic\\w*|hogere kringen|upper class|alfa\\w*|lef|beroemd\\w*|faam|schijnwerpers?|spotlights?|aandacht|schouderklop\\w*|applaus|verliefd|romanti\\w+|flirt\\w*|aan de haak|vriendenkring|erbij horen|meepraten|buitengesloten|iemand zijn|ontzag|eer|naam maken|macht|zelfrespect|knap|knapper|hart van)',
      ],
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
        '(?:fortnite|fifa|minecraft|roblox|snapchat|tiktok|playstation|xbox|call of duty|pokemon|gamers?|gamen|e-?sports?|cartoon\\w*|tekenfilm\\w*|anime|manga|superheld\\w*)',
        '(?:poker\\w*|tafels?|cool\\w*|leuk\\w*|vet|vetste|beter|sinds|zoals|net als|held\\w*|speel\\w*|spelen|pot)',
      ],
      [
        '(?:coolste|vetste|ziekste|dikste|chille?|lit|bizar|nice|sick|lauwe?|gruwelijke?|bro|broer|gap|swag|yolo|fomo|skeer|doekoe|flexen|matties?)',
        '(?:poker\\w*|tafels?|game|spel|speel|spelen|toernooi\\w*|pot|chips|kaarten)',
      ],
      [
        '(?:spits|keeper|doelman|aanvoerder|topscorer|oranje|ajax|feyenoord|psv|kampioene?|gouden medaille\\w*|held|helden|idolen|sterren)',
        '(?:net zo.n|net als|zoals|favoriete|jouw held|speelt hier|speelt ook|pokert ook|pokert|mijn pokersite|gingen? je voor|volg het voorbeeld|in de voetsporen)',
      ],
      [
        '(?:huiswerk|stufi|tentamens?|colleges?|collegebanken|ontgroening|introweek|studentenleven|bijbaan\\w*|schoolpauze|pauze op school|studenten)',
        '(?:poker\\w*|potje|speel|spelen|tafels?|inzet|zet (?:\\S+ )?in|bijverdien\\w*|chips|kaarten)',
      ],
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
    ...playPairsNl,
  },
  alone: {
    winning: [
      'de winnaar in jou|geboren winnaars?|winnaarsgevoel|ben jij de (?:volgende|nieuwe|gelukkige)|(?:wordt|word) jij (?:de|onze) (?:volgende|nieuwe)|vrouwe fortuna|het is jouw (?:beurt|tijd|avond)|jouw (?:beurt|moment) (?:om|is)',

      '(?:een )?(?:kwestie|zaak) van tijd(?=.{0,40}(?:win|rijk|prijs))|beurt om (?:rijk|te winnen)|(?:tweede|extra|dertiende) (?:salaris|loon|maandloon|inkomen)|salaris betalen|(?:neem|nam) (?:\\S+ )?ontslag',
      '(?:zwem|baad|zwemmen|baden) (?:\\S+ )?in (?:het |je )?(?:geld|luxe|weelde)|(?:zit|zitten) op rozen|spek je|vul je (?:zakken|portemonnee)|(?:kassa|ka-?ching|bingo)(?= *[!:])|de lachende winnaar|een zekere winst',
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
      'sla (?:\\S+ )?toe|toeslaan|er als de kippen bij|mis de boot|voor je het weet is|aftellen is begonnen|het aftellen',

      'rennen|haast je(?! niet)|spoed je|snel (?:erbij|wezen)|er snel bij|als de wiedeweerga|op is op|weg is weg|vol is vol|kans\\w* (?:\\S+ )?(?:verkeken|voorbij)|uniek\\w* (?:\\S+ )?(?:gelegenheid|moment|mogelijkheid)|(?:de )?(?:klok|tijd) (?:tikt|dringt)|bijna (?:voorbij|afgelopen)|vlieg\\w* (?:\\S+ )?(?:weg|de deur uit)|blijf je aarzelen',
      'zit (?:er )?(?:straks )?(?:\\S+ )?een ander|een ander (?:gaat er|zit er|pakt|heeft) (?:\\S+ ){0,3}(?:vandoor|jouw|die van jou)|voor je neus weg|tel(?:t)? de (?:seconden|minuten)|nog even en (?:het|hij|dit) is',
      '(?:grijp|pak|benut) (?:je|jouw|deze|die|nu je) kans|sla (?:nu |snel )?je slag|kans van je leven|nu het nog kan|voor het voorbij is|voor het op is',
      'waar wacht je (?:nog )?op|eenmalige? (?:kans|aanbod|actie|aanbieding)|unieke? (?:kans|aanbod|actie|aanbieding)',
      '(?:bijna|zo goed als) (?:voorbij|weg|vol|uitverkocht|verlopen|afgelopen)|uitverkocht|last ?minute|(?:eindigt|verloopt|stopt) (?:bijna|binnenkort)',
      '(?:nu|vandaag|vanavond) of nooit|nog (?:\\S+ )?(?:een paar|enkele|€? ?\\d+|een|één|twee|drie) (?:seconden|minuten|uurtjes|tellen)(?= ?(?:te gaan|geldig|over|en|om|$|:|!))',
      '(?:speel|stort|claim|start|begin|storten|spelen) (?:\\S+ ){0,3}(?:voor middernacht|voor het te laat|nu meteen|direct nu|onmiddellijk)|wie het eerst komt|snel, voor|snel zijn|morgen (?:is (?:hij|het|dit) )?(?:weg|voorbij)|raak\\w* snel (?:op|vol)',
    ],
    ease: [
      '(?:nog )?nooit (?:\\S+ ){0,3}zo (?:makkelijk|simpel|eenvoudig)|(?:gemakkelijkste|makkelijkste|snelste|eenvoudigste) (?:geld|winst|bijbaan|bijverdienste|salaris)',
      '(?:dikke|dikkere|volle|gespekte) (?:portemonnee|bankrekening|beurs|zakken)|(?:een )?(?:maand|week|jaar)(?:loon|salaris) (?:in|op) (?:één|een) avond',
      'fluitje van een cent|appeltje.eitje|in een handomdraai|geld (?:stroomt|rolt|vloeit|komt vanzelf)|geldboom|slapende? (?:geld|inkomen)|passief inkomen',
    ],
    moneyTrouble: [
      'dankzij (?:\\S+ ){0,2}(?:poker\\w*|toernooi\\w*|\\w*zege|onze tafels?|de kaarten)|wakker liggen (?:\\S+ ){0,3}dankzij|(?:uit|van) (?:de|je|mijn) (?:financi\\w+ )?(?:problemen|ellende|bijstand) (?:naar|geholpen|af)',
      'vergeet (?:\\S+ ){0,3}(?:zorgen|problemen|stress|sores|ellende)|ontsnap\\w* aan|(?:betaal|betalen|betaald|bekostig\\w*|financier\\w*|aflossen|los) (?:\\S+ ){0,4}(?:met|van|uit|door) (?:\\S+ ){0,2}(?:poker(?!portemonnee|rekening|saldo)\\w*|pokerwinst|winst|pot|toernooi\\w*|kaarten|tafel|jackpot)',
      'einde van je (?:schulden|zorgen|geldzorgen)|van je (?:schulden|zorgen) af|(?:schulden|zorgen) (?:weg|voorbij|verdwenen)|schuldenvrij|uit de (?:schulden|rode cijfers|problemen)|financi\\w+ (?:vrijheid|onafhankelijk\\w*|zorgen voorbij)',
      'kom(?:t)? je (?:niet rond|geld tekort)|rondkomen|de maand door|extra.{0,10} nodig\\?|geld nodig|krap bij kas',
    ],
    socialSuccess: [
      'echte (?:mannen|kerels|vrouwen|winnaars) |(?:maak|maakt) indruk',
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
      'zomaar (?:\\S+ )?(?:geld|speelgeld|tegoed|bonus|cadeau)|(?:geld|tegoed|saldo) (?:van ons )?(?:toe|erbij) van ons|wij trakteren|niet goed,? geld terug',

      '(?:verlies|verloren)\\??,? (?:dan )?(?:krijg|ontvang|geven|betalen) (?:je|wij|we)|niet goed, geld terug|verdubbel\\w* (?:wij |we )?(?:je|jouw) (?:storting|inleg|geld|saldo)',
    ],
    risk: [
      '(?:je kunt|kun je|kan je) (?:\\S+ )?(?:altijd )?stoppen wanneer (?:je|u) wil\\w*|stoppen wanneer je maar wilt|(?:houd|hou) je niet in|ga tot het uiterste|ga voluit|alles eruit|zonder spijt',

      'alleen maar (?:beter|wijzer|rijker) van|nog zo onschuldig|net zo onschuldig|veiliger dan geld',
      'wie niet waagt|geld moet rollen|je leeft maar een keer|alles of niets|alles op alles|valt (?:\\S+ )?(?:best|wel|reuze) mee|wat maakt het uit|lekker (?:laten )?gaan|gaat nooit mis|zonder gevolgen|zonder zorgen',
      'wat kan (?:er|je) (?:\\S+ ){0,2}(?:misgaan|gebeuren|overkomen)|(?:is|gaat) (?:toch )?maar (?:om )?(?:een )?(?:tientje|paar (?:euro|tientjes)|briefje|geld)',
      'het is maar geld|alle remmen los|laat je gaan|ga (?:eens |lekker )?los|grenzeloos|zonder (?:grenzen|limiet|limieten|zorgen|rem)|onbezorgd|niet erger dan|minder gevaarlijk dan|denk (?:er )?niet (?:te veel |te lang )?(?:na|over na)|gewoon doen',
      'zo veilig als|veiliger dan|net (?:zo )?veilig|spaarrekening|gewoon (?:voor de )?(?:lol|ontspanning|een spelletje)|slechts (?:een )?(?:spel|spelletje|vermaak)|verslaving is voor',
      '(?:zet|waag|gok|speel) (?:\\S+ ){0,2}(?:alles|je spaargeld|je salaris|je huis|je laatste)|waag (?:het|de gok|een gok|je kans|de sprong)|gok het erop|de hele nacht (?:door)?|nachtenlang|dag en nacht spelen|speel (?:\\S+ )?onbeperkt|wie bang is|durf je',
    ],
    chasing: [
      'tot (?:het|je) (?:tij|geluk) (?:keert|draait)|zonde van je (?:geld|inzet|avond)|laat je geld niet|je geld ligt (?:nog )?(?:\\S+ )?op tafel|weer quitte',
      '(?:de )?kaarten (?:keren|draaien|komen) (?:vanzelf|wel|altijd|ooit|nog)|blijf (?:nog even |lekker )?(?:zitten|aan tafel)|speel tot (?:je|het) (?:weer )?(?:in de plus|raak|goed)|nog even doorzetten',
      'de aanhouder wint|volhouders? (?:win\\w*|wordt beloond)|doorzetters? win\\w*|blijf (?:inzetten|proberen|doorgaan)|ga (?:gewoon )?door tot|nog één (?:keer|potje|inzet|poging|kans)|zo dichtbij|er (?:was|bent) bijna|moet (?:wel |ooit |een keer |nu )(?:vallen|komen|raak zijn)|jij bent aan de beurt',
    ],
    skill: [
      'van (?:beginner|nul|groentje|vis) (?:tot|naar) (?:prof|held|haai|kampioen|winnaar)',

      '(?:gewoon|puur|zuiver|louter|enkel en alleen) (?:een )?(?:sport|denksport|verstand|wiskunde|behendigheid|kunde|denkwerk|logica|rekenwerk|vakwerk|talent)|maakt? van (?:elke|iedere|een) (?:speler|beginner) een (?:winnaar|kampioen|prof)|de beste wint',
      'naar je hand|wiskundig (?:zeker|bewezen|gegarandeerd)|de beste wint|talent wint|kwestie van (?:oefenen|oefening|techniek|kunde|rekenen|slim\\w*|goed spelen)|onklopbaar|voorspel\\w* (?:\\S+ )?kaart\\w*|(?:in|na) (?:\\S+ )?(?:lessen|weken|dagen|les) (?:een )?(?:prof|winnaar|winst)',
      'geluk dwing je|dwing (?:je )?(?:het )?geluk|kraak de code|versla (?:het huis|de kansen|het systeem|iedereen)|wie slim is,? wint|slim(?:me)? (?:spelers )?winnen|de slimste wint|altijd een stap voor|(?:je|jouw) eigen geluk',
    ],
    free: [
      '(?:op|voor) onze (?:kosten|rekening)|wij betalen (?:je|jouw) (?:inzet|inkoop|deelname|storting|ticket)|van ons cadeau|krijg je cadeau|rondje van de zaak',
    ],
  },
  plain: plainFamiliesNl,
}
