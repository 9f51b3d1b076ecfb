import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useIsMobile } from '@/ui/responsive/useIsMobile'
import { media } from '@/ui/tokens'
import { HeaderActions } from './HeaderActions'

/** Hidden on phones from the first HTML on, so that nothing moves when the action appears in the top bar. */
const InPage = styled.span`
  display: contents;
  ${media.phone} {
    display: none;
  }
`

/**
 * The main action of a page: beside its other actions, but on phones in the top bar. There it is always within reach
 * and, unlike a floating button, covers nothing.
 */
export function MainAction({ children }: { children: ReactNode }) {
  const isMobile = useIsMobile()
  if (isMobile) return <HeaderActions>{children}</HeaderActions>
  return <InPage>{children}</InPage>
}
