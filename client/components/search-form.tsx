import type { LayoutProps } from '#client/components/section-props.ts'
import { MAX_QUESTION_LENGTH } from '#shared/site/question-length.ts'
import buttons from './button.module.css'
import field from './field.module.css'
import styles from './search-form.module.css'

interface SearchFormProps extends Pick<LayoutProps, 't'> {
  id: string
  path: string
  question?: string
}

export function SearchForm({ id, path, question, t }: SearchFormProps) {
  return (
    <search className={`no-print ${styles.search}`}>
      <form action={path}>
        <label className={`strong ${field.label}`} htmlFor={id}>
          {t('search.label')}
        </label>
        <div className={`stack-8 ${styles.row}`}>
          <input
            className={field.control}
            id={id}
            name="q"
            type="search"
            maxLength={MAX_QUESTION_LENGTH}
            defaultValue={question}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button className={buttons.strong} type="submit">
            {t('search.submit')}
          </button>
        </div>
      </form>
    </search>
  )
}
