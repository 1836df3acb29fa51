import { PageTrail } from '#client/components/breadcrumb.tsx'
import { DataTable } from '#client/components/data-table.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import styles from './channel.module.css'

export function Channel({ id, content, context, t, hrefTo }: SectionProps<'channel'>) {
  const { eyebrow, title, lead, alt, banks, caption, columns, rows } = content
  return (
    <section id={id} className={styles.channel}>
      <div className={`wrap ${styles.head}`}>
        <PageTrail parents={[{ label: t('nav.about'), page: 'about-us' }]} name={eyebrow} {...{ context, t, hrefTo }} />
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <figure className={`mt-32 ${styles.water}`}>
        <Stream alt={alt} />
        <figcaption className="wrap cluster mt-12 bold">
          <span className="row gap-8 ink-responsible">
            <Suit name="heart" />
            {banks.with}
          </span>
          <span className="row gap-8">
            <Suit name="spade" />
            {banks.without}
          </span>
        </figcaption>
      </figure>
      <div className={`wrap ${styles.table}`}>
        <DataTable
          id={`${id}-table`}
          caption={caption}
          columns={columns.map((label) => ({ label }))}
          rows={rows.map((cells) => ({ key: cells[0], cells }))}
        />
      </div>
    </section>
  )
}

const lines = [0, 1, 2, 3, 4, 5, 6]

function Stream({ alt }: { alt: string }) {
  return (
    <svg
      viewBox="0 0 1440 320"
      width="1440"
      height="320"
      fill="none"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
    >
      {lines.map((line) => (
        <path
          key={line}
          className={styles.led}
          strokeWidth={9 - line}
          d={`M-20 ${92 + line * 20}C300 ${70 + line * 20} 420 ${150 + line * 4} 720 ${128 + line * 7}S1200 ${84 + line * 8} 1460 ${70 + line * 9}`}
        />
      ))}
      {lines.slice(4).map((line) => (
        <path
          key={line}
          className={styles.stray}
          strokeWidth="3"
          strokeDasharray="2 14"
          strokeLinecap="round"
          d={`M520 ${146 + line * 5}C760 ${170 + line * 12} 980 ${190 + line * 18} 1460 ${150 + line * 34}`}
        />
      ))}
      <path className={styles.bank} strokeWidth="3" d="M-20 66C300 44 430 118 720 100S1200 52 1460 40" />
    </svg>
  )
}
