import type { ReactNode } from 'react'
import styled from 'styled-components'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { media } from '@/ui/tokens'

type Props = {
  clientId: string
  title: string
  children: ReactNode
  onRetry: () => void
  retrying?: boolean
}

/** A room that cannot be shown. Phones have no header here, so it contains the back link. */
export function RoomFailed({ clientId, title, ...rest }: Props) {
  return (
    <>
      <h1 className='vh' tabIndex={-1}>
        メッセージ
      </h1>
      <ErrorState heading='h2' title={title} {...rest} />
      <WayBack>
        <ButtonLink tone='link' href={href(routes.chatRooms, { clientId })}>
          メッセージの一覧へ戻る
        </ButtonLink>
      </WayBack>
    </>
  )
}

const WayBack = styled.div`
  display: flex;
  justify-content: center;
  ${media.tablet} {
    display: none;
  }
`
