import { Button } from '../components/button.tsx'
import { Progress } from '../components/progress.tsx'
import { StateMessage } from '../components/state-message.tsx'
import type { ExampleProps } from './example-props.ts'
import { Columns } from './states.tsx'

export function ProgressExamples({ id }: ExampleProps) {
  return (
    <Columns>
      <Progress id={`${id}-start`} label="Zelftest" text="vraag 1 van 9" value={0} />
      <Progress id={`${id}-middle`} label="Zelftest" text="vraag 5 van 9" value={0.5} />
      <Progress id={`${id}-end`} label="Zelftest" text="klaar" value={1} />
    </Columns>
  )
}

export function StateExamples() {
  return (
    <Columns>
      <StateMessage kind="empty" title="Nog geen ranglijst vandaag" text="De eerste ronde begint om 10.00 uur." />
      <StateMessage
        kind="error"
        title="De ranglijst is even niet te laden"
        text="Dat ligt aan ons. Probeer het over een minuut nog eens."
      >
        <Button look="line">Opnieuw proberen</Button>
      </StateMessage>
      <StateMessage
        kind="offline"
        title="Je hebt geen verbinding"
        text="Wat je al hebt geopend, blijft leesbaar. De rest komt zodra je weer online bent."
      />
    </Columns>
  )
}
