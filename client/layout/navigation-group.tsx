import type { BrandAmbassador } from '#shared/site/navigation.ts'
import { Icon } from '../components/icon.tsx'
import { messageOf, optionalMessageOf } from './message-of.ts'
import styles from './navigation-group.module.css'
import { NavigationCard, type NavigationEntryProps, NavigationLink } from './navigation-link.tsx'
import { holdsPage, hrefOfItem, selectPanel, TEAM_KEY } from './select-navigation.ts'
import { TeamPortraits } from './team-portraits.tsx'

interface NavigationGroupProps extends NavigationEntryProps {
  ambassadors: readonly BrandAmbassador[]
}

export function NavigationGroup({ item, ambassadors, ...props }: NavigationGroupProps) {
  const { context, t } = props
  const { entries, areas } = selectPanel(item)
  // Of seven in rows of three, one would be alone in the third.
  const isFour = areas.length === 0 && (entries.length === 7 || entries.length === 8)
  return (
    <details name="menu-bar" data-menu="group">
      <summary className={`row ${styles.title}`} aria-current={holdsPage(item, context.pageId) || undefined}>
        {messageOf(t, item.langKey)}
        <Icon name="chevron" />
      </summary>
      <div className={styles.panel}>
        <div className={`wrap ${areas.length > 0 ? styles.split : ''}`.trim()}>
          {item.langKey === TEAM_KEY ? (
            <TeamPortraits item={item} ambassadors={ambassadors} {...props} />
          ) : (
            <ul className={`${styles.entries} ${isFour ? styles.four : ''}`.trim()}>
              {entries.map((child) => (
                <li key={child.langKey}>
                  <NavigationCard item={child} {...props} />
                  {child.children.length > 0 && <Entries items={child.children} {...props} />}
                </li>
              ))}
            </ul>
          )}
          {areas.map((area) => (
            <div key={area.langKey} className={styles.area}>
              <NavigationLink item={area} {...props} />
              <Entries items={area.children} {...props} />
            </div>
          ))}
        </div>
        <PanelFoot item={item} {...props} />
      </div>
    </details>
  )
}

function Entries({ items, ...props }: Omit<NavigationEntryProps, 'item'> & { items: NavigationEntryProps['item'][] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.langKey}>
          <NavigationLink item={item} {...props} />
        </li>
      ))}
    </ul>
  )
}

function PanelFoot({ item, t, hrefTo }: NavigationEntryProps) {
  const note = optionalMessageOf(t, `${item.langKey}.note`)
  const all = optionalMessageOf(t, `${item.langKey}.all`)
  const href = hrefOfItem(item, hrefTo)
  if (!note && !all) return null
  return (
    <div className={styles.foot}>
      <div className="wrap">
        {note && <p>{note}</p>}
        {all && href && <a href={href}>{all}</a>}
      </div>
    </div>
  )
}
