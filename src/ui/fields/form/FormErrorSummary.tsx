import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { Summary } from './FormErrorSummary.styles'

type Props<T extends FieldValues, O> = {
  className?: string | undefined
  form: Pick<UseFormReturn<T, unknown, O>, 'formState' | 'setFocus'>
  /** Names of the fields for people, in the order of the form; lists are found under their own name. */
  labels: Partial<Record<FieldPath<T>, string>>
}

function flat<T extends FieldValues>(
  errors: FieldErrors<T>,
  under = '',
): [name: string, message: string][] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object') return []
    const message: unknown = (error as { message?: unknown }).message
    return typeof message === 'string'
      ? [[under + key, message] as [string, string]]
      : flat(error as FieldErrors, `${under}${key}.`)
  })
}

/** At the head of a long form, after a submit that failed: how many faults there are, and a way to each. */
export function FormErrorSummary<T extends FieldValues, O>({
  className,
  form,
  labels,
}: Props<T, O>) {
  const id = useId()
  const { errors, submitCount } = form.formState
  const order = Object.keys(labels)
  const place = (name: string) => {
    const i = order.indexOf(name)
    return i < 0 ? order.length : i
  }
  const all = flat(errors)
    .filter(([name]) => !name.startsWith('root'))
    .sort(([a], [b]) => place(a) - place(b))
  return (
    <div aria-live='polite'>
      {submitCount > 0 && all.length > 0 && (
        <Summary className={className} role='group' aria-labelledby={id}>
          <CircleAlert aria-hidden />
          <div>
            <b id={id}>{all.length}か所に入力の誤りがあります</b>
            <ul>
              {all.map(([name, message]) => {
                const label = (labels as Record<string, string | undefined>)[name]
                return (
                  <li key={name}>
                    <button
                      type='button'
                      onClick={() => {
                        form.setFocus(name as FieldPath<T>)
                      }}
                    >
                      {label === undefined || message.startsWith(label)
                        ? message
                        : `${label}: ${message}`}
                    </button>
                  </li>
                )
              })}
            </ul>
          </div>
        </Summary>
      )}
    </div>
  )
}
