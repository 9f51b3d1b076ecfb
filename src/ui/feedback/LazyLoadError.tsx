import styled from 'styled-components'
import { layer, media, radius, shadow, size } from '@/ui/tokens'
import { ErrorState } from './ErrorState'

/** Sticks to the lower edge of the window, so that it is visible below a long list too. */
const StickyError = styled.div`
  position: sticky;
  bottom: 24px;
  z-index: ${layer.sticky};
  margin-top: 16px;
  border-radius: ${radius};
  box-shadow: ${shadow.s2};
  ${media.phone} {
    bottom: calc(${size.bottomBar} + 12px + env(safe-area-inset-bottom));
  }
`

/**
 * Scrolls the message into view if it is above the visible part, where sticky positioning does not help. jsdom has no
 * scrollIntoView.
 */
const scrollIntoView = (element: HTMLElement | null) => {
  if (element && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' })
}

/** The code of a part of the screen failed to load; offers a retry. */
export function LazyLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <StickyError ref={scrollIntoView}>
      <ErrorState inline title='画面の一部を読み込めませんでした' onRetry={onRetry}>
        通信を確かめて、もう一度お試しください。
      </ErrorState>
    </StickyError>
  )
}
