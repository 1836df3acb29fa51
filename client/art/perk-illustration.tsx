import styles from './perk-illustration.module.css'
import { suitPaths } from './suit-paths.ts'

const illustrations = {
  cashback: (
    <>
      <circle className={styles.thing} cx="120" cy="80" r="46" />
      <circle className={styles.rim} cx="120" cy="80" r="39" />
      <path className={styles.brass} d="M101 94 139 66M108 66v.1M132 94v.1" />
      <path
        className={styles.line}
        d="M54 80a66 66 0 0 1 112-47M166 33v-20M166 33h-20M186 80a66 66 0 0 1-112 47M74 127v20M74 127h20"
      />
    </>
  ),
  'hidden-cards': (
    <>
      <g transform="rotate(-8 96 84)">
        <rect className={styles.thing} x="62" y="36" width="66" height="92" rx="5" />
        <rect className={styles.lattice} x="70" y="44" width="50" height="76" rx="2" />
      </g>
      <g transform="rotate(9 140 84)">
        <rect className={styles.thing} x="110" y="34" width="66" height="92" rx="5" />
        <rect className={styles.lattice} x="118" y="42" width="50" height="76" rx="2" />
      </g>
      <path className={styles.line} d="M40 22c44 30 116 30 160 0M62 8l116 34" />
    </>
  ),
  panel: (
    <>
      <rect className={styles.thing} x="34" y="18" width="172" height="124" rx="8" />
      <path className={styles.quiet} d="M34 44h172M98 44v98" />
      <path className={styles.line} d="M48 64h34M48 82h34M48 100h22" />
      <path className={styles.brass} d="M114 124V96M136 124V78M158 124V88M180 124V66" />
      <circle className={styles.lit} cx="50" cy="31" r="5" />
    </>
  ),
  showcase: (
    <>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <rect
          key={index}
          className={index === 1 ? styles.lit : styles.thing}
          x={30 + (index % 3) * 62}
          y={index < 3 ? 24 : 88}
          width="54"
          height="48"
          rx="6"
        />
      ))}
      <path className={styles.play} d="M112 38l20 10-20 10z" />
    </>
  ),
  border: (
    <>
      <circle className={styles.thing} cx="120" cy="80" r="44" />
      <circle className={styles.rim} cx="120" cy="80" r="56" />
      <g className={styles.face} transform="translate(90 48) scale(.6)">
        <path d={suitPaths.spade} />
      </g>
    </>
  ),
}

export function PerkIllustration({ name }: { name: keyof typeof illustrations }) {
  return (
    <svg className={`full block ${styles.illustration}`} viewBox="0 0 240 160" fill="none" aria-hidden="true">
      {illustrations[name]}
    </svg>
  )
}
