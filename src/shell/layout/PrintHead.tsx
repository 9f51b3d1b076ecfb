import styled from 'styled-components'
import { useScopeName } from '@/components/clients/useScopeName'
import { useScope } from '@/components/permissions/useScope'
import { font, media } from '@/ui/tokens'

/** Names the store or company on paper, which has no sidebar. Sheets name their store themselves. */
export function PrintHead({ kind }: { kind: 'client' | 'company' }) {
  const { overline, name } = useScopeName(kind, useScope())
  return (
    <Line aria-hidden>
      {kind === 'client' && overline} {name}
    </Line>
  )
}

const Line = styled.p`
  display: none;
  ${media.print} {
    display: block;
    font-size: ${font.s};
    :root:has([data-sheet]) && {
      display: none;
    }
  }
`
