import type { ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { StateMessage } from './StateMessage'

/** The filters match nothing. `what` is the thing searched for (ワーカー); children name the conditions. */
export function NoResult({
  what,
  children,
  onClear,
  className,
}: {
  what: string
  children?: ReactNode
  onClear?: () => void
  className?: string | undefined
}) {
  return (
    <StateMessage
      className={className}
      art='search'
      title={`条件に合う${what}はありません`}
      {...(onClear ? { action: <Button onClick={onClear}>条件をクリア</Button> } : {})}
    >
      {children}
    </StateMessage>
  )
}
