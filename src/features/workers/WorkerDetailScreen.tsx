import { BadgeCheck, Ban, CalendarPlus, ChevronRight, MessageCircle, Phone } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { Can } from '@/components/permissions/Can'
import { QueryError, QueryResult } from '@/components/queries/QueryResult'
import { WorkerHead } from '@/components/workers/WorkerHead'
import { matchings } from '@/contracts/matchings'
import { offerings } from '@/contracts/offerings'
import { workers } from '@/contracts/workers'
import type { UserDetail } from '@/contracts/workers/schemas'
import { presenceLabel } from '@/domain/matchings/labels'
import { contactWindowOf } from '@/domain/matchings/matching'
import { membershipTierLabel } from '@/domain/workers/tierLabel'
import { serverNow } from '@/lib/clock'
import { dayOf, formatDay, formatHours, formatSlashDay, formatTime } from '@/lib/date'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { PageMeta } from '@/shell/page/PageMeta'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { IconButton } from '@/ui/buttons/IconButton'
import { Avatar } from '@/ui/data-display/Avatar'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { Tag } from '@/ui/data-display/Tag'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { NotFound } from '@/ui/feedback/NotFound'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { WorkerBody } from './components/WorkerBody'
import type { DetailAction } from './lib/detailAction'
import * as S from './WorkerDetailScreen.styles'

const WorkerSheets = dynamic(
  () => import('./components/WorkerSheets').then((m) => m.WorkerSheets),
  {
    ssr: false,
    loading: LazyDialogBoundary,
  },
)

/** The worker's page at this store. */
export function WorkerDetailScreen({ clientId, userId }: Params<typeof routes.user.path>) {
  const found = useQuery(workers.one, { clientId, userId })
  const { data: user } = found
  const [openAction, setOpenAction] = useState<DetailAction>()
  const listCrumb = { label: 'ワーカー', href: href(routes.users, { clientId }) }
  if (!user) {
    return (
      <PageLayout title={<BarTitle>ワーカー</BarTitle>} crumbs={[listCrumb]}>
        <QueryResult
          of={found}
          name='ワーカー'
          heading='h2'
          skeleton={
            <>
              <Skeleton kind='people' rows={1} />
              <S.BodySkeleton rows={5} />
            </>
          }
          missing={
            <NotFound
              name='ワーカー'
              back={{ href: listCrumb.href, label: 'ワーカーの一覧へ戻る' }}
            >
              この店舗で勤務したことのないワーカーか、退会したワーカーです。
            </NotFound>
          }
        />
      </PageLayout>
    )
  }
  return (
    <PageLayout crumbs={[listCrumb, { label: user.name }]}>
      <PageMeta title={user.name} />
      <QueryError of={found} name='ワーカー' />
      <WorkerHead>
        <Avatar name={user.name} size={64} />
        <div>
          <h1 tabIndex={-1}>{user.name}</h1>
          <p>
            {user.nameKana} ・ {user.age}歳
          </p>
          <Marks user={user} />
        </div>
        <div data-buttons=''>
          {user.chatRoomUid && (
            <ButtonLink
              tone='primary'
              size={44}
              icon={<MessageCircle aria-hidden />}
              href={href(routes.chatRoom, { clientId, chatRoomId: user.chatRoomUid })}
            >
              メッセージ
            </ButtonLink>
          )}
          <Can do={offerings.create}>
            <Button
              size={44}
              icon={<CalendarPlus aria-hidden />}
              disabledReason={user.blocked ? 'ブロック中は、仕事をお願いできません。' : undefined}
              onClick={() => setOpenAction('askToWork')}
            >
              仕事をお願いする
            </Button>
          </Can>
          <Can do={matchings.emergencyContact}>
            <IconButton
              outlined
              tone='blue'
              label='緊急連絡先を見る'
              icon={<Phone aria-hidden />}
              onClick={() => setOpenAction('emergencyContact')}
            />
          </Can>
        </div>
      </WorkerHead>
      {user.nextShift && <NextShift clientId={clientId} shift={user.nextShift} />}
      <WorkerBody clientId={clientId} user={user} onAction={setOpenAction} />
      {openAction && (
        <WorkerSheets
          action={openAction}
          clientId={clientId}
          user={user}
          onClose={() => setOpenAction(undefined)}
          onChanged={() => void found.mutate()}
        />
      )}
    </PageLayout>
  )
}

function Marks({ user }: { user: UserDetail }) {
  return (
    <div data-marks=''>
      <Tag>{membershipTierLabel[user.tier]}</Tag>
      {user.blocked && (
        <StatusChip
          kind='error'
          icon={Ban}
          label={user.blocked === 'company' ? '企業でブロック中' : 'ブロック中'}
        />
      )}
      {user.trusted && <StatusChip kind='outline' icon={BadgeCheck} label='認定ワーカー' />}
      {user.graduate && <StatusChip kind='violet' label='卒業ワーカー' />}
      {user.supporter && <Tag>ワーカーサポーター</Tag>}
      {user.workedCountHere === 0 && <StatusChip kind='first' label='はじめて' />}
      {user.longTermPreferred && <Tag>長期希望</Tag>}
    </div>
  )
}

function NextShift({
  clientId,
  shift: { offeringId, title, startAt, endAt, presence },
}: {
  clientId: string
  shift: NonNullable<UserDetail['nextShift']>
}) {
  const now = serverNow()
  const isToday = dayOf(startAt) === dayOf(now)
  const contactFromAt = contactWindowOf({ startAt, endAt }).availableFromAt
  return (
    <S.NextShiftLink
      data-today={isToday || undefined}
      href={href(routes.offering, { clientId, offeringId })}
    >
      <span>{isToday ? '本日' : formatSlashDay(startAt, serverNow())}</span>
      <span>
        <b>
          {formatHours(startAt, endAt)} {title}
        </b>
        <small>
          {presenceLabel[presence]} ・{' '}
          {new Date(contactFromAt) <= now
            ? '緊急連絡先を表示できます'
            : `緊急連絡先は${dayOf(contactFromAt) === dayOf(now) ? '' : formatDay(contactFromAt, now)}${formatTime(contactFromAt)}から見られます`}
        </small>
      </span>
      <ChevronRight size={16} aria-hidden />
    </S.NextShiftLink>
  )
}
