import { useController } from 'react-hook-form'
import type { ConditionType } from '@/contracts/offers/enums'
import { conditionNumbers, conditionText } from '@/domain/offers/offerContent'
import type { OfferForm } from '@/features/offers/lib/offerForm'
import type { OfferValues } from '@/features/offers/lib/offerValues'
import { ControlBox } from '@/ui/fields/controlStyles'
import { useNumberText } from '@/ui/fields/inputs/useNumberText'
import { Choices } from './ConditionChoices.styles'

type Item = OfferValues['content']['conditionItems'][number]
/** The conditions in display order. 「必要な資格」 is not among them, because it has its own section. */
const conditionTypes: readonly ConditionType[] = [
  'experience',
  'worked_count_min',
  'good_rate_min',
  'last_minute_cancel_rate_max',
  'cancel_rate_max',
  'penalty_max',
  'photo_registered',
]

/** Selects conditions that the service checks automatically, and the number of those that have one. */
export function ConditionChoices({ form }: { form: OfferForm }) {
  const { field } = useController({ control: form.control, name: 'content.conditionItems' })
  const items = field.value
  const setItem = (next: Item) =>
    field.onChange(
      items.some(({ type }) => type === next.type)
        ? items.map((item) => (item.type === next.type ? next : item))
        : [...items, next],
    )
  return (
    <Choices>
      {conditionTypes.map((type) => {
        const item = items.find((other) => other.type === type)
        const number = conditionNumbers[type]
        const label = number ? `${number.subject}が` : conditionText({ type, value: null })
        return (
          <div key={type} data-line=''>
            <label>
              <input
                type='checkbox'
                checked={item !== undefined}
                onBlur={field.onBlur}
                {...(number
                  ? {
                      'aria-label': `${label}${item?.value ?? number.suggested}${number.unit}${number.bound}`,
                    }
                  : {})}
                onChange={() => {
                  if (item) field.onChange(items.filter((other) => other.type !== type))
                  else setItem({ type, value: number?.suggested ?? null, must: true })
                }}
              />
              <span>{label}</span>
            </label>
            {number &&
              (item ? (
                <Amount
                  item={item}
                  label={`${label}何${number.unit}${number.bound}か`}
                  unit={number.unit}
                  onChange={setItem}
                  onBlur={field.onBlur}
                  invalid={item.value === null || item.value > number.max}
                />
              ) : (
                <span>
                  {number.suggested}
                  {number.unit}
                </span>
              ))}
            {number && <span>{number.bound}</span>}
          </div>
        )
      })}
    </Choices>
  )
}

function Amount({
  item,
  label,
  unit,
  invalid,
  onChange,
  onBlur,
}: {
  item: Item
  label: string
  unit: string
  invalid: boolean
  onChange: (item: Item) => void
  onBlur: () => void
}) {
  // Invalid input becomes null, which the schema rejects with a message.
  const text = useNumberText(
    item.value,
    (value) => onChange({ ...item, value: typeof value === 'number' && value >= 0 ? value : null }),
    { unit, show: String },
  )
  return (
    <ControlBox as='span'>
      <span data-box='' data-end=''>
        <input
          aria-label={label}
          inputMode='numeric'
          autoComplete='off'
          value={text.value}
          aria-invalid={invalid}
          onFocus={text.onFocus}
          onChange={(event) => text.onType(event.target.value)}
          onBlur={() => {
            text.onLeave()
            onBlur()
          }}
        />
        <span data-unit=''>{unit}</span>
      </span>
    </ControlBox>
  )
}
