import { createElement, type ReactNode, useEffect, useState } from 'react'
import type { IconShape } from '#shared/site/icon-shapes.ts'
import { type DrawnIcon, loadIcon } from '../runtime/load-icon.ts'
import styles from './icon.module.css'

/** An icon whose name, `collection:name`, is data; its place is empty until it has come. Interactive parts only. */
export function NamedIcon({ name }: { name: string }) {
  const [icon, setIcon] = useState<DrawnIcon | null>(null)
  useEffect(() => {
    let isWanted = true
    void loadIcon(name).then((loaded) => {
      if (isWanted) setIcon(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [name])
  const { width = 24, height = 24, shapes = [] } = icon ?? {}
  return (
    <svg className={styles.icon} viewBox={`0 0 ${width} ${height}`} fill="currentColor" aria-hidden="true">
      {draw(shapes)}
    </svg>
  )
}

function draw(shapes: readonly IconShape[]): ReactNode {
  return shapes.map(({ tag, attributes, shapes: inner }, index) => {
    const names = Object.entries(attributes).map(([key, value]) => [
      key.replace(/-([a-z])/g, (_, c) => c.toUpperCase()),
      value,
    ])
    return createElement(tag, { key: index, ...Object.fromEntries(names) }, draw(inner))
  })
}
