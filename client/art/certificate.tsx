import type { Locale } from '#shared/locales.ts'
import type { Messages } from '#shared/messages.gen.ts'
import type { Translate } from '#shared/messages.ts'
import { Picture } from '../components/picture.tsx'

interface CertificateProps {
  locale: Locale
  t: Translate<Messages>
  className?: string | undefined
}

/** The world-record certificate in the page's language, 1020 by 722, with everything that it says in words. */
export function Certificate({ locale, t, className }: CertificateProps) {
  return <Picture name={`certificate-${locale}`} alt={t('art.certificate')} className={className} />
}
