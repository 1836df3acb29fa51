import { useEffect, useLayoutEffect } from 'react'
import { useLoaderData } from 'react-router'
import type { LiveSectionModel, PageModel, SectionModel } from '#shared/site/page-model.ts'
import type { LiveSectionKind, SectionContent } from '#shared/site/sections.ts'
import { LiveSection } from './live-section.tsx'
import { createHrefTo, usePageEnvironment } from './page-environment.ts'
import { StillSection } from './still-html.tsx'

/** Every page of the site: strip and header, its own sections, footer. */
export function Page() {
  const model = useLoaderData<PageModel>()
  const { onShown } = usePageEnvironment()
  // Before the browser paints the new page where the old one was scrolled to.
  useLayoutEffect(() => onShown(model), [model, onShown])
  return (
    <>
      <Sections model={model} sections={model.before} />
      <main id="main" tabIndex={-1} data-page={model.context.pageId} data-topic={model.context.topic ?? undefined}>
        <Sections model={model} sections={model.sections} />
      </main>
      <Sections model={model} sections={model.after} />
    </>
  )
}

/**
 * What stands in the document when the frame of a page fails, which no live section can bring about: the server's error
 * page takes its place, and where that is the one that failed, these words stay.
 */
export function FailedPage() {
  const { t, paths, locale } = usePageEnvironment()
  useEffect(() => {
    const path = paths.pathOf('error-page', locale, { status: '500' })
    if (path && path !== location.pathname) location.replace(path)
  }, [paths, locale])
  return (
    <main id="main" tabIndex={-1}>
      <h1>{t('ERROR_UNEXPECTED')}</h1>
    </main>
  )
}

function Sections({ model, sections }: { model: PageModel; sections: SectionModel[] }) {
  return sections.map((section) =>
    section.type === 'still' ? (
      <StillSection key={section.key} htmlKey={section.key} />
    ) : (
      // The path in the key keeps one page's state from the next page's section of the same kind.
      <LivePart key={`${model.context.path}#${section.id}`} section={section} context={model.context} />
    ),
  )
}

function LivePart({ section, context }: { section: LiveSectionModel; context: PageModel['context'] }) {
  const { liveHtmlOf } = usePageEnvironment()
  const html = liveHtmlOf(section)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the component below rendered, on our own server
  if (html) return <div data-live="" dangerouslySetInnerHTML={html} />
  return (
    <div data-live="">
      <LiveContent section={section} context={context} />
    </div>
  )
}

/** A live section as its component renders it. */
export function LiveContent({ section, context }: { section: LiveSectionModel; context: PageModel['context'] }) {
  const { t, paths, liveModuleOf } = usePageEnvironment()
  return (
    <LiveSection
      module={liveModuleOf(section.kind)}
      id={section.id}
      content={section.content as SectionContent<LiveSectionKind>}
      context={context}
      t={t}
      hrefTo={createHrefTo(paths, context.locale)}
    />
  )
}
