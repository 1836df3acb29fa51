import { plainFamiliesEn } from './claim-families-plain-en.ts'
import type { ClaimFamilies } from './claim-patterns.ts'
import { admired, free, loss, luck, play, recipe, relief, renowned, skill, trouble, win, young } from './claim-words-en.ts'

/** What the law forbids in English, by families of words that stand near each other, in either order. */
export const familiesEn: ClaimFamilies = {
  near: {
    urgency: [
      [
        '(?:offer|deal|bonus|promotion|tickets?|seats?|chairs?|registration|places?)',
        '(?:dies|die in|disappears?|vanish\\w*|(?:gone|off the table|over) (?:by|in|before|after)|(?:shuts|closes|ends|expires|runs out|lapses) (?:in|within) (?:\\S+ )?(?:hours?|minutes?|moments?|seconds?)|slipping away|won.t wait)',
      ],
    ],
    winning: [
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
        '(?:too much month|month left|payday|pay packet|lost your job|behind on|heating|energy bill|car payments?|redundant)',
        '(?:seat|play|tables?|cards|hand|tournament|poker|game)',
      ],
      [trouble, relief],
    ],
    socialSuccess: [
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
    bonus: [
      [
        '(?:lose|loss|losses|lost|losing)',
        '(?:put (?:it|them|that) (?:\\S+ )?back|pay (?:it|them|that|you) (?:\\S+ )?back|hand (?:it|them|that) (?:\\S+ )?back|give (?:it|them|that) (?:\\S+ )?back|return (?:it|them|your stake)|cover (?:it|them|the loss)|our problem)',
      ],
      [
        '(?:bonus(?:es)?|welcome (?:package|gift)|bonus cash|free credits?|freebies?|cash ?back|free ?spins?|free ?bets?)',
        '(?:grab|claim|collect|unlock|snap up|pocket|bag|scoop|get your|take your|pick up|is waiting|awaits|ready for you|for everyone|for everybody|for all|each and every|instantly|right away|no strings|unlimited)',
      ],
      [
        loss,
        '(?:refund\\w*|money back|compensat\\w*|reimburs\\w*|cash ?back|bonus|we pay|back in your|we give|consolation)',
      ],
    ],
    chasing: [
      [
        '(?:lost|losing|losses|yesterday|down|bad night)',
        '(?:twice as much|double (?:it|that)|pick up|stronger|today (?:you|is)|tonight (?:you|is)|back on top|back in the black)',
      ],
      [
        loss,
        '(?:win (?:it|them|that|everything|your \\S+) back|win back|get (?:it|them|that|even|your \\S+) back|get even|recover\\w*|recoup\\w*|revenge|make up for|make (?:it|them) good|another (?:go|shot|chance|try|round)|second chance|try again|double (?:up|down|your)|keep going|keep playing|play on|turn (?:it )?around|bounce back|comeback|put (?:it|that|things) right|reload|redeem)',
      ],
      [
        '(?:luck|fortune|tide|streak|your turn)',
        '(?:will turn|turns|must turn|has to turn|about to turn|around the corner|will come|is coming|has to change|will change|about to change)',
      ],
    ],
    skill: [
      [
        '(?:winning|profit)',
        '(?:is a (?:craft|skill|trade|science|art|matter of)|(?:can be|is) (?:taught|learnt|learned)|we teach|teach you)',
      ],
      [
        'the (?:smarter|better|more|harder|longer)',
        'the (?:surer|bigger|larger|more certain|richer|more you win|higher your)(?: \\S+){0,3}',
      ],
      [
        '(?:cards|outcome|odds|the game|the deck)',
        '(?:obey\\w*|at your command|under your thumb|bend\\w*|dance to|decides? the|decide for yourself|in your hands)',
      ],
      [
        '(?:losers|losing|whoever loses)',
        '(?:lazy|stupid|ill[- ]prepared|never learned|their own fault|not paying attention|people who)',
      ],
      [
        '(?:lessons|training|practice|experience|coaching)',
        '(?:decides?|unbeatable|untouchable|lord and master|makes? you invincible|invincible)',
      ],
      [
        '(?:luck|fortune)',
        '(?:behind you|out of the (?:game|equation|picture)|at the door|at home|for others|for amateurs|takes? (?:\\S+ )?out)',
      ],
      [
        luck,
        '(?:amateurs|beginners|losers|suckers|under control|master\\w*|beat|beats|beaten|outsmart\\w*|overcome\\w*|a myth|eliminat\\w*|rather than|instead of)',
      ],
      [
        skill,
        '(?:decides everything|determines|always|guarantee\\w*|unbeatable|never los\\w+|wins? (?:every|always|out)|is (?:all|everything)|all (?:it takes|you need)|alone|only)',
      ],
      [
        recipe,
        '(?:to win|for winning|that wins?|win more|always wins?|wins? every|profit|guarantee\\w*|never los\\w+|foolproof|infallible|proven|surefire|100 ?%|can.t fail|never fails?)',
      ],
    ],
    free: [
      [
        free,
        '(?:money|cash|\\$ ?1|dollars|winnings|win|wins|prizes?|jackpot|bonus|credits?|bets?|tickets?|spins?|millions?|real money|entry|buy-in)',
      ],
    ],
    risk: [
      [
        '(?:addiction|addicted|gambling problems?)',
        '(?:is for|for weak|weak people|exaggerat\\w*|nonsense|a myth|other people|character)',
      ],
      [
        '(?:warnings?|limits?|rules|worr\\w+)',
        '(?:exaggerat\\w*|nonsense|nannying|nanny state|scaremongering|spoilsports?|killjoys?|overblown|laughable)',
      ],
      ['(?:poker|gambling|betting)', '(?:safer than|as safe as|hobby like|like (?:fishing|knitting|stamps|football))'],
      [
        '(?:poker|gambling|playing|betting|a flutter|a bet|game)',
        '(?:harmless|completely safe|perfectly safe|totally safe|carefree|innocent|like any other hobby|healthy fun)',
      ],
      [
        '(?:limits?|brakes|caution)',
        '(?:forget|wimps|cowards|losers|to the wind|overboard|ditch|scrap|unnecessary|who needs)',
      ],
    ],
  },
  alone: {
    winning: [
      'your (?:lucky (?:day|night|week|hour)|big (?:night|day|break))|(?:we|we.ll) make (?:\\S+ )?(?:winners|you rich|millionaires)|(?:double|triple|multiply) your (?:stake|money|bankroll|balance|buy-in)|profit follows',
      '(?:count|bank) on it|(?:sooner or later|only a matter of time|one day soon)(?!\\p{L}).{0,30}(?<!\\p{L})(?:win|wins|big one|jackpot|yours|you|pays|comes)|next name (?:on|up)|your name (?:\\S+ ){0,3}(?:board|cheque|list|trophy)|(?:winners.? board|jackpot|prize|title|million) is (?:already )?yours|yours to (?:win|lose|take)',
      'dreams? (?:come|comes|coming) true|make your dreams?|a fortune|big bucks|serious money|rake it in|rolling in (?:it|money|cash)|make a killing|loads of (?:money|cash)|win every|your ticket to',
      'change\\w* your life|life-?changing|a new life|retire early|live the dream|dream life|never go (?:back )?to (?:work|the office)',
      '(?:here|with us) (?:you|everyone|everybody) (?:always )?wins?|you (?:can.t|cannot|can not) (?:fail|go wrong)|you.re (?:the )?next|the next (?:winner|millionaire)|could be you|it.s your turn to win|be the next',
      '(?<!go )millionaires?(?! maker)(?=.{0,30}(?:you|your|tonight|today|next))|make you rich|winners? every (?:day|night|minute|hour)',
    ],
    urgency: [
      'get in (?:now|today|early)|blink and|someb?ody else (?:has|will have|takes|will take|gets) (?:yours|your|it)|someone else (?:has|will have|takes|will take|gets) (?:yours|your|it)|(?:will|you.ll|year|or|forever) regret\\w*|live to regret|tick,? tock|count the (?:minutes|seconds)|while there is (?:still )?(?:time|room)|hot seats?',
      '(?:grab|seize|take) (?:this|the|your) (?:chance|opportunity|moment)|chance of a lifetime|while you (?:still )?can|before it.s (?:over|gone|too late)|no time to (?:lose|waste)',
      '(?:don.t|do not|never) (?:hesitate|delay|wait|think twice|miss)|what are you waiting for|once[- ]in[- ]a[- ]lifetime|one-time (?:offer|chance)|(?:unique|exclusive) (?:chance|offer|opportunity)',
      '(?:almost|nearly) (?:over|gone|full|sold out|finished)|sold out|selling (?:out )?fast|filling (?:up )?fast|going fast|last[- ]minute|(?:closes|ends|expires|finishes) (?:soon|shortly|tonight|at midnight|in minutes)',
      '(?:now|today|tonight) or never|first come|not (?:be )?here (?:for )?(?:long|tomorrow)|gone (?:by )?tomorrow|(?:minutes|seconds|hours) (?:left|remaining|to go)|act (?:quickly|fast|now)|move fast|quick, before|(?:deposit|play|sign up|join|claim) (?:\\S+ ){0,3}(?:before midnight|immediately|this instant|within the hour)',
    ],
    ease: [
      '(?:fat|fatter|bulging) (?:wallet|bank account)|line your pockets|money in your pocket',
      'all you (?:have to|need to) do|just (?:sit|lie) back|sit back|anyone can (?:win|do it|get rich)|(?:win|earn|cash) (?:\\S+ )?(?:while|before|during) (?:\\S+ )?(?:you sleep|breakfast|lunch|coffee|tea)|walk away with',
      'piece of cake|child.s play|like taking candy|money for (?:nothing|old rope)|print(?:ing)? money|free ride to riches|passive income|money (?:flows|pours|rolls|comes) in|laughing all the way',
    ],
    moneyTrouble: [
      'forget (?:\\S+ ){0,2}(?:worries|troubles|problems|bills|debts)|escape (?:from )?(?:your|the|it)|(?:pay|pays|paying|cover|settle|fund) (?:\\S+ ){0,5}(?:with|from|by|through) (?:\\S+ ){0,2}(?:poker(?! (?:wallet|balance|account))|winnings|pot|tournament|cards|jackpot)',
      'debt[- ]free|out of the red|end (?:of|to) your (?:debts|money worries|worries)|worries (?:are )?(?:over|behind)|say goodbye to (?:your )?(?:debts?|bills|worries)|need (?:some )?(?:extra |quick |fast )?(?:cash|money)|make ends meet|strapped for cash|tide you over|until payday',
    ],
    socialSuccess: [
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
      'no strings attached|no questions asked|no small print|if you lose,? (?:we|you)|(?:we|we.ll|will) (?:\\S+ ){0,2}double your (?:deposit|money|balance)|double your money',
    ],
    risk: [
      'what (?:could|can) (?:possibly )?go wrong(?=\\?)|(?:it is|it.s|only|just) (?:only |just )?a (?:tenner|fiver|few (?:dollars|pounds|euros|bucks))|peanuts|small change',
      'only money|just money|let yourself go|let go|worry[- ]free|carefree|without a care|limitless|no worse than|less dangerous than|(?:don.t|do not) (?:think|worry)|relax and (?:bet|stake|play)|just do it',
      'nothing (?:can|could) (?:\\S+ )?go wrong|what (?:can|could) (?:\\S+ )?go wrong\\?|can.t go wrong|safe as houses|safer than|as safe as|safe bet|sure bet|savings account|just (?:a bit of )?(?:fun|a game|entertainment)|only a game|a bit of fun|harmless fun|addiction (?:is|happens)|hooked\\? (?:never|no way)',
      '(?:stake|risk|gamble|put) (?:\\S+ ){0,2}(?:everything|it all|the house|your savings|your salary|your last|the rent)|all night long|round the clock (?:play|poker)|play (?:\\S+ )?all (?:night|day)|no limits?|throw caution|be brave|no guts|fortune favou?rs|take the plunge|you only live once|dare to',
    ],
    chasing: [
      'stay (?:in your seat|at the table|seated)|keep your seat|(?:the )?cards (?:always |will |do )?(?:come (?:round|around|back|good)|turn|even out)|play (?:on )?until (?:it|you|luck)|one good hand',
      'never give up|winners never quit|quitters|hang in there|one last (?:hand|bet|try|go|spin)|so near|nearly there|almost (?:had|won|there)|you.re due|due for a win|has to come|sooner or later (?:you|it|your)|bound to (?:win|turn|come|hit)|keep (?:betting|trying|going|at it)|don.t (?:stop|quit|walk away)',
    ],
    skill: [
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
