import { Accordion } from '../components/accordion.tsx'
import { Badge } from '../components/badge.tsx'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { Notice } from '../components/notice.tsx'
import { Pagination } from '../components/pagination.tsx'
import { Panel } from '../components/panel.tsx'
import { Tabs } from '../components/tabs.tsx'
import type { ExampleProps } from './example-props.ts'
import { Columns, State, States } from './states.tsx'

export function PanelExamples() {
  return (
    <Columns>
      <Panel size="card" title="Bellen">
        <p>Dag en nacht, gratis. Een medewerker neemt op, geen menu.</p>
      </Panel>
      <Panel size="panel" title="Uitbetalingen binnen 24 uur">
        <p>Je vraagt een uitbetaling aan in de client. Wij controleren die en maken het bedrag over.</p>
      </Panel>
    </Columns>
  )
}

export function BadgeExamples() {
  return (
    <States>
      <Badge tone="plain">Concept</Badge>
      <Badge tone="strong">Past bij jou</Badge>
      <Badge tone="reward">€ 250</Badge>
      <Badge tone="responsible">Limiet ingesteld</Badge>
    </States>
  )
}

export function NoticeExamples() {
  return (
    <Columns>
      <Notice icon="info" title="In Nederland hoort hier geen beloning bij">
        De streamermodus geeft je verborgen hole cards en een streamerpaneel.
      </Notice>
      <Notice icon="warning" title="Spelen om geld kan niet in jouw land">
        Deze website is daar alleen informatie.
      </Notice>
      <Notice icon="check" title="Je keuze is bewaard">
        Ze geldt op dit apparaat.
      </Notice>
    </Columns>
  )
}

export function TabExamples({ id }: ExampleProps) {
  return (
    <Tabs
      label={`Platform, ${id}`}
      tabs={[
        { id: `${id}-windows`, label: 'Windows', panel: <p>Windows 8, 3 GHz, 2 GB geheugen, 3 GB schijfruimte.</p> },
        { id: `${id}-mac`, label: 'Mac', panel: <p>Mac OS X 10.13 of hoger, verder als Windows.</p> },
        { id: `${id}-android`, label: 'Android', panel: <p>Android 6.0 of hoger, 2 GB geheugen.</p> },
        { id: `${id}-ios`, label: 'iPhone en iPad', panel: <p>iPhone 6S of nieuwer, 500 MB.</p> },
      ]}
    />
  )
}

export function AccordionExamples({ id }: ExampleProps) {
  return (
    <Accordion
      name={id}
      items={[
        {
          id: `${id}-age`,
          title: 'Hoe oud moet ik zijn?',
          body: <p>In Nederland minstens 18 jaar. We controleren je leeftijd voordat je kunt storten.</p>,
          isOpen: true,
        },
        {
          id: `${id}-limits`,
          title: 'Wat gebeurt er als ik mijn stortingslimiet wil verhogen?',
          body: <p>De verhoging gaat pas na een wachttijd in. Verlagen gaat meteen.</p>,
        },
        {
          id: `${id}-long`,
          title: 'Arbeidsongeschiktheidsverzekeringsmaatschappijen en aansprakelijkheidsverzekeringen',
          body: <p>Ook de langste woorden breken netjes af.</p>,
        },
      ]}
    />
  )
}

export function WayExamples({ id, hrefTo }: ExampleProps) {
  return (
    <>
      <State name="breadcrumb">
        <Breadcrumb
          label={`Je bent hier, ${id}`}
          steps={[
            { label: 'Home', path: hrefTo('index') },
            { label: 'Over ons', path: hrefTo('about-us') },
            { label: 'Contact', path: hrefTo('contact') },
          ]}
        />
      </State>
      {[1, 6, 12].map((current) => (
        <State key={current} name={`pagination, page ${current} of 12`}>
          <Pagination
            label={`Pagina’s, ${id}, ${current}`}
            previousLabel="Vorige pagina"
            nextLabel="Volgende pagina"
            current={current}
            count={12}
            hrefOf={(page) => `${hrefTo('contact')}?page=${page}`}
          />
        </State>
      ))}
    </>
  )
}
