import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react'
import type { FieldValues, PathValue, FieldPath } from 'react-hook-form'
import {
  digitsOnly,
  halfWidth,
  katakana,
  latinCode,
  phoneDigits,
  postalCode,
} from '@/lib/text/jaInput'
import { Field } from '@/ui/fields/Field'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'

// Never type=number: it drops full-width digits, and the mouse wheel changes the value.
const kinds = {
  text: {},
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', normalise: halfWidth },
  tel: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', normalise: phoneDigits },
  postal: { inputMode: 'numeric', autoComplete: 'postal-code', normalise: postalCode },
  katakana: { normalise: katakana, help: 'ひらがなで入力しても、カタカナに直します。' },
  digits: { inputMode: 'numeric', normalise: digitsOnly },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code', normalise: digitsOnly },
  latin: { normalise: latinCode },
} as const satisfies Record<
  string,
  Partial<ComponentProps<'input'>> & { normalise?: (text: string) => string; help?: string }
>

type Props<T extends FieldValues, O> = FieldProps<T, O> &
  Omit<ComponentProps<'input'>, 'form' | 'name'> & {
    /**
     * The kind of text: sets keyboard, autofill and the usual help, and normalises full-width input on blur. Names,
     * titles and notes are 'text' and stay as typed.
     */
    kind?: keyof typeof kinds | undefined
    unit?: string | undefined
  }

/** A single-line text input. */
export function TextField<T extends FieldValues, O>(props: Props<T, O>) {
  const {
    className,
    form,
    name,
    label,
    help,
    required,
    optional,
    hideTag,
    kind = 'text',
    unit,
    ...rest
  } = props
  const {
    normalise,
    help: usualHelp,
    ...attributes
  } = {
    normalise: undefined,
    help: undefined,
    ...kinds[kind],
  }
  const { onBlur, ...field } = form.register(name)
  function normaliseValue(input: HTMLInputElement) {
    const text = normalise ? normalise(input.value) : input.value
    if (text !== input.value)
      form.setValue(name, text as PathValue<T, FieldPath<T>>, { shouldDirty: true })
  }
  return (
    <Field {...frameOf({ help: usualHelp, ...props })}>
      {(wiring) => (
        <span data-box {...(unit ? { 'data-end': true } : {})}>
          <input
            {...attributes}
            {...rest}
            {...field}
            {...wiring}
            onBlur={(event: FocusEvent<HTMLInputElement>) => {
              normaliseValue(event.target)
              rest.onBlur?.(event)
              void onBlur(event)
            }}
            onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
              rest.onKeyDown?.(event)
              // Enter submits without a blur event.
              if (event.key === 'Enter' && !event.nativeEvent.isComposing)
                normaliseValue(event.currentTarget)
            }}
          />
          {unit && <span data-unit>{unit}</span>}
        </span>
      )}
    </Field>
  )
}
