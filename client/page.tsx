import { useEffect, useLayoutEffect } from 'react'
import { useLoaderData } from 'react-router'
import type { PageModel, SectionModel } from '#shared/page-model.ts'
import type { LiveSectionKind, SectionContent } from '#shared/sections.ts'
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
  const { t, paths, liveModuleOf } = usePageEnvironment()
  const { context } = model
  return sections.map((section) =>
    section.type === 'still' ? (
      <StillSection key={section.key} htmlKey={section.key} />
    ) : (
      <LiveSection
        // The path in the key keeps one page's state from the next page's section of the same kind.
        key={`${context.path}#${section.id}`}
        module={liveModuleOf(section.kind)}
        id={section.id}
        content={section.content as SectionContent<LiveSectionKind>}
        context={context}
        t={t}
        hrefTo={createHrefTo(paths, context.locale)}
      />
    ),
  )
}
