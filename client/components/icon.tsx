import styles from './icon.module.css'

const paths = {
  arrow: 'M4.500 12h15M13.500 6l6 6-6 6',
  chevron: 'M6 9.500l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  download: 'M12 4v11M7 10.500l5 5 5-5M5 20h14',
  external: 'M8 16L17 7M9.500 7H17v7.500',
  globe:
    'M12 3.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 1 1 0-17ZM3.500 12h17M12 3.500c3 3 3.500 5.500 3.500 8.500s-.5 5.500-3.500 8.500c-3-3-3.500-5.500-3.500-8.500s.5-5.500 3.500-8.500Z',
  menu: 'M3.500 8h17M3.500 16h17',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  eye: 'M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12ZM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z',
  info: 'M12 3.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 1 1 0-17ZM12 11v5M12 8v.1',
  warning: 'M12 4l9 16H3ZM12 10v4.500M12 17.300v.1',
  clock: 'M12 3.500a8.500 8.500 0 1 1 0 17a8.500 8.500 0 1 1 0-17ZM12 7.500V12l3 2',
}
export type IconName = keyof typeof paths

/** A line icon as high as the text; decoration only, the text beside it says what it means. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={`${styles.icon} ${className ?? ''}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
