import type { Families } from './claim-patterns.ts'
import { luck, recipe, skill, trouble } from './claim-words-nl.ts'

/** What the law forbids in Dutch and a negation is a part of, by families of words that stand near each other, in either order. */
export const plainFamiliesNl: Families = {
  near: {
    youth: [
      [
        '(?:ouders|papa|mama|pa en ma|je moeder|je vader)',
        '(?:hoeven (?:het |dit |er )?(?:niets?|niks)|niet vertellen|niets vertellen|weten van niets|komen er niet achter|merken (?:\\S+ )?niets)',
      ],
    ],
    socialSuccess: [
      [
        '(?:geen|niet langer|nooit meer)',
        '(?:saaie \\S+|saai|suffer\\w*|grijze muis|sukkel|watje|meeloper|onzichtbaar|einzelganger)(?:.{0,20}(?:meer|:))?',
      ],
      [
        '(?:nooit meer|niet meer|niemand|nooit)',
        '(?:alleen (?:op (?:een|elk|dat|je)|thuis|in de)|genegeerd|over het hoofd (?:\\S+ )?zien)',
      ],
      [
        '(?:muurbloem\\w*|verlegen|onzichtbaar|grijze muis|buitenstaander)',
        '(?:niet|geen|nooit)(?: \\S+){0,3} meer|niet langer|voorgoed voorbij',
      ],
    ],
    winning: [
      [
        '(?:nog nooit|nooit eerder|als nooit tevoren)',
        '(?:zoveel|zo veel|zo dichtbij|zo groot|gewonnen|winnaars|winst|winnen)',
      ],

      [
        '(?:kan niet anders|(?:zo goed als|bijna|haast|vrijwel) (?:onmogelijk|uitgesloten)|geen kwestie van of|kan niet uitblijven)',
        '(?:win|wint|winnen|winst|verliezen|verlies|hoofdprijs|prijs|jackpot|geld)',
      ],
      ['(?:nooit|niemand|niet|geen enkele speler)', '(?:met )?lege handen'],
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
        '(?:limiet\\w*|waarschuwing\\w*|verslaving|verslaafd\\w*|risico.s?|grenzen|budget)',
        '(?:maak je (?:\\S+ ){0,4}niet (?:druk|bezorgd)|(?:is|zijn|overkomt|gelden?) (?:\\S+ )?(?:iets )?(?:voor )?(?:alleen )?(?:anderen|mensen die|wie niet|watjes|doetjes|bangerds|zwakkelingen|losers|sukkels|verliezers)|niet voor (?:jou|ons|winnaars)|heb je (?:\\S+ )?niet nodig|hoef je niet)',
      ],
      ['(?:niemand|nooit iemand|nog nooit)', '(?:kwaad gedaan|slechter|pijn gedaan|dood aan|ziek van|armer)'],
      [
        '(?:tientjes|briefjes|verlies|verliezen|verliest|inzet)',
        '(?:merk je (?:er )?(?:niet|niks|niets|amper|nauwelijks)|voel je niet|mis je niet|maak je (?:er )?niet druk|stelt niets voor|doet geen pijn)',
      ],
      [
        '(?:niet bang|geen paniek|rustig maar|geen zorgen)',
        '(?:(?:bijna|vrijwel|haast) (?:nooit|niets) (?:iets )?(?:mis|fout)|gaat (?:er )?(?:bijna |haast )?nooit|gebeurt (?:er )?niets|niets mis)',
      ],
      [
        '(?:poker|pokeren|gokken|spelen|spel|inzet|risico)',
        '(?:(?:net|even) zo (?:onschuldig|veilig|gewoon)|niet (?:riskanter|erger|gevaarlijker) dan|te verwaarlozen|nihil)',
      ],
      [
        '(?:verlies|verliezen|verliest|kwijtraken|misgaan|fout gaan)',
        '(?:onmogelijk|uitgesloten|kan (?:haast |bijna |eigenlijk )?niet|bestaat niet|is er niet bij|doet geen pijn|komt niet voor|niet aan de orde)',
      ],
    ],
    skill: [
      [
        '(?:slimme?|goede|beste|sterke|echte|ervaren|geoefende) (?:mensen|spelers?|koppen|rekenaars|pokeraars?)',
        '(?:verlie\\w* (?:niet|nooit|zelden))',
      ],
      ['(?:kansspel|gokspel|gokken|loterij)', '(?:welnee|nee hoor|niks daarvan|geen sprake|echt niet)'],
      [
        '(?:de wiskunde|de kansen|de theorie|de regels|de strategie)',
        '(?:kent|beheerst|snapt|begrijpt)(?:, | )(?:\\S+ )?(?:kan niet|kan nooit|verliest (?:nooit|niet))',
      ],
      [
        '(?:pech|tegenslag)',
        '(?:alleen voor (?:wie|mensen)|voor wie niet|is voor (?:anderen|wie)|een smoes|een excuus|bestaat alleen)',
      ],
      [
        '(?:genoeg (?:uren|oefening|lessen|ervaring)|eenmaal (?:geleerd|geoefend)|wie (?:oefent|leert|studeert|traint))',
        '(?:niets|niks|niet) meer (?:mis\\w*|fout|verkeerd)',
      ],
      ['verliezers', '(?:die niet|te lui|niet willen)'],
      [
        '(?:wie|als je|met (?:deze|onze|dit|ons)|iedereen die)',
        '(?:(?:kan|kun|kunt|zal|ga) (?:\\S+ ){0,4}(?:niet|nooit|onmogelijk|haast niet) (?:\\S+ )?verliezen|nooit (?:meer )?verliest)',
      ],
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
    urgency: [
      [
        '(?:spijt|balen|baal|je haren uit|voor je kop)',
        '(?:morgen|straks|later|achteraf|voor altijd|gemist|niet mee\\w*|niet speel\\w*|thuisbleef)',
      ],
      [
        '(?:niet langer|niet te lang|niet nadenken|niet dralen|niet treuzelen|niet aarzelen|twijfel niet)',
        '(?:wacht|speel|stort|gaan|gewoon|kom|nu|kans|meteen|aarzel)',
      ],
    ],
    bonus: [
      [
        '(?:bonus|cadeau\\w*|extraatje|tegoed|welkomst\\w*|extra geld|gift|storting verdubbeld)',
        '(?:(?:vragen|voorwaarden|eisen) (?:stellen|hebben|kennen) (?:we|wij) niet|geen (?:voorwaarden|eisen|vragen|verplichtingen|inzetvereisten?|kleine lettertjes)|zonder (?:gedoe|vragen|voorwaarden|verplichtingen|eisen|inzetvereiste|kleine lettertjes|addertje\\w*))',
      ],
    ],
    chasing: [
      [
        '(?:stop|stoppen|opgeven|opstaan|vertrek|weggaan)',
        '(?:nooit (?:als|met|terwijl|voordat)|niet (?:als|nu|terwijl|voordat) je|(?:zou|is) (?:\\S+ )?(?:zonde|dom|jammer|verlies))',
      ],
      [
        '(?:achter|achterstaat|verlies|verloren|in de min)',
        '(?:niet opgeven|geef niet op|stop nooit|nooit stoppen|nooit opstaan)',
      ],
    ],
    free: [
      [
        '(?:zonder|geen) (?:een )?(?:portemonnee|euro|cent|stuiver)',
        '(?:win|wint|winnen|prijs|prijzen|jackpot|geldprijzen)',
      ],

      [
        '(?:gratis|kosteloos|kost (?:je )?(?:niets|niks)|niets te betalen|voor niets|voor niks|geen cent)',
        '(?:behalve (?:\\S+ ){0,3}(?:storting|inleg|inzet|rake)|mits|tot je eerste|zodra je (?:\\S+ ){0,2}(?:stort|gestort)|trekken (?:\\S+ ){0,2}later|later af|verplichte|na (?:\\S+ )?(?:aankoop|storting))',
      ],
    ],
  },
  alone: {
    ease: [
      'nooit (?:\\S+ ){0,3}zo (?:makkelijk|simpel|eenvoudig)',
      'je (?:bed|bank|stoel) (?:\\S+ )?niet (?:voor )?uit',
    ],
    urgency: [
      'mis de boot niet|laat je niet verrassen|niet de laatste|straks is het te laat',

      'aan je neus voorbij\\w*|wacht niet (?:langer|tot)|niet nadenken',
      'wie (?:nu |vandaag |vanavond )?niet (?:\\S+ ){0,2}(?:instapt|meedoet|speelt|stort|beslist|toehapt)|het nakijken|achter het net|daar (?:ga|krijg) je spijt van|geen seconde|twijfel niet|denk niet (?:te )?lang na',
      '(?:aarzel|twijfel|treuzel|wacht|stel) (?:\\S+ ){0,2}(?:niet|geen)|geen (?:tijd|seconde|moment|minuut) te verliezen|(?:mag|wil|kun) je niet missen|mis (?:het|dit|deze|hem|hier) (?:\\S+ )?niet|niet (?:lang )?meer (?:geldig|beschikbaar|te krijgen)',
    ],
    moneyTrouble: [
      '(?:nooit|niet) meer (?:rood staan|krap|blut|lenen|arm|wakker liggen)|geen (?:geld)?(?:zorgen|schulden|problemen|geldproblemen) meer',
    ],
    socialSuccess: ['nooit meer (?:alleen|eenzaam|saai|onzichtbaar)|wie niet (?:speelt|meedoet)'],
    risk: [
      '(?:houd|hou) je niet in|hou(?:d)? niets achter|je hebt (?:het|alles) (?:zelf )?onder controle',

      '(?:geen|niet een) buil(?!\\p{L}).{0,10}vallen|geen buil|geen (?:enkel )?gevaar|overkomt (?:alleen )?anderen|(?<!niet )(?<!nooit )zonder (?:enig )?risico(?= *[.!]?$)',
      'maak je (?:\\S+ ){0,4}niet druk|kan geen kwaad|geen kwaad|niks aan de hand|stel je niet (?:zo )?aan|wees geen (?:watje|angsthaas|bangerik|lafaard)|geen reden (?:om (?:te stoppen|je zorgen)|tot zorg\\w*)|niets om (?:bang|je zorgen)',
      '(?:kan|kunt) (?:je )?niets (?:gebeuren|overkomen|misgaan)|niets aan de hand|niets mis met|niets te (?:vrezen|verliezen)|niet bang|geen angst|verslaafd\\? welnee',
    ],
    chasing: [
      'geef (?:nooit|nu niet|niet|het niet|nog niet) (?:op|zomaar op)|(?:nooit|niet) opgeven|niet (?:nu )?stoppen(?! kunt?)|stop (?:nu |nog |daar )?niet|loop niet weg',
    ],
    skill: [
      'geluk speelt (?:\\S+ ){0,2}geen',
      'geen (?:kwestie van |stom |dom |puur )?(?:geluk|toeval|mazzel|loterij|kansspel|gokspel)|niet door (?:geluk|toeval)|niets aan het toeval|laat (?:\\S+ )?niets aan|nooit meer (?:kunt )?verliez\\w*(?! dan)|niet van geluk afhankelijk',
    ],
    bonus: [
      'zonder (?:enige )?voorwaarden?(?!\\p{L}).{0,25}(?:bonus|speelgeld|tegoed|€)|geen (?:kleine lettertjes|addertjes|gedoe|vragen)|zonder (?:gedoe|poespas|addertjes|kleine letter\\w*)',
    ],
    free: [
      'kost (?:je |jou )?(?:niets|niks|geen cent)(?!\\p{L}).{0,20}(?:win|prij|geld|jackpot)\\w*|geen (?:cent|euro) (?:te )?betalen|zonder (?:een cent|iets) (?:te|uit te)',
    ],
    winning: ['niemand gaat met lege handen'],
  },
}
