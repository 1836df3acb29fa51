import type { Families } from './claim-patterns.ts'
import { free, loss, luck, recipe, skill } from './claim-words-en.ts'

/** The part of the English families that is about how one plays: bonuses, losses, skill, cost and risk. */
export const playPairsEn: Families['near'] = {
  bonus: [
    [
      '(?:loss|losses|lose|losing|lost|bad luck|bad beat)',
      '(?:safety net|insurance|insured|covered|cushion\\w*|soften\\w*|soft landing|we.ve got you|our treat|picked up by us|softer)',
    ],

    [
      '(?:everyone|everybody|every player|all players|for all|no matter what|whatever happens|regardless|every deposit)',
      '(?:bonus|extra (?:funds|cash|credit|chips|money)|reward every|we reward|welcome gift|doubled|free cash)',
    ],
    [
      '(?:lost|lose|losing|losses|bust|bad night|bad day|unlucky)',
      '(?:on us|(?:we|we.ll) (?:\\S+ )?(?:hand|top|refund|return|give|cover|pay|credit)|cashback|consolation|credit|half of it)',
    ],
    [
      '(?:bonus|welcome gift|gift|reward|free cash|extra cash)',
      '(?:withdrawn? (?:straight|right|at once|immediately)|yours to keep|straight away|cash it out|no wagering|immediately)',
    ],
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
      '(?:loss|losses|losing|lost)',
      '(?:an? investment|tuition|lesson fee|stepping stones?|warm-up|part of the plan|an? advance|only lent|on loan|half-time)',
    ],
    [
      '(?:the next|this next|next) (?:hand|pot|round|one|card|night|tournament|deal)',
      '(?:is yours|will be yours|could turn|turns it|makes? (?:it|everything) (?:right|good)|has your|fixes|is the one)',
    ],

    [
      '(?:lost|loss|losses|losing|bad run|bad luck|yesterday|behind|downswing|unlucky|bust|tilt)',
      '(?:even|square|double up|double down|bigger (?:table|stakes?|bets?)|higher (?:table|stakes?)|wipe out|wiped out|reload|temporary|if you never leave|strike back|fight back|hit back|undo|reverse|erase|turned? around|before breakfast|always followed|followed by a win|next win)',
    ],
    [
      '(?:one more|another|one last|just one)(?: \\S+)? (?:hand|game|go|round|try|tournament|deposit|buy-in|bet|evening)',
      '(?:square|even|back|right|forgotten|recover\\w*|made|yours|turn\\w*|fixed)',
    ],
    [
      '(?:take|grab|claim|get|fetch)',
      '(?:back what.s yours|back what was yours|back what you lost|your (?:own )?money back|what.s yours)',
    ],
    [
      '(?:luck|cards?|hand|win|run|fortune|deck)',
      '(?:you.re due|is due|are due|owes? you|has to turn|must turn|about to|on its way|overdue|can.t stay away)',
    ],
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
      '(?:opponents?|rivals|everyone|the rest|the table)',
      '(?:open book|like a book|outwit\\w*|stand no chance|don.t stand a chance|crush\\w*|wipe the floor|one step ahead|at your mercy|helpless)',
    ],
    [
      '(?:key|blueprint|recipe|secret weapon|magic|cheat ?code|hack|silver bullet|roadmap)',
      '(?:winnings?|profit|success|riches|the pot|poker|every table)',
    ],
    [
      '(?:edge|advantage|upper hand)',
      '(?:always|permanent\\w*|guarantee\\w*|decisive|unbeatable|over everyone|every (?:hand|time|table))',
    ],

    [
      '(?:lessons?|course|training|practice|experience|chart|calculator|software|book|guide|knowledge|theory|maths|strategy|coach\\w*|moves)',
      '(?:into a winner|a winner|winners|unbeatable|invincible|champions?|every opponent|guarantee\\w*|which card|every time|untouchable|better results|touch you)',
    ],
    [
      '(?:know|knows|see|sees|tell|feel|predict|read)',
      '(?:which card|what.s coming|what is coming|the next card|every card|the river before)',
    ],
    [
      '(?:you|yourself)',
      '(?:decide (?:whether|if|when|how much) you win|control the (?:cards|outcome|deck)|call the shots|hold the reins|pull the strings|master of (?:the|your))',
    ],
    [
      '(?:luck|chance|fortune|randomness)',
      '(?:forget|banish\\w*|side issue|rule out|ruled out|switch(?:ed)? off|tamed?|barely|for (?:losers|others)|second fiddle)',
    ],
    [
      '(?:skill|skills|knowledge|talent|brains|brainpower|clever|smart|thinkers|study|technique|strategy|intellect)',
      '(?:beats? luck|beat the|pure|certain to win|sure to win|makes the difference|wins out|takes it all|is all|stronger than|matters more than luck|always prevails?|pays off)',
    ],
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
      '(?:free|for nothing|complimentary|no[- ]cost|on the house|costs nothing|nothing to pay)',
      '(?:deposit(?:ed|s)?|top-up|top up|purchase|stakes?|rake|fee later|once you|as soon as you|apart from|subject to|provided|minimum|in return|you only pay|when you (?:buy|deposit|stake)|compulsory|small)',
    ],
    [
      free,
      '(?:money|cash|\\$ ?1|dollars|winnings|win|wins|prizes?|jackpot|bonus|credits?|bets?|tickets?|spins?|millions?|real money|entry|buy-in)',
    ],
  ],
  risk: [
    [
      '(?:poker|gambling|betting|a flutter|stakes|playing)',
      '(?:(?:just|only|nothing more than|no more than|simply) (?:a )?(?:game|pastime|fun|hobby|laugh|entertainment)|cheaper than|everyone does|everybody does|innocent|second nature)',
    ],
    [
      '(?:limits?|boundaries|comfort zone)',
      '(?:push|pushing|break|smash|beyond|leave behind|to the edge|outgrow|stretch)',
    ],

    [
      '(?:poker|gambling|playing|betting|a flutter|a bet|all night|bet)',
      '(?:harmless|healthy|good for you|without a care|a round of \\w+|innocent fun|wholesome|no big deal|nothing serious)',
    ],
    [
      '(?:thrill|excitement|fun|upside|gain|win|reward|adrenaline)',
      '(?:none of the (?:risk|danger|downside|worry)|without the (?:risk|danger|downside|worry)|minus the (?:risk|danger)|zero (?:risk|downside))',
    ],
    [
      '(?:limits?|warnings?|addiction|budget|caution)',
      '(?:for (?:the )?(?:others|people who|those who|the weak|beginners|wimps|losers)|happens to other|other people.s problem|why (?:set|bother)|never mind|who cares)',
    ],
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
}
