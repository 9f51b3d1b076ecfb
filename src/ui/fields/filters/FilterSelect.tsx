import { ChevronDown } from 'lucide-react'
import { FilterChip } from './FilterChip'

type Props<T extends string> = {
  label: string
  all: string
  value: T | ''
  options: readonly { value: T; label: string }[]
  onChange: (value: T | '') => void
}

/**
 * A filter condition as a chip over a native select. `all` is the label while nothing is selected.
 */
export function FilterSelect<T extends string>({ label, all, value, options, onChange }: Props<T>) {
  return (
    <FilterChip data-active={value !== ''}>
      <span aria-hidden>{options.find((option) => option.value === value)?.label ?? all}</span>
      <ChevronDown aria-hidden />
      <select
        aria-label={label}
        value={value}
        onChange={(e) =>
          onChange(options.find((option) => option.value === e.target.value)?.value ?? '')
        }
      >
        <option value=''>{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FilterChip>
  )
}

type NumberProps = Omit<Props<string>, 'value' | 'options' | 'onChange'> & {
  value: number
  options: readonly { value: number; label: string }[]
  onChange: (value: number) => void
}

/** `FilterSelect` for ids and counts; 0 means that nothing is selected. */
export function FilterNumberSelect({ value, options, onChange, ...props }: NumberProps) {
  return (
    <FilterSelect
      {...props}
      value={value === 0 ? '' : String(value)}
      options={options.map((option) => ({ ...option, value: String(option.value) }))}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  )
}
