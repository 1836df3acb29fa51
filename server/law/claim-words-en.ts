/* Families of English words that several claims are made of: each is the source of a regular expression. */

export const play =
  '(?:poker|play|playing|plays|game|games|gambl\\w+|bet|bets|betting|cards|tables?|tournaments?|pot|hand|hands|chips|jackpot|stakes?)'
export const win = '(?:win|wins|winning|winnings|profit|profits|rich|riches|jackpot)'
export const trouble =
  '(?:debts?|money (?:problems?|worries|troubles?)|financial (?:problems?|worries|troubles?|difficulties)|rent|mortgage|loans?|bills?|overdraft|overdrawn|payday|creditors?|bailiffs?|arrears|groceries|credit card|make ends meet|end of the month|in the red|skint|broke|hard up|short of (?:cash|money)|laid off|unemployed|out of work|lost your job|tight budget|empty wallet|tuition|student loan|behind on)'
export const relief = `(?:${play}|win|wins|winning|winnings|won|solv\\w+|solution|answer|way out|rescue|fix|clear|clears|cleared|gone|disappear\\w*|vanish\\w*|wipe out|top up|cover|covers|covered|pay off|pays off|pays for|history|goodbye|forget)`
export const luck = '(?:luck|chance|fortune|fate|randomness)'
export const skill =
  '(?:skill|skills|talent|brains|knowledge|intelligence|maths|mathematics|discipline|practice|experience|expertise|technique|smart players?|good players?|skilled players?|the best players?|pros|clever)'
export const recipe =
  '(?:system|method|formula|secrets?|tricks?|strategy|strategies|tactics|tips|course|training|lessons?|guide|blueprint)'
export const loss = '(?:loss|losses|lost|losing|lose|bad run|bad beat|losing streak|behind|bad luck|in the red)'
export const admired =
  '(?:sexy|attractive|irresistible|charming|impress\\w*|popular|admired|admiration|envy|envied|jealous|prestige|fame|famous|confidence|confident|vip|elite|respect|respected|status|girls|women|ladies|men|friends|love|lonely|loneliness|success|successful|desirable|dates?|romance|attention)'
export const free =
  '(?:free|for nothing|gratis|no cost|without paying|without a deposit|no deposit|on the house|on us|complimentary|no charge|zero cost|costs nothing|our treat)'
export const young =
  '(?:teens?|teenagers?|teenage|youngsters?|young people|young players|kids|students?|classmates|schoolyard|college|campus|freshers|pupils|youths?|eighteen-year-olds|spring break|dorm)'
export const renowned =
  '(?:footballers?|quarterbacks?|hockey (?:stars?|players?|legends?)|athletes?|olympi\\w+|champions?|(?:racing|formula 1|f1) drivers?|rappers?|singers?|pop stars?|rock stars?|actors?|actress(?:es)?|vloggers?|youtubers?|tiktok\\w*|influencers?|movie stars?|film stars?|tv stars?|celebrit\\w+|celebs?|idols?|sports? (?:stars?|heroes|legends?)|legends?)'
