/** Shows states that a pointer or focus brings about: each of their rules gets a twin that holds in `data-forced`. */
const states = /:(hover|active|focus-visible)/g

function addTwins(rules: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = rules.cssRules.length - 1; index >= 0; index--) {
    const rule = rules.cssRules[index]
    if (rule instanceof CSSStyleRule) {
      const twin = rule.selectorText.replace(states, ':is([data-forced="$1"] > :not(figcaption))')
      if (twin !== rule.selectorText) rules.insertRule(rule.cssText.replace(rule.selectorText, twin), index + 1)
    } else if (rule instanceof CSSGroupingRule) addTwins(rule)
  }
}

document.addEventListener('click', ({ target }) => {
  const options = target instanceof HTMLElement && target.dataset.kitToast
  if (!options) return
  const detail = { id: options, text: 'De figuren zijn bijgewerkt.', ...JSON.parse(options) }
  document.dispatchEvent(new CustomEvent('toast:show', { detail }))
})

for (const sheet of document.styleSheets) addTwins(sheet)
