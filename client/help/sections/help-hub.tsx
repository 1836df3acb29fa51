import { PageTrail } from '#client/components/breadcrumb.tsx'
import { ContentLink } from '#client/components/content-link.tsx'
import { Icon } from '#client/components/icon.tsx'
import { Picture } from '#client/components/picture.tsx'
import { ReadingSection } from '#client/components/reading-section.tsx'
import { SearchForm } from '#client/components/search-form.tsx'
import type { StaticSectionProps } from '#client/components/section-props.ts'
import { Suit } from '#client/components/suit.tsx'
import styles from './help-hub.module.css'

const FIRST_COUNT = 4

export function HelpHub({ id, content, data, site, context, t, hrefTo }: StaticSectionProps<'help-hub'>) {
  const { title, lead, contact } = content
  const [helpline] = site.jurisdiction.helplines
  return (
    <div id={id}>
      <section className={styles.head} data-theme="dark">
        <div className={`no-print ${styles.room}`}>
          <Picture
            name="room-porter"
            alt=""
            isFirst
            slots={['1920px']}
            others={[
              { name: 'room-porter-phone', media: '(max-width: 39.9375em)', slots: ['480px'] },
              { name: 'room-porter-tablet', media: '(max-width: 63.9375em)', slots: ['1024px'] },
            ]}
          />
        </div>
        <div className={`wrap ${styles.desk}`}>
          <div className={styles.words}>
            <PageTrail name={t('footer.help-centre')} {...{ context, t, hrefTo }} />
            <h1>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            <SearchForm id="help-question" path={hrefTo('search')} t={t} />
          </div>
        </div>
      </section>
      <ul className={`wrap thick-above grid ${styles.shelves}`}>
        {(data ?? []).map((shelf) => (
          <li key={shelf.id} className={shelf.suit === 'heart' ? styles.responsible : undefined}>
            <Suit name={shelf.suit} className={styles.suit} />
            <h2>
              <a className="plain" href={shelf.path}>
                {shelf.title}
              </a>
            </h2>
            <ul className="mt-12">
              {shelf.questions.slice(0, FIRST_COUNT).map((question) => (
                <li key={question.id}>
                  <a className="row-target" href={`${shelf.path}#${question.id}`}>
                    {question.question}
                  </a>
                </li>
              ))}
            </ul>
            <p>
              <a className="strong link-target gap-8 plain hover-line" href={shelf.path}>
                {t('help.all', { count: shelf.questions.length })}
                <span className="visually-hidden">: {shelf.title}</span>
                <Icon name="arrow" />
              </a>
            </p>
          </li>
        ))}
      </ul>
      <ReadingSection id="help-contact" title={contact.title} lead={contact.lead}>
        <dl className={`anywhere line-above ${styles.routes}`}>
          {contact.routes.map((route) => (
            <div key={route.topic} className="line-below grid">
              <dt className="strong">{route.topic}</dt>
              <dd>
                <p>{route.text}</p>
                <ContentLink link={route.link} look="text" hrefTo={hrefTo} newTabLabel={t('header.new-tab')} />
                <p className="quiet row gap-8">
                  <Icon name="clock" />
                  {route.hours}
                </p>
              </dd>
            </div>
          ))}
        </dl>
        {helpline && (
          <p className={`mt-24 gap-12 flex ${styles.line}`}>
            <Suit name="heart" className={styles.heart} />
            <span>
              {contact.care}{' '}
              <a target="_blank" rel="noopener" href={helpline.url}>
                {helpline.name}
                <span className="visually-hidden"> ({t('header.new-tab')})</span>
              </a>
              {helpline.phone && (
                <>
                  ,{' '}
                  <a className="num" href={`tel:${helpline.phone.replace(/[ -]/g, '')}`}>
                    {helpline.phone}
                  </a>
                </>
              )}
            </span>
          </p>
        )}
      </ReadingSection>
    </div>
  )
}
