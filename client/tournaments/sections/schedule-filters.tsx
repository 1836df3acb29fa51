import type { SectionProps } from '#client/components/section-props.ts'
import { filterGroups, type ScheduleFilter } from '#shared/tournaments/schedule-filters.ts'
import type { TournamentEvent } from '#shared/tournaments/tournaments.ts'
import styles from './schedule.module.css'

interface FiltersProps extends Pick<SectionProps<'schedule'>, 'context' | 't'> {
  events: readonly TournamentEvent[]
  /** What is chosen from the start, among what they hold. */
  given: ScheduleFilter
}

/** Radio buttons that the style sheet obeys by itself, before any code has come; only what the timetable holds is offered. */
export function ScheduleFilters({ events, given, context, t }: FiltersProps) {
  return filterGroups(context.language, t)
    .map(({ heldBy, ...group }) => ({ ...group, options: heldBy(events) }))
    .filter(({ options }) => options.length > 1)
    .map(({ name, label, options }) => (
      <fieldset key={name} className={`cluster gap-8 ${styles.group}`}>
        <legend className="strong text-15">{label}</legend>
        {[{ value: '', label: t('schedule.any') }, ...options].map((option) => (
          <label key={option.value} className={`link-target text-15 ink-strong ring ${styles.option}`}>
            <input
              type="radio"
              name={name}
              value={option.value}
              data-filter={name}
              defaultChecked={option.value === given[name]}
              className="visually-hidden"
            />
            {option.label}
          </label>
        ))}
      </fieldset>
    ))
}
