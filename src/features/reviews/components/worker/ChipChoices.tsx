import { Check } from 'lucide-react'
import { ChipGroup } from '@/ui/fields/choices/ChoiceChips.styles'
import { Choices } from './ReviewDetails.styles'

type Props<T extends string> = {
  legend: string
  isRequired?: boolean
  options: readonly { value: T; label: string }[]
  selected: readonly T[]
  onChange: (selected: T[]) => void
}
/** Several choices as chips, with a legend. */
export function ChipChoices<T extends string>({
  legend,
  isRequired = false,
  options,
  selected,
  onChange,
}: Props<T>) {
  return (
    <Choices>
      <legend>
        {legend}
        <em data-required={isRequired || undefined}>{isRequired ? '必須' : '任意'}</em>
      </legend>
      <ChipGroup>
        {options.map(({ value, label }) => {
          const isSelected = selected.includes(value)
          return (
            <label key={value}>
              <input
                type='checkbox'
                checked={isSelected}
                onChange={() =>
                  onChange(
                    isSelected ? selected.filter((item) => item !== value) : [...selected, value],
                  )
                }
              />
              <span data-chip=''>
                {isSelected && <Check aria-hidden />}
                {label}
              </span>
            </label>
          )
        })}
      </ChipGroup>
    </Choices>
  )
}
