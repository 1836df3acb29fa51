import type { Families } from './claim-patterns.ts'
import { free, loss, luck, recipe, skill } from './claim-words-nl.ts'

/** The part of the Dutch families that is about how one plays: bonuses, losses, skill, cost and risk. */
export const playPairsNl: Families['near'] = {
  bonus: [
    [
      '(?:verlies|verliezen|verloren|pech|tegenslag)',
      '(?:vangnet|gedekt|verzekerd|verzekering|zachte landing|pleister|verzacht\\w*|voor onze rekening|opgevangen|doekje)',
    ],

    [
      '(?:iedereen|iedere speler|elke speler|alle spelers|altijd recht|hoe dan ook|zonder uitzondering|elke storting|ongeacht)',
      '(?:bonus|extra (?:geld|speelgeld|tegoed|saldo|chips)|welkomst\\w*|cadeautje|verdubbeld|speeltegoed)',
    ],
    [
      '(?:verlies\\w*|verloren|verliest|slechte avond|pechavond)',
      '(?:cashback|(?:wij|we) (?:betalen|geven|leggen|storten|vergoeden)|betalen (?:wij|we)|geven (?:wij|we)|leggen (?:wij|we)|krijg je (?:\\S+ ){0,3}(?:bonus|terug|tegoed|troost\\w*)|troost\\w*)',
    ],
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
      '(?:verlies|verloren|verliezen|min)',
      '(?:investering|leergeld|leerproces|opstapje|aanloop|opwarmer|opwarmertje|deel van het plan|voorschot|geleend|lening|tussenstand)',
    ],
    [
      '(?:de volgende|volgende|deze)(?: \\S+)? (?:hand|pot|ronde|keer|kaart|avond|toernooi)|de volgende',
      '(?:is van jou|is raak|wordt raak|draait|keert|maakt alles goed|brengt|de jouwe|van jou)',
    ],

    [
      '(?:verlies|verliezen|verloren|verloor|pech|pech gehad|achterstand|achterstaat|in de min|tegenslag|rode cijfers)',
      '(?:quitte|op nul|in een klap|weer boven|dubbel je|verdubbel|koop (?:\\S+ )?(?:opnieuw|bij|terug)|bijkopen|leg\\w* (?:\\S+ ){0,2}bij|terugslaan|sla terug|tijdelijk|wegpoetsen|ongedaan|wissen|wegwerken|rechttrekken|(?:maakt?|maken) (?:\\S+ ){0,6}goed|tij keert|komt altijd winst|volgt (?:altijd )?winst|speel dus|dus speel)',
    ],
    [
      '(?:kaarten?|geluk|kans|kansen|pot|winst|hand|azen|het tij)',
      '(?:(?:moet|moeten) (?:nu|wel|ooit|eens|een keer|toch|vandaag|nu wel) (?:\\S+ )?(?:komen|vallen|keren|omslaan|raak)|kan niet uitblijven|zit eraan te komen|staat op het punt|aan jouw kant)',
    ],
    [
      '(?:nog|weer) (?:een|1) (?:\\S+ )?(?:potje|hand|ronde|toernooi|keer|storting|buy-in|poging|avond|inzet|gokje)',
      '(?:quitte|goed|alles|terug|raak|en (?:je|alles|het)|boven|vergeten|hersteld)',
    ],
    ['(?:haal|pak|neem|vecht)', '(?:terug wat|wat van jou (?:was|is)|je (?:eigen )?geld terug|weer terug)'],
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
      '(?:tegenstanders?|tegenspelers?|iedereen|de rest)',
      '(?:open boek|te slim af|geen kans|kansloos|voor altijd voor|inmaken|verpletter\\w*|van tafel vegen|een stap voor)',
    ],
    [
      '(?:sleutel|blauwdruk|recept|geheim wapen|wondermiddel|cheat ?code|hack|toverformule|garantie)',
      '(?:winst|winnen|succes|rijkdom|pot|tafel|poker)',
    ],
    [
      '(?:voorsprong|overwicht|voordeel)',
      '(?:altijd|blijvend|gegarandeerd|beslissend|onverslaanbaar|op iedereen|niemand kan)',
    ],

    [
      '(?:les|lessen|cursus|training|oefening|ervaring|\\w*tabel|rekenmachine|software|boek|gids|kennis|theorie|wiskunde|strategie|coach\\w*|leerschool)',
      '(?:winnende spelers?|winnaars?|onverslaanbaar|onoverwinnelijk|kampioen\\w*|elke tegenstander|iedere tegenstander|staat vast|welke kaart|werkt altijd|sla je)',
    ],
    [
      '(?:weet|weten|zie|ziet|voorspel\\w*|voel|voelt|raad)',
      '(?:welke kaart|(?:de|elke|iedere) (?:volgende|laatste|komende) kaart|wat er (?:komt|valt|gaat vallen)|elke kaart)',
    ],
    [
      '(?:jij|je|zelf)',
      '(?:bepaal\\w* (?:zelf )?(?:of|hoe vaak|wanneer|hoeveel) je wint|volledig in de hand|de touwtjes in handen|heer en meester over)',
    ],
    [
      '(?:geluk|toeval|mazzel|kans)',
      '(?:vergeet|verban\\w*|bijzaak|schakel\\w* (?:\\S+ )?uit|sluit\\w* (?:\\S+ )?uit|telt hier|in de hand)',
    ],
    [
      '(?:toeval|geluk|kansen|de kaarten|het lot|het spel|de uitkomst)',
      '(?:grip op|beheers\\w*|meester over|in je voordeel|berekenbaar|voorspelbaar|uitrekenen|foutloos|te berekenen|onder controle|van tevoren)',
    ],
    [
      '(?:kunde|kennis|vaardigheid|talent|slim\\w*|denkers|rekenaars|oefen\\w*|studeer\\w*|studie|hersens|verstand|techniek|strategie)',
      '(?:wint het|wint van|altijd van|verzekerd van|zeker van|(?:winst|winnen) (?:is )?(?:zeker|gegarandeerd)|staat gelijk aan|maakt het verschil|is genoeg om|komt vanzelf|onoverwinnelijk|onverslaanbaar|sterker dan|belangrijker dan geluk)',
    ],
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
      '(?:gratis|kosteloo?s\\w*|voor niets|voor niks|cadeau|kost niks|kost je niks)',
      '(?:stort|gestort|storting|eerste inleg|aankoop|inzet|inzetten|zodra|mits|kosten (?:\\S+ ){0,3}af|inschrijfkosten|alleen (?:even|de rake|de kosten)|betaalt (?:alleen|enkel)|in ruil voor|verplichte|minimale|saldo)',
    ],
    [
      free,
      '(?:geld|euro|euro.s|€ ?1|winst|win|winnen|prijs|prijzen|prijzengeld|jackpot|bonus|tegoed|speeltegoed|inzet|inzetje|tickets?|spins?|beurten|cash|miljoen|toernooiticket\\w*)',
    ],
  ],
  risk: [
    [
      '(?:poker|pokeren|gokken|gokje|spelen|inzet|inzetten)',
      '(?:(?:maar|slechts|niets meer dan|niet meer dan|gewoon) (?:een )?(?:spelletje|vermaak|tijdverdrijf|avondje|hobby|lolletje)|goedkoper dan|iedereen doet|onschuldig\\w*|hoort erbij)',
    ],
    [
      '(?:grens|grenzen|limiet|limieten)',
      '(?:verleg|verleggen|opzoeken|doorbreek|doorbreken|overschrijd\\w*|voorbij|achter je|tot het uiterste)',
    ],

    [
      '(?:poker|gokken|gokje|spelen|doorspelen|inzetten|pokeravond)',
      '(?:onschuldig|gezond|goed voor je|een potje \\w+en|onbezorgd|veilig vermaak|kan geen kwaad)',
    ],
    ['(?:alleen maar|enkel|slechts)', '(?:beter van worden|winnen|te winnen|wijzer van|winnaars|voordelen)'],
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
}
