import { Button } from '#client/components/button.tsx'
import { formatDay } from '#client/components/format-day.ts'
import { Icon } from '#client/components/icon.tsx'
import head from '#client/components/paper-head.module.css'
import type { SectionProps } from '#client/components/section-props.ts'
import { SelectField } from '#client/components/select-field.tsx'
import { Suit } from '#client/components/suit.tsx'
import type { PolicyStop } from '#shared/policies/policies.ts'
import { ComparisonMap } from '../comparison-map.tsx'
import { ComparisonRows } from '../comparison-rows.tsx'
import frame from '../policy-frame.module.css'
import styles from './policy-comparison.module.css'

type Props = SectionProps<'policy-comparison'>

export function PolicyComparison(props: Props) {
  const { id, content, t, context } = props
  const { suit, title, currentPath, from, to } = content
  return (
    <article id={id} className={styles.page}>
      <header className={`wrap ${styles.title}`}>
        <div>
          <p className={`quiet row ${head.shelf} ${styles.shelf}`}>
            <Suit name={suit} className={head.mark} />
            <a href={currentPath}>{title}</a>
          </p>
          <h1>{t('comparison.title')}</h1>
        </div>
        <Picker {...props} />
      </header>
      <Controls {...props} />
      <div className={`wrap ${frame.frame} ${styles.columns}`}>
        <div className={`no-print ${styles.side}`}>
          <ComparisonMap content={content} t={t} />
        </div>
        <div>
          <div className={`quiet ${styles.heads}`}>
            {[from, to].map((stop) => (
              <p key={stop.version}>
                <b className="num">
                  {t('policy.version')} {stop.version}
                </b>{' '}
                {t(`comparison.version.${stop.time}`, { date: formatDay(stop.effective, context.language) })}
              </p>
            ))}
          </div>
          <ComparisonRows content={content} t={t} />
          <p className={`quiet mt-48 ${styles.end}`}>
            {t('comparison.end')} <a href={to.path}>{t('comparison.read', { version: to.version })}</a>
          </p>
        </div>
      </div>
    </article>
  )
}

function Picker({ content, t, context }: Props) {
  const { policyId, stops, from, to, swapPath } = content
  const options = stops.map(({ version, effective }: PolicyStop) => ({
    value: version,
    label: `${version} · ${formatDay(effective, context.language, 'medium')}`,
  }))
  return (
    <form className={`no-print columns-768 ${styles.picker}`} action="/actions/compare-policy">
      <input type="hidden" name="policy" value={policyId} />
      <input type="hidden" name="locale" value={context.locale} />
      <SelectField id="from" name="from" label={t('comparison.from')} options={options} defaultValue={from.version} />
      <a className={`centred ${styles.swap}`} aria-label={t('comparison.swap')} href={swapPath}>
        <Icon name="move" />
      </a>
      <SelectField id="to" name="to" label={t('comparison.to')} options={options} defaultValue={to.version} />
      <Button look="line" type="submit">
        {t('comparison.go')}
      </Button>
    </form>
  )
}

function Controls({ content: { comparison }, t }: Props) {
  const { same, ...changes } = comparison.counts
  const changed = Object.values(changes).reduce((sum, count) => sum + count, 0)
  return (
    <div className={styles.controls}>
      <div className="wrap row">
        <Choice
          legend={t('comparison.show')}
          name="show"
          options={[
            { value: 'changes', label: t('comparison.only'), count: changed },
            { value: 'all', label: t('comparison.all'), count: changed + same },
          ]}
        />
        <Choice
          legend={t('comparison.view')}
          name="view"
          options={[
            { value: 'beside', label: t('comparison.beside') },
            { value: 'below', label: t('comparison.below') },
          ]}
        />
        <p className={`cluster ${styles.key}`}>
          <ins>{t('comparison.added')}</ins>
          <del>{t('comparison.removed')}</del>
          <span className="middle bold">
            <Icon name="move" />
            {t('comparison.moved')}
          </span>
        </p>
      </div>
    </div>
  )
}

interface ChoiceProps {
  legend: string
  name: string
  options: readonly { value: string; label: string; count?: number }[]
}

function Choice({ legend, name, options }: ChoiceProps) {
  return (
    <fieldset className={`no-print cluster ${styles.choice}`} data-choice={name}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label, count }, at) => (
        <label key={value} className="row-target text-15 gap-8 relative medium ring">
          <input className="visually-hidden" type="radio" name={name} value={value} defaultChecked={at === 0} />
          <Icon name="check" />
          {label} {count !== undefined && <b className="num">{count}</b>}
        </label>
      ))}
    </fieldset>
  )
}
