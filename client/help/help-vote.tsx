import buttons from '#client/components/button.module.css'
import type { LayoutProps } from '#client/components/section-props.ts'
import type { HelpAnswer } from '#shared/help/help.ts'
import styles from './help-vote.module.css'

interface HelpVoteProps extends Pick<LayoutProps, 't'> {
  answer: HelpAnswer
  contactPath: string
}

/** Asks whether an answer was useful. Without a script the server leads back to the thanks. */
export function HelpVote({ answer: { id, question }, contactPath, t }: HelpVoteProps) {
  return (
    <div className={`no-print mt-16 ${styles.vote}`}>
      <form
        className="quiet row"
        method="post"
        action="/actions/help-vote"
        aria-label={t('help.vote-about', { question })}
      >
        <input type="hidden" name="answer" value={id} />
        <span>{t('help.vote')}</span>
        <button className={buttons.line} type="submit" name="useful" value="yes" data-action="help-vote">
          {t('help.yes')}
        </button>
        <button className={buttons.line} type="submit" name="useful" value="no" data-action="help-vote">
          {t('help.no')}
        </button>
      </form>
      <p className={styles.thanks} id={`thanks-${id}`} tabIndex={-1}>
        {t('help.thanks')} <a href={contactPath}>{t('help.contact')}</a>
      </p>
    </div>
  )
}
