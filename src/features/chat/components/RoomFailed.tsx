import type { ReactNode } from 'react'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ErrorState } from '@/ui/feedback/ErrorState'

type Props = {
  clientId: string
  title: string
  children: ReactNode
  onRetry: () => void
  retrying?: boolean
}

/** A room that cannot be shown. On a phone there is no bar around it: the way back stands here. */
export function RoomFailed({ clientId, title, ...rest }: Props) {
  return (
    <>
      <h1 className='vh' tabIndex={-1}>
        メッセージ
      </h1>
      <ErrorState heading='h2' title={title} {...rest} />
      <div data-away=''>
        <ButtonLink tone='link' href={href(routes.chatRooms, { clientId })}>
          メッセージの一覧へ戻る
        </ButtonLink>
      </div>
    </>
  )
}
