import type { World } from '#shared/site/route-row.ts'
import { kitEntries } from './entries.tsx'
import type { ExampleProps } from './example-props.ts'
import styles from './kit.module.css'

const worlds: World[] = ['stage', 'paper']

/** Every component of the site in every state, in both worlds. */
export function Kit(props: Pick<ExampleProps, 't' | 'hrefTo'>) {
  return (
    <>
      <script type="module" src="/client/kit/show-states.ts" />
      <header className={`wrap ${styles.head}`}>
        <h1>Kit</h1>
        <ul className={styles.contents}>
          {worlds.flatMap((world) =>
            kitEntries.map(({ name }) => (
              <li key={world + name}>
                <a href={`#${world}-${name}`}>
                  {name}, {world}
                </a>
              </li>
            )),
          )}
        </ul>
      </header>
      {worlds.map((world) => (
        <div key={world} className={styles.world} data-world={world}>
          <div className="wrap">
            {kitEntries.map(({ name, Example }) => (
              <section key={name} id={`${world}-${name}`} className={styles.entry}>
                <h2>
                  {name}, {world}
                </h2>
                <Example {...props} id={`${world}-${name}-example`} />
              </section>
            ))}
          </div>
        </div>
      ))}
    </>
  )
}
