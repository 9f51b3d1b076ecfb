import { useMemo } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/hooks'
import { offerings } from '@/contracts/offerings'
import type { OfferingDetail, OfferingUser } from '@/contracts/offerings.schemas'
import { matchingChipLabel, membershipTierLabel, presenceLabel, qualificationDocumentStatusLabel } from '@/domain/labels'
import { formatDateTime, formatTime } from '@/lib/jst'
import { formatYen } from '@/lib/money'
import { Avatar } from '@/ui/Avatar'
import { DataTable, type Column } from '@/ui/DataTable'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { StatusChip } from '@/ui/StatusChip'
import { Tag } from '@/ui/Tag'
import { color, font, weight } from '@/ui/tokens'

const percent = (rate: number | null) => (rate === null ? '–' : `${rate}%`)
const keyOf = (u: OfferingUser) => String(u.matchingId)
const stateOf = (u: OfferingUser) => (u.status === 'late' && u.checkedInAt === null ? 'late' : undefined)

function Name({ user: u }: { user: OfferingUser }) {
  return (
    <span data-person=''>
      <Avatar name={u.name} />
      <span>
        <b>{u.name}</b><small>{u.nameKana}({u.age}歳)</small>
        <span data-tags=''>
          <Tag>{membershipTierLabel[u.tier]}</Tag>
          {u.isFirstTime ? <StatusChip kind='first' label='はじめて' /> : <Tag>当店{u.workedCountHere}回</Tag>}
          {u.trusted && <Tag>認定</Tag>}{u.blocked && <Tag>ブロック中</Tag>}{u.groups.map((g) => <Tag key={g}>{g}</Tag>)}{u.badges.map((b) => <Tag key={b}>{b}</Tag>)}
        </span>
      </span>
    </span>
  )
}

function Status({ user: u }: { user: OfferingUser }) {
  const came = u.status === 'established' && u.presence === 'checked_in'
  return (
    <>
      <StatusChip kind={came ? 'working' : u.status} label={came ? presenceLabel.checked_in : u.status === 'late' && u.checkedInAt === null ? 'まだ到着していません' : matchingChipLabel[u.status]} />
      {u.checkedInAt && <small data-punch=''>{formatTime(u.checkedInAt)} 出勤{u.checkedOutAt && ` 〜 ${formatTime(u.checkedOutAt)} 退勤`}{u.lateMin > 0 && `(${u.lateMin}分遅れ)`}</small>}
    </>
  )
}

const columnsAt = (now: Date): Column<OfferingUser>[] => [
  { label: 'ワーカー', width: 'minmax(0, 2.4fr)', cell: (u) => <Name user={u} /> },
  { label: 'Good率 / 直前キャンセル率', width: '120px', cell: (u) => <>{percent(u.goodRate)}<br /><small>{percent(u.lastMinuteCancelRate)}</small></> },
  { label: '申込', width: '124px', cell: (u) => formatDateTime(u.matchedAt, now) },
  { label: '働く前の質問', width: '112px', cell: (u) => u.questions === 0 ? <small>質問なし</small> : u.answeredQuestions < u.questions ? <StatusChip kind='warning' label='未回答' /> : `${u.answeredQuestions}/${u.questions} 回答済み` },
  { label: '資格', width: '84px', card: 'hide', cell: (u) => <small>{qualificationDocumentStatusLabel[u.qualificationDocumentStatus]}</small> },
  { label: '報酬見込', width: '96px', number: true, card: 'hide', cell: (u) => formatYen(u.grossYen) },
  { label: 'ステータス', width: '168px', card: 'chip', cell: (u) => <Status user={u} /> },
]

type Props = { clientId: string; offering: OfferingDetail; state: 'live' | 'ended' }

/** The workers of a posting: those who come (or came), or those who dropped out. */
export function MatchedUsers({ clientId, offering: o, state }: Props) {
  const { data, error, isValidating, mutate } = useQuery(offerings.users, { clientId, offeringId: o.id, query: { state } }, { refreshInterval: 15_000 })
  const columns = useMemo(() => columnsAt(new Date()), [])
  const left = o.peopleWanted - o.peopleMatched
  if (!data) return error ? <ErrorState onRetry={() => void mutate()} retrying={isValidating}>{error.message}</ErrorState> : <Skeleton kind='people' rows={3} />
  return (
    <Root>
      {error && <ErrorState inline onRetry={() => void mutate()} retrying={isValidating}>{error.message}</ErrorState>}
      {state === 'live' && data.items.length > 0 && <p role='status'><b>{data.items.length}名</b>が決まっています。{o.status === 'published' && left > 0 && `あと${left}名を募集中`}</p>}
      {data.items.length > 0 ? <DataTable label={state === 'live' ? 'マッチング済みのワーカー' : 'キャンセル・欠勤のワーカー'} columns={columns} items={data.items} keyOf={keyOf} stateOf={stateOf} />
        : state === 'ended' ? <EmptyState art='worker' title='キャンセル・欠勤はありません'>ワーカーや店舗の都合でなくなったマッチングが、ここに残ります。</EmptyState>
        : <EmptyState art='worker' title={o.status === 'published' ? 'まだ申し込みがありません' : 'マッチングしたワーカーはいません'}>
            {o.status === 'published' ? '申し込みがあると、ここに自動で表示されます。時給や公開範囲を見直すと埋まりやすくなります。' : '募集を始めていないか、申し込みがないまま締め切られました。'}
          </EmptyState>}
    </Root>
  )
}

const Root = styled.section`
  margin-top: 16px;
  > p { margin: 0 0 12px; }
  [data-person] { display: flex; gap: 12px; align-items: flex-start; }
  [data-person] b { display: block; font-weight: ${weight.bold}; }
  [data-person] small, [data-punch] { display: block; font-size: ${font.xs}; color: ${color.ink2}; }
  [data-tags] { display: flex; flex-wrap: wrap; gap: 4px; margin-top: 4px; }
`
