import type { LayoutProps } from '#client/components/section-props.ts'
import { Icon } from '../components/icon.tsx'

/**
 * Where toasts appear: in the document from the start, because a live region that is added later is not read out. The
 * template is what `runtime/toasts.ts` makes them of, so that their labels are in the page's language. Behind it stands
 * what is said while there is no network.
 */
export function ToastRegion({ t }: Pick<LayoutProps, 't'>) {
  return (
    <>
      <section className="no-print stack-8" aria-live="polite" aria-label={t('toasts.label')} data-toasts="">
        <template>
          <div>
            <p />
            <button type="button" data-action="close-toast" aria-label={t('toasts.close')}>
              <Icon name="close" />
            </button>
          </div>
        </template>
      </section>
      {/* Without a network nothing could be fetched to say so. */}
      <div role="alert" data-offline="" hidden>
        <p>{`${t('live.offline')}. ${t('live.offline-text')}`}</p>
        <button type="button" data-action="try-again">
          {t('live.retry')}
        </button>
      </div>
    </>
  )
}
