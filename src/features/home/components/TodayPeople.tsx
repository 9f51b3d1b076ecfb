import { useState, type ComponentType } from 'react'
import type { useQuery } from '@/api/hooks'
import { type home, offerings } from '@/contracts/offerings'
import type { TodayUser } from '@/contracts/offerings/schemas'
import { offeringUsers } from '@/contracts/offeringUsers'
import { notify } from '@/lib/notifications/notificationQueue'
import { Can } from '@/components/permissions/Can'
import { PostButton } from '@/components/offers/PostButton'
import { useCan } from '@/components/permissions/useCan'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { PageSection } from '@/ui/layout/PageSection'
import { SegmentedControl } from '@/ui/fields/choices/SegmentedControl'
import { Skeleton } from '@/ui/feedback/Skeleton'
import type { Act, Acts } from './TodayPerson'
import { TodayTicket } from './TodayTicket'

type Board = ReturnType<typeof useQuery<typeof home.today>>
type Props = {
  clientId: string
  board: Board
  day: string
  today: string
  tomorrow: string
  onDay: (day: string) => void
}
type Who = {
  clientId: string
  offeringId: number
  user: TodayUser
  at: 'help' | 'replace'
  onClose: () => void
}
const loadCall = () =>
  import('@/components/absence/CallSheet').then((m): ComponentType<Who> => m.CallSheet)
const loadAbsence = () =>
  import('@/components/absence/AbsenceSheet').then((m): ComponentType<Who> => m.AbsenceSheet)

/** Everybody who is expected on a day, shift by shift, with where they stand now. What is over comes last: who is missing must be seen first. */
export function TodayPeople({
  clientId,
  board: { data, error, isValidating, mutate },
  day,
  today,
  tomorrow,
  onDay,
}: Props) {
  const [open, setOpen] = useState<{ Sheet: ComponentType<Who>; who: Omit<Who, 'onClose'> }>()
  const mayCall = useCan(offeringUsers.emergencyContact)
  const mayRecord = useCan(offeringUsers.absence)
  const mayPost = useCan(offerings.create)
  const board = data?.on === day ? data : undefined
  const word = day === today ? '今日' : day === tomorrow ? '明日' : 'この日'
  const over = board?.offerings.filter((o) => o.status === 'finished') ?? []
  const ahead = board?.offerings.filter((o) => o.status !== 'finished') ?? []
  function act(load: () => Promise<ComponentType<Who>>, who: Omit<Who, 'onClose'>): Act {
    // Given up silently: the press that follows asks again, and says so when it fails.
    const preload = () => void load().catch(() => undefined)
    const failed = () => {
      notify({
        type: 'error',
        body: ['画面の一部を読み込めませんでした。通信の状態を確かめて、もう一度押してください。'],
      })
    }
    return {
      onClick: () =>
        void load().then((Sheet) => {
          setOpen({ Sheet, who })
        }, failed),
      onPointerEnter: preload,
      onFocus: preload,
    }
  }
  const actsOf =
    (o: (typeof over)[number]) =>
    (user: TodayUser): Acts => {
      const who = { clientId, offeringId: o.id, user, at: 'help' as const }
      // Somebody is already looked for: another posting of the same work inside these hours.
      const sought = ahead.some(
        (p) => p.offerId === o.offerId && p.startAt > o.startAt && p.startAt < o.endAt,
      )
      return {
        chat:
          user.chatRoomUid === null
            ? undefined
            : href(routes.chatRoom, { clientId, chatRoomId: user.chatRoomUid }),
        call: mayCall ? act(loadCall, who) : undefined,
        missing: mayRecord ? act(loadAbsence, who) : undefined,
        replace: mayPost && !sought ? act(loadAbsence, { ...who, at: 'replace' }) : undefined,
      }
    }
  const ticket = (o: (typeof over)[number]) => (
    <TodayTicket
      key={o.id}
      clientId={clientId}
      offering={o}
      day={day}
      asOf={board?.asOf ?? o.startAt}
      actsOf={actsOf(o)}
    />
  )
  return (
    <PageSection
      line={false}
      title={`${word}来る人`}
      {...(board ? { note: `${board.peopleCount}名` } : {})}
      aside={
        <SegmentedControl
          label='表示する日'
          value={day === tomorrow ? tomorrow : today}
          options={[
            { value: today, label: '本日' },
            { value: tomorrow, label: '明日' },
          ]}
          onChange={onDay}
        />
      }
    >
      {error && (
        <ErrorState
          inline
          title={`${word}来る人を読み込めませんでした`}
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message}
        </ErrorState>
      )}
      {!board && !error && <Skeleton kind='ticket' />}
      {board?.offerings.length === 0 && (
        <EmptyState
          art='offering'
          title={`${word}の勤務はありません`}
          action={
            <Can do={offerings.create}>
              <PostButton clientId={clientId} />
            </Can>
          }
        >
          募集して人が決まると、ここに来る時間の順に並びます。
        </EmptyState>
      )}
      {ahead.map(ticket)}
      {over.length > 0 && <h3 className='todayPeopleOver'>終わった勤務</h3>}
      {over.map(ticket)}
      {open && <open.Sheet {...open.who} onClose={() => setOpen(undefined)} />}
    </PageSection>
  )
}
