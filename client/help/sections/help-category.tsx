import { PageTrail } from '#client/components/breadcrumb.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import { PolicyBlocks } from '#client/policies/policy-blocks.tsx'
import { HelpVote } from '../help-vote.tsx'
import styles from './help-category.module.css'

export function HelpCategory({ id, content, context, t, hrefTo }: StaticSectionProps<'help-category'>) {
  const { category, others } = content
  const { title, description, suit, answers } = category
  return (
    <div id={id} className={`wrap ${styles.category}`}>
      <PageTrail
        parents={[{ label: t('footer.help-centre'), page: 'help' }]}
        name={title}
        {...{ context, t, hrefTo }}
      />
      <div className={styles.head}>
        <Suit name={suit} className={suit === 'heart' ? styles.heart : styles.suit} />
        <h1>{title}</h1>
        <p className="mt-16 text-lead">{description}</p>
      </div>
      <div className={styles.columns}>
        <nav className={`no-print ${styles.contents}`} aria-labelledby="help-contents">
          <h2 id="help-contents">{t('help.contents')}</h2>
          <ol>
            {answers.map((answer) => (
              <li key={answer.id}>
                <a className="row-target" href={`#${answer.id}`}>
                  {answer.question}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {answers.map((answer) => (
            <section key={answer.id} id={answer.id} className={styles.answer} aria-labelledby={`q-${answer.id}`}>
              <h2 id={`q-${answer.id}`}>
                <a className="plain" href={`#${answer.id}`}>
                  {answer.question}
                </a>
              </h2>
              <PolicyBlocks blocks={answer.blocks} className={`mt-12 gap-12 grid measure ${styles.text}`} />
              <HelpVote answer={answer} contactPath={hrefTo('contact')} t={t} />
            </section>
          ))}
        </div>
      </div>
      <nav className={`no-print mt-48 ${styles.others}`} aria-labelledby="help-others">
        <h2 id="help-others">{t('help.others')}</h2>
        <ul className="cluster">
          {others.map((other) => (
            <li key={other.path}>
              <a className="row-target" href={other.path}>
                {other.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
