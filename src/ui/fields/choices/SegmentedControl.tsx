import type { ReactNode } from 'react'
import { Segments } from './SegmentedControl.styles'

type Props<V extends string> = {
  className?: string | undefined
  label: string
  options: readonly { value: V; label: string; icon?: ReactNode }[]
  value: V
  onChange: (value: V) => void
  wide?: boolean
}

/** Two to four views of the same thing. `wide` fills the width on phones. */
export function SegmentedControl<V extends string>({
  className,
  label,
  options,
  value,
  onChange,
  wide = false,
}: Props<V>) {
  return (
    <Segments className={className} role='group' aria-label={label} data-wide={wide || undefined}>
      {options.map((o) => (
        <button
          type='button'
          key={o.value}
          aria-pressed={o.value === value}
          onClick={() => {
            if (o.value !== value) onChange(o.value)
          }}
        >
          {o.icon}
          {o.label}
        </button>
      ))}
    </Segments>
  )
}
