import type { IconName } from '../art/icons.gen.ts'
import medal from '../art/medal.svg'
import { Icon } from '../components/icon.tsx'
import { Suit } from '../components/suit.tsx'
import styles from './kit.module.css'
import { State, States } from './states.tsx'

const icons = Object.keys(import.meta.glob('../art/icons/*.svg')).map((file) => file.replace(/^.*\/|\.svg$/g, ''))
const emblems = Object.entries(import.meta.glob<string>('../art/emblem-*.svg', { eager: true, import: 'default' }))

export function IconExamples() {
  return (
    <States>
      {icons.map((name) => (
        <State key={name} name={name}>
          <Icon name={name as IconName} />
        </State>
      ))}
    </States>
  )
}

export function ArtExamples() {
  return (
    <>
      <States>
        {(['spade', 'heart', 'club', 'diamond'] as const).map((name) => (
          <State key={name} name={name}>
            <Suit name={name} className={styles.suit} />
          </State>
        ))}
        <State name="medal">
          <img src={medal} width="104" height="104" alt="" />
        </State>
      </States>
      <States>
        {emblems.map(([file, url]) => (
          <State key={file} name={file.replace(/^.*emblem-|\.svg$/g, '')}>
            <img src={url} width="160" height="120" alt="" loading="lazy" />
          </State>
        ))}
      </States>
    </>
  )
}
