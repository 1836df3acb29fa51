import styles from './flag.module.css'

interface FlagProps {
  /** Of the region (edition data), 4 to 3: a view of the one file that has them all. */
  imagePath: string
  width?: number
}

/** The flag of a region, edged so that a white stripe ends somewhere; decoration only, the country's name stands beside it. */
export function Flag({ imagePath, width = 24 }: FlagProps) {
  return <img className={styles.flag} src={imagePath} width={width} height={width * 0.75} alt="" loading="lazy" />
}
