import { plainFamiliesEn } from './claim-families-plain-en.ts'
import { playPairsEn } from './claim-families-play-en.ts'
import type { ClaimFamilies } from './claim-patterns.ts'
import { admired, play, relief, renowned, trouble, win, young } from './claim-words-en.ts'

/** What the law forbids in English, by families of words that stand near each other, in either order. */
export const familiesEn: ClaimFamilies = {
  near: {
    urgency: [
      ['(?:boat|train|bus|ship)', '(?:miss\\w*|leaving|has left|sails?|sailed|departing)'],
      [
        '(?:be|get|will you be)',
        '(?:first in|in early|there in time|among the first|ahead of the (?:rest|crowd|queue))',
      ],
      ['(?:just|still|barely)', '(?:in time to|time to get in|make it if|time if you)'],

      [
        '(?:deposit|play|sign up|join|register|claim|take your seat|sit down|get (?:\\S+ ){0,3}in|move|buy in|jump in)',
        '(?:right now|this minute|this second|straight away|before (?:somebody|someone|anyone|the rest|others|everyone|midnight|the doors)|asap|pronto|without delay|in now|quickly|hurry|sharpish)',
      ],
      [
        '(?:last|final|remaining|handful of|a few|only \\S+|just \\S+)',
        '(?:seats?|chairs?|places?|tickets|chances?) (?:left|remaining|going|to go)',
      ],
      [
        '(?:somebody else|someone else|others|the rest|your neighbour|a rival|someone bolder|everyone|everybody)',
        '(?:beats? you|grabs?|grab|snaps?|snap|takes? your|take your|got there|already in|your (?:seat|share|place|chance|prize)|the seat goes)',
      ],
      [
        '(?:doors?|window|tables?|chance|opportunity|offer|deal)',
        '(?:closing|shutting|slips? away|slipping|fading|vanish\\w*|won.t come|never come|disappear\\w*|gone for good)',
      ],
      [
        '(?:regret|kick yourself|sorry|curse yourself)',
        '(?:tomorrow|later|tonight|sit out|sat out|missed?|miss|stay(?:ed)? home|if you)',
      ],
      [
        '(?:offer|deal|bonus|promotion|tickets?|seats?|chairs?|registration|places?)',
        '(?:dies|die in|disappears?|vanish\\w*|(?:gone|off the table|over) (?:by|in|before|after)|(?:shuts|closes|ends|expires|runs out|lapses) (?:in|within) (?:\\S+ )?(?:hours?|minutes?|moments?|seconds?)|slipping away|won.t wait)',
      ],
    ],
    winning: [
      [
        '(?:finally|at last|tonight|from now on)',
        '(?:rich|profit|money to burn|the jackpot|your dream|the big money|more to spend|without worries|wealth)',
      ],

      [
        'your (?:moment|time|night|lucky star|luck|fortune|destiny)',
        '(?:has come|is here|has arrived|is about to|awaits|starts (?:here|now|tonight)|smiles?|at last|is calling)',
      ],
      [
        '(?:lady luck|luck|fortune|fate|the stars)',
        '(?:smiles? on you|on your side|calling (?:you|your)|is yours|align\\w*|aligned|meant to be|destined|finds you|shining on)',
      ],
      [
        '(?:grab|bag|scoop|pocket|snatch|sweep|haul|pick up)',
        '(?:dough|dosh|quid|bucks|moolah|cash|the pot|pots|the money|notes|the loot|your winnings|big prizes|a bundle)(?: (?:in|up|home))?',
      ],
      [
        '(?:money|cash|dollars|prizes|winnings|coins)',
        '(?:rains?|raining|flows?|pours?|grows? on|on tap|up for grabs|there for the taking|falls? from|falling from)',
      ],
      [
        '(?:treat yourself|spoil yourself|buy|book|pay)',
        '(?:(?:out of|from|with) (?:your|the|a) (?:\\S+ )?(?:winnings|pot|prize|jackpot|tournament|win))',
      ],
      [
        '(?:better|more|faster|higher|sooner) (?:\\S+ )?than',
        '(?:working|your job|your salary|your wages|saving|the bank|a savings account|a side job|overtime|a lottery|any job|the stock market)',
      ],
      [
        '(?:freedom|independence|own boss|never work|stop working|early retirement)',
        '(?:poker|cards|our tables?|felt|win|winnings|pot|table)',
      ],
      [
        '(?:since i|since he|since she|now that i|thanks to you)',
        '(?:earn\\w*|paid|pay|bought|live|money|rich\\w*|profit|car|holiday|debts?|worries|rent)',
      ],

      [
        '(?:shares|index funds?|stocks?|stock market|savings|bonds|crypto|bitcoin|interest rates?|the bank|isa|pension)',
        '(?:poker|our (?:\\S+ )?tables?|the felt|cards|pays? better|pay (?:you )?better)',
      ],
      [
        '(?:walk|walks|leave|leaves|stand up|stands up|get up|gets up|go home|goes home|head home|cash out|drive home)',
        '(?:richer|with more|thousands?|a bigger (?:stack|balance)|a profit|double|a fortune|full pockets|a grand|in pocket)',
      ],
      [
        '(?:what (?:will|would) you|how (?:will|would) you|where will you)',
        '(?:winnings|prize money|million\\w*|grand|thousands?|fortune|jackpot|prize|win)',
      ],
      [
        '(?:bank manager|bank account|bank balance|wallet|purse|piggy bank|accountant|bankroll)',
        '(?:thank\\w*|smil\\w*|happy|grow|grows|swell\\w*|bulg\\w*|shake your hand|love|burst\\w*|fatten\\w*|healthier)',
      ],
      [
        '(?<!we )(?:earns?|earned|earning|made|makes?|making|doubled?|tripled)',
        '(?:(?:my|his|her|their|your) (?:wages?|salary|income|pay|rent)|from poker|at our tables|every (?:month|week|night|evening)|a (?:month|week|night|fortnight)|at the tables)',
      ],
      [
        '(?:everyone|everybody|every player|all (?:of )?our players|whoever (?:plays|joins)|winners)',
        '(?:richer|in pocket|takes? home|wins? here|you will be one|so will you|comes? out on top|a winner)',
      ],
      [
        '(?:tonight|tomorrow|soon|before long|next week|this weekend|in no time|by christmas|by morning)',
        '(?:rich|richer|a millionaire|your winnings|you.ll win|you will win|rolling in|be set|a wealthy)',
      ],
      [
        '(?:dream|luxury|ferrari|porsche|tesla|yacht|swimming pool|villa|maldives|bahamas|rolex|second home|new (?:car|kitchen))',
        '(?:poker|win|wins|won|winnings|pot|cards|our tables?|chips|stake)',
      ],
      [
        '(?:success|profit|winnings|a win|riches|wealth|prizes?|payout|the big one)',
        '(?:within reach|within your grasp|round the corner|around the corner|on a plate|silver platter|a certainty|in the bag|as good as yours|bound to|has to come|have to come|come your way|matter of time|bank on)',
      ],
      [
        '(?:notice|job|boss|desk|day job|commute|alarm clock|office|overtime)',
        '(?:river|hand in|ditch|bin|poker pays?|let the (?:cards|pots?)|cards|poker|our tables)',
      ],
      [
        '(?:live|lives|living|family|feed|support)',
        '(?:off poker|from poker|on poker|off (?:his|her|my|their) (?:winnings|pots))',
      ],
      [
        '(?:payout|pay-out|cheque|profit)',
        '(?:you can (?:build|count|rely|bank) on|every month|each month|month after month)',
      ],
      [
        '(?:poker|playing|our tables)',
        '(?:pays? (?:better|more|well)|pays for itself|beats? (?:saving|work|a salary))',
      ],
      [
        '(?:everyone|everybody|every player|all (?:of )?our (?:players|regulars)|(?:\\d+|one|two|three|four|five|six|seven|eight|nine) (?:in|out of) (?:\\d+|two|three|four|five|ten)|\\d+ ?(?:%|per ?cent) of (?:our |all )?players|players here)',
        '(?:in profit|in the black|come out ahead|ends? up ahead|walks? away with|leaves? with more|with more than|in the money|makes? money|goes home (?:richer|with))',
      ],
      ['(?:odds|chances?)', '(?:better|higher|greater|closer) than (?:you think|ever|anywhere|elsewhere|with)'],
      [
        '(?:poker|cards|tables?|winnings|tournaments?)',
        '(?:paid (?:for )?(?:my|our|his|her|their|your)|put (?:\\S+ ){0,3}through|bought (?:me|us|my|our|his|her)|can pay for (?:your|the)|financed?)',
      ],
      [
        '(?:win|earn|play for)',
        '(?:your|a|the|that) (?:next |new )?(?:holiday|car|kitchen|wedding|boat|motorbike|house deposit|trip around the world)',
      ],
      [
        win,
        '(?:guarantee[ds]?|assured|certain|for sure|sure thing|100 ?%|a hundred per ?cent|without doubt|no doubt|every time|every night|every day|every hand|never fails?)',
      ],
      [
        '(?:winnings|prizes?|jackpot|millions?|fortune|money|riches|wealth|payday)',
        '(?:waiting for you|waits for you|awaits?|yours for|has your name|with your name)',
      ],
      [
        '(?:poker|playing|cards|the tables?|felt)',
        '(?:income|salary|wage|wages|return on|investment|pension|retire|retirement|career|pay ?cheque|paycheck|livelihood|side hustle|second job)',
      ],
      [
        '(?:job|boss|nine.to.five|9.to.5|office)',
        '(?:quit|leave|resign|goodbye|farewell|instead|who needs|swap|trade)',
      ],
    ],
    ease: [
      [
        '(?:money|cash|profit|in profit|fortune|win|winning|wins|earn|earning|pots?|pockets?|pay rise|rich|wages|income)',
        '(?:sofa|couch|armchair|slippers|snooz\\w*|nap|asleep|dozing|a breeze|a doddle|a cinch|a walk in the park|no sweat|plain sailing|simplest|laziest|easiest|candy|nan|granny|blindfolded?|one hand tied|feet up|just (?:one|two|three|a) (?:clicks?|taps?)|without (?:lifting|breaking|even))',
      ],
      [
        '(?:opponents?|players|tables?|rivals|the competition|amateurs|tourists|fish)',
        '(?:so (?:soft|weak|bad|easy|poor)|sitting ducks?|easy prey|clean up|giving it away|give(?:s)? (?:\\S+ )?money away|cash machines?|clueless|hopeless|like sheep|to be fleeced|fleece|ripe for)',
      ],
      [
        '(?:slav(?:e|ing)|toil\\w*|grind(?:ing)?|sweat\\w*|overtime|nine to five|rat race|why (?:\\S+ ){0,2}(?:work|toil|slave|save))',
        '(?:poker|cards|our tables?|a table|the river|pots?|win)',
      ],
      [
        '(?:nan|grandma|granny|grandmother|your mum|a child|a toddler|your dog|a monkey|anyone|anybody|complete beginners?)',
        '(?:could (?:\\S+ )?(?:win|clean up|do (?:it|this)|beat)|can (?:win|clean up|do it)|wins)',
      ],
      [
        '(?:in profit|in the black|ahead|cash|winnings)',
        '(?:before your (?:coffee|tea|lunch|drink)|by (?:breakfast|lunch)|within minutes|in minutes|laziest|the lazy way)',
      ],
      [
        '(?:money|cash|winnings|profits?|prizes?)',
        '(?:comes? to you|finds? you|lands? in|while you sleep|in your pyjamas|leave your bed|get out of bed|off the couch|by itself|on autopilot)',
      ],
      [
        '(?:(?:one|two|three|five|a few|a couple of|(?<!\\d)[1-9]) (?:taps?|clicks?|swipes?|hands?))',
        '(?:in the black|richer|in profit|money|cash|full|ahead|loaded)',
      ],
      [
        '(?:shortest|fastest|quickest|surest|easiest) (?:route|way|road|path)',
        '(?:wallet|money|rich\\w*|fortune|cash|profit|wealth|freedom|luxury)',
      ],
      ['(?:week|month|year).s (?:wages?|salary|pay|income)', '(?:evening|night|hand|hands|hour|game|tournament|lucky)'],
      [
        '(?:win|wins|winning|winnings|money|cash|rich|riches|earn|earning|profit|\\$ ?1|fortune|income)',
        '(?:easy|easily|easier|simple|simply|simpler|effortless\\w*|a breeze|piece of cake|child.s play|no[- ]brainer|without (?:thinking|effort|trying|working|any effort)|while you sleep|in your sleep|from your (?:sofa|couch|bed|armchair)|lift a finger|in no time|overnight|no experience)',
      ],
      [
        '(?:rich|riches|fortune|wealth|make money|earn money|cash)',
        '(?:quick|quickly|fast|overnight|in (?:a|five|ten|just|only|under|\\$? ?\\d+) (?:\\S+ )?(?:minutes?|hours?|clicks?|days?)|within (?:a|an|the|minutes|hours|days))',
      ],
    ],
    moneyTrouble: [
      [
        '(?:rent|bills?|debts?|overdraft|mortgage|payday|loan|credit card|arrears|in the red|out of the red|skint|broke|cost of living|inflation|bailiffs?|redundancy|redundant|lost your job|unpaid \\w+|final demand|repossess\\w*|bankrupt\\w*|car repair|broken (?:boiler|fridge|car|washing machine)|vet.s bill|tax bill|energy bill|heating bill|childcare|money worries|short (?:this|of)|food bank|pay packet|overdue)',
        '(?:poker|cards|our (?:\\S+ )?tables?|at the tables?|a table|tournaments?|cash games?|pull up a chair|take a seat|a seat|join us|(?:final|poker) table|a pot|one pot|deep run|one good (?:night|hand|evening)|a good night|sorts? it|the cure|way out|play your way|sorted|win it back|your (?:neighbours|opponents|rivals)|out of your hair|won.t stand a chance|stand no chance|chair|there is a tournament|deal yourself in|got me|get out)',
      ],
      [
        '(?:stress|worries|troubles|problems|sorrow|heartbreak|divorce|depress\\w*|blues|bad day|rough day|grief)',
        '(?:forget|escape|medicine|best therapy|therapy|comfort|cure|melt\\w* away|disappear\\w*|drown|left at the door|deal them away)',
      ],
      [
        '(?:too much month|month left|payday|pay packet|lost your job|behind on|heating|energy bill|car payments?|redundant)',
        '(?:seat|play|tables?|cards|hand|tournament|poker|game)',
      ],
      [trouble, relief],
    ],
    socialSuccess: [
      [
        '(?:finally|at last|from now on)',
        '(?:you belong|your circle|somebody|be seen|friends|company|respect|admir\\w*|noticed)',
      ],

      [
        '(?:poker|our tables?|win|winner|winning|play|plays|seat|here|cards)',
        '(?:everyone (?:knows|will know|talks)|know your name|on everyone.s lips|a legend|from nobody to|somebody at last|single|(?:her|his) heart|alone any more|in demand|go up in the world|popularity|the cool kids|belong|charisma|swagger|magnet\\w*|admirers?)',
      ],

      [
        '(?:poker|poker player|poker champion|our tables?|the tables?|high tables?|high[- ]stakes|play here|plays here|in our room|a big stack|the big stack|winners?|all in)',
        '(?:envy|envied|notices?|real m[ae]n|looks? up|look up to|who.s boss|life and soul|classy|chic|stylish|upper class|alpha|guts|famous|spotlight|applause|in love|flirt\\w*|circle of friends|new friends|the people who matter|a somebody|reputation|power|admir\\w*|hotter|handsome|respect that|says success|success like|turns? heads|impress\\w*|date|legends?|status symbol|at a party|popular)',
      ],
      [
        '(?:mates|friends|colleagues|neighbours|in-laws|family|boss|ex|classmates|girls|women|men|everyone)',
        '(?:envy of|be jealous|green with|will look up|look up to you|in awe|gasp|impressed|speechless|proud of you|talk about you|notice you|respect you)',
      ],
      [
        '(?:are you|still|why be|don.t be|left)',
        '(?:in the club|on the outside|outside looking in|on the sidelines|watching from|an outsider|left out|looking on|the odd one out|one of them)',
      ],
      [
        '(?:poker|poker players?|bluff\\w*|at our tables?|stack|winners?|your win|pots?)',
        '(?:commands? respect|class|charisma|charm|(?:her|his) (?:phone )?number|their phone number|stands? out|at last|proud of you|talk of nothing but|the talk|applause|whisper\\w*|idolised|adored|gets? the (?:girl|guy))',
      ],
      [
        '(?:play|playing|poker|winner|win|bluff\\w*|table|cards)',
        '(?:looks? (?:up to|at) (?:me|you|him|her) (?:differently|with)|(?:in|at) the (?:bar|pub|party|office)|another (?:man|woman)|fall for|with new eyes|the envy)',
      ],
      [
        '(?:mates|friends|colleagues|neighbours|pals|buddies)',
        '(?:already (?:in|playing|there|here)|are all in|all play|without you|left behind|stays? (?:at )?home|the only one)',
      ],
      [
        '(?:poker|poker face|poker player|winners?|winning|win|jackpot|high stakes?|our tables?|a seat|the table|join us|big win)',
        admired,
      ],
    ],
    youth: [
      [
        '(?:fortnite|fifa|minecraft|roblox|snapchat|tiktok|playstation|xbox|call of duty|pokemon|gamers?|e-?sports?|cartoon\\w*|anime|manga|superhero\\w*)',
        '(?:poker|tables?|cool\\w*|fun|love|better|cards|play\\w*|heroes?|deals?|pot|like|next level)',
      ],
      [
        '(?:coolest|sickest|dopest|lit|no cap|bestie|bruh|bro|fam|vibes?|slaps|hits? different|yolo|fomo|drip|flex|goat|rizz|bussin|lowkey|peng|on fleek|squad)',
        '(?:poker|tables?|game|games|play|playing|tournament|pot|chips|cards|campus)',
      ],
      [
        '(?:streamers?|strikers?|rappers?|medallists?|footballing|football|idols?|influencers?|superstars?|chart-topping|pop|goalkeepers?|your hero(?:es)?|your favou?rite (?:\\S+ )?(?:player|team|star|singer|streamer|influencer|band))',
        '(?:sit down with|you watch|loved by|already|just like|like your|favou?rite site|calls it|footsteps|plays|has an account|swears by|sits? with|with the)',
      ],
      [
        '(?:student loan|homework|lectures?|campus|freshers.?|uni|university|gap year|halls of residence|dorm|part-time job|student life|after class|sixth form|seminars?)',
        '(?:poker|chips|cards|stack|deal|tables?|game|play|coolest|good use|join)',
      ],
      [
        '(?:exams?|graduat\\w*|diploma|freshers?|prom|high school|first year at|school.s out|driving test)',
        '(?:poker|play\\w*|hand|cards|tables?|celebrate|game|tournament)',
      ],
      [
        '(?:as a (?:child|kid)|as children|childhood|you grew up with|when you were (?:little|young|a kid|small))',
        '(?:play\\w*|games?|cards|poker|real money|deals?|loved)',
      ],
      [
        '(?:goalkeepers?|strikers?|wingers?|sprinters?|boxers?|wrestlers?|golfers?|djs?|comedians?|presenters?|tv hosts?|cyclists?|swimmers?|skaters?|point guards?|team captain|your hero|your favou?rite (?:player|team|star|singer|band))',
        '(?:sit down|play\\w*|meet|deals?|cards|tables?|poker|tonight|with us|favou?rite|against|join)',
      ],
      [young, `(?:${play}|join|welcome|fun|cool|bonus|discount|extra|reward\\w*)`],
      [
        renowned,
        `(?:${play}|with us|choose\\w*|recommends?|fans?|beat|just like|like the|endors\\w*|shares|favou?rite)`,
      ],
    ],
    ...playPairsEn,
  },
  alone: {
    winning: [
      'the (?:winner|champion) in you|born (?:winner|to win)|winning feeling|are you (?:the|our) (?:next|new|lucky)|will you be (?:the|our) next|feeling lucky|it.s your (?:turn|time|night|moment)|your (?:turn|moment) to|strike (?:it )?(?:rich|gold)|hit the big time|the big time',

      '(?:second|extra|thirteenth|regular|another) (?:\\S+ )?(?:income|salary|wage|pay packet|pay cheque)|your name on it|let the (?:river|cards|flop) pay|only a matter of time|swim(?:ming)? in (?:cash|money)|laugh(?:ing)? all the way|ka-?ching|a sure winner|first (?:\\S+ )?(?:grand|million)',
      'your (?:lucky (?:day|night|week|hour)|big (?:night|day|break))|(?:we|we.ll) make (?:\\S+ )?(?:winners|you rich|millionaires)|(?:double|triple|multiply) your (?:stake|money|bankroll|balance|buy-in)|profit follows',
      '(?:count|bank) on it|(?:sooner or later|only a matter of time|one day soon)(?!\\p{L}).{0,30}(?<!\\p{L})(?:win|wins|big one|jackpot|yours|you|pays|comes)|next name (?:on|up)|your name (?:\\S+ ){0,3}(?:board|cheque|list|trophy)|(?:winners.? board|jackpot|prize|title|million) is (?:already )?yours|yours to (?:win|lose|take)',
      'dreams? (?:come|comes|coming) true|make your dreams?|a fortune|big bucks|serious money|rake it in|rolling in (?:it|money|cash)|make a killing|loads of (?:money|cash)|win every|your ticket to',
      'change\\w* your life|life-?changing|a new life|retire early|live the dream|dream life|never go (?:back )?to (?:work|the office)',
      '(?:here|with us) (?:you|everyone|everybody) (?:always )?wins?|you (?:can.t|cannot|can not) (?:fail|go wrong)|you.re (?:the )?next|the next (?:winner|millionaire)|could be you|it.s your turn to win|be the next',
      '(?<!go )millionaires?(?! maker)(?=.{0,30}(?:you|your|tonight|today|next))|make you rich|winners? every (?:day|night|minute|hour)',
    ],
    urgency: [
      'strike now|pounce|miss the boat|before you know it|the countdown|going,? going|get in quick|snap (?:it|them|this|yours) up',

      'what are you waiting|beat the rush|blink and|(?:clock|time) is (?:ticking|running)|once it.s gone|get in on the action|look sharp|chop chop|get a move on|be quick|you.ll kick yourself|move!',
      'get in (?:now|today|early)|blink and|someb?ody else (?:has|will have|takes|will take|gets) (?:yours|your|it)|someone else (?:has|will have|takes|will take|gets) (?:yours|your|it)|(?:will|you.ll|year|or|forever) regret\\w*|live to regret|tick,? tock|count the (?:minutes|seconds)|while there is (?:still )?(?:time|room)|hot seats?',
      '(?:grab|seize|take) (?:this|the|your) (?:chance|opportunity|moment)|chance of a lifetime|while you (?:still )?can|before it.s (?:over|gone|too late)|no time to (?:lose|waste)',
      '(?:don.t|do not|never) (?:hesitate|delay|wait|think twice|miss)|what are you waiting for|once[- ]in[- ]a[- ]lifetime|one-time (?:offer|chance)|(?:unique|exclusive) (?:chance|offer|opportunity)',
      '(?:almost|nearly) (?:over|gone|full|sold out|finished)|sold out|selling (?:out )?fast|filling (?:up )?fast|going fast|last[- ]minute|(?:closes|ends|expires|finishes) (?:soon|shortly|tonight|at midnight|in minutes)',
      '(?:now|today|tonight) or never|first come|not (?:be )?here (?:for )?(?:long|tomorrow)|gone (?:by )?tomorrow|(?:minutes|seconds|hours) (?:left|remaining|to go)|act (?:quickly|fast|now)|move fast|quick, before|(?:deposit|play|sign up|join|claim) (?:\\S+ ){0,3}(?:before midnight|immediately|this instant|within the hour)',
    ],
    ease: [
      '(?:easiest|simplest|quickest|fastest) (?:\\S+ )?(?:money|cash|pay rise|win|job|income)|money for nothing|without lifting|a breeze to|couldn.t be simpler|by itself(?= *[.!]?$)',
      '(?:fat|fatter|bulging) (?:wallet|bank account)|line your pockets|money in your pocket',
      'all you (?:have to|need to) do|just (?:sit|lie) back|sit back|anyone can (?:win|do it|get rich)|(?:win|earn|cash) (?:\\S+ )?(?:while|before|during) (?:\\S+ )?(?:you sleep|breakfast|lunch|coffee|tea)|walk away with',
      'piece of cake|child.s play|like taking candy|money for (?:nothing|old rope)|print(?:ing)? money|free ride to riches|passive income|money (?:flows|pours|rolls|comes) in|laughing all the way',
    ],
    moneyTrouble: [
      'forget (?:\\S+ ){0,2}(?:worries|troubles|problems|bills|debts)|escape (?:from )?(?:your|the|it)|(?:pay|pays|paying|cover|settle|fund) (?:\\S+ ){0,5}(?:with|from|by|through) (?:\\S+ ){0,2}(?:poker(?! (?:wallet|balance|account))|winnings|pot|tournament|cards|jackpot)',
      'debt[- ]free|out of the red|end (?:of|to) your (?:debts|money worries|worries)|worries (?:are )?(?:over|behind)|say goodbye to (?:your )?(?:debts?|bills|worries)|need (?:some )?(?:extra |quick |fast )?(?:cash|money)|make ends meet|strapped for cash|tide you over|until payday',
    ],
    socialSuccess: [
      'life and soul|who.s boss|be the envy|real m[ae]n|respect (?:that )?you deserve|from (?:wallflower|zero) to|the people who matter',
      'feels? like (?:somebody|someone|a (?:winner|king|queen|man|star|million)|royalty)|winner (?:at|in|on) (?:\\S+ ){1,4}winner|finally (?:be )?(?:somebody|someone)|one of us(?= *[.!]?$)|be part of the (?:club|winners|few)',
      'prove (?:yourself|you are|you.re|them|to)|show (?:them|everyone|everybody|the world|your friends) (?:who|what|that|you)|talk of the|a better (?:person|life|man|woman)|(?:hero|heroine|king|queen) of (?:your|the (?:room|table|night))|stand out from|get noticed|look up to you|be proud|man of the',
      'irresistible|steal the show|centre of attention|center of attention|turn heads|all eyes on you|be somebody|be someone|never (?:be )?(?:alone|lonely)|live like a (?:king|star|queen|millionaire)|high ?rollers?|big shot|the cool crowd|in[- ]crowd',
      'champagne|limousine|limo|sports car|private jet|jet set|mansion|penthouse|yacht|man of the (?:house|world)|separates? the men|for real (?:men|winners)|man enough|losers? (?:fold|stay|don.t)',
    ],
    youth: [
      '(?:turn|turns|turning|turned) (?:18|19|21|eighteen|nineteen|twenty-one)|(?:18th|19th|21st|nineteenth|twenty-first) birthday',
      'never too young|start(?:ing)? young|(?:just|finally|freshly) (?:turned )?(?:18|19|21|eighteen|nineteen)|young and old|for all ages|any age|after school|between (?:lessons|classes)|superheroe?s?|cartoons?|allowance|pocket money|prom night|back to school',
    ],
    bonus: [
      '(?:money|cash|credit) (?:just )?for (?:joining|nothing|being)|our gift to you|we.re treating you|not happy,? money back|simply for signing',

      'no strings attached|no questions asked|no small print|if you lose,? (?:we|you)|(?:we|we.ll|will) (?:\\S+ ){0,2}double your (?:deposit|money|balance)|double your money',
    ],
    risk: [
      'you can (?:\\S+ )?(?:stop|quit) (?:whenever|any ?time) you|stop whenever you (?:like|want)|(?:don.t|no) hold(?:ing)? back|go for broke|all guns blazing|no regrets|shoot the moon|go big',

      'nothing ventured|you only live once|all or nothing|never hurt any(?:one|body)|live a little|all the thrill|who cares about|what.s the worst',
      'what (?:could|can) (?:possibly )?go wrong(?=\\?)|(?:it is|it.s|only|just) (?:only |just )?a (?:tenner|fiver|few (?:dollars|pounds|euros|bucks))|peanuts|small change',
      'only money|just money|let yourself go|let go|worry[- ]free|carefree|without a care|limitless|no worse than|less dangerous than|(?:don.t|do not) (?:think|worry)|relax and (?:bet|stake|play)|just do it',
      'nothing (?:can|could) (?:\\S+ )?go wrong|what (?:can|could) (?:\\S+ )?go wrong\\?|can.t go wrong|safe as houses|safer than|as safe as|safe bet|sure bet|savings account|just (?:a bit of )?(?:fun|a game|entertainment)|only a game|a bit of fun|harmless fun|addiction (?:is|happens)|hooked\\? (?:never|no way)',
      '(?:stake|risk|gamble|put) (?:\\S+ ){0,2}(?:everything|it all|the house|your savings|your salary|your last|the rent)|all night long|round the clock (?:play|poker)|play (?:\\S+ )?all (?:night|day)|no limits?|throw caution|be brave|no guts|fortune favou?rs|take the plunge|you only live once|dare to',
    ],
    chasing: [
      'until (?:your|the) (?:luck|tide|cards) (?:turns?|changes?)|your money is still (?:on|at) the|all is forgotten|back to even',
      'stay (?:in your seat|at the table|seated)|keep your seat|(?:the )?cards (?:always |will |do )?(?:come (?:round|around|back|good)|turn|even out)|play (?:on )?until (?:it|you|luck)|one good hand',
      'never give up|winners never quit|quitters|hang in there|one last (?:hand|bet|try|go|spin)|so near|nearly there|almost (?:had|won|there)|you.re due|due for a win|has to come|sooner or later (?:you|it|your)|bound to (?:win|turn|come|hit)|keep (?:betting|trying|going|at it)|don.t (?:stop|quit|walk away)',
    ],
    skill: [
      'from (?:beginner|zero|novice|fish|rookie) to (?:pro|hero|shark|champion|winner)',

      '(?:simply|purely|just|nothing but) (?:a )?(?:sport|mind sport|brainpower|maths|skill|logic|arithmetic|talent)|turns? any(?:one|body) into|pure (?:brainpower|skill|logic|maths)|the best player wins',
      'mathematically|a matter of (?:skill|practice|technique|maths)|read (?:them|your opponents?) and win|predict (?:\\S+ )?cards?|unstoppable|(?:can.t|cannot) be beaten|outplay every\\w+|(?:become|be) a pro in|the best (?:player )?(?:always )?wins',
      'make your own luck|beat (?:the (?:house|system|odds|game|dealer)|luck|anyone)|crack the code|never lose again|not (?:about )?luck|luck has nothing|leave nothing to chance|outsmart|mind over|smart(?:er)? (?:players|people|money) wins?|always (?:one|a) step ahead|nobody can beat you|in full control|control (?:the outcome|your luck|every)',
    ],
    free: [
      '(?:play|plays|playing|enter|join) (?:\\S+ )?for nothing|costs? (?:you )?nothing (?:and|but) (?:\\S+ ){0,2}(?:pays?|wins?|earns?)',
      'on the house|our treat|won.t cost you|doesn.t cost (?:you )?(?:a (?:cent|penny)|anything)|not a (?:cent|penny)|without spending|we.re paying|we pay (?:your|for)|it.s on us|as a gift|gift from us',
    ],
  },
  plain: plainFamiliesEn,
}
