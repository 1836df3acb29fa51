import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import styles from './seat-ring.module.css'

/** Middle and half axes of the oval on which the seats stand. */
const oval = { x: 300, y: 210, a: 236, b: 146 }

export function SeatRing({ id, content, hrefTo }: SectionProps<'seat-ring'>) {
  const { title, paragraphs, seats, label, note } = content
  return (
    <section id={id} className="section-64-96">
      <div className={`wrap gap-32 grid ${styles.body}`}>
        <div className={styles.words}>
          <h2 className="title-36">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-16 text-17">
              <LinkedText text={paragraph} hrefTo={hrefTo} />
            </p>
          ))}
        </div>
        <svg className={styles.table} viewBox="0 0 600 420" width="600" height="420" role="img" aria-label={label}>
          <ellipse className={styles.rail} cx={oval.x} cy={oval.y} rx="236" ry="146" />
          <ellipse className={styles.cloth} cx={oval.x} cy={oval.y} rx="214" ry="126" />
          <ellipse className={styles.line} cx={oval.x} cy={oval.y} rx="164" ry="88" />
          {seats.map(({ tag, zone }, index) => {
            const angle = Math.PI / 2 + (index * 2 * Math.PI) / seats.length
            const x = oval.x + oval.a * Math.cos(angle)
            const y = oval.y + oval.b * Math.sin(angle)
            return (
              <g key={tag} className={styles[zone]} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
                <circle r="36" />
                <text y="8" textAnchor="middle">
                  {tag}
                </text>
              </g>
            )
          })}
          <g transform={`translate(${oval.x} ${oval.y + 84})`} className={styles.disc}>
            <circle r="17" />
            <text y="6" textAnchor="middle">
              D
            </text>
          </g>
        </svg>
        <dl className={styles.seats}>
          {seats.map(({ name, tag, zone, text }) => (
            <div key={tag} className={styles[zone]}>
              <dt className="strong">
                <span aria-hidden="true">{tag}</span> {name}
              </dt>
              <dd className="text-15">
                <LinkedText text={text} hrefTo={hrefTo} />
              </dd>
            </div>
          ))}
        </dl>
        {note && (
          <p className={`quiet ${styles.note}`}>
            <LinkedText text={note} hrefTo={hrefTo} />
          </p>
        )}
      </div>
    </section>
  )
}
