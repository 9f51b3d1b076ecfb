import styled from 'styled-components'
import { layer, media, radius, shadow, size } from '@/ui/tokens'
import { ErrorState } from './ErrorState'

/** Sticks to the lower edge, so that below a long list it is seen from where the press was. */
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

/** It keeps to the lower edge of the window while it stands below; from above, the page goes to it. A test environment has nothing to scroll. */
const intoView = (it: HTMLElement | null) => {
  if (it && 'scrollIntoView' in it) it.scrollIntoView({ block: 'nearest' })
}

/** A press asked for a piece of the screen that did not come: said where it was pressed, and asked for again. */
export function LazyLoadError({
  className,
  onRetry,
}: {
  className?: string | undefined
  onRetry: () => void
}) {
  return (
    <StickyError className={className} ref={intoView}>
      <ErrorState inline title='画面の一部を読み込めませんでした' onRetry={onRetry}>
        通信を確かめて、もう一度お試しください。
      </ErrorState>
    </StickyError>
  )
}
