import buttons from '#client/components/button.module.css'
import field from '#client/components/field.module.css'
import { MAX_QUESTION_LENGTH } from '#shared/search/search-words.ts'
import type { Messages } from '#shared/site/messages.gen.ts'
import type { Translate } from '#shared/site/messages.ts'
import styles from './search-form.module.css'

interface SearchFormProps {
  /** Of the control, unique on the page. */
  id: string
  /** Path of the page with the results. */
  path: string
  /** What was asked before. */
  question?: string
  t: Translate<Messages>
}

/** Asks the whole site; a form, so that it works before any script and without one. */
export function SearchForm({ id, path, question, t }: SearchFormProps) {
  return (
    <search className={styles.search}>
      <form action={path}>
        <label className={field.label} htmlFor={id}>
          {t('search.label')}
        </label>
        <div className={styles.row}>
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
