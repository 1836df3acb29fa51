import { HtmlValidate } from 'html-validate'

/**
 * html-validate as it is recommended, for whole documents. What is off is a way of writing and no fault of the document:
 * React writes XML's empty elements, its own case of attribute names, and `""` for what is merely there.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // A comparison is called by its policy and two versions.
    'long-title': ['error', { maxlength: 80 }],
    'void-style': 'off',
    // Our own files are named by their content; only a script of somebody else needs to be held to one.
    'require-sri': ['error', { target: 'crossorigin' }],
    // HTML allows any id without a space; a clause's is its number, which a lawyer cites.
    'valid-id': ['error', { relaxed: true }],
    // A table that is laid out as blocks on a telephone loses its roles in browsers, so they are written.
    'no-redundant-role': 'off',
    // client/styles/base.css keeps telephone numbers together, and what is copied of them stays plain.
    'tel-non-breaking': 'off',
    // A form that is answered while somebody types has nothing to send: its values change no page (WCAG 3.2.2).
    'wcag/h32': 'off',
  },
})

export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  )
}
