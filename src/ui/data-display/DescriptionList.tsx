import type { ReactNode } from 'react'

export type Description = { label: string; value: ReactNode }

/** Labels and what they are, a line between them. `narrow` for side columns. */
export function DescriptionList({
  items,
  narrow = false,
}: {
  items: readonly Description[]
  narrow?: boolean
}) {
  return (
    <dl className='uiDescriptionList' data-narrow={narrow || undefined}>
      {items.map((i) => (
        <div key={i.label}>
          <dt>{i.label}</dt>
          <dd>{i.value}</dd>
        </div>
      ))}
    </dl>
  )
}
