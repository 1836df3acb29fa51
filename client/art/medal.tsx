import medal from './medal.svg'

/** The brass medal of the record holder; decoration only, the text beside it names the record. */
export function Medal({ size, className }: { size: number; className?: string | undefined }) {
  return <img className={className} src={medal} width={size} height={size} alt="" />
}
