import type { FieldError } from 'react-hook-form'
import type { ClientBase } from '@/contracts/clients/schemas'
import type { MasterCompanyOccupations } from '@/contracts/masterData/schemas'
import type { OfferForm } from './offerForm'
import { isError, type OfferIssue } from './offerIssues'
import { everyField, type Section, type SectionKey } from './offerSections'
import type { OfferValues } from './offerValues'

/** The props of every section of the editor. */
export type Editing = {
  clientId: string
  /** The id of the edited offer; undefined for a new one. */
  offerId: number | undefined
  base: ClientBase
  occupations: MasterCompanyOccupations['items']
  /** Whether a language model writes the drafts. */
  hasTextModel: boolean
  /** The form whose fields also show the errors of the server's check. */
  form: OfferForm
  values: OfferValues
  issues: readonly OfferIssue[]
  /** The last removal of matched words, which can be undone. */
  rewriting: Rewriting | undefined
  /** Writes the text `after` into the field of the change. */
  rewrite: (change: Rewriting, after: string) => void
  undoRewrite: () => void
  /** Called when the fields of a section are mounted (its key) or unmounted. */
  onMountedSection: (key: SectionKey | undefined) => void
}
/** The removal of the sentences with `matchedText` from a field. `before`: the text of the field before it. */
export type Rewriting = { field: OfferIssue['field']; matchedText: string; before: string }

/** The error message of an issue. */
export const issueText = ({
  ground,
  matchedText,
  message,
}: Pick<OfferIssue, 'ground' | 'matchedText' | 'message'>) =>
  matchedText === ''
    ? message
    : `${ground === null ? '' : `【${ground}】`}「${matchedText}」: ${message}`

/** The error message of a field; for a list, the first message in it. */
export function errorMessageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string' && error.message !== '')
    return error.message
  // This is a field error without a message. Its `ref` to the element must not be searched.
  return 'type' in error && 'ref' in error
    ? undefined
    : Object.values(error)
        .map(errorMessageIn)
        .find((message) => message !== undefined)
}

/** The error messages of all fields, in the order of the form. */
export const errorsOf = (form: OfferForm) =>
  everyField.flatMap((field) => {
    const message = errorMessageIn(form.getFieldState(field, form.formState).error)
    return message === undefined ? [] : [{ field, message }]
  })

/** Returns the form with a `getFieldState` that also reports the errors of the check. */
export function withIssues(form: OfferForm, issues: readonly OfferIssue[]): OfferForm {
  const getFieldState: OfferForm['getFieldState'] = (name, state) => {
    const fieldState = form.getFieldState(name, state ?? form.formState)
    const issue = fieldState.error
      ? undefined
      : issues.find((other) => other.field === name && isError(other))
    if (!issue) return fieldState
    const error: FieldError = { type: 'check', message: issueText(issue) }
    return { ...fieldState, invalid: true, error: error as NonNullable<typeof fieldState.error> }
  }
  return { ...form, getFieldState }
}

/** `words`: the state as text. `adviceCount`: the number of warnings, which do not prevent saving. */
export type SectionState = {
  kind: 'error' | 'done' | 'open'
  words: string
  adviceCount: number
}
/** The state of a section: errors first, otherwise whether it is filled in. */
export function stateOf(
  section: Section,
  { form, values, issues }: Pick<Editing, 'form' | 'values' | 'issues'>,
): SectionState {
  const { fields } = section
  const errorCount = fields.filter(
    (field) => form.getFieldState(field, form.formState).error,
  ).length
  const adviceCount = issues.filter(
    (issue) => !isError(issue) && fields.includes(issue.field),
  ).length
  if (errorCount > 0) return { kind: 'error', words: `${errorCount}か所`, adviceCount }
  return section.filled(values)
    ? { kind: 'done', words: '入力済み', adviceCount }
    : { kind: 'open', words: section.optional ? '任意' : '未入力', adviceCount }
}
