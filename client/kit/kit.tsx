import type { Theme } from '#shared/site/route-row.ts'
import { kitEntries } from './entries.tsx'
import type { ExampleProps } from './example-props.ts'
import styles from './kit.module.css'

const themes: Theme[] = ['dark', 'light']

export function Kit(props: Pick<ExampleProps, 't' | 'hrefTo'>) {
  return (
    <>
      <script type="module" src="/client/kit/show-states.ts" />
      <header className={`wrap ${styles.head}`}>
        <h1 className="title-72">Kit</h1>
        <ul className={`cluster mt-24 ${styles.contents}`}>
          {themes.flatMap((theme) =>
            kitEntries.map(({ name }) => (
              <li key={theme + name}>
                <a className="link-target" href={`#${theme}-${name}`}>
                  {name}, {theme}
                </a>
              </li>
            )),
          )}
        </ul>
      </header>
      {themes.map((theme) => (
        <div key={theme} className={styles.theme} data-theme={theme}>
          <div className="wrap">
            {kitEntries.map(({ name, Example }) => (
              <section key={name} id={`${theme}-${name}`} className={styles.entry}>
                <h2 className="text-28 line-below">
                  {name}, {theme}
                </h2>
                <Example {...props} id={`${theme}-${name}-example`} />
              </section>
            ))}
          </div>
        </div>
      ))}
    </>
  )
}
