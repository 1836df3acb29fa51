/* Families of Dutch words that several claims are made of: each is the source of a regular expression. */

export const play =
  '(?:poker\\w*|speel|speelt|spelen|spel|gok\\w*|kaarten|tafels?|toernooi\\w*|pot|potje|hand|chips|jackpot|inzet|inzetten|zet in|meespelen)'
export const win = '(?:win|wint|winnen|winst|winsten|pokerwinst|rijk|rijkdom|hoofdprijs|jackpot)'
export const trouble =
  '(?:schuld|schulden|\\w+schuld(?:en)?|geldproble\\w+|geldzorgen|geldnood|geldgebrek|rekeningen|huur|huurachterstand|hypotheek|lening|leningen|krediet|rood staan|rood sta|in het rood|aanmaning\\w*|deurwaarder\\w*|incasso\\w*|betalingsachterstand\\w*|achterstallig\\w*|boodschappen|energierekening|vaste lasten|eindjes|eind(?:e)? van de maand|financi\\w+ (?:problemen|zorgen|nood|moeilijkheden)|uitkering|bijstand|ontslagen|werkloos\\w*|baan kwijt|krap|blut|platzak|lege (?:portemonnee|rekening|bankrekening)|schuldeisers?|geld tekort|tekort|spaargeld|begroting|blauwe envelop|belastingdienst|aflossing|alimentatie|de bank belt)'
export const relief = `(?:${play}|win|wint|winnen|winst|oploss\\w*|uitweg|uitkomst|redding|red|los|verdwijn\\w*|voorgoed|verleden tijd|aanvullen|bijverdien\\w*|wegspelen|kwijt|ervan af)`
export const luck = '(?:geluk|toeval|mazzel|het lot|pech|kansberekening)'
export const skill =
  '(?:vaardigheid|vaardigheden|kunde|talent|inzicht|verstand|kennis|techniek|ervaring|slimheid|slimme spelers?|intelligentie|hersens|brein|wiskunde|discipline|training|oefening|goede spelers?|betere spelers?|beste spelers?|profs?|vakmanschap)'
export const recipe =
  '(?:systeem|methode|formule|geheim|geheimen|truc|trucs|strategie|tactiek|tips|cursus|training|les|lessen|handleiding|aanpak|stappenplan)'
export const loss =
  '(?:verlies|verliezen|verloren|verloor|pech|tegenslag|rode cijfers|in de min|verliesreeks|slechte reeks)'
export const admired =
  '(?:sexy|aantrekkelijk\\w*|onweerstaanbaar|charmant|indruk|populair\\w*|geliefd|bewonder\\w*|benijd\\w*|jaloers\\w*|aanzien|prestige|roem|stoer\\w*|zelfvertrouwen|zelfverzekerd\\w*|vip|elite|in de belangstelling|vrouwen|meisjes|dames|mannen|vrienden|vriendengroep|liefde|eenzaam|eenzaamheid|succesvol\\w*|geslaagd|gewild)'
export const free =
  '(?:gratis|kosteloos|voor niets|voor niks|voor nop|noppes|cadeau|zonder (?:te betalen|inzet|storting|kosten|inkoop)|geen cent|op onze kosten|van het huis|op onze rekening)'
export const young =
  '(?:jeugd\\w*|jongeren|tieners?|pubers?|scholier\\w*|student\\w*|klasgenoten|schoolplein|kids|achttienjarigen?|jonge (?:spelers|mensen|talenten)|studentenhuis|de klas)'
export const renowned =
  '(?:\\w*voetballers?|\\w*spits|\\w*international|wielrenners?|schaatsers?|tennissers?|darters?|bokser\\w*|\\w*coureurs?|olympi\\w+|wereldkampioen|rappers?|zanger(?:es|s)?|acteurs?|actrices?|presentator\\w*|\\w*vloggers?|youtubers?|tiktok\\w*|influencers?|(?:film|pop|sport|voetbal|tv-?|soap|reality|rock)(?:sterren|ster)|artiest(?:en)?|\\w*sporters?|celebrity|celebs|bn.ers?)'
