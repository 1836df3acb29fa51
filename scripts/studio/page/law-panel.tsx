import type { Everybody, Objection, Preview, Sentence } from '../contract.ts'
import { goTo } from './address.ts'
import { markWords } from './mark-words.ts'

interface LawPanelProps {
  preview: Preview | null
  everybody: Everybody | null
}

/** What the law check says, sentence by sentence, with the law. */
export function LawPanel({ preview, everybody }: LawPanelProps) {
  const { objections, sentences } = preview?.law ?? { objections: [], sentences: [] }
  const keys = new Set(objections.flatMap((one) => one.sentences.map(keyOf)))
  const here = new Set(objections.map(({ ruleId, message }) => ruleId + message))
  const elsewhere = everybody?.objections.filter(({ ruleId, message }) => !here.has(ruleId + message)) ?? []
  return (
    <section className="law" aria-label="The law">
      <h2>The law</h2>
      <p role="status">
        {!preview?.law
          ? ''
          : objections.length === 0
            ? `No rule objects to this page. ${sentences.length} sentences were read.`
            : `${count(objections.length, 'objection')} to this page, ${keys.size} of ${count(sentences.length, 'sentence')}.`}
      </p>
      <Objections objections={objections} />
      <p role="status">
        {everybody === null
          ? ''
          : everybody.errors.length > 0
            ? 'No page was made for other visitors: a start would refuse what is written now.'
            : elsewhere.length === 0
              ? `No other objection: ${everybody.pages} pages were read for every class of visitors.`
              : `Beside these, of ${everybody.pages} pages that were read for every class of visitors, and of the data:`}
      </p>
      <Objections objections={elsewhere} />
      <details>
        <summary>Every sentence that is open ({sentences.length})</summary>
        <ol>
          {sentences.map((sentence) => (
            <li key={keyOf(sentence)} data-objection={keys.has(keyOf(sentence))}>
              {sentence.text} <small>{keys.has(keyOf(sentence)) ? 'objected to' : 'kept'}</small>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
const keyOf = ({ file, path, text }: Sentence) => `${file}#${path} ${text}`

/** Sentences with all that the law has against each; then what stands in none of them. */
function Objections({ objections }: { objections: readonly Objection[] }) {
  const sentences = Map.groupBy(
    objections.flatMap((objection) => objection.sentences.map((sentence) => ({ sentence, objection }))),
    ({ sentence }) => keyOf(sentence),
  )
  return (
    <ul>
      {[...sentences].map(([key, said]) => {
        const { sentence } = said[0]!
        const own = said.map(({ objection }) => objection)
        return (
          <li key={key} className="objection" data-severity={gravest(own)}>
            <blockquote>
              <Said sentence={sentence.text} words={own.flatMap((one) => one.said ?? [])} />{' '}
              <button type="button" onClick={() => goTo(sentence)}>
                Go there
              </button>
            </blockquote>
            {[...Map.groupBy(own, ({ ruleId }) => ruleId)].map(([ruleId, ofRule]) => (
              <Reason key={ruleId} objections={ofRule} />
            ))}
          </li>
        )
      })}
      {objections.flatMap((objection) =>
        objection.sentences.length > 0 ? (
          []
        ) : (
          <li key={objection.ruleId + objection.message} className="objection" data-severity={objection.severity}>
            <Reason objections={[objection]} />
            <p>To change: {objection.file}</p>
          </li>
        ),
      )}
    </ul>
  )
}

const gravest = (objections: readonly Objection[]) =>
  objections.some(({ severity }) => severity === 'error') ? 'error' : 'warning'

/** What one rule has against something: all of it, then the rule and the law once. */
function Reason({ objections }: { objections: readonly Objection[] }) {
  const [{ ruleId, rule, law }] = objections as [Objection]
  const visitors = [...new Set(objections.flatMap((objection) => objection.visitors))]
  const address = /https?:\/\/\S+$/.exec(law)?.[0]
  const title = law.replace(/,? https?:\/\/\S+$/, '')
  return (
    <>
      <p>
        <strong>{gravest(objections) === 'error' ? 'Forbidden' : 'To look at'}</strong>:{' '}
        {objections.map(({ message }) => message).join('; ')}. {ruleId}: {rule}
      </p>
      <p>
        Law:{' '}
        {address ? (
          <a href={address} target="_blank" rel="noreferrer">
            {title}
          </a>
        ) : (
          title
        )}
      </p>
      {visitors.length > 0 && <p>For: {visitors.join('; ')}</p>}
    </>
  )
}

/** A sentence with the words marked to which the law objects. */
function Said({ sentence, words }: { sentence: string; words: readonly string[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, in their order
  return markWords(sentence, words).map(({ text, isSaid }, at) => (isSaid ? <mark key={at}>{text}</mark> : text))
}
