import dynamic from 'next/dynamic'
import { useState } from 'react'
import styled from 'styled-components'
import type { useQuery } from '@/api/useQuery'
import { PostButton } from '@/components/offers/PostButton'
import { Can } from '@/components/permissions/Can'
import { useCan } from '@/components/permissions/useCan'
import { QueryError } from '@/components/queries/QueryResult'
import type { dashboard } from '@/contracts/dashboard'
import type { TodayBoard, TodayUser } from '@/contracts/dashboard/schemas'
import { matchings } from '@/contracts/matchings'
import { offerings } from '@/contracts/offerings'
import { isExpected } from '@/domain/matchings/matching'
import { dayOf } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { SegmentedControl } from '@/ui/fields/choices/SegmentedControl'
import { PageSection } from '@/ui/layout/PageSection'
import { media } from '@/ui/tokens'
import { DayShifts } from './DayShifts'
import { LatePeople } from './LatePeople'
import type { OpenSheetProps, PersonActions } from './TodayPerson'

/** The number of workers on the board, with those of last night's shift named apart: 「7名(うち昨夜から2名)」. */
function peopleNote({ on, peopleCount, offerings }: TodayBoard): string {
  const sinceYesterday = offerings
    .filter(({ startAt }) => dayOf(startAt) < on)
    .flatMap(({ users }) => users)
    .filter(isExpected).length
  return `${peopleCount}名${sinceYesterday > 0 ? `(うち昨夜から${sinceYesterday}名)` : ''}`
}

const loadCallSheet = () => import('@/components/absence/CallSheet').then((m) => m.CallSheet)
const loadAbsenceSheet = () =>
  import('@/components/absence/AbsenceSheet').then((m) => m.AbsenceSheet)
const loadReleaseSheet = () =>
  import('@/components/earlyRelease/EarlyReleaseSheet').then((m) => m.EarlyReleaseSheet)
const loads: Record<SheetKind, () => Promise<unknown>> = {
  call: loadCallSheet,
  missing: loadAbsenceSheet,
  replacement: loadAbsenceSheet,
  release: loadReleaseSheet,
}
const CallSheet = dynamic(loadCallSheet, { ssr: false, loading: LazyDialogBoundary })
const AbsenceSheet = dynamic(loadAbsenceSheet, { ssr: false, loading: LazyDialogBoundary })
const EarlyReleaseSheet = dynamic(loadReleaseSheet, { ssr: false, loading: LazyDialogBoundary })

type Shift = TodayBoard['offerings'][number]
type SheetKind = 'call' | 'missing' | 'replacement' | 'release'
type OpenSheet = {
  kind: SheetKind
  offeringId: number
  user: TodayUser
  hasReplacement: boolean
}
type Props = {
  clientId: string
  board: ReturnType<typeof useQuery<typeof dashboard.today>>
  day: string
  today: string
  tomorrow: string
  onDay: (day: string) => void
}

function dayWordOf({ day, today, tomorrow }: Pick<Props, 'day' | 'today' | 'tomorrow'>) {
  if (day === today) return '本日'
  return day === tomorrow ? '明日' : 'この日'
}

/**
 * All workers expected on a day, with their presence: first those who have not arrived, then all by shift. Finished
 * shifts are collapsed.
 */
export function TodayPeople({ clientId, board: read, day, today, tomorrow, onDay }: Props) {
  const [openSheet, setOpenSheet] = useState<OpenSheet>()
  const board = read.data?.on === day ? read.data : undefined
  const dayWord = dayWordOf({ day, today, tomorrow })
  const actionsOf = usePersonActions({ clientId, onOpen: setOpenSheet })
  return (
    <PageSection
      line={false}
      title={`${dayWord}来る人`}
      {...(board ? { note: peopleNote(board) } : {})}
      aside={<DaySwitch day={day} today={today} tomorrow={tomorrow} onDay={onDay} />}
    >
      <QueryError of={read} name={`${dayWord}来る人`} inline />
      {!board && !read.error && (
        <TicketSkeleton>
          <Skeleton kind='ticket' />
        </TicketSkeleton>
      )}
      {board?.offerings.length === 0 && (
        <EmptyState
          art='offering'
          title={`${dayWord}の勤務はありません`}
          action={
            <Can do={offerings.create}>
              <PostButton clientId={clientId} />
            </Can>
          }
        >
          募集して人が決まると、ここに来る時間の順に並びます。
        </EmptyState>
      )}
      {board && (
        <>
          <LatePeople board={board} actionsOf={actionsOf} />
          <DayShifts clientId={clientId} board={board} isPast={day < today} actionsOf={actionsOf} />
        </>
      )}
      {openSheet && (
        <PersonSheet {...openSheet} clientId={clientId} onClose={() => setOpenSheet(undefined)} />
      )}
    </PageSection>
  )
}

function DaySwitch({ day, today, tomorrow, onDay }: Omit<Props, 'clientId' | 'board'>) {
  return (
    <SegmentedControl
      label='表示する日'
      value={day === tomorrow ? tomorrow : today}
      options={[
        { value: today, label: '本日' },
        { value: tomorrow, label: '明日' },
      ]}
      onChange={onDay}
    />
  )
}

function PersonSheet({
  kind,
  hasReplacement,
  ...rest
}: OpenSheet & { clientId: string; onClose: () => void }) {
  if (kind === 'call') return <CallSheet {...rest} />
  if (kind === 'release') return <EarlyReleaseSheet {...rest} />
  return (
    <AbsenceSheet
      {...rest}
      hasReplacement={hasReplacement}
      initialStep={kind === 'replacement' ? 'replace' : 'help'}
    />
  )
}

function usePersonActions({
  clientId,
  onOpen,
}: {
  clientId: string
  onOpen: (sheet: OpenSheet) => void
}) {
  const canCall = useCan(matchings.emergencyContact)
  const canRecordAbsence = useCan(matchings.absence)
  const canPost = useCan(offerings.create)
  const canReleaseEarly = useCan(matchings.releaseEarly)
  return (offering: Shift, user: TodayUser): PersonActions => {
    const { replacement } = user
    const hasReplacement = replacement !== null
    const openProps = (kind: SheetKind): OpenSheetProps => {
      // A failed preload is ignored: opening the sheet loads again and shows the error.
      const preload = () => void loads[kind]().catch(() => undefined)
      return {
        onClick: () => onOpen({ kind, offeringId: offering.id, user, hasReplacement }),
        onPointerEnter: preload,
        onFocus: preload,
      }
    }
    return {
      chatHref:
        user.chatRoomUid === null
          ? undefined
          : href(routes.chatRoom, { clientId, chatRoomId: user.chatRoomUid }),
      call: canCall ? openProps('call') : undefined,
      reportMissing: canRecordAbsence ? openProps('missing') : undefined,
      releaseEarly: canReleaseEarly ? openProps('release') : undefined,
      replacement: replacement
        ? {
            ...replacement,
            href: href(routes.offering, { clientId, offeringId: replacement.id }),
          }
        : undefined,
      findReplacement: canPost && !hasReplacement ? openProps('replacement') : undefined,
    }
  }
}

/** As high as a ticket with two workers. */
const TicketSkeleton = styled.div`
  --row-height: 228px;
  ${media.tablet} {
    --row-height: 172px;
  }
`
