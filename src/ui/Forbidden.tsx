import type { ReactNode } from 'react'
import { StateMessage } from './StateMessage'

type Props = { title?: string; children?: ReactNode; action?: ReactNode; heading?: 'h1' | 'h2' | 'h3' }

/** The reader may not. Children name who can. */
export function Forbidden({ title = 'この操作を行う権限がありません', children = '必要なときは、企業の管理者にご確認ください。', ...rest }: Props) {
  return <StateMessage art='lock' title={title} {...rest}>{children}</StateMessage>
}
