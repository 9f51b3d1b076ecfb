import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { useIsMobile } from '@/ui/responsive/useIsMobile'
import { media } from '@/ui/tokens'
import { HEADER_ACTIONS_ID } from './Header'

// The header is part of the layout: its container neither appears nor disappears while a screen is
// shown.
const subscribeToNothing = () => () => undefined
const findContainer = () => document.getElementById(HEADER_ACTIONS_ID)

/** Renders a screen's buttons (two at most, 44 px) at the right of the phone's top bar. */
export function HeaderActions({ children }: { children: ReactNode }) {
  const container = useSyncExternalStore(subscribeToNothing, findContainer, () => null)
  return container && createPortal(children, container)
}

/** Hidden on phones from the first HTML on, so that nothing moves when the content goes to its place. */
const InPage = styled.span`
  display: contents;
  ${media.phone} {
    display: none;
  }
`
const Content = styled.span`
  display: contents;
`
type Props = {
  /** The id of an element of the top bar. */
  id: string
  children: ReactNode
}

/**
 * Shows its children where it stands, but on phones in the top bar. The element is moved instead of being rendered
 * anew, because a window can cross 750 px while a dialog of the children is open: what somebody typed stays.
 */
export function PhonePlace({ id, children }: Props) {
  const isMobile = useIsMobile()
  const home = useRef<HTMLSpanElement>(null)
  const content = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const { current: moved } = content
    const { current: origin } = home
    if (!isMobile || !moved || !origin) return
    document.getElementById(id)?.append(moved)
    return () => {
      // React removes only the outer element, so the content must be inside it again by then.
      origin.append(moved)
    }
  }, [isMobile, id])
  return (
    <InPage ref={home}>
      <Content ref={content}>{children}</Content>
    </InPage>
  )
}
