import type { ReactNode } from 'react'
import { classNames } from '@/ui/layout/classNames'

export type Description = { label: string; value: ReactNode }

/** Labels and what they are, a line between them. `narrow` for side columns. */
export function DescriptionList({
  className,
  items,
  narrow = false,
}: {
  className?: string | undefined
  items: readonly Description[]
  narrow?: boolean
}) {
  return (
    <dl className={classNames('uiDescriptionList', className)} data-narrow={narrow || undefined}>
      {items.map((i) => (
        <div key={i.label}>
          <dt>{i.label}</dt>
          <dd>{i.value}</dd>
        </div>
      ))}
    </dl>
  )
}
