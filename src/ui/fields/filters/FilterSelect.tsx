import { ChevronDown } from 'lucide-react'

type Props<T extends string> = {
  label: string
  all: string
  value: T | ''
  options: readonly { value: T; label: string }[]
  onChange: (value: T | '') => void
  className?: string | undefined
}

/**
 * A filter condition as a chip over a native select. `all` is the label while nothing is selected.
 */
export function FilterSelect<T extends string>({
  label,
  all,
  value,
  options,
  onChange,
  className,
}: Props<T>) {
  return (
    <label className={className} data-on={value !== ''}>
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
    </label>
  )
}
