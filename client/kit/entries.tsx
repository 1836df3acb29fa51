import type { ComponentType } from 'react'
import { ArtExamples, IconExamples } from './art-examples.tsx'
import { ButtonExamples, LinkExamples } from './button-examples.tsx'
import {
  AccordionExamples,
  BadgeExamples,
  NoticeExamples,
  PanelExamples,
  TabExamples,
  WayExamples,
} from './content-examples.tsx'
import type { ExampleProps } from './example-props.ts'
import { FieldExamples } from './field-examples.tsx'
import { CardExamples, ChipExamples, MarkExamples, PaperworkExamples } from './illustration-examples.tsx'
import { DialogExamples, ToastExamples } from './overlay-examples.tsx'
import { ProgressExamples, StateExamples } from './state-examples.tsx'
import { TableExamples } from './table-examples.tsx'

/** What the kit shows, in this order: a name in kebab-case and a component that shows every state. One line per component. */
export const kitEntries: readonly { name: string; Example: ComponentType<ExampleProps> }[] = [
  { name: 'buttons', Example: ButtonExamples },
  { name: 'links', Example: LinkExamples },
  { name: 'form-controls', Example: FieldExamples },
  { name: 'tables', Example: TableExamples },
  { name: 'cards', Example: PanelExamples },
  { name: 'badges', Example: BadgeExamples },
  { name: 'notices', Example: NoticeExamples },
  { name: 'tabs', Example: TabExamples },
  { name: 'accordion', Example: AccordionExamples },
  { name: 'breadcrumb-and-pagination', Example: WayExamples },
  { name: 'progress', Example: ProgressExamples },
  { name: 'loading-empty-error-offline', Example: StateExamples },
  { name: 'dialogs', Example: DialogExamples },
  { name: 'toasts', Example: ToastExamples },
  { name: 'icons', Example: IconExamples },
  { name: 'art', Example: ArtExamples },
  { name: 'playing-cards', Example: CardExamples },
  { name: 'chips-and-table', Example: ChipExamples },
  { name: 'certificate-and-portraits', Example: PaperworkExamples },
  { name: 'flags-badges-and-logos', Example: MarkExamples },
]
