import type { ClaimFamilies } from './claim-patterns.ts'

const play =
  '(?:poker\\w*|speel|speelt|spelen|spel|gok\\w*|kaarten|tafels?|toernooi\\w*|pot|potje|hand|chips|jackpot|inzet|inzetten|zet in|meespelen)'
const win = '(?:win|wint|winnen|winst|winsten|pokerwinst|rijk|rijkdom|hoofdprijs|jackpot)'
const trouble =
  '(?:schuld|schulden|\\w+schuld(?:en)?|geldproble\\w+|geldzorgen|geldnood|geldgebrek|rekeningen|huur|huurachterstand|hypotheek|lening|leningen|krediet|rood staan|rood sta|in het rood|aanmaning\\w*|deurwaarder\\w*|incasso\\w*|betalingsachterstand\\w*|achterstallig\\w*|boodschappen|energierekening|vaste lasten|eindjes|eind(?:e)? van de maand|financi\\w+ (?:problemen|zorgen|nood|moeilijkheden)|uitkering|bijstand|ontslagen|werkloos\\w*|baan kwijt|krap|blut|platzak|lege (?:portemonnee|rekening|bankrekening)|schuldeisers?|geld tekort|tekort|spaargeld|begroting|blauwe envelop|belastingdienst|aflossing|alimentatie|de bank belt)'
const relief = `(?:${play}|win|wint|winnen|winst|oploss\\w*|uitweg|uitkomst|redding|red|los|verdwijn\\w*|voorgoed|verleden tijd|aanvullen|bijverdien\\w*|wegspelen|kwijt|ervan af)`
const luck = '(?:geluk|toeval|mazzel|het lot|pech|kansberekening)'
const skill =
  '(?:vaardigheid|vaardigheden|kunde|talent|inzicht|verstand|kennis|techniek|ervaring|slimheid|slimme spelers?|intelligentie|hersens|brein|wiskunde|discipline|training|oefening|goede spelers?|betere spelers?|beste spelers?|profs?|vakmanschap)'
const recipe =
  '(?:systeem|methode|formule|geheim|geheimen|truc|trucs|strategie|tactiek|tips|cursus|training|les|lessen|handleiding|aanpak|stappenplan)'
const loss = '(?:verlies|verliezen|verloren|verloor|pech|tegenslag|rode cijfers|in de min|verliesreeks|slechte reeks)'
const admired =
  '(?:sexy|aantrekkelijk\\w*|onweerstaanbaar|charmant|indruk|populair\\w*|geliefd|bewonder\\w*|benijd\\w*|jaloers\\w*|aanzien|prestige|roem|stoer\\w*|zelfvertrouwen|zelfverzekerd\\w*|vip|elite|in de belangstelling|vrouwen|meisjes|dames|mannen|vrienden|vriendengroep|liefde|eenzaam|eenzaamheid|succesvol\\w*|geslaagd|gewild)'
const free =
  '(?:gratis|kosteloos|voor niets|voor niks|voor nop|noppes|cadeau|zonder (?:te betalen|inzet|storting|kosten|inkoop)|geen cent|op onze kosten|van het huis|op onze rekening)'
const young =
  '(?:jeugd\\w*|jongeren|tieners?|pubers?|scholier\\w*|student\\w*|klasgenoten|schoolplein|kids|achttienjarigen?|jonge (?:spelers|mensen|talenten)|studentenhuis|de klas)'
const renowned =
  '(?:\\w*voetballers?|\\w*spits|\\w*international|wielrenners?|schaatsers?|tennissers?|darters?|bokser\\w*|\\w*coureurs?|olympi\\w+|wereldkampioen|rappers?|zanger(?:es|s)?|acteurs?|actrices?|presentator\\w*|\\w*vloggers?|youtubers?|tiktok\\w*|influencers?|(?:film|pop|sport|voetbal|tv-?|soap|reality|rock)(?:sterren|ster)|artiest(?:en)?|\\w*sporters?|celebrity|celebs|bn.ers?)'

/** What the law forbids in Dutch, by families of words that stand near each other, in either order. */
export const familiesNl: ClaimFamilies = {
  near: {
    winning: [
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
        '(?:win|wint|winnen|winst|geld|rijk|verdien|verdienen|verdiend|verdient|euro.s|cash|€ ?1|inkomsten)',
        '(?:makkelijk\\w*|gemakkelijk\\w*|eenvoudig\\w*|simpel\\w*|moeiteloos|vanzelf|kinderspel|fluitje van een cent|eitje|makkie|peulenschil|handomdraai|zonder (?:nadenken|kennis|moeite|inspanning|te werken|ervaring|iets te doen)|terwijl je slaapt|vanaf de bank|luie stoel|sloffen)',
      ],
      [
        '(?:rijk|geld verdienen|euro.s verdienen|winst)',
        '(?:snel|vlug|in (?:een|één|vijf|tien|enkele|een paar|€? ?\\d+) (?:minuten|minuut|uur|uurtje|tellen|dagen)|binnen (?:een|één|het|vijf|tien|enkele) (?:minuten|uur|dagen|dag|week))',
      ],
    ],
    moneyTrouble: [[trouble, relief]],
    socialSuccess: [
      [
        '(?:poker|pokeren|pokerface|pokerspeler\\w*|winnaar|winnaars|winnen|winst|wint|jackpot|hoge inzet|pot|onze tafels?|speel|meedoen|aan tafel)',
        admired,
      ],
    ],
    youth: [
      [young, `(?:${play}|meedoen|doe mee|welkom|voordeel|korting|bonus|leuk|cool|vet|extra)`],
      [renowned, `(?:${play}|bij ons|kies\\w*|raadt|fan|ook|versla|net als|zoals|deelt|tegen)`],
    ],
    bonus: [
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
      'dro(?:om|men)(?!\\p{L}).{0,20}(?:waar|uit|uitkomen|werkelijkheid)|fortuin|schatrijk|steenrijk|(?:loop|lopen) binnen|bakken (?:met )?geld|bergen geld|grof geld|een vermogen|(?:win|winst) (?:elke|iedere)',
      'miljonair',
      'verander\\w* je leven|je leven verander\\w*|een nieuw leven|rentenier\\w*|vroeg met pensioen',
      '(?:hier|bij ons|met ons) (?:win|wint|winnen) (?:je|iedereen|u|jij|we)|jij bent de volgende|de volgende winnaar',
      'meer dan ooit winnen|nergens (?:win|wint) je|je wint (?:hier|bij ons) (?:vaker|meer|sneller)|leer (?:\\S+ ){0,3}winnen',
    ],
    urgency: [
      '(?:grijp|pak|benut) (?:je|jouw|deze|die|nu je) kans|sla (?:nu |snel )?je slag|kans van je leven|nu het nog kan|voor het voorbij is|voor het op is',
      'waar wacht je (?:nog )?op|eenmalige? (?:kans|aanbod|actie|aanbieding)|unieke? (?:kans|aanbod|actie|aanbieding)',
      '(?:bijna|zo goed als) (?:voorbij|weg|vol|uitverkocht|verlopen|afgelopen)|uitverkocht|last ?minute|(?:eindigt|verloopt|stopt) (?:bijna|binnenkort)',
      '(?:nu|vandaag|vanavond) of nooit|nog (?:\\S+ )?(?:een paar|enkele|€? ?\\d+|een|één|twee|drie) (?:seconden|minuten|uurtjes|tellen)(?= ?(?:te gaan|geldig|over|en|om|$|:|!))',
      '(?:speel|stort|claim|start|begin|storten|spelen) (?:\\S+ ){0,3}(?:voor middernacht|voor het te laat|nu meteen|direct nu|onmiddellijk)|wie het eerst komt|snel, voor|snel zijn|morgen (?:is (?:hij|het|dit) )?(?:weg|voorbij)|raak\\w* snel (?:op|vol)',
    ],
    ease: [
      'fluitje van een cent|appeltje.eitje|in een handomdraai|geld (?:stroomt|rolt|vloeit|komt vanzelf)|geldboom|slapende? (?:geld|inkomen)|passief inkomen',
    ],
    moneyTrouble: [
      'vergeet (?:\\S+ ){0,3}(?:zorgen|problemen|stress|sores|ellende)|ontsnap\\w* aan|(?:betaal|betalen|betaald|bekostig\\w*|financier\\w*|aflossen|los) (?:\\S+ ){0,4}(?:met|van|uit|door) (?:\\S+ ){0,2}(?:poker(?!portemonnee|rekening|saldo)\\w*|pokerwinst|winst|pot|toernooi\\w*|kaarten|tafel|jackpot)',
      'einde van je (?:schulden|zorgen|geldzorgen)|van je (?:schulden|zorgen) af|(?:schulden|zorgen) (?:weg|voorbij|verdwenen)|schuldenvrij|uit de (?:schulden|rode cijfers|problemen)|financi\\w+ (?:vrijheid|onafhankelijk\\w*|zorgen voorbij)',
      'kom(?:t)? je (?:niet rond|geld tekort)|rondkomen|de maand door|extra.{0,10} nodig\\?|geld nodig|krap bij kas',
    ],
    socialSuccess: [
      'bewijs (?:jezelf|dat je|wie)|laat (?:\\S+ )?zien wie|(?:gesprek|praat) van de dag|geen (?:loser|sukkel)|winnaarstype|een beter (?:mens|leven)|koning(?:in)? (?:van|aan)|held(?:in)? (?:van|aan)|droomvrouw|droomman|tel (?:je )?mee|iemand van (?:naam|aanzien)',
      'onweerstaanbaar|vrouwenmagneet|het middelpunt|de show steelt|steel de show|benijden|jaloers maken|word (?:eindelijk )?iemand|alle ogen (?:zijn )?op jou|leef als een (?:ster|koning|vorst|miljonair)|high ?roller',
      'champagne|limousine|sportauto|privéjet|jetset|villa|leven als een',
      'een man van|mannelijk\\w*|mannenspel|voor echte (?:mannen|kerels|winnaars)|bij de winnaars',
    ],
    youth: [
      'nooit te jong|jong beginnen|begin jong|net (?:als )?(?:achttien|18)|pas (?:achttien|18)|eindelijk (?:achttien|18)|voor jong en oud|na school|tussen de lessen|studiefinanciering|superheld\\w*|stripheld\\w*|tekenfilm\\w*',
    ],
    bonus: [
      '(?:verlies|verloren)\\??,? (?:dan )?(?:krijg|ontvang|geven|betalen) (?:je|wij|we)|niet goed, geld terug|verdubbel\\w* (?:wij |we )?(?:je|jouw) (?:storting|inleg|geld|saldo)',
    ],
    risk: [
      'het is maar geld|alle remmen los|laat je gaan|ga (?:eens |lekker )?los|grenzeloos|zonder (?:grenzen|limiet|limieten|zorgen|rem)|onbezorgd|niet erger dan|minder gevaarlijk dan|denk (?:er )?niet (?:te veel |te lang )?(?:na|over na)|gewoon doen',
      'zo veilig als|veiliger dan|net (?:zo )?veilig|spaarrekening|gewoon (?:voor de )?(?:lol|ontspanning|een spelletje)|slechts (?:een )?(?:spel|spelletje|vermaak)|verslaving is voor',
      '(?:zet|waag|gok|speel) (?:\\S+ ){0,2}(?:alles|je spaargeld|je salaris|je huis|je laatste)|waag (?:het|de gok|een gok|je kans|de sprong)|gok het erop|de hele nacht (?:door)?|nachtenlang|dag en nacht spelen|speel (?:\\S+ )?onbeperkt|wie bang is|durf je',
    ],
    chasing: [
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
  plain: {
    near: {
      winning: [
        [
          '(?:winnen|winst|succes)',
          '(?:kan niet (?:mis\\w*|fout|stuk)|kunt niet (?:mis\\w*)|onvermijdelijk|niet te vermijden|geen twijfel|geen kwestie van geluk)',
        ],
      ],
      ease: [
        [
          '(?:winnen|winst|geld|rijk|verdien\\w*|euro.s|inkomen)',
          '(?:geen (?:enkele )?(?:moeite|ervaring|kennis|werk|studie|inspanning|talent|training)|hoeft? (?:\\S+ ){0,2}(?:niets|niks|geen|niet) (?:\\S+ ){0,3}(?:doen|werken|kunnen|weten|ervaring|kennis|leren|denken)|niets voor (?:te )?doen)',
        ],
      ],
      moneyTrouble: [
        [trouble, '(?:nooit meer|niet meer|geen (?:\\S+ )?meer|geen probleem|hoeft (?:\\S+ )?(?:niet|geen))'],
      ],
      risk: [
        [
          '(?:verlies|verliezen|verliest|kwijtraken|misgaan|fout gaan)',
          '(?:onmogelijk|uitgesloten|kan (?:haast |bijna |eigenlijk )?niet|bestaat niet|is er niet bij|doet geen pijn|komt niet voor|niet aan de orde)',
        ],
      ],
      skill: [
        [
          luck,
          '(?:geen rol|niet nodig|niets? (?:mee )?te maken|overbodig|telt niet|tellen niet|doet er niet toe|bestaat niet|bestaan niet|heb je niet|niets aan)',
        ],
        [
          skill,
          '(?:verlie\\w* (?:nooit|niet)|nooit (?:meer )?verlie\\w*|niet (?:kunt |kan |te )?verlie\\w*|geen geluk|niet van geluk)',
        ],
        [
          recipe,
          '(?:verlie\\w* (?:nooit|niet)|nooit (?:meer )?verlie\\w*|niet (?:kunt |kan |te )?verlie\\w*|nooit faalt|faalt nooit)',
        ],
      ],
    },
    alone: {
      urgency: [
        '(?:aarzel|twijfel|treuzel|wacht|stel) (?:\\S+ ){0,2}(?:niet|geen)|geen (?:tijd|seconde|moment|minuut) te verliezen|(?:mag|wil|kun) je niet missen|mis (?:het|dit|deze|hem|hier) (?:\\S+ )?niet|niet (?:lang )?meer (?:geldig|beschikbaar|te krijgen)',
      ],
      moneyTrouble: [
        '(?:nooit|niet) meer (?:rood staan|krap|blut|lenen|arm|wakker liggen)|geen (?:geld)?(?:zorgen|schulden|problemen|geldproblemen) meer',
      ],
      socialSuccess: ['nooit meer (?:alleen|eenzaam|saai|onzichtbaar)|wie niet (?:speelt|meedoet)'],
      risk: [
        '(?:kan|kunt) (?:je )?niets (?:gebeuren|overkomen|misgaan)|niets aan de hand|niets mis met|niets te (?:vrezen|verliezen)|niet bang|geen angst|verslaafd\\? welnee',
      ],
      chasing: [
        'geef (?:nooit|nu niet|niet|het niet|nog niet) (?:op|zomaar op)|(?:nooit|niet) opgeven|niet (?:nu )?stoppen(?! kunt?)|stop (?:nu |nog |daar )?niet|loop niet weg',
      ],
      skill: [
        'geen (?:kwestie van |stom |dom |puur )?(?:geluk|toeval|mazzel|loterij|kansspel|gokspel)|niet door (?:geluk|toeval)|niets aan het toeval|laat (?:\\S+ )?niets aan|nooit meer (?:kunt )?verliez\\w*(?! dan)|niet van geluk afhankelijk',
      ],
      bonus: ['geen (?:kleine lettertjes|addertjes|gedoe|vragen)|zonder (?:gedoe|poespas|addertjes|kleine letter\\w*)'],
      free: [
        'kost (?:je |jou )?(?:niets|niks|geen cent)(?!\\p{L}).{0,20}(?:win|prij|geld|jackpot)\\w*|geen (?:cent|euro) (?:te )?betalen|zonder (?:een cent|iets) (?:te|uit te)',
      ],
    },
  },
}
