import { classNames } from '@/ui/layout/classNames'
import { ErrorState } from './ErrorState'

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
    <div className={classNames('uiPieceFailed', className)} ref={intoView}>
      <ErrorState inline title='画面の一部を読み込めませんでした' onRetry={onRetry}>
        通信を確かめて、もう一度お試しください。
      </ErrorState>
    </div>
  )
}
