import type { BrandAmbassador } from '#shared/site/navigation.ts'
import { Portrait } from '../art/portrait.tsx'
import { hrefOrNull } from '../components/href-or-null.ts'
import { type NavigationEntryProps, NavigationLink } from './navigation-link.tsx'
import { hrefOfItem, selectPanel } from './select-navigation.ts'
import styles from './team-portraits.module.css'

interface TeamPortraitsProps extends NavigationEntryProps {
  ambassadors: readonly BrandAmbassador[]
}

const PORTRAIT_COUNT = 6

export function TeamPortraits({ item, ambassadors, ...props }: TeamPortraitsProps) {
  const href = hrefOfItem(item, props.hrefTo) ?? props.hrefTo('index')
  return (
    <div>
      <ul className={`stack-24 ${styles.portraits}`}>
        {ambassadors.slice(0, PORTRAIT_COUNT).map(({ slug, name }) => (
          <li key={slug}>
            <a
              className="gap-12 grid plain bold hover-line"
              href={hrefOrNull('ggteam-member', (id) => props.hrefTo(id, { slug })) ?? href}
            >
              <Portrait slug={slug} size={152} />
              {name}
            </a>
          </li>
        ))}
      </ul>
      <ul className={`mt-16 gap-32 flex ${styles.entries}`}>
        {selectPanel(item)
          .entries.filter((entry) => hrefOfItem(entry, props.hrefTo) !== href)
          .map((entry) => (
            <li key={entry.langKey}>
              <NavigationLink item={entry} {...props} />
            </li>
          ))}
      </ul>
    </div>
  )
}
