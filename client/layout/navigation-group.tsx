import { Icon } from '../components/icon.tsx'
import { messageOf } from './message-of.ts'
import styles from './navigation-group.module.css'
import { type NavigationEntryProps, NavigationLink } from './navigation-link.tsx'
import { holdsPage } from './select-navigation.ts'

/** An entry with entries below it: a disclosure that opens without a script; only one of them is open at a time. */
export function NavigationGroup({ item, ...props }: NavigationEntryProps) {
  const areas = item.children.filter(({ showSubArea, children }) => showSubArea && children.length > 0)
  const entries = item.children.filter((child) => !areas.includes(child))
  return (
    <details className={styles.group} name="navigation" data-menu="">
      <summary className={styles.title} data-current={holdsPage(item, props.context.pageId) || undefined}>
        {messageOf(props.t, item.langKey)}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        <div className={`wrap ${areas.length > 0 ? styles.split : styles.whole}`}>
          <ul className={styles.entries}>
            {entries.map((child) => (
              <li key={child.langKey}>
                <NavigationLink item={child} {...props} />
                {child.children.length > 0 && <Entries items={child.children} {...props} />}
              </li>
            ))}
          </ul>
          {areas.map((area) => (
            <div key={area.langKey} className={styles.area}>
              <NavigationLink item={area} {...props} />
              <Entries items={area.children} {...props} />
            </div>
          ))}
        </div>
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
