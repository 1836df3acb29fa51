import { useEffect, useRef, useState } from 'react'
import type { Place, Preview, View } from '../contract.ts'
import { markSentences, showDocument } from './show-document.ts'

interface PreviewPaneProps {
  preview: Preview | null
  view: View
  places: readonly Place[]
  countries: readonly string[]
  isWaiting: boolean
  /** Why the page was not made; empty: it was, or is being made. */
  failure: string
  /** In which somebody writes. */
  section: string | null
  show: (change: Partial<View>) => void
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })
const widths = { telephone: '390px', whole: '100%' }

/** The page as a visitor will see it, and who that is. */
export function PreviewPane({ preview, view, places, countries, isWaiting, failure, section, show }: PreviewPaneProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  const [width, setWidth] = useState<keyof typeof widths>('whole')
  const html = preview?.page?.html
  const law = preview?.law
  useEffect(() => {
    const inner = frame.current?.contentDocument
    if (isReady && inner) showDocument(inner, html ?? '<html lang="en">', (path) => show({ path }))
  }, [isReady, html, show])
  useEffect(() => {
    const inner = frame.current?.contentWindow
    if (isReady && inner) markSentences(inner, law?.objections.flatMap(({ sentences }) => sentences) ?? [])
  }, [isReady, law])
  useEffect(() => {
    const part = section === null ? null : frame.current?.contentDocument?.getElementById(section)
    part?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [section])
  return (
    <section className="preview" aria-label="The page as it will be">
      <form className="visitor" onSubmit={(event) => event.preventDefault()}>
        <label>
          Page
          <select
            value={`${view.editionId} ${view.path}`}
            onChange={({ target }) => {
              const [editionId = '', path = ''] = target.value.split(' ')
              show({ editionId, path })
            }}
          >
            {!places.some(({ editionId, path }) => editionId === view.editionId && path === view.path) && (
              <option value={`${view.editionId} ${view.path}`}>{`${view.editionId} ${view.path}`}</option>
            )}
            {places.map(({ editionId, locale, path }) => (
              <option key={editionId + locale + path} value={`${editionId} ${path}`}>
                {`${editionId} (${locale}) ${path}`}
              </option>
            ))}
          </select>
        </label>
        <label>
          Visitor from
          <select
            value={view.country ?? ''}
            onChange={({ target }) => show({ country: target.value || null, region: null })}
          >
            <option value="">nobody knows where</option>
            {countries.map((code) => (
              <option key={code} value={code}>
                {countryNames.of(code) ?? code}
              </option>
            ))}
          </select>
        </label>
        <label>
          Region
          <input
            size={4}
            placeholder="ON"
            value={view.region ?? ''}
            disabled={view.country === null}
            onChange={({ target }) => show({ region: target.value.toUpperCase() || null })}
          />
        </label>
        <label>
          At
          <input
            type="datetime-local"
            max="9999-12-31T23:59"
            value={view.at === null ? '' : localTime(new Date(view.at))}
            onChange={({ target }) => show({ at: target.value ? new Date(target.value).toISOString() : null })}
          />
        </label>
        <label>
          Width
          <select value={width} onChange={({ target }) => setWidth(target.value as keyof typeof widths)}>
            {Object.keys(widths).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </form>
      <p className="state" role="status">
        {isWaiting ? 'Making the page …' : failure || (preview ? stateOf(preview) : '')}
      </p>
      <div className="stage">
        <iframe
          ref={frame}
          title="The page as it will be"
          src="/studio/frame"
          style={{ width: widths[width] }}
          onLoad={() => setIsReady(true)}
        />
      </div>
    </section>
  )
}

function stateOf({ errors, page, ms }: Preview): string {
  if (errors.length > 0)
    return `${page ? 'The last page that could be made' : 'No page'}: a start would refuse what is written now.`
  return page ? `Status ${page.status}, made in ${ms} ms` : ''
}

/** As the control for a date and a time has it. */
function localTime(moment: Date): string {
  const [month, day, hours, minutes] = [
    moment.getMonth() + 1,
    moment.getDate(),
    moment.getHours(),
    moment.getMinutes(),
  ].map((part) => String(part).padStart(2, '0'))
  return `${String(moment.getFullYear()).padStart(4, '0')}-${month}-${day}T${hours}:${minutes}`
}
