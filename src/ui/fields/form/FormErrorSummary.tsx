import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { namedError } from '@/ui/fields/namedError'
import { ErrorSummary } from './ErrorSummary'

type Props<T extends FieldValues, O> = {
  className?: string | undefined
  form: Pick<UseFormReturn<T, unknown, O>, 'formState' | 'setFocus'>
  /** Labels of the fields in the order of the form. A list field is found under its own name. */
  labels: Partial<Record<FieldPath<T>, string>>
}

function flattenErrors<T extends FieldValues>(
  errors: FieldErrors<T>,
  prefix = '',
): [name: string, message: string][] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object') return []
    const message: unknown = (error as { message?: unknown }).message
    return typeof message === 'string'
      ? [[prefix + key, message] as [string, string]]
      : flattenErrors(error as FieldErrors, `${prefix}${key}.`)
  })
}

/** FormErrorList as a live region. For the top of long forms. */
export function FormErrorSummary<T extends FieldValues, O>(props: Props<T, O>) {
  return (
    <div data-error-summary aria-live='polite'>
      <FormErrorList {...props} />
    </div>
  )
}

/** The errors of the form after a failed submit. */
export function FormErrorList<T extends FieldValues, O>({ className, form, labels }: Props<T, O>) {
  const { errors, submitCount } = form.formState
  const order = Object.keys(labels)
  const positionOf = (name: string) => {
    const index = order.indexOf(name)
    return index < 0 ? order.length : index
  }
  const allErrors = flattenErrors(errors)
    .filter(([name]) => !name.startsWith('root'))
    .sort(([a], [b]) => positionOf(a) - positionOf(b))
  if (submitCount === 0 || allErrors.length === 0) return null
  return (
    <ErrorSummary
      className={className}
      errors={allErrors.map(([name, message]) => ({
        key: name,
        text: namedError((labels as Record<string, string | undefined>)[name], message),
        onGo: () => form.setFocus(name as FieldPath<T>),
      }))}
    />
  )
}
