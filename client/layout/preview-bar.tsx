import type { LayoutProps } from '#client/components/section-props.ts'
import styles from './preview-bar.module.css'
import { dayText, type PreviewModel, placeText } from './preview-place.ts'

export interface PreviewBarProps extends Pick<LayoutProps, 't'> {
  id: string
  preview: PreviewModel
  language: string
}

export function PreviewBar({ id, preview, t, language }: PreviewBarProps) {
  const place = placeText(preview, { t, language })
  return (
    <aside className={styles.bar} aria-label={t('preview.label')} data-preview={id}>
      <div className={`wrap cluster ${styles.row}`}>
        <p>{t('preview.shown', { place, date: dayText(preview.date, { language }) })}</p>
        <a className="link-target underlined" href="/preview/matrix">
          {t('preview.all')}
        </a>
        <form method="post" action="/actions/end-preview">
          <button className="link-target underlined" type="submit">
            {t('preview.end')}
          </button>
        </form>
      </div>
    </aside>
  )
}
