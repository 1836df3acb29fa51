// Written by `npm run messages` from data/messages/; never edited by hand.

export interface Messages extends InteractiveMessages {
  'ERROR_403_HEADING': never
  'ERROR_403_IMAGE': never
  'ERROR_403_TEXT': never
  'ERROR_404_BACK': never
  'ERROR_404_HEADING': never
  'ERROR_404_MESSAGE': { path: string }
  'ERROR_404_TEXT': never
  'ERROR_404_TITLE': never
  'ERROR_500_BACK': never
  'ERROR_500_HEADING': never
  'ERROR_500_TEXT': never
  'ERROR_500_TITLE': never
  'art.card': { rank: '10' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'ace' | 'jack' | 'king' | 'queen' | (string & {}); suit: 'club' | 'diamond' | 'heart' | 'spade' | (string & {}) }
  'art.certificate': never
  'art.hero-stage': never
  'badge.24-plus': never
  'badge.daily': never
  'badge.new': never
  'badge.popular': never
  'blog.contents': never
  'blog.feed': never
  'blog.minutes': { count: number }
  'blog.name': never
  'blog.next': never
  'blog.topic.care': never
  'blog.topic.craft': never
  'blog.topic.rules': never
  'care.call': never
  'care.countries': never
  'care.does': never
  'care.go': { host: string }
  'care.here': never
  'care.higher': never
  'care.limit': never
  'care.lower': never
  'care.more': never
  'care.per-month': { amount: string }
  'care.per-saldo': { amount: string }
  'care.unverified': { host: string }
  'care.unverified-link': never
  'care.verified': { day: string }
  'care.years': { age: string }
  'chances.one-in': { count: number }
  'chances.table': never
  'chat.failed': { mail: string; phone: string }
  'chat.open': never
  'cite.article': never
  'comparison.added': never
  'comparison.all': never
  'comparison.below': never
  'comparison.beside': never
  'comparison.class.editorial': never
  'comparison.class.material': never
  'comparison.end': never
  'comparison.from': never
  'comparison.go': never
  'comparison.gone-chapter': { version: string }
  'comparison.heading.gone': { number: string }
  'comparison.heading.moved': { number: string }
  'comparison.heading.new': { number: string }
  'comparison.heading.reworded': { number: string }
  'comparison.map': never
  'comparison.map-label': { from: string; to: string }
  'comparison.moved': never
  'comparison.moved-reworded': never
  'comparison.no-longer': { version: string }
  'comparison.not-yet': { version: string }
  'comparison.nothing': never
  'comparison.only': never
  'comparison.read': { version: string }
  'comparison.removed': never
  'comparison.renumbered': { list: string }
  'comparison.renumbered-item': { from: string; to: string }
  'comparison.same': { count: number; first: string; last: string }
  'comparison.show': never
  'comparison.stands-in': { number: string; title: string }
  'comparison.stood-in': { number: string; title: string }
  'comparison.stub': { chapter: string; from: string }
  'comparison.swap': never
  'comparison.title': never
  'comparison.to': never
  'comparison.type.gone': never
  'comparison.version.future': { date: string }
  'comparison.version.now': never
  'comparison.version.past': { date: string }
  'comparison.view': never
  'conformance.met': never
  'conformance.partly': never
  'conformance.unknown': never
  'conformance.unmet': never
  'consent.accept': never
  'consent.accept-all': never
  'consent.choose': never
  'consent.dialog.text': never
  'consent.dialog.title': never
  'consent.functional': never
  'consent.functional.text': never
  'consent.marketing': never
  'consent.marketing.none': never
  'consent.marketing.text': never
  'consent.necessary': never
  'consent.necessary.text': never
  'consent.page.lead': never
  'consent.page.off': never
  'consent.page.title': never
  'consent.policy': never
  'consent.receipt': never
  'consent.receipt.allowed': never
  'consent.receipt.none': never
  'consent.receipt.note': never
  'consent.receipt.nothing': never
  'consent.receipt.outdated': never
  'consent.receipt.refused': never
  'consent.receipt.save': never
  'consent.receipt.signal': never
  'consent.receipt.signal.on': never
  'consent.receipt.text': never
  'consent.receipt.time': never
  'consent.receipt.version': { version: string }
  'consent.refuse': never
  'consent.refuse-all': never
  'consent.save': never
  'consent.saved': never
  'consent.signal': never
  'consent.statistics': never
  'consent.statistics.text': never
  'consent.text': never
  'consent.text.others': never
  'consent.title': never
  'dialog.close': never
  'download-page.built': never
  'download-page.check': never
  'download-page.choose': never
  'download-page.copied': never
  'download-page.copy-command': never
  'download-page.copy-hash': never
  'download-page.device': never
  'download-page.elsewhere': never
  'download-page.file': never
  'download-page.get': never
  'download-page.memory': never
  'download-page.minimum': never
  'download-page.not-given': never
  'download-page.own': never
  'download-page.processor': never
  'download-page.qr': { address: string }
  'download-page.requirements': never
  'download-page.signer': never
  'download-page.size': never
  'download-page.start-it': never
  'download-page.started': never
  'download-page.steps': never
  'download-page.storage': never
  'download-page.store': never
  'download-page.system': never
  'download-page.verify': never
  'download-page.version': { version: string }
  'download-page.version-label': never
  'download.android': never
  'download.blocked': never
  'download.ios': never
  'download.mac': never
  'download.unknown': never
  'download.windows': never
  'features.more': { name: string }
  'footer.GG_POLICY': never
  'footer.LEGAL': never
  'footer.SAFETY_SECURITY': never
  'footer.about-us': never
  'footer.accessibility': never
  'footer.agco': never
  'footer.autoriteit-persoonsgegevens': never
  'footer.awards': never
  'footer.connexontario': never
  'footer.contact': never
  'footer.cookies': never
  'footer.copyright': { brandName: string }
  'footer.cruks': never
  'footer.gamblers-anonymous': never
  'footer.gambling-therapy': never
  'footer.geoip': never
  'footer.help': never
  'footer.help-centre': never
  'footer.igaming-ontario': never
  'footer.kansspelautoriteit': never
  'footer.label': never
  'footer.licences': never
  'footer.malta-gaming-authority': never
  'footer.open-over-gokken': never
  'footer.regions': never
  'footer.responsible-gambling-council': never
  'footer.responsible-gaming': never
  'footer.site-map': never
  'footer.sites': never
  'footer.social': never
  'header.help': never
  'header.home': never
  'header.languages': never
  'header.logo': { brandName: string }
  'header.menu': never
  'header.menu-close': never
  'header.menu-open': never
  'header.new-tab': never
  'header.primary-nav': never
  'header.region': never
  'header.regions': never
  'header.section-nav': { group: string }
  'header.utility-nav': never
  'help.all': { count: number }
  'help.contact': never
  'help.contents': never
  'help.name': never
  'help.no': never
  'help.others': never
  'help.thanks': never
  'help.vote': never
  'help.vote-about': { question: string }
  'help.yes': never
  'leaderboard-history.empty': never
  'leaderboard-history.fifth': never
  'leaderboard-history.first': never
  'menu.primary-nav': never
  'menu.utility-nav': never
  'nav.about': never
  'nav.about.about-us': never
  'nav.about.about-us.text': never
  'nav.about.affiliate-programme': never
  'nav.about.blog': never
  'nav.about.channeling-solution': never
  'nav.about.contact': never
  'nav.about.contact.text': never
  'nav.about.help': never
  'nav.about.network-status': never
  'nav.about.streamer-mode': never
  'nav.games': never
  'nav.games.all': never
  'nav.games.all-in-or-fold': never
  'nav.games.all-in-or-fold.text': never
  'nav.games.classic-games': never
  'nav.games.emoji': never
  'nav.games.features': never
  'nav.games.flip-and-go': never
  'nav.games.flip-and-go.text': never
  'nav.games.hand-analysis': never
  'nav.games.mystery-battle-royale': never
  'nav.games.mystery-battle-royale.text': never
  'nav.games.note': never
  'nav.games.omaha': never
  'nav.games.prop-bets': never
  'nav.games.rush-and-cash': never
  'nav.games.rush-and-cash.text': never
  'nav.games.satellite-series': never
  'nav.games.satellite-series.text': never
  'nav.games.short-deck': never
  'nav.games.spin-and-gold': never
  'nav.games.spin-and-gold.text': never
  'nav.games.splash': never
  'nav.games.texas-holdem': never
  'nav.games.video-reactions': never
  'nav.games.voice-messages': never
  'nav.home': never
  'nav.poker-school': never
  'nav.poker-school.all': never
  'nav.poker-school.glossary': never
  'nav.poker-school.glossary.text': never
  'nav.poker-school.hand-rankings': never
  'nav.poker-school.hand-rankings.text': never
  'nav.poker-school.odds': never
  'nav.poker-school.odds-calculator': never
  'nav.poker-school.odds-calculator.text': never
  'nav.poker-school.odds.text': never
  'nav.poker-school.position': never
  'nav.poker-school.position.text': never
  'nav.poker-school.pot-odds-trainer': never
  'nav.poker-school.pot-odds-trainer.text': never
  'nav.poker-school.rules': never
  'nav.poker-school.rules.text': never
  'nav.poker-school.strategy': never
  'nav.poker-school.strategy.text': never
  'nav.policies': never
  'nav.policies.cookie-policy': never
  'nav.policies.house-rules': never
  'nav.policies.network-rules': never
  'nav.policies.payment-details-policy': never
  'nav.policies.privacy-policy': never
  'nav.policies.terms-conditions': never
  'nav.policies.withdrawal-policy': never
  'nav.promotions': never
  'nav.promotions.all': never
  'nav.promotions.daily-leaderboards': never
  'nav.promotions.daily-leaderboards.text': never
  'nav.promotions.daily-promos': never
  'nav.promotions.jackpots': never
  'nav.promotions.loyalty': never
  'nav.promotions.monthly-giveaways': never
  'nav.promotions.monthly-giveaways.text': never
  'nav.promotions.note': never
  'nav.promotions.red-envelope': never
  'nav.promotions.welcome-bonus': never
  'nav.promotions.welcome-bonus.text': never
  'nav.safety': never
  'nav.safety.bonus-restrictions': never
  'nav.safety.budget': never
  'nav.safety.budget.text': never
  'nav.safety.limits': never
  'nav.safety.limits.text': never
  'nav.safety.parents': never
  'nav.safety.parents.text': never
  'nav.safety.random-number-generator': never
  'nav.safety.responsible-gaming': never
  'nav.safety.responsible-gaming.text': never
  'nav.safety.security-and-ecology': never
  'nav.safety.self-test': never
  'nav.safety.self-test.text': never
  'nav.team': never
  'nav.team.all': never
  'nav.team.community-spotlight': never
  'nav.team.members': never
  'nav.team.note': never
  'nav.tournaments': never
  'nav.tournaments.all': never
  'nav.tournaments.flip-and-go-millionaire': never
  'nav.tournaments.flip-and-go-millionaire.text': never
  'nav.tournaments.ggmasters': never
  'nav.tournaments.ggmasters.text': never
  'nav.tournaments.ggmillions': never
  'nav.tournaments.ggmillions.text': never
  'nav.tournaments.note': never
  'nav.tournaments.past-series': never
  'nav.tournaments.schedule': never
  'nav.tournaments.schedule.text': never
  'nav.tournaments.series': never
  'nav.tournaments.winter-series': never
  'nav.tournaments.wsop': never
  'nav.tournaments.wsop-express': never
  'nav.utility.connex-ontario': never
  'nav.utility.contact': never
  'nav.utility.download': never
  'nav.utility.gambling-therapy': never
  'nav.utility.general-site': never
  'nav.utility.network-status': never
  'nav.utility.ontario-site': never
  'nav.utility.open-over-gokken': never
  'nav.utility.responsible-gaming': never
  'nav.utility.sign-up': never
  'network.again': never
  'network.checked': { date: string; time: string }
  'network.day.down': never
  'network.day.planned': never
  'network.day.running': never
  'network.day.slow': never
  'network.days': { count: string }
  'network.incidents': never
  'network.incidents.open': never
  'network.json': never
  'network.lasted': { minutes: number }
  'network.none': never
  'network.now.down': never
  'network.now.running': never
  'network.now.slow': never
  'network.now.unknown': never
  'network.open': never
  'network.outcome.cancelled': never
  'network.outcome.none': never
  'network.outcome.paused': never
  'network.outcome.rolled-back': never
  'network.outcome.rolled-forward': never
  'network.planned': never
  'network.state.down': never
  'network.state.running': never
  'network.state.slow': never
  'network.system.account': never
  'network.system.app': never
  'network.system.payments': never
  'network.system.support': never
  'network.system.tables': never
  'network.system.tournaments': never
  'network.tournaments': never
  'network.unavailable': never
  'network.was.down': never
  'network.was.slow': never
  'outcomes.back': never
  'outcomes.caption': never
  'outcomes.chips': never
  'outcomes.forward': never
  'outcomes.place': { place: string }
  'outcomes.player': never
  'past-series.caption': { name: string }
  'past-series.empty': never
  'past-series.empty-text': never
  'past-series.later': never
  'payouts.amount': never
  'payouts.group': never
  'payouts.part': never
  'payouts.place': never
  'platform.android': never
  'platform.ios': never
  'platform.mac': never
  'platform.windows': never
  'policy.all-versions': never
  'policy.authentic': never
  'policy.changed': never
  'policy.changed-key': never
  'policy.changes': never
  'policy.changes.duty': never
  'policy.changes.editorial': never
  'policy.changes.lead': { version: string }
  'policy.changes.more-room': never
  'policy.changes.stricter': never
  'policy.clause': { number: string }
  'policy.clause-link': { number: string }
  'policy.compare': never
  'policy.compare-with': { version: string }
  'policy.contents': never
  'policy.copied': never
  'policy.copy-link': { number: string }
  'policy.copy-refused': never
  'policy.count.gone': { count: number }
  'policy.count.moved': { count: number }
  'policy.count.new': { count: number }
  'policy.count.reworded': { count: number }
  'policy.count.same': { count: number }
  'policy.effective.future': never
  'policy.effective.now': never
  'policy.effective.past': never
  'policy.first': never
  'policy.follow': never
  'policy.hash': { version: string }
  'policy.mark.moved': never
  'policy.mark.new': never
  'policy.mark.reworded': never
  'policy.minutes': { count: number }
  'policy.note': never
  'policy.note.label': never
  'policy.note.not-binding': never
  'policy.numbers': never
  'policy.old.future': { date: string }
  'policy.old.link': never
  'policy.old.past': { date: string }
  'policy.permalink': never
  'policy.prevails': never
  'policy.print': never
  'policy.published': never
  'policy.reading-time': never
  'policy.shelf': never
  'policy.version': never
  'policy.versions': never
  'policy.when.future': { date: string }
  'policy.when.now': { date: string }
  'policy.when.past': { date: string }
  'preview.all': never
  'preview.class.BLOCKED': never
  'preview.class.WARNING': never
  'preview.class.ontario': never
  'preview.class.open': never
  'preview.class.unknown': never
  'preview.class.whitelist': never
  'preview.end': never
  'preview.label': never
  'preview.matrix.current': never
  'preview.matrix.date': never
  'preview.matrix.lead': { date: string; until: string }
  'preview.matrix.none': never
  'preview.matrix.show': never
  'preview.matrix.title': never
  'preview.refused.edition': { asked: string; here: string }
  'preview.refused.open': { host: string }
  'preview.refused.text': never
  'preview.refused.title': never
  'preview.shown': { date: string; place: string }
  'preview.unknown': never
  'preview.whitelisted': never
  'promotion.ended': never
  'promotion.from-to': { from: string; to: string }
  'promotion.period': never
  'promotion.running': never
  'promotion.since': { from: string }
  'promotion.upcoming': never
  'promotion.who': never
  'prompts.continue': never
  'prompts.general-site.analysis': never
  'prompts.general-site.stay': never
  'prompts.general-site.support': never
  'prompts.general-site.text': never
  'prompts.general-site.timetable': never
  'prompts.general-site.title': never
  'prompts.ok': never
  'prompts.ontario.currency': never
  'prompts.ontario.elsewhere': never
  'prompts.ontario.go': never
  'prompts.ontario.offer': { bonus: string; credit: string }
  'prompts.ontario.players': never
  'prompts.ontario.registered': never
  'prompts.ontario.text': never
  'prompts.ontario.title': never
  'prompts.region-warning.text': never
  'prompts.region-warning.title': never
  'prompts.why': never
  'quick-actions.label': never
  'quick-actions.to-top': never
  'search.found': { count: number; question: string }
  'search.open': never
  'sign-up.age': { age: string }
  'sign-up.email': never
  'sign-up.met': never
  'sign-up.password': never
  'sign-up.password-title': never
  'sign-up.reveal': never
  'sign-up.rules': never
  'sign-up.submit': never
  'sign-up.support': never
  'site-map.care': never
  'site-map.events': never
  'site-map.help': never
  'site-map.learn': never
  'site-map.offers': never
  'site-map.play': never
  'site-map.room': never
  'site-map.rules': never
  'skip.to-content': never
  'storage.caption': never
  'storage.category': never
  'storage.chat': never
  'storage.chat-session': never
  'storage.closeGS': never
  'storage.closeON': never
  'storage.closeRM': never
  'storage.consent': never
  'storage.days': { count: number }
  'storage.download-started': never
  'storage.hours': { count: number }
  'storage.lead': never
  'storage.lifetime': never
  'storage.locale': never
  'storage.name': never
  'storage.place': never
  'storage.place.cookie': never
  'storage.place.local': never
  'storage.place.tab': never
  'storage.preview': never
  'storage.purpose': never
  'storage.reload': never
  'storage.tab': never
  'storage.title': never
  'strip.clock': never
  'strip.help': { name: string }
  'strip.label': never
  'team.others': never
  'toasts.close': never
  'toasts.label': never
  'trail.label': never
}

export interface InteractiveMessages {
  'ERROR_UNEXPECTED': never
  'ambassadors.loading': never
  'ambassadors.unavailable': never
  'bonus-calculator.bonus': never
  'bonus-calculator.days': never
  'bonus-calculator.lapsed': never
  'bonus-calculator.of': { all: number; part: number }
  'bonus-calculator.released': never
  'bonus-calculator.rest': never
  'bonus-calculator.smallest': never
  'bonus-calculator.steps': never
  'bonus-calculator.summary': { bonus: string; released: string }
  'bonus-calculator.to-go': never
  'bonus-calculator.too-small': { amount: string }
  'breadcrumb.label': never
  'budget.clear': never
  'budget.hours-per-month': never
  'budget.limit': { amount: string }
  'budget.months': never
  'budget.over': { amount: string; count: number; month: string }
  'budget.per-hour': never
  'budget.per-session': never
  'budget.per-year': never
  'budget.share': never
  'budget.spent': never
  'budget.stop-below': { room: string; stop: string }
  'budget.stop-over': { stop: string }
  'budget.table': never
  'budget.total': { amount: string; count: number }
  'budget.within': { amount: string }
  'budget.wrong': never
  'budget.wrong-how': never
  'calculator.empty': never
  'calculator.law': never
  'calculator.new-tab': never
  'calculator.refused': never
  'calculator.refused.lossBonus': never
  'calculator.refused.publicInducement': never
  'calculator.refused.welcomeBonus': never
  'calculator.refused.youngAdult': { age: number }
  'calculator.source': never
  'calculator.submit': never
  'formats.all': never
  'formats.result': { count: number; names: string }
  'formats.stakes-from': { from: string }
  'formats.stakes-range': { from: string; to: string }
  'formats.suits': never
  'formats.top-prize': { times: number }
  'giveaways.amount': never
  'giveaways.as-of': { day: string }
  'giveaways.empty': never
  'giveaways.empty-text': never
  'giveaways.giveaway': never
  'giveaways.loading': never
  'giveaways.name': never
  'giveaways.paid': never
  'giveaways.percent': { percent: number }
  'giveaways.share.daily-leaderboards': never
  'giveaways.share.red-envelope': never
  'giveaways.share.satellite-passes': never
  'giveaways.share.weekend-freerolls': never
  'giveaways.spread': { count: number; month: string }
  'giveaways.title': { month: string }
  'giveaways.unavailable': never
  'leaderboards.empty': never
  'leaderboards.empty-text': never
  'leaderboards.loading': never
  'leaderboards.name': { name: string }
  'leaderboards.place': never
  'leaderboards.player': never
  'leaderboards.points': never
  'leaderboards.prize': never
  'leaderboards.unavailable': never
  'live.failed': never
  'live.offline': never
  'live.offline-text': never
  'live.retry': never
  'live.unavailable-text': never
  'loyalty-calculator.cost': never
  'loyalty-calculator.from': never
  'loyalty-calculator.level': never
  'loyalty-calculator.level.brass': never
  'loyalty-calculator.level.ivory': never
  'loyalty-calculator.level.night': never
  'loyalty-calculator.level.oxblood': never
  'loyalty-calculator.levels': never
  'loyalty-calculator.loss': never
  'loyalty-calculator.own': never
  'loyalty-calculator.percent': never
  'loyalty-calculator.points': never
  'loyalty-calculator.summary': { fees: string; worth: string }
  'loyalty-calculator.worth': never
  'schedule.all': { count: number }
  'schedule.any': never
  'schedule.band': never
  'schedule.band.high': { above: string }
  'schedule.band.low': { upTo: string }
  'schedule.band.middle': { above: string; upTo: string }
  'schedule.calendar': { name: string }
  'schedule.calendar-event': { day: string; name: string }
  'schedule.count': { all: string; count: number }
  'schedule.currency': never
  'schedule.dates': { from: string; to: string }
  'schedule.format': never
  'schedule.format.flip-and-go': never
  'schedule.format.freezeout': never
  'schedule.format.mystery-battle-royale': never
  'schedule.format.omaha': never
  'schedule.format.re-entry': never
  'schedule.format.satellite': never
  'schedule.format.six-max': never
  'schedule.format.two-days': never
  'schedule.running': never
  'schedule.utc': never
  'search.all': never
  'search.close': never
  'search.keys': never
  'search.keys-hint': never
  'search.kind.answer': never
  'search.kind.clause': never
  'search.kind.page': never
  'search.kind.term': never
  'search.label': never
  'search.list': never
  'search.loading': never
  'search.name': never
  'search.results': { count: number }
  'search.submit': never
  'self-test.again': never
  'self-test.exact-points': { from: number }
  'self-test.missing': never
  'self-test.missing-how': never
  'self-test.next': never
  'self-test.points': { from: number; next: number; to: number }
  'self-test.previous': never
  'self-test.print': never
  'self-test.result': never
  'self-test.score': { most: number; score: number }
  'self-test.step': { count: number; step: number }
  'series.buy-in': never
  'series.calendar': never
  'series.calendar-column': never
  'series.calendar-event': { name: string }
  'series.count': { count: number }
  'series.day': never
  'series.empty': never
  'series.empty-text': never
  'series.format.flip-and-go': never
  'series.format.freezeout': never
  'series.format.mystery-battle-royale': never
  'series.format.omaha': never
  'series.format.re-entry': never
  'series.format.satellite': never
  'series.format.six-max': never
  'series.format.two-days': never
  'series.guarantee': never
  'series.late': never
  'series.loading': never
  'series.no-guarantee': never
  'series.no-late': never
  'series.own-zone': never
  'series.start': never
  'series.title': { from: string; name: string; to: string }
  'series.tournament': never
  'series.unavailable': never
  'series.zone': never
}
