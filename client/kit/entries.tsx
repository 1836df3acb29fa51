import type { ComponentType } from 'react'
import { ArtExamples, IconExamples } from './art-examples.tsx'
import { ButtonExamples, LinkExamples } from './button-examples.tsx'
import { BadgeExamples, BreadcrumbExamples, NoticeExamples } from './content-examples.tsx'
import type { ExampleProps } from './example-props.ts'
import { FieldExamples } from './field-examples.tsx'
import { CardExamples, MarkExamples, PaperworkExamples } from './illustration-examples.tsx'
import { DialogExamples, ToastExamples } from './overlay-examples.tsx'
import { ProgressExamples, StateExamples } from './state-examples.tsx'
import { TableExamples } from './table-examples.tsx'

/** What the kit shows, in this order: a name in kebab-case and a component that shows every state. One line per component. */
export const kitEntries: readonly { name: string; Example: ComponentType<ExampleProps> }[] = [
  { name: 'buttons', Example: ButtonExamples },
  { name: 'links', Example: LinkExamples },
  { name: 'form-controls', Example: FieldExamples },
  { name: 'tables', Example: TableExamples },
  { name: 'badges', Example: BadgeExamples },
  { name: 'notices', Example: NoticeExamples },
  { name: 'breadcrumb', Example: BreadcrumbExamples },
  { name: 'progress', Example: ProgressExamples },
  { name: 'empty-error-offline', Example: StateExamples },
  { name: 'dialogs', Example: DialogExamples },
  { name: 'toasts', Example: ToastExamples },
  { name: 'icons', Example: IconExamples },
  { name: 'art', Example: ArtExamples },
  { name: 'playing-cards', Example: CardExamples },
  { name: 'certificate-and-portraits', Example: PaperworkExamples },
  { name: 'badges-and-logos', Example: MarkExamples },
]
