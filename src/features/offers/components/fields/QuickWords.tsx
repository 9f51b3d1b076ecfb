import type { ReactNode } from 'react'
import { Words } from './QuickWords.styles'

/** Words that are often written, each a button that puts them in. */
export function QuickWords({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Words role='group' aria-label={label}>
      {children}
    </Words>
  )
}
