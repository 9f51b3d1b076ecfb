import { ArrowLeft } from 'lucide-react'
import styled from 'styled-components'
import { useUrlState } from '@/api/useUrlState'
import { RoomPane } from '@/features/chat/components/RoomPane'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Skeleton } from '@/ui/feedback/Skeleton'
import * as S from './RoomHeader.styles'

/** Placeholder of a room. Phones have no header here, so it contains the back link. */
export function RoomWaiting({ clientId }: { clientId: string }) {
  const [query] = useUrlState(routes.chatRooms.query)
  return (
    <RoomPane>
      <S.Header>
        <S.Person>
          <S.BackLink
            href={href(routes.chatRooms, { clientId }, query)}
            aria-label='メッセージの一覧へ戻る'
          >
            <ArrowLeft size={20} aria-hidden />
          </S.BackLink>
          <h1 className='vh' tabIndex={-1}>
            メッセージ
          </h1>
        </S.Person>
      </S.Header>
      <Rows>
        <Skeleton kind='people' rows={6} />
      </Rows>
    </RoomPane>
  )
}

const Rows = styled.div`
  padding: 16px;
`
