import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '@/ui/tokens'
import { useIsMobile } from './useIsMobile'

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
  /** The id of an element outside the page's content, which exists as long as the page. */
  id: string
  children: ReactNode
}

/**
 * Shows its children where it stands, but on phones in the element `id`. The element is moved instead of being rendered
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
