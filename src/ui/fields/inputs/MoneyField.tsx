import { useController, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form'
import styled from 'styled-components'
import type { Period } from '@/lib/text/amountPeriods'
import { formatNumber } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { Field } from '@/ui/fields/Field'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'
import { rem } from '@/ui/tokens'
import { useNumberText } from './useNumberText'

const Amount = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  [data-box] {
    width: ${rem(140)};
    margin-right: 8px;
  }
`

type Props<T extends FieldValues, O> = FieldProps<T, O> & {
  /** What the amount is paid for; the schema refuses an amount for something else (`unreadAmount`). */
  per: Period
  /** Buttons that add an amount in yen: [-10, 10, 50]. */
  steps?: readonly number[] | undefined
  /** The buttons neither exceed this amount nor start from a greater one. */
  max?: number | undefined
  unit?: string | undefined
  placeholder?: string | undefined
}
const formatSigned = (amountYen: number) =>
  `${amountYen < 0 ? '−' : '+'}${formatNumber(Math.abs(amountYen))}`

/**
 * An amount in integer yen. '１，３５０円', '1,400円/時' and '千四百' are accepted. The value is a number, null
 * while empty.
 */
export function MoneyField<T extends FieldValues, O>(props: Props<T, O>) {
  const { form, name, label, per, steps = [], max = Infinity, unit = '円', placeholder } = props
  const { field } = useController({ control: form.control, name })
  const setValue = (value: number | string | null) => {
    field.onChange(value as PathValue<T, FieldPath<T>>)
  }
  const amount = useNumberText(field.value, setValue, {
    unit,
    per,
    show: formatNumber,
    max,
  })
  return (
    <Field {...frameOf(props)}>
      {(wiring) => (
        <Amount>
          <span data-box data-end>
            <input
              {...wiring}
              name={name}
              ref={field.ref}
              inputMode='numeric'
              autoComplete='off'
              placeholder={placeholder}
              value={amount.value}
              onChange={(e) => {
                amount.onType(e.target.value)
              }}
              onFocus={amount.onFocus}
              onBlur={() => {
                amount.onLeave()
                field.onBlur()
              }}
            />
            <span data-unit>{unit}</span>
          </span>
          {steps.map((step) => (
            <Button
              key={step}
              size={32}
              aria-label={`${label} ${formatSigned(step)}円`}
              onClick={() => {
                amount.forget()
                setValue(Math.min(max, Math.max(0, (amount.lastNumber ?? 0) + step)))
              }}
            >
              {formatSigned(step)}
            </Button>
          ))}
        </Amount>
      )}
    </Field>
  )
}
