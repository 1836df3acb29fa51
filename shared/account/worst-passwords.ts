/**
 * The worst passwords, without the numbers and signs at their ends: the most frequent of those that were ever stolen, in the
 * order of @zxcvbn-ts/language-common 4.1.3 (MIT), without most obscene ones, and after them what is added in Dutch.
 */
export const worstPasswords: ReadonlySet<string> = new Set(
  `
  qwerty baseball mustang qwertyuiop jennifer killer harley asdfgh buster andrew soccer tigger robert ranger hockey
  george computer michelle pepper klaster joshua maggie ginger amanda ashley cheese nicole matthew chelsea dallas biteme
  matrix william yankees taylor corvette austin martin heather thunder merlin diamond anthony hammer silver justin
  patrick richard bailey internet samantha golfer scooter orange cookie maverick jackson sparky mickey phoenix bigdog
  snoopy guitar whatever chicken morgan andrea camaro mercedes peanut ferrari cowboy falcon steelers joseph smokey
  dakota melissa arsenal boomer eagles tigers marina nascar gateway porsche yellow monster spider diablo hannah bulldog
  junior london purple compaq lakers iceman cowboys banana boston brandon tennis johnny miller coffee scooby edward
  nikita mother yamaha brandy barney chester oliver charles player knight forever steven rangers midnight chicago
  bigdaddy redsox victoria badboy please fender chris jasper james slayer rabbit natasha rachel marine wizard marlboro
  raiders prince casper fishing flower crystal jasmine iwantu adidas gandalf enter angela golden lauren cocacola winston
  madison angels blowme panther spanky shannon sophie johnson asdfasdf david toyota tiger murphy danielle jonathan
  liverpoo muffin cooper apples jackie dennis black sandra slipknot carlos qazxsw scorpion qwaszx nathan butter startrek
  rainbow asdfghjkl redskins newyork gemini cameron qazwsxedc florida liverpool turtle nicholas viking booger wilson
  sierra doctor rocket victor dolphins captain bandit jaguar packers pookie peaches dolphin helpme tucker theman tiffany
  maxwell jeremy qwertyui debbie albert maddog lovers monica united giants nirvana metallic hotdog rosebud mountain
  benjamin warrior stupid elephant success jackass bonnie alexis jason scorpio samson azerty freddy driver willie calvin
  sydney gators dexter bubba creative voodoo happy arthur trouble america nissan gunner rebecca stella garfield gordon
  jessie parker asdfghjk apollo eminem legend airborne beavis august apple brooklyn godzilla skippy buddy qwert kitten
  magic shelby phantom nothing asdasd williams xavier braves darkness blink travis copper tomcat platinum qweqwe girls
  bigboy green power animal police online voyager lifehack sniper trinity walter blazer heaven lover snowball bubbles
  loveme cricket marvin willow donkey topgun nintendo saturn family gabriel destiny pakistan pumpkin digital sergey
  chance explorer redwings private therock runner lasvegas guinness beatles cassie christin celtic broncos andrey
  babygirl nelson donald scott eclipse cartman fluffy louise michigan testing carolina little samuel alexande birdie
  steve cherry pantera sharon gibson vampire mexico peter buffalo montana genius flyers maximus school lovely stalker
  metallica doggie carter kristina kimberly spencer speedy barbara snickers sabrina carmen marcus bronco yankee friends
  paradise dreams magnum horses caroline lacrosse goober member qwertyu enigma scotty brian surfer sammy genesis
  poohbear qweasdzxc racing friend hawaii eagle billy viper october vanessa poopoo einstein stanley walker drowssap
  stephen courtney simple alaska badger action denise jester spitfire drummer forest patricia maryjane champion diesel
  svetlana kevin gregory pamela frank hotrod chevy anderson douglas westside security badass shorty tester thumper
  hitman mozart general reddog music lizard alexander melanie ruslan vincent sweet teresa scarface marshall olivia
  veronica buddha spirit frankie stargate antonio liberty natalie mercury naruto suzuki semperfi popcorn spooky marley
  system brittany claudia kelly scotland kitty cherokee vikings simpsons death leslie rascal qweasd jimmy loveyou hummer
  allison rocky patches russia adrian jupiter penguin howard passion honda vfhbyf andre vladimir franklin sandman
  infinity homer bastard raider passport assman fantasy bulldogs horney domino budlight ironman disney norman softball
  bishop francis brutus redrum brooke bigred jeffrey jesus fktrcfylh karina marines kawasaki digger ireland oksana
  fireman cougar college alicia russell houston bradley sarah justice super wildcats tinker duncan dancer logitech
  avalon swordfis everton reggie motorola alexandr molly timothy claire patriots madonna colorado eugene ducati kermit
  juventus indian connor galore freeuser smooth house titanic boogie simpson warcraft wolverin elizabet arizona saints
  valentin georgia asdfg accord baxter denver mitchell christ yfnfif smith stinky zachary roland naughty spiderma
  chopper brenda extreme virginia water skyline zombie pearljam froggy pirate fylhtq vision awesome alyssa dreamer
  predator bullet empire kirill people elvis panthers skipper nemesis peekaboo rasdzv simon alison rolltide american
  cardinal arnold chevelle daddy psycho danger mookie manutd tommy hobbes vegeta goblue burton fyfcnfcbz picard bobby
  windows loverboy lovelove victory bambam turkey serega tweety hiphop galina rooster polina berlin taurus electric
  ronald avatar raptor alpha maksim brazil newport kenneth hendrix madmax england sublime britney france darkside bigman
  hercules lawrence wolfpack classic lincoln ronaldo spiderman blizzard cheyenne wombat cjkysirj raymond brother kristen
  pandora devils simone wildcat horse kramer sterling caesar alabama carrie basketball sports pickle catch leather
  shaggy chronic flowers robbie gracie amber freepass airplane perfect kodiak billybob katana sunset crazy stingray
  maria snowman chocolat zeppelin garcia detroit wolves pontiac candy firebird gundam panzer outlaw pretty fisher connie
  honey business trevor redhead hardon greenday tarheels nastya hellfire cobra engineer savage service serenity sasha
  michele fireball white remember darkstar miranda flash harvey oscar strike freddie pavilion beauty bobafett bigmac
  clinton bowling jenny natali future harrison jones wallace swimming apache rulez pyramid dodgers whynot defender
  morris trooper cancer precious packard lucifer popeye weasel raven icecream stewart tanner swordfish blonde sandy
  presario rockstar viktor manager cheryl norton control wutang airforce julian atlanta spike thailand looking paris
  mouse lennon bluebird theone hawkeye hacker dustin elaine nfnmzyf sailor catfish goldfish maxima tattoo barbie light
  design pervert machine herman wrangler rocks trucks roscoe tornado jerry lights bubble cadillac madman orlando pegasus
  target longhorn laura philip browns eatme stefan cannon dilbert baller microsoft winnie christia katie shooter xfiles
  qazqaz street seattle corona amateur cthutq prelude beach malibu freaky assassin integra atlantis dragons iloveu
  unicorn lonewolf regina stealth kristin peewee openup bobcat stacey software newton leonardo student srinivas angelina
  young enjoy valentina trigger zaqwsx lolita athena shotgun coyote bruins veronika dollar country joker babydoll lestat
  wordpass hottie smiley potter random sweety butterfly woody chipper snake samurai video gizmo maddie devildog valerie
  mistress flipper express powers cessna teacher goldie moose polaris piglet cookies elena montreal hjvfirf ladies
  wolfgang fatboy scully father single wicked daisy foobar castle tickle bunny pepsi balls transam impala booty hotstuff
  ronnie jasmin gambit toshiba basketba lancer birthday stephani knicks roberto stinger testtest kathleen savannah
  shamrock benson squirt deftones trucker redneck goldberg alfred blaster siemens shelly renegade manson subaru ibanez
  blondie hamilton casey reaper cristina minnie mylove harry galaxy lindsay dudley farmer manchester chocolate groningen
  tilburg breda nijmegen haarlem sinterklaas kerstmis pannenkoek chocolade aardbei olifant vlinder regenboog sterren
  koekje hondje poesje konijn paard schildpad giraffe dolfijn tijger leeuw eekhoorn hoihoi dankjewel verjaardag
  zondagmiddag weekend familie vriend vriendin moeder vader broer zusje oranje fiets juffrouw meester voetballer
  hockeyen paarden knuffel engel bloem bloemen zonnebloem tulpen kaas boterham appeltaart biertje wijntje twente vitesse
  heerenveen sparta willem heracles limburg brabant friesland zeeland drenthe jeroen martijn wouter sander bastiaan
  thijs lotte sanne femke anouk marieke marloes maaike willemijn joost pieter johannes hendrik cornelis johanna daan
  bram emma julia tess
`
    .trim()
    .split(/\s+/),
)
