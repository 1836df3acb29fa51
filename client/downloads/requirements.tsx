import { DataTable } from '#client/components/data-table.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import type { SectionContent } from '#shared/site/sections.ts'
import styles from './requirements.module.css'

interface RequirementsProps extends Pick<StaticSectionProps<'download'>, 't'> {
  platforms: SectionContent<'download'>['platforms']
  title: string
}

export function Requirements({ platforms, title, t }: RequirementsProps) {
  const columns = (['device', 'system', 'processor', 'memory', 'storage'] as const).map((name) => ({
    label: t(`download-page.${name}`),
  }))
  const orNotGiven = (value: string | undefined) =>
    value ?? <span className={styles.absent}>{t('download-page.not-given')}</span>
  const rows = platforms.map(({ id, name, system, processor, memory, storage }) => ({
    key: id,
    platform: id,
    cells: [
      <span key="name" className={styles.name}>
        {name} <small>{t('download-page.own')}</small>
      </span>,
      system,
      orNotGiven(processor),
      orNotGiven(memory),
      storage,
    ],
  }))
  return (
    <div className={styles.requirements}>
      <DataTable id="requirements-table" caption={title} isCaptionHidden columns={columns} rows={rows} />
    </div>
  )
}
