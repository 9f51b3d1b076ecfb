import { ErrorState } from './ErrorState'

/** A press asked for a piece of the screen that did not come: said where it was pressed, and asked for again. */
export function PieceFailed({ onRetry }: { onRetry: () => void }) {
  return <ErrorState inline title='画面の一部を読み込めませんでした' onRetry={onRetry}>通信を確かめて、もう一度お試しください。</ErrorState>
}
