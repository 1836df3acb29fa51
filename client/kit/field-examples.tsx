import { PasswordField } from '#client/components/password-field.tsx'
import { Checkbox, RadioGroup, Switch } from '../components/choice.tsx'
import { SelectField } from '../components/select-field.tsx'
import { TextArea, TextField } from '../components/text-field.tsx'
import type { ExampleProps } from './example-props.ts'
import { Columns } from './states.tsx'

const provinces = ['Groningen', 'Noord-Brabant', 'Zuid-Holland'].map((label) => ({ value: label, label }))
const places = [
  { value: 'twitch', label: 'Twitch' },
  { value: 'youtube', label: 'YouTube' },
  { value: 'elsewhere', label: 'Ergens anders' },
]

export function FieldExamples({ id }: ExampleProps) {
  return (
    <Columns>
      <TextField id={`${id}-email`} label="E-mailadres" type="email" autoComplete="off" />
      <TextField
        id={`${id}-hint`}
        label="Link naar je livestream"
        hint="Bij YouTube is dat de video‑ID van de livestream."
        defaultValue="dQw4w9WgXcQ"
      />
      <TextField
        id={`${id}-error`}
        label="Link naar je livestream"
        hint="Bij YouTube is dat de video‑ID van de livestream."
        error={{
          what: 'Dit is een kanaalnaam.',
          how: 'Open je livestream en kopieer het deel na /live/ of v=. Dat zijn 11 tekens.',
        }}
        defaultValue="youtube.com/@kaartenenkoffie"
      />
      <TextField id={`${id}-disabled`} label="Land" disabled defaultValue="Nederland" />
      <PasswordField
        id={`${id}-password`}
        label="Wachtwoord"
        hint="Minstens een kleine letter (a–z) en een cijfer (0–9)."
        autoComplete="new-password"
        revealLabel="Wachtwoord tonen"
      />
      <PasswordField
        id={`${id}-password-error`}
        label="Wachtwoord"
        error={{ what: 'Er staat geen cijfer in.', how: 'Voeg minstens één cijfer toe.' }}
        autoComplete="new-password"
        revealLabel="Wachtwoord tonen"
        defaultValue="azen"
      />
      <SelectField id={`${id}-province`} label="Provincie" options={provinces} />
      <SelectField
        id={`${id}-province-error`}
        label="Provincie"
        options={[{ value: '', label: 'Kies een provincie' }, ...provinces]}
        error={{ what: 'Er is niets gekozen.', how: 'Kies de provincie waar je woont.' }}
      />
      <TextArea id={`${id}-question`} label="Je vraag" hint="Vertel wat er gebeurde en wanneer." />
      <TextArea
        id={`${id}-question-error`}
        label="Je vraag"
        error={{ what: 'Het veld is leeg.', how: 'Schrijf in een paar zinnen wat er gebeurde.' }}
      />
      <RadioGroup id={`${id}-place`} label="Waar stream je poker?" options={places} defaultValue="youtube" />
      <RadioGroup
        id={`${id}-place-error`}
        label="Waar stream je poker?"
        options={places}
        error={{ what: 'Er is niets gekozen.', how: 'Kies waar je streamt.' }}
      />
      <div>
        <Checkbox id={`${id}-check`} label="De streamermodus stond aan tot het einde van het toernooi" />
        <Checkbox id={`${id}-checked`} label="Bewaar mijn keuze op dit apparaat" defaultChecked />
        <Checkbox id={`${id}-check-disabled`} label="Niet beschikbaar in jouw land" disabled />
      </div>
      <Checkbox
        id={`${id}-check-error`}
        label="Ik ben 18 jaar of ouder"
        error={{ what: 'Dit is niet aangevinkt.', how: 'Zonder je leeftijd te bevestigen kun je niet verder.' }}
      />
      <div>
        <Switch id={`${id}-switch`} label="Herinner me elk uur aan de speeltijd" />
        <Switch id={`${id}-switch-on`} label="Toon bedragen in euro’s" defaultChecked />
        <Switch id={`${id}-switch-disabled`} label="Niet beschikbaar" disabled />
      </div>
    </Columns>
  )
}
