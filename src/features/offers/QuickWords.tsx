import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Words that are often written, each a button that puts them in. */
export function QuickWords({ label, children }: { label: string; children: ReactNode }) {
  return <Root role='group' aria-label={label}>{children}</Root>
}

const Root = styled.div`display: flex; flex-wrap: wrap; gap: 8px; margin-top: -8px; padding-bottom: 8px; @media (max-width: 749.98px) { gap: 12px 8px; }`
