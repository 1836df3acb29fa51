import { Button } from '../components/button.tsx'
import { ContentLink } from '../components/content-link.tsx'
import type { ExampleProps } from './example-props.ts'
import { forcedStates, State, States } from './states.tsx'

export function ButtonExamples() {
  return (['accent', 'strong', 'line'] as const).map((look) => {
    const label = 'Download voor Windows'
    return (
      <States key={look}>
        <State name={look}>
          <Button look={look}>{label}</Button>
        </State>
        {forcedStates.map((state) => (
          <State key={state} name={state} forced={state}>
            <Button look={look}>{label}</Button>
          </State>
        ))}
        <State name="disabled">
          <Button look={look} disabled>
            {label}
          </Button>
        </State>
        <State name="busy">
          <Button look={look} isBusy>
            {label}
          </Button>
        </State>
      </States>
    )
  })
}

export function LinkExamples({ hrefTo }: ExampleProps) {
  const links = [
    { label: 'Hoe storten en opnemen werkt', page: 'contact' },
    { label: 'Bekijk de vergunning', href: 'https://kansspelautoriteit.nl/' },
  ]
  return (['accent', 'line', 'text'] as const).flatMap((look) =>
    links.map((link) => (
      <States key={look + link.label}>
        <State name={look}>
          <ContentLink link={link} look={look} hrefTo={hrefTo} newTabLabel="opent in een nieuw tabblad" />
        </State>
        {forcedStates.map((state) => (
          <State key={state} name={state} forced={state}>
            <ContentLink link={link} look={look} hrefTo={hrefTo} newTabLabel="opent in een nieuw tabblad" />
          </State>
        ))}
      </States>
    )),
  )
}
