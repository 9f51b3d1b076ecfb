import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'

/** The submitted values. Importing this file registers the `beforeEach` that forgets them. */
const sent = jest.fn<undefined, [FieldValues]>()
beforeEach(() => {
  sent.mockClear()
})
/** Renders the fields in a form that rejects empty values. */
export function show<T extends FieldValues>(
  defaultValues: DefaultValues<T>,
  fields: (form: UseFormReturn<T>) => ReactNode,
) {
  function Sample() {
    const form = useForm<T>({
      defaultValues,
      mode: 'onTouched',
      resolver: (values) => {
        const errors = Object.fromEntries(
          Object.entries(values)
            .filter(
              ([, v]) =>
                v === '' || v === null || v === false || (Array.isArray(v) && v.length === 0),
            )
            .map(([name]) => [name, { type: 'required', message: `${name}を入力してください` }]),
        )
        return Object.keys(errors).length > 0
          ? { values: {}, errors: errors as never }
          : { values, errors: {} }
      },
    })
    return (
      <form
        noValidate
        onSubmit={form.handleSubmit((v) => {
          sent(v)
        })}
      >
        {fields(form)}
        <button>送信する</button>
      </form>
    )
  }
  return render(<Sample />)
}
/** Clicks the form's submit button. */
export const submit = () => userEvent.click(screen.getByRole('button', { name: '送信する' }))
/** The values the form last submitted. */
export const last = () => sent.mock.lastCall?.[0]
