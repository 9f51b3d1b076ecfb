import type { ReactNode } from 'react'
import type { IllustrationName } from './Illustration'
import { StateMessage } from './StateMessage'

type Props = {
  className?: string | undefined
  art: IllustrationName
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  heading?: 'h2' | 'h3'
}

/**
 * Shown while no data exists yet: 「〇〇はまだありません」, one sentence why it matters, one button to begin.
 */
export function EmptyState(props: Props) {
  return <StateMessage {...props} />
}
