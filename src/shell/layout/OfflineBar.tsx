import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Banner } from '@/shell/notifications/Banner'

type Props = {
  /** The text: what the page shows without a connection, and what does not work. */
  children: ReactNode
  hasRetried: boolean
  onRetry: () => void
}

/** Says that there is no connection, with a button that tries again. */
export function OfflineBar({ children, hasRetried, onRetry }: Props) {
  return (
    <Banner>
      <WifiOff size={20} aria-hidden />
      <p>
        {children}
        {hasRetried && 'まだつながっていません。'}
      </p>
      <button type='button' onClick={onRetry}>
        再接続
      </button>
    </Banner>
  )
}
