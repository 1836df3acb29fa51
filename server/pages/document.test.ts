import { expect, it } from 'vitest'
import { escapeHtml, escapeScriptJson } from './document.ts'

it.each(['</script><script>alert(1)</script>', '<!--', '\u2028\u2029', '\ud800', 'a & b'])(
  'state %j cannot leave its script and comes back as it was',
  (text) => {
    const written = escapeScriptJson({ text })
    expect(written).not.toContain('<')
    expect(JSON.parse(written)).toEqual({ text })
  },
)

it('escapes what means something in an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  )
})
