import type { Families } from './claim-patterns.ts'
import { luck, recipe, skill, trouble } from './claim-words-en.ts'

/** What the law forbids in English and a negation is a part of, by families of words that stand near each other, in either order. */
export const plainFamiliesEn: Families = {
  near: {
    youth: [
      [
        '(?:parents|mum|dad|mom|your folks)',
        '(?:needn.t know|don.t need to know|won.t (?:find out|know|notice)|no need to tell|never find out|don.t tell)',
      ],
    ],
    socialSuccess: [
      [
        '(?:no more|never again|never|nobody|no longer)',
        '(?:ignores?|overlooked|alone at|lonely|boring|a wallflower|a nobody|sidelines|left out)',
      ],
      ['(?:wallflower|shy|lonely|invisible|nobody|outsider)', '(?:no more|no longer|never again)'],
    ],
    winning: [
      [
        '(?:never before|like never before|never been)',
        '(?:so many|so much|so close|so big|won|winners|winning|prizes)',
      ],

      [
        '(?:cannot fail|can.t help but|practically unheard of|almost impossible|next to impossible|not if but when|never (?:leave|go home) without)',
        '(?:win|winning|losing|lose|loses|prize|money|profit|tables?)',
      ],
      ['(?:nobody|no one|no player|never|not one of)', 'empty[- ]handed'],
      [
        '(?:win|winning|wins|success)',
        '(?:can.t (?:fail|miss|go wrong)|cannot (?:fail|miss)|inevitable|unavoidable|no doubt|not a question of if)',
      ],
    ],
    ease: [
      [
        '(?:money|cash|win|winning|fortune|profit|rich)',
        '(?:needn.t (?:know|do|learn|lift)|no (?:effort|study|work|sweat|thinking|brains)|not a thing to learn|never (?:been|was) (?:closer|simpler|easier|so))',
      ],
      ['(?:winnings|win|profit|cash)', '(?:no (?:experience|effort|skill|talent|study)(?:, no \\S+)?)'],
      [
        '(?:win|winning|money|rich|earn|cash|income)',
        '(?:no (?:effort|experience|skill|skills|work|knowledge|training|sweat)|don.t (?:have|need) to (?:\\S+ ){0,2}(?:do|work|know|lift|think)|nothing to (?:it|do)|couldn.t be (?:easier|simpler)|never (?:been )?(?:so|this|easier))',
      ],
    ],
    moneyTrouble: [
      [trouble, '(?:never again|no more|no longer|no problem|don.t worry|never worry|need not worry|won.t be)'],
    ],
    risk: [
      [
        '(?:limits?|warnings?|addiction|budget|spend)',
        '(?:never mind (?:those|the|your)|not for (?:you|us|winners)|never (?:\\S+ )?(?:more than you can afford|too much)|don.t need|no need for)',
      ],
      [
        '(?:poker|gambling|our tables?|playing|stakes|game)',
        '(?:can.t go wrong|no danger|never (?:hurt|harmed)|no harm|not dangerous|why set)',
      ],
      [
        '(?:tenners?|fivers?|bucks|loss|losing|lost|stakes?)',
        '(?:(?:will not|won.t|never|not) (?:even )?(?:notice|feel|miss)|does not hurt|nothing to speak of|don.t matter)',
      ],
      [
        '(?:poker|gambling|playing|betting|game|a bet)',
        '(?:(?:as|so) (?:dangerous|risky|harmless|safe|innocent|addictive) as|no (?:more|riskier|worse) (?:\\S+ )?than|not (?:riskier|worse|more dangerous) than|never hurt)',
      ],
      [
        '(?:losing|losses)',
        '(?:impossible|out of the question|hardly ever|not an option|isn.t an option|doesn.t happen|never happens?|doesn.t hurt)',
      ],
    ],
    skill: [
      [
        '(?:clever|smart|good|great|skilled|real|experienced|strong) (?:people|players?|minds?|thinkers)',
        '(?:don.t lose|do not lose|never lose|rarely lose|can.t lose)',
      ],
      ['(?:gambling|a gamble|game of chance|a lottery)\\?', '(?:no|nonsense|not at all|hardly|never)'],
      ['(?:bad luck|misfortune)', '(?:is (?:only )?for (?:those|people|others)|an excuse|for those who)'],
      ['losers', '(?:who do(?:n.t| not)|too lazy)'],
      [
        '(?:pay attention|study|learn|practi[sc]e|with (?:our|this)|follow|play well|play smart|use our|whoever|if you)',
        '(?:(?:simply |just )?(?:will not|won.t|cannot|can.t|never) (?:ever )?lose(?!\\p{L}| more))',
      ],
      [
        luck,
        '(?:plays? no (?:part|role)|not needed|no need|nothing to do|irrelevant|eliminat\\w*|doesn.t (?:matter|count|exist|come into)|does not (?:matter|count|exist|come into)|don.t need|do not need|not by)',
      ],
      [skill, '(?:never los\\w+|can.t lose|cannot lose|no luck|not luck|without luck)'],
      [recipe, '(?:never los\\w+|can.t lose|cannot lose|can.t fail|cannot fail|never fails?)'],
    ],
    urgency: [
      [
        '(?:don.t|do not|never)',
        '(?:let (?:somebody|someone|anyone|others|another|it) (?:else )?(?:grab|take|have|get|slip|steal)|dither|dawdle|hang about|sleep on|be left|hesitate|think too)',
      ],
    ],
    bonus: [
      [
        '(?:bonus|gift|reward|every deposit|extra (?:cash|funds|credit)|welcome \\w+)',
        '(?:no (?:small print|fine print|strings|questions|catch|conditions|terms|wagering|hoops)|without (?:conditions|terms|strings|a catch|hoops))',
      ],
    ],
    chasing: [
      [
        '(?:quit|quitters|quitting|stop|walk away|leave|get up)',
        '(?:never (?:get|win|recover|see)|don.t (?:\\S+ )?now|now would be|not now)',
      ],
      [
        '(?:losses|a loss|being behind|down)',
        '(?:if you never (?:leave|stop|quit)|never last|don.t last|not the end|only temporary)',
      ],
    ],
    free: [
      [
        '(?:without|not|no) (?:a |one |spending a )?(?:wallet|penny|cent|dollar|dime)',
        '(?:win|wins|winning|prizes?|jackpot|cash prizes)',
      ],

      [
        '(?:free|costs? (?:you )?nothing|not a penny|nothing to pay|no charge|no-cost|on the house)',
        '(?:apart from (?:\\S+ ){0,3}(?:deposit|top-up|stake)|until your first|once you.ve (?:deposited|paid|staked)|we take the fee|compulsory|with (?:just )?a (?:small )?deposit|with any purchase)',
      ],
    ],
  },
  alone: {
    ease: [
      '(?:need not|don.t (?:have|need) to|without) (?:leav\\w+|get\\w*) (?:out of )?(?:your )?(?:bed|sofa|couch|chair|house)',
    ],
    urgency: [
      'don.t (?:miss the boat|be (?:the )?last|sleep on)|won.t wait|before it.s too late',

      'don.t let (?:this|somebody|someone|anyone|another)|once it.s gone|stop (?:dithering|dawdling|thinking|waiting|hesitating)',
      '(?:don.t|do not|never) (?:hesitate|delay|wait (?:any )?(?:longer|until)|think twice|miss|be late)|no time to (?:lose|waste)|won.t (?:last|be here|be back|come back)|(?:can.t|cannot) (?:afford to )?miss|not be repeated',
    ],
    moneyTrouble: [
      'never worry about money',
      'never (?:be )?(?:broke|short|skint|in the red)|no more (?:debts?|bills|worries|overdrafts?)|never (?:again )?worry',
    ],
    socialSuccess: [
      'never look at another|no other (?:man|woman)|never (?:be )?(?:alone|lonely|ignored|invisible)|never (?:eat|drink|go home) alone|nobody will ignore',
    ],
    risk: [
      'don.t hold back|you.re in (?:full |total )?control',

      '(?<!not )never hurt any(?:one|body)|none of the risk|no danger',
      'nothing (?:can|could|will) (?:\\S+ )?(?:go wrong|happen)|can.t go wrong|nothing to (?:fear|lose)|don.t be (?:afraid|scared|shy)|not (?:really )?gambling|isn.t (?:really )?gambling',
    ],
    chasing: [
      'quitters never|you.re due',
      'never give up|never quit|(?:don.t|do not) (?:stop|quit|give up|walk away|fold now|leave)|can.t last(?: forever)?',
    ],
    skill: [
      '(?:nobody|no one) can (?:touch|beat|stop) you',
      'not (?:about |a matter of |down to )(?:luck|chance)|no luck|nothing (?:is left )?to chance|never lose again|isn.t (?:about )?(?:luck|chance|gambling)|no (?:lottery|game of chance)',
    ],
    bonus: ['no strings|no catch|no questions asked|no (?:small|fine) print|without (?:the )?(?:small|fine) print'],
    free: [
      'costs? (?:you )?nothing (?:and|but|yet) (?:\\S+ ){0,2}(?:pays?|wins?|earns?)',
      '(?:won.t|doesn.t|does not|will not) cost (?:you )?(?:a (?:cent|penny|dime)|anything)|not (?:a|one) (?:cent|penny|dime)|without (?:spending|paying) (?:a|anything)',
    ],
  },
}
