import { Minus, Plus } from 'lucide-react'
import { useController, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form'
import { Field } from '@/ui/fields/Field'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'
import { StepperRow } from './NumberStepper.styles'
import { useNumberText } from './useNumberText'

type Props<T extends FieldValues, O> = FieldProps<T, O> & {
  /** 「名」 */
  unit: string
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  /** Shown beside the input: 「いつもは2〜3名」 */
  hint?: string | undefined
}

/**
 * A small integer, entered by buttons, arrow keys or typing. The buttons stop at the bounds; typed
 * values are validated by the schema.
 */
export function NumberStepper<T extends FieldValues, O>(props: Props<T, O>) {
  const { form, name, label, unit, min = 0, max = 999, step = 1, hint } = props
  const { field } = useController({ control: form.control, name })
  const setValue = (value: number | string | null) => {
    field.onChange(value as PathValue<T, FieldPath<T>>)
  }
  const number = useNumberText(field.value, setValue, { unit, show: String, min, max })
  const currentValue = typeof field.value === 'number' ? field.value : undefined
  function changeBy(change: number) {
    number.forget()
    setValue(Math.min(max, Math.max(min, (number.lastNumber ?? min) + change)))
  }
  const isAtMin = currentValue !== undefined && currentValue <= min
  const isAtMax = currentValue !== undefined && currentValue >= max
  return (
    <Field {...frameOf(props)}>
      {(wiring) => (
        <StepperRow>
          <span data-stepper>
            <button
              type='button'
              aria-label={`${label}を${step}${unit}減らす`}
              aria-disabled={isAtMin}
              onClick={() => {
                if (!isAtMin) changeBy(-step)
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
                {...(currentValue === undefined
                  ? {}
                  : { 'aria-valuenow': currentValue, 'aria-valuetext': `${currentValue}${unit}` })}
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
                  changeBy(e.key === 'ArrowUp' ? step : -step)
                }}
              />
              <small>{unit}</small>
            </span>
            <button
              type='button'
              aria-label={`${label}を${step}${unit}増やす`}
              aria-disabled={isAtMax}
              onClick={() => {
                if (!isAtMax) changeBy(step)
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
