import { Button } from '../components/button.tsx'
import { Dialog, DialogDone, dialogOpener } from '../components/dialog.tsx'
import type { ExampleProps } from './example-props.ts'
import { States } from './states.tsx'

export function DialogExamples({ id }: ExampleProps) {
  const question = `${id}-question`
  const warning = `${id}-warning`
  return (
    <States>
      <Button look="line" {...dialogOpener(question)}>
        Een dialoog
      </Button>
      <Dialog
        id={question}
        title="Weet je het zeker?"
        description="Je keuze geldt op dit apparaat."
        closeLabel="Sluiten"
        actions={<DialogDone dialogId={question} look="accent" label="Bewaren" />}
      >
        <Button look="line" {...dialogOpener(warning)}>
          Nog een erbovenop
        </Button>
      </Dialog>
      <Button look="line" {...dialogOpener(warning)}>
        Een waarschuwing die een knop wil
      </Button>
      <Dialog
        id={warning}
        title="Spelen om geld kan niet in jouw land"
        description="Deze website is daar alleen informatie. Een account openen gaat niet."
        closeLabel="Sluiten"
        isDismissible={false}
        closeForm={{ action: '/actions/close-dialog', name: 'closeRM' }}
        actions={<DialogDone dialogId={warning} look="strong" label="Begrepen" />}
      />
    </States>
  )
}

export function ToastExamples() {
  return (
    <States>
      <Button look="line" data-kit-toast="{}">
        Een toast
      </Button>
      <Button look="line" data-kit-toast='{"timeout":2000,"backgroundColor":"black"}'>
        Een zwarte, twee seconden
      </Button>
    </States>
  )
}
