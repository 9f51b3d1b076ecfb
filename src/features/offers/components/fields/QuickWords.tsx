import type { ReactNode } from 'react'

/** Words that are often written, each a button that puts them in. */
export function QuickWords({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className='quickWords' role='group' aria-label={label}>
      {children}
    </div>
  )
}
