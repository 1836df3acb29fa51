import type { ClaimPatterns } from './claim-patterns.ts'

const play = '(?:poker|gambling|playing|our tables?|one tournament)'

export const claimsEn: ClaimPatterns = {
  deniable: {
    winning: [
      'always (?:profitable|in profit)|gegarandeerde winst',
      'always wins?(?!\\p{L})|every hand a winner|(?:everyone|everybody|each of us|you all)(?:’s| is)? (?:gets? a prize|wins?|a winner)(?!\\p{L})',
      '(?:become|be|make you|next|made)(?!\\p{L}).{0,25}(?<!\\p{L})(?:millionaires?|rich(?:er)?)(?!\\p{L})',
      'you (?:will|’ll|are going to|re going to) (?:\\S+ )?win(?!\\p{L})|you will win|we promise(?! (?:no|nobody))',
      '(?:guaranteed?|certain|sure|assured)(?!\\p{L}).{0,25}(?<!\\p{L})(?:winnings?|profits?|wins?|income|return)(?!\\p{L})',
      '(?:winnings?|profits?|wins?|winning)(?!\\p{L}).{0,25}(?<!\\p{L})(?:guaranteed|assured|promised)(?!\\p{L})|(?:sure|certain) of winning',
      '(?:earn|make|making|made)(?!\\p{L}) (?:\\S+ ){0,3}(?:thousands|hundreds|a fortune|a living|\\$ ?\\d+)(?!\\p{L})',
      '(?:second|extra|steady|monthly|regular|side) (?:\\S+ )?(?:income|salary|pay)(?!\\p{L})|into an income|into (?:a|your) (?:job|salary)',
      '(?:pay|paying|live|living|buy(?!-))(?! buy-in)(?!\\p{L}).{0,30}(?<!\\p{L})(?:with|from|by|off|on) (?:your |their )?(?:poker|winnings|cards|poker winnings)(?! balance)',
      'go home with|prizes are there|for the taking|gold ?mine|dream (?:house|car|home|holiday|life)|win,? win,? win',
      'why (?:\\S+ )?work(?!\\p{L})|quit (?:the|your) (?:day )?job|(?:higher|better) than anywhere|(?:chances?|odds) (?:\\S+ ){0,4}(?:higher|better) here',
      '(?:sign up|join|play|sit down)(?!\\p{L}).{0,20} and win(?!\\p{L})(?! real)',
    ],
    urgency: [
      'hurry(?! is)(?<!in a hurry)|be quick|act (?:now|fast|today)|while (?:stocks?|supplies|seats) last|once it.s gone',
      '(?:today|tonight|now|this weekend|this week) only(?!\\p{L})|only (?:today|tonight|this weekend|this week)(?!\\p{L})',
      '(?:last|final) (?:chance|hours?|days?|minutes|call|seats?|spots?)(?!\\p{L})',
      '(?:only|just) (?:\\d+|a few|one|two|three|four|five) (?:\\S+ )?(?:hours?|days?|minutes?|seats?|spots?|places?) ?(?:left|remain\\w*|to go)?',
      '(?:time is running out|the clock is ticking|counting down|count ?down|limited[ -]time|limited availability)',
      '(?:too late|never see this|before it.s gone|offer (?:ends|expires|runs out|closes)|ends (?:tonight|today|at midnight))',
      '(?:play|deposit|join|reply|claim) (?:\\S+ ){0,2}(?:now before|before (?:it|midnight)|right away|today,)',
      'first (?:\\d+|ten|fifty|hundred|thousand) (?:players|members|people)',
    ],
    ease: [
      '(?:get|getting|be|become) (?:\\S+ )?rich(?:er)?(?!\\p{L})',
      '(?:easy|fast|quick|instant|effortless|simple) (?:\\S+ )?(?:money|cash|profit|income|winnings|win)(?!\\p{L})|side income',
      'effortless(?:ly)?|with no experience|without (?:any )?(?:effort|experience|work)|no effort',
      '(?:money|cash|win|earn)(?!\\p{L}).{0,25}(?<!\\p{L})(?:for the taking|grows on|armchair|sofa|couch|from home|for (?:doing )?nothing|in your sleep)',
      '(?:winning|getting rich|making money)(?!\\p{L}).{0,20}(?<!\\p{L})(?:never been (?:so|this)|child.s play|a piece of cake|so (?:easy|simple))',
      '(?:make|earn|win) \\$ ?\\d+ in|(?:your )?(?:wallet|pockets?) (?:is|are|gets?) full|(?:click|sit back) and (?:collect|cash)',
      '(?:with )?your eyes closed|rolls? in|pours? in',
    ],
    moneyTrouble: [
      `(?:debts?|money problems?|money worries|rent|mortgage|loans?|bills|let the bailiff)(?!\\p{L}).{0,40}(?<!\\p{L})(?:${play}|winnings?|wins?|answer|gone|chips|top (?:it )?up)(?!\\p{L})`,
      `(?:${play}|winnings?|wins?|win back|solve|pay(?: off)?|clear|way out|out of|settle)(?!\\p{L}).{0,40}(?<!\\p{L})(?:debts?|money problems?|money worries|rent|mortgage|loans?|bills|grocery money|groceries|the red)(?!\\p{L})`,
      '(?:broke|overdrawn|skint|out of (?:work|money)|short of (?:cash|money)|salary gone|hard up|struggling (?:with|to pay))(?!\\p{L})',
      'financial(?:ly)? (?:freedom|free|independen\\w+)|borrow (?:some|money|now)|worry about money',
    ],
    socialSuccess: [
      '(?:hero|king|star|life|envy) of (?:your|the) (?:friends|party|night|group|office)',
      `(?:${play}|winners?|win|pot|royal flush|poker face|stack)(?!\\p{L}).{0,35}(?<!\\p{L})(?:sexy|attractive|girls|women|date|big friends|attention|status|respect|popular|admired)(?!\\p{L})`,
      '(?:sexy|sexier|attractive|seduce|irresistible|admired|impress|popular|envious|jealous)(?!\\p{L})',
      '(?:colleagues|friends|women|girls|men|everyone|everybody)(?!\\p{L}).{0,25}(?<!\\p{L})(?:look up to|envy|fall for|be seen with|wants? to be)',
      'real m[ea]n(?!\\p{L})|only losers|fit in(?!\\p{L})|finally (?:\\S+ )?(?:matter|belong|count)|lucky in love',
      'life of luxury|glamour|more (?:status|respect|standing)',
    ],
    youth: [
      '(?:footballers?|quarterbacks?|hockey (?:star|player)s?|athletes?|olympi\\w+|driver|rappers?|vloggers?|streamers? plays?|singers?|actors?|celebrit\\w+|influencers?|sports? stars?|nhl|nba|nfl|movie stars?)(?!\\p{L})',
      '(?:idols?|famous|world-famous|(?:like|with) the stars|stars play|from television|on tv)(?!\\p{L})',
      '(?:teens?|teenagers?|students?|kids|children|high-school|gamers)(?!\\p{L}).{0,30}(?<!\\p{L})(?:dare|fun|play\\w*|get|extra|hand|poker|new game|welcome)(?!\\p{L})',
      '(?:fun|play\\w*|let (?:your|the)|for|game)(?!\\p{L}) (?:\\S+ ){0,4}(?:teens?|teenagers?|students?|kids|children)(?!\\p{L})',
      'start young|never too early|eighteenth birthday|(?:under|not yet|just turned) (?:18|19|21|24|25)(?!\\d)',
    ],
    bonus: [
      '(?<!no )(?<!who )(?<!when do i )(?<!can i )(?<!may )(?:get|claim|receive|collect|activate|grab|secure|enjoy|unlock|snap up) (?:\\S+ ){0,3}(?:bonus(?:es)?|freebie|extra credit|reward)(?!\\p{L})(?!.*terms)',
      '(?:bonus|cashback|credits?)(?!\\p{L}) (?:for )?(?:everyone|everybody|all players|anyone)|(?:everyone|everybody) gets a bonus|whatever your age',
      'deposit (?:\\$ ?)?\\S+,? (?:and )?(?:get|play with|receive)|double (?:\\S+ ){0,2}deposit',
      '(?:promo|bonus|use|enter) (?:\\S+ )?code(?!\\p{L})|spins(?!\\p{L})|cash ?-?back (?:for|on) (?:every|all|any|your loss)',
      '(?:back|refund\\w*) (?:\\S+ ){0,4}(?:loss(?:es)?|what you lose)(?!\\p{L})',
    ],
    risk: [
      'riskless|risico(?:loos|vrij)',
      '(?:without|no|zero) (?:\\S+ )?risk(?!\\p{L})|risk[ -]free|without risk',
      'perfectly harmless|just a game|limits are for|forget your limit|go all in(?!\\p{L})|who dares|safe bets?|the more you stake|live a little',
    ],
    chasing: [
      '(?:win|recover|earn|claw) (?:\\S+ ){0,3}back(?!\\p{L})|(?:get|have) (?:it|your money|everything|what you lost|all of it) back(?!\\p{L})|(?:recover|recoup|make good|make up for) (?:\\S+ )?loss(?:es)?',
      '(?:lost|losses|losing|bad luck|down)(?!\\p{L}).{0,25}(?<!\\p{L})(?:try again|strike back|due a win|one more)(?!\\p{L})',
      '(?:next|one more|another) (?:hand|game|go|round|try)(?!\\p{L}).{0,30}(?<!\\p{L})(?:right|back|even|good)(?!\\p{L})',
      '(?:keep playing|until you (?:are|break) (?:up|even)|break even)(?!\\p{L})',
      '(?:luck|run|streak) (?:\\S+ ){0,2}turn|(?:reload|deposit more|top up)(?!\\p{L}).{0,30}(?<!\\p{L})(?:undone|back|even|made good)|so close|quitting is|second-chance|take your loss',
      'revenge',
    ],
    skill: [
      '(?:wins?|win) every (?:time|hand|table)|you always win|always have the edge|beat (?:everyone|everybody|any|every|chance|the odds)',
      'only skill|all skill|pure(?:ly)? skill|unbeatable|foolproof|infallible|in your(?: own)? hands(?!\\p{L})|luck is for',
      '(?:system|method|course|strategy|trick|lesson)(?!\\p{L}).{0,30}(?<!\\p{L})(?:guarantee\\w*|always|every time|impossible)',
    ],
    free: [
      'gratis geld',
      '(?<!feel )free (?:\\S+ ){0,1}(?:money|cash|credits?|bonus|bets?|play|tickets?|spins|prizes?|shot|entry to|chips|tenner|dollars)(?!\\p{L})',
      '\\$ ?\\d+ (?:\\S+ )?free(?!\\p{L})|play (?:\\S+ )?for (?:free|nothing).{0,40}win|cash gift|pay nothing|costs (?:you )?nothing and|our treat|(?:is|are|it.s|spins|bet) on (?:us|the house)(?!\\p{L})|gratis|no-cost',
    ],
  },
  plain: {
    winning: ['never work|and you always win'],
    urgency: ['now or never|(?:do not|don.t) (?:miss out|miss th|let this)|don.t wait|never see this'],
    youth: ['never too early'],
    socialSuccess: ['finally you'],
    free: ['pay nothing,|nothing and (?:you )?(?:always )?win|for nothing(?::| and)|no-cost shot'],
    ease: ['(?:money|win\\w*) with no (?:experience|effort)|for doing nothing|never been (?:so|this) (?:easy|simple)'],
    moneyTrouble: ['never worry about money|no more (?:money )?(?:worries|debts)'],
    bonus: [
      'bonus with no|lost\\? (?:\\S+ )?money back|(?:without|no) (?:conditions|terms|strings|small print|fine print|wagering)(?= *[.!]?$|,)|lost\\? money back|you lose\\?',
    ],
    risk: [
      '^(?:(?:there is|there.s|you (?:take|run|have)) )?(?:no|zero) risk(?: at all)?(?= *[.!]?$)',
      '(?:nothing|what(?: have| do)? you(?: have)? got|what) to lose|(?:cannot|can.t|could not) (?:\\S+ )?(?:lose|be lost|get addicted|be hurt)|losing is (?:almost )?impossible|no danger|(?:never|won.t|doesn.t) (?:hurt|get you)|isn.t gambling|not gambling|got to lose',
    ],
    chasing: [
      'lost(?: \\S+)?\\? (?:try|strike|play|win)|keep playing until|(?:do not|don.t) (?:give up|stop now|take your loss)|bad luck can.t last',
    ],
    skill: [
      'nothing to do with luck|no (?:luck|such thing as (?:chance|luck))|(?:players?|pros?|to|and) never lose(?!\\p{L})|losing impossible|were not paying attention',
    ],
  },
  denials: [
    'no(?!\\p{L})(?! (?:more|longer))|not(?!\\p{L})(?! only)|never(?! again| been)|sometimes|too (?:long|much|far|often)|more and more|nobody|nothing|cannot|(?:do|does|is|are|can|wo)n.t(?!\\p{L})|hardly|mostly|must not|may not|lower|help(?!\\p{L})|stop(?!\\p{L})|terms|expires|older|neither|only play with|higher risk|more risk',
  ],
  refusals: [
    'bills (?:first|before)|your (?:mind|brain) (?:looks|seeks|wants|tells|thinks)|(?:is|are|be) wrong(?!\\p{L})|uncertain\\w*|the law(?!\\p{L})|legal(?:ly)?|regulator\\w*|court|urge to|tend to|symptom|recogni[sz]e|pitfall|misconception|mistaken|feeling that|belief|leads to|ends in|misleading|scam\\w*|illegal\\w*|(?:see|find|read|set|use|have|report|ask) I(?!\\p{L})|no \\S+ is without|who (?:can|may|gets?)(?!\\p{L})|(?:can|do|may|when|how|why) (?:do |can )?I(?!\\p{L})|bigger|poor plan|often go together|when a tournament is cancelled|does not exist|do not exist|no such thing as (?:getting|easy)|fairy tale|forbidden|forbids|must not|may not|not allowed|whoever says|anyone who (?:calls|says)|never tell|believe nobody|lying|a sign|helpline|advertising|fined?|regulator|warn\\w*|fallacy|promise nobody|dangerous(?! as| than)|a break|wise|never try|never stake|do not (?:play|try|stake|reload|forget|recover)|how often|close the table|addictive|gambling problems|rakeback|do have something|only with|refuse|until you are|afford|self-exclusion|responsible',
  ],
  answers: [
    'no(?!\\p{L})',
    'not ',
    'then (?:stop|wait)',
    'stop',
    'only ',
    'call ',
    'set ',
    'talk',
    'close',
    'lower',
    'do not',
    'take a break',
  ],
}
