import type { SectionProps } from '#client/components/section-props.ts'
import { formatsOf } from '#shared/site/messages.ts'
import { bandOf, buyInBands } from '#shared/tournaments/schedule-filters.ts'
import { type TournamentEvent, tournamentFormats } from '#shared/tournaments/tournaments.ts'
import styles from './schedule.module.css'

interface FiltersProps extends Pick<SectionProps<'schedule'>, 'id' | 'context' | 't'> {
  events: readonly TournamentEvent[]
}

/** Radio buttons that the style sheet obeys by itself, before any code has come; only what the timetable holds is offered. */
export function ScheduleFilters({ id, events, context, t }: FiltersProps) {
  const number = (value: number) => formatsOf(context.language).number(value)
  const present = <T,>(values: readonly T[], of: (event: TournamentEvent) => T) =>
    values.filter((value) => events.some((event) => of(event) === value))
  const currencyNames = new Intl.DisplayNames(context.language, { type: 'currency' })
  const groups = [
    {
      name: 'format',
      label: t('schedule.format'),
      options: present(tournamentFormats, ({ format }) => format as (typeof tournamentFormats)[number]).map(
        (value) => ({
          value,
          label: t(`schedule.format.${value}`),
        }),
      ),
    },
    {
      name: 'band',
      label: t('schedule.band'),
      options: present(
        buyInBands.map((band) => band.id),
        ({ buyIn }) => bandOf(buyIn),
      ).map((value) => ({ value, label: bandLabel(value) })),
    },
    {
      name: 'currency',
      label: t('schedule.currency'),
      options: present(['EUR', 'USD', 'CAD'], ({ buyIn }) => buyIn.currency).map((value) => ({
        value,
        label: currencyNames.of(value) ?? value,
      })),
    },
  ]
  function bandLabel(band: (typeof buyInBands)[number]['id']) {
    const [low, middle] = buyInBands
    if (band === 'low') return t('schedule.band.low', { upTo: number(low.upTo) })
    if (band === 'middle') return t('schedule.band.middle', { above: number(low.upTo), upTo: number(middle.upTo) })
    return t('schedule.band.high', { above: number(middle.upTo) })
  }
  return groups
    .filter(({ options }) => options.length > 1)
    .map(({ name, label, options }) => (
      <fieldset key={name} className={`cluster gap-8 ${styles.group}`}>
        <legend className="strong text-15">{label}</legend>
        {[{ value: '', label: t('schedule.any') }, ...options].map((option) => (
          <label key={option.value} className={`link-target text-15 ink-strong ring ${styles.option}`}>
            <input
              type="radio"
              name={`${id}-${name}`}
              value={option.value}
              data-filter={name}
              defaultChecked={option.value === ''}
              className="visually-hidden"
            />
            {option.label}
          </label>
        ))}
      </fieldset>
    ))
}
