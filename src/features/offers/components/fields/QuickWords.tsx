import type { ReactNode } from 'react'
import { Words } from './QuickWords.styles'

/** Buttons that insert common texts. */
export function QuickWords({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Words role='group' aria-label={label}>
      {children}
    </Words>
  )
}
