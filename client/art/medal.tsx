import medal from './medal.svg'

export function Medal({ size, className }: { size: number; className?: string | undefined }) {
  return <img className={className} src={medal} width={size} height={size} alt="" />
}
