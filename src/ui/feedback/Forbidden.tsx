import type { ReactNode } from 'react'
import { Button } from '@/ui/buttons/Button'
import { StateMessage } from './StateMessage'

type Props = {
  title?: string
  children?: ReactNode
  action?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
}

/**
 * Shown if the account lacks the permission. Children name who can help. Without an `action`, a button leads back to
 * the previous page.
 */
export function Forbidden({
  title = 'この操作を行う権限がありません',
  children = '必要なときは、企業の管理者にご確認ください。',
  action,
  ...rest
}: Props) {
  const back =
    action ??
    (history.length > 1 ? (
      <Button size={40} onClick={() => history.back()}>
        前の画面に戻る
      </Button>
    ) : undefined)
  return (
    <StateMessage
      art='lock'
      title={title}
      {...(back === undefined ? {} : { action: back })}
      {...rest}
    >
      {children}
    </StateMessage>
  )
}
