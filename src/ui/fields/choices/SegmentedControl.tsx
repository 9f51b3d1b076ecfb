import type { ReactNode } from 'react'
import { Segments } from './SegmentedControl.styles'

type Props<V extends string> = {
  label: string
  options: readonly { value: V; label: string; icon?: ReactNode }[]
  value: V
  onChange: (value: V) => void
  wide?: boolean
}

/** Switches between two to four views of the same data. `wide` fills the width on phones. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onChange,
  wide = false,
}: Props<V>) {
  return (
    <Segments role='group' aria-label={label} data-wide={wide || undefined}>
      {options.map((option) => (
        <button
          type='button'
          key={option.value}
          aria-pressed={option.value === value}
          onClick={() => {
            if (option.value !== value) onChange(option.value)
          }}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </Segments>
  )
}
