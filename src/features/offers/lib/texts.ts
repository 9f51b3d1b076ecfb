import type { ModelText } from '@/contracts/offers/schemas'
import type { Editing } from './editing'
import { textOf } from './offerIssues'

/** The fields that a suggested text can fill, in the order of the form. */
const textFields = [
  'title',
  'content.jobDescription',
  'content.workFlow',
  'content.precautions',
  'content.conditions',
  'content.belongings',
  'content.clothing',
] as const
export type TextField = (typeof textFields)[number]
/** A suggested text for a field. `current`: the text that the field has. */
export type TextEntry = { field: TextField; text: string; current: string }

/** The fields that a suggested text would change. */
export function entriesOf(form: Editing['form'], text: ModelText): TextEntry[] {
  const texts: Record<TextField, string> = {
    title: text.title,
    'content.jobDescription': text.jobDescription,
    'content.workFlow': text.workFlow,
    'content.precautions': text.precautions,
    'content.conditions': text.conditions,
    'content.belongings': text.belongings.join('\n'),
    'content.clothing': text.clothing,
  }
  return textFields
    .map((field) => ({
      field,
      text: texts[field],
      current: textOf(form.getValues(), field).trim(),
    }))
    .filter((entry) => entry.text !== '' && entry.text.trim() !== entry.current)
}
/** Writes texts into their fields as if the user had typed them. */
export const putTexts = (
  form: Editing['form'],
  entries: readonly Pick<TextEntry, 'field' | 'text'>[],
) => {
  for (const { field, text } of entries)
    form.setValue(field, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
}
