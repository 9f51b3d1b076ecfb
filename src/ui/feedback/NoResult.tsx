import type { ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { StateMessage } from './StateMessage'

/** No item matches the filters. `what` names the items (ワーカー); children name the conditions. */
export function NoResult({
  what,
  children,
  onClear,
}: {
  what: string
  children?: ReactNode
  onClear?: () => void
}) {
  return (
    <StateMessage
      art='search'
      title={`条件に合う${what}はありません`}
      {...(onClear ? { action: <Button onClick={onClear}>条件をクリア</Button> } : {})}
    >
      {children}
    </StateMessage>
  )
}
