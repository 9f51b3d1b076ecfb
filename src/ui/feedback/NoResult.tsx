import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { StateMessage } from './StateMessage'

/**
 * No item matches the filters. `what` names the items (ワーカー); children name the conditions. `isQuiet`: announces
 * nothing, because another live region of the page says it.
 */
export function NoResult({
  what,
  children,
  onClear,
  isQuiet = false,
}: {
  what: string
  children?: ReactNode
  onClear?: () => void
  isQuiet?: boolean
}) {
  const region = useRef<HTMLSpanElement>(null)
  // What is already in a live region when it appears is not read out everywhere.
  useEffect(() => {
    if (region.current) region.current.textContent = '見つかりませんでした。'
  }, [isQuiet])
  return (
    <StateMessage
      art='search'
      title={`条件に合う${what}はありません`}
      {...(onClear ? { action: <Button onClick={onClear}>条件をクリア</Button> } : {})}
    >
      {children}
      {!isQuiet && <span className='vh' role='status' ref={region} />}
    </StateMessage>
  )
}
