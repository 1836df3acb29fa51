import { HeadedText } from '#client/components/headed-text.tsx'
import { LinkedText } from '#client/components/linked-text.tsx'
import type { SectionProps } from '#client/components/section-props.ts'
import { Felt } from '../felt/felt.tsx'
import styles from './seat-ring.module.css'

/** Middle and half axes of the oval on which the seats stand, and half of a seat's width. */
const oval = { x: 300, y: 210, a: 236, b: 146, seat: 38 }

/** Before the flop the seat after the blinds speaks first; with two there is none, and the button does. */
function inTurn<Seat>(seats: readonly Seat[]): { seat: Seat; place: number }[] {
  const first = seats.length > 2 ? 3 : 0
  return seats.map((_, index) => {
    const place = (index + first) % seats.length
    return { seat: seats[place] as Seat, place }
  })
}

/** A table to sit down at: whoever takes a seat sees what it is worth, and who still speaks after it. No script is needed. */
export function SeatRing({ id, content, hrefTo }: SectionProps<'seat-ring'>) {
  const { title, paragraphs, seats, label, note } = content
  return (
    <section id={id} className="section-64-96">
      <div className={`wrap gap-32 grid ${styles.body}`}>
        <HeadedText className={styles.words} {...{ title, paragraphs, hrefTo }} />
        <Felt>
          <fieldset>
            <legend className="visually-hidden">{label}</legend>
            <svg role="none" className={styles.table} viewBox="16 16 568 388" width="568" height="388">
              <ellipse className={styles.line} cx={oval.x} cy={oval.y} rx="164" ry="88" />
              {/* In the order in which they speak: those below the one that is taken come after it. */}
              {inTurn(seats).map(({ seat: { tag, name, zone, text }, place }) => {
                const angle = Math.PI / 2 + (place * 2 * Math.PI) / seats.length
                const x = oval.x + oval.a * Math.cos(angle) - oval.seat
                const y = oval.y + oval.b * Math.sin(angle) - oval.seat
                return (
                  <g key={tag}>
                    <foreignObject x={x.toFixed(1)} y={y.toFixed(1)} width={2 * oval.seat} height={2 * oval.seat}>
                      <label className={`ring ${styles.seat} ${styles[zone]}`}>
                        <input
                          className={styles.radio}
                          type="radio"
                          name={`${id}-seat`}
                          aria-label={`${tag}, ${name}`}
                          aria-describedby={`${id}-${tag}`}
                          defaultChecked={place === 0}
                        />
                        <span aria-hidden="true">{tag}</span>
                      </label>
                    </foreignObject>
                    <foreignObject x="150" y="152" width="300" height="110">
                      <p className={styles.told} aria-hidden="true">
                        <b>{name}</b> {text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')}
                      </p>
                    </foreignObject>
                  </g>
                )
              })}
              <g transform={`translate(${oval.x} ${oval.y + 82})`} className={styles.disc}>
                <circle r="17" />
                <text y="6" textAnchor="middle">
                  D
                </text>
              </g>
            </svg>
          </fieldset>
        </Felt>
        <dl className={styles.seats}>
          {seats.map(({ name, tag, zone, text }) => (
            <div key={tag}>
              <dt className="strong">
                <span className={styles[zone]} aria-hidden="true">
                  {tag}
                </span>{' '}
                {name}
              </dt>
              <dd className="text-15" id={`${id}-${tag}`}>
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
