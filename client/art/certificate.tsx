import type { LayoutProps } from '#client/components/section-props.ts'
import type { Locale } from '#shared/site/locales.ts'
import { Picture } from '../components/picture.tsx'
import { imageFor } from './image-manifest.ts'

interface CertificateProps extends Pick<LayoutProps, 't'> {
  locale: Locale
  className?: string | undefined
}

/** The world-record certificate in the page's language, 1020 by 722, with everything that it says in words. */
export function Certificate({ locale, t, className }: CertificateProps) {
  const name = `certificate-${locale}`
  const text = t('art.certificate')
  // Without its picture a dialog would be empty.
  if (!imageFor(name).src) return <p className={className}>{text}</p>
  return <Picture name={name} alt={text} className={className} slots={['min(680px, 100vw)']} />
}
