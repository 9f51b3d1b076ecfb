import { Minus, Plus } from 'lucide-react'
import { useController, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form'
import { Field } from '@/ui/fields/Field'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'
import { useNumberText } from './useNumberText'
import { StepperRow } from './NumberStepper.styles'

type Props<T extends FieldValues, O> = FieldProps<T, O> & {
  /** 「名」 */ unit: string
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  /** Beside it: 「いつもは2〜3名」 */ hint?: string | undefined
}

/** A small whole number, by buttons, arrow keys or typing. The buttons stop at the bounds; what is typed the schema judges. */
export function NumberStepper<T extends FieldValues, O>(props: Props<T, O>) {
  const { form, name, label, unit, min = 0, max = 999, step = 1, hint } = props
  const { field } = useController({ control: form.control, name })
  const set = (value: number | string | null) => {
    field.onChange(value as PathValue<T, FieldPath<T>>)
  }
  const number = useNumberText(field.value, set, String)
  const now = typeof field.value === 'number' ? field.value : undefined
  function by(change: number) {
    number.forget()
    set(Math.min(max, Math.max(min, (now ?? min) + change)))
  }
  const low = now !== undefined && now <= min
  const high = now !== undefined && now >= max
  return (
    <Field {...frameOf(props)}>
      {(wiring) => (
        <StepperRow>
          <span data-stepper>
            <button
              type='button'
              aria-label={`${label}を${step}${unit}減らす`}
              aria-disabled={low}
              onClick={() => {
                if (!low) by(-step)
              }}
            >
              <Minus aria-hidden />
            </button>
            <span data-value>
              <input
                {...wiring}
                name={name}
                ref={field.ref}
                role='spinbutton'
                inputMode='numeric'
                autoComplete='off'
                size={Math.max(2, number.value.length)}
                {...(now === undefined
                  ? {}
                  : { 'aria-valuenow': now, 'aria-valuetext': `${now}${unit}` })}
                aria-valuemin={min}
                aria-valuemax={max}
                value={number.value}
                onChange={(e) => {
                  number.onType(e.target.value)
                }}
                onFocus={number.onFocus}
                onBlur={() => {
                  number.onLeave()
                  field.onBlur()
                }}
                onKeyDown={(e) => {
                  if (e.key !== 'ArrowUp' && e.key !== 'ArrowDown') return
                  e.preventDefault()
                  by(e.key === 'ArrowUp' ? step : -step)
                }}
              />
              <small>{unit}</small>
            </span>
            <button
              type='button'
              aria-label={`${label}を${step}${unit}増やす`}
              aria-disabled={high}
              onClick={() => {
                if (!high) by(step)
              }}
            >
              <Plus aria-hidden />
            </button>
          </span>
          {hint && <span data-hint>{hint}</span>}
        </StepperRow>
      )}
    </Field>
  )
}
