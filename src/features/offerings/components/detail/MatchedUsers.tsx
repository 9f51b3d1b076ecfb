import dynamic from 'next/dynamic'
import { CircleQuestionMark, SendHorizontal } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useQuery } from '@/api/hooks'
import { offeringUsers } from '@/contracts/offeringUsers'
import { offerings } from '@/contracts/offerings'
import type { OfferingDetail, OfferingUser } from '@/contracts/offerings/schemas'
import { rejectRequests } from '@/contracts/storeCancellations'
import { matchingChipLabel, presenceLabel, qualificationDocumentStatusLabel } from '@/domain/labels'
import { membershipTierLabel } from '@/domain/workers/tierLabel'
import { formatSlashDay, formatTime } from '@/lib/dates/tokyoDate'
import { formatYen } from '@/lib/text/money'
import { useCan } from '@/components/permissions/useCan'
import { Avatar } from '@/ui/data-display/Avatar'
import { Button } from '@/ui/buttons/Button'
import { DataTable, type Column } from '@/ui/data-display/DataTable'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { Tag } from '@/ui/data-display/Tag'
import { useNewcomers } from '@/features/offerings/hooks/useNewcomers'
import { WorkerActs, type WorkerAct } from '@/features/offerings/components/actions/WorkerActs'
import { FillHints } from './FillHints'
import { NobodyYet } from './NobodyYet'
import * as S from './MatchedUsers.styles'

/** Groups and badges on a row; the others are counted. */
const MARKS = 2
const percent = (rate: number | null) => (rate === null ? '–' : `${rate}%`)
const keyOf = (u: OfferingUser) => String(u.matchingId)
const stateOf = (u: OfferingUser) =>
  u.status === 'late' && u.checkedInAt === null ? 'late' : undefined

function Name({ user: u }: { user: OfferingUser }) {
  const marks = [...u.groups, ...u.badges]
  return (
    <span data-person=''>
      <Avatar name={u.name} />
      <span>
        <b>{u.name}</b>
        <small>
          {u.nameKana}({u.age}歳)
        </small>
        <span data-tags=''>
          <Tag>{membershipTierLabel[u.tier]}</Tag>
          {u.isFirstTime ? (
            <StatusChip kind='first' label='はじめて' />
          ) : (
            <Tag>当店{u.workedCountHere}回</Tag>
          )}
          {u.blocked && <StatusChip kind='error' label='ブロック中' />}
          {u.trusted && <Tag>認定</Tag>}
          {marks.slice(0, MARKS).map((mark) => (
            <Tag key={mark}>{mark}</Tag>
          ))}
          {marks.length > MARKS && (
            <small title={marks.slice(MARKS).join('、')}>ほか{marks.length - MARKS}</small>
          )}
        </span>
        <small data-rates=''>
          Good率 {percent(u.goodRate)} ・ 直前キャンセル {percent(u.lastMinuteCancelRate)}
        </small>
      </span>
    </span>
  )
}

function Status({ user: u }: { user: OfferingUser }) {
  const came = u.status === 'established' && u.presence === 'checked_in'
  return (
    <>
      <StatusChip
        kind={came ? 'working' : u.status}
        label={
          came
            ? presenceLabel.checked_in
            : u.status === 'late' && u.checkedInAt === null
              ? presenceLabel.late
              : matchingChipLabel[u.status]
        }
      />
      {u.checkedInAt && (
        <small data-punch=''>
          {formatTime(u.checkedInAt)} 出勤
          {u.checkedOutAt && ` 〜 ${formatTime(u.checkedOutAt)} 退勤`}
          {u.lateMin > 0 && `(${u.lateMin}分遅れ)`}
        </small>
      )}
    </>
  )
}

const columns: Column<OfferingUser>[] = [
  { label: 'ワーカー', width: 'minmax(0, 1fr)', cell: (u) => <Name user={u} /> },
  {
    label: 'Good率 / 直前キャンセル率',
    width: '112px',
    card: 'hide',
    cell: (u) => (
      <>
        {percent(u.goodRate)}
        <br />
        <small>{percent(u.lastMinuteCancelRate)}</small>
      </>
    ),
  },
  {
    label: '申込',
    width: '84px',
    card: 'hide',
    cell: (u) => (
      <>
        {formatSlashDay(u.matchedAt)}
        <br />
        {formatTime(u.matchedAt)}
      </>
    ),
  },
  {
    label: '働く前の質問',
    width: '100px',
    cell: (u) =>
      u.questions === 0 ? (
        'なし'
      ) : u.answeredQuestions < u.questions ? (
        <StatusChip kind='warning' label='未回答' />
      ) : (
        `${u.answeredQuestions}/${u.questions} 回答済み`
      ),
  },
  {
    label: '資格',
    width: '64px',
    cell: (u) => qualificationDocumentStatusLabel[u.qualificationDocumentStatus],
  },
  {
    label: '報酬見込',
    width: '88px',
    number: true,
    cell: (u) => (
      <>
        {formatYen(u.grossYen)}
        {u.bonusYen > 0 && (
          <small data-bonus=''>
            うちボーナス <span>{formatYen(u.bonusYen)}</span>
          </small>
        )}
      </>
    ),
  },
  { label: 'ステータス', width: '128px', card: 'chip', cell: (u) => <Status user={u} /> },
]

type Acting = { act: WorkerAct; user: OfferingUser }
/** Whom a message is being written to, and what it begins with. */
type Writing = { only?: readonly number[]; text?: string }
const unanswered = (u: OfferingUser) =>
  u.checkedInAt === null &&
  (u.status === 'established' || u.status === 'late') &&
  u.answeredQuestions < u.questions
/** So many are named. */
const NAMES = 2
const REQUEST = '働く前の質問に、まだ回答がありません。勤務の前に、アプリから回答をお願いします。'
const WorkerActSheet = dynamic(
  () =>
    import('@/features/offerings/components/actions/WorkerActSheet').then((m) => m.WorkerActSheet),
  { ssr: false, loading: LazyDialogBoundary },
)
const OfferingBroadcastSheet = dynamic(
  () =>
    import('@/features/offerings/components/actions/OfferingBroadcastSheet').then(
      (m) => m.OfferingBroadcastSheet,
    ),
  { ssr: false, loading: LazyDialogBoundary },
)
const SelectedUsers = dynamic(() => import('./SelectedUsers').then((m) => m.SelectedUsers), {
  ssr: false,
  loading: LazyDialogBoundary,
})
type Props = {
  clientId: string
  offering: OfferingDetail
  state: 'live' | 'ended'
  /** Who is matched has changed: the shift above says other numbers now. */ onChanged: () => void
}

/** The workers of a posting: those who come (or came), or those who dropped out. While people may apply the list renews itself, and says who has come in. */
export function MatchedUsers({ clientId, offering: o, state, onChanged }: Props) {
  const open = o.status === 'published'
  const { data, error, isValidating, mutate } = useQuery(
    offerings.users,
    { clientId, offeringId: o.id, query: { state } },
    { refreshInterval: open ? 15_000 : 60_000 },
  )
  const news = useNewcomers(state === 'live' ? data?.items : undefined, onChanged)
  const mayReject = useCan(rejectRequests.create)
  const mayRecord = useCan(offeringUsers.absence)
  const mayUndo = useCan(offeringUsers.undoAbsence)
  const mayPay = useCan(offeringUsers.raiseTransportation)
  const mayWrite = useCan(offeringUsers.broadcast)
  const mayPost = useCan(offerings.create)
  const mayBlock = useCan({ permission: 'worker.block' })
  const mayReport = useCan({ permission: 'worker.report' })
  const live = state === 'live'
  const [acting, setActing] = useState<Acting>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [Sheet, failed, again] = useSheet(acting !== undefined)
  const [writing, setWriting] = useState<Writing>()
  const [BroadcastSheet, broadcastFailed, broadcastAgain] = useBroadcast(writing !== undefined)
  const { id, startAt, endAt } = o
  const shown = useMemo<Column<OfferingUser>[]>(() => {
    const onAct = (act: WorkerAct, user: OfferingUser) => setActing({ act, user })
    return !mayReject && !mayRecord
      ? columns
      : [
          ...columns,
          {
            label: '操作',
            width: '100px',
            card: 'action',
            quiet: true,
            cell: (u) => (
              <WorkerActs
                clientId={clientId}
                offering={{ id, startAt, endAt }}
                user={u}
                mayReject={mayReject}
                mayRecord={mayRecord}
                mayUndo={mayUndo}
                mayPay={mayPay}
                mayBlock={mayBlock}
                mayReport={mayReport}
                onAct={onAct}
              />
            ),
          },
        ]
  }, [clientId, id, startAt, endAt, mayReject, mayRecord, mayUndo, mayPay, mayBlock, mayReport])
  const chosen = data?.items.filter((u) => selected.has(keyOf(u))) ?? []
  const [Bar] = useBar(chosen.length > 0)
  const stop = () => setActing(undefined)
  const left = o.peopleWanted - (data?.items.length ?? o.peopleMatched)
  const silent = live ? (data?.items.filter(unanswered) ?? []) : []
  const goesOn = live && mayWrite && o.status !== 'finished'
  return (
    <S.Section aria-label={state === 'live' ? 'マッチング済み' : 'キャンセル・欠勤'}>
      <p role='status' className='vh'>
        {news}
      </p>
      {error && (
        <ErrorState
          inline={!!data}
          title='ワーカーを読み込めませんでした'
          onRetry={() => void mutate()}
          retrying={isValidating}
        >
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton kind='people' rows={3} />}
      {silent.length > 0 && goesOn && (
        <S.UnansweredNotice
          tone='warning'
          icon={CircleQuestionMark}
          title={`${silent.length > NAMES ? `${silent.length}名` : silent.map((u) => `${u.name}さん`).join('、')}が働く前の質問に未回答です`}
          action={
            <Button
              size={32}
              onClick={() => setWriting({ only: silent.map((u) => u.userId), text: REQUEST })}
            >
              回答をお願いする
            </Button>
          }
        >
          メッセージを送ると、ワーカーのアプリに通知が届きます。
        </S.UnansweredNotice>
      )}
      {data && live && data.items.length > 0 && (
        <p data-count=''>
          <span>
            <b>{data.items.length}名</b>
            {o.status === 'finished' ? 'が働きました。' : 'が決まっています。'}
            {open && left > 0 && `あと${left}名を募集中`}
          </span>
          {goesOn && (
            <Button
              size={32}
              icon={<SendHorizontal size={16} aria-hidden />}
              onClick={() => setWriting({})}
            >
              全員に連絡
            </Button>
          )}
        </p>
      )}
      {data && data.items.length > 0 && (
        <DataTable
          label={state === 'live' ? 'マッチング済みのワーカー' : 'キャンセル・欠勤のワーカー'}
          columns={shown}
          items={data.items}
          keyOf={keyOf}
          stateOf={stateOf}
          {...(live && mayReject && o.status !== 'finished'
            ? {
                selection: {
                  selected,
                  onChange: setSelected,
                  nameOf: (u: OfferingUser) => `${u.name}さん`,
                  unit: '名' as const,
                },
              }
            : {})}
        />
      )}
      {data?.items.length === 0 && (
        <NobodyYet clientId={clientId} offering={o} state={state} mayPost={mayPost} />
      )}
      {data && live && open && left > 0 && mayPost && (
        <S.HintPlace>
          <FillHints clientId={clientId} offering={o} left={left} />
        </S.HintPlace>
      )}
      {Bar && (
        <Bar
          clientId={clientId}
          offeringId={id}
          users={chosen}
          onWrite={() => setWriting({ only: chosen.map((u) => u.userId) })}
          onClear={() => setSelected(new Set())}
        />
      )}
      {acting && failed && (
        <ErrorState inline title='操作の画面を表示できません' onRetry={again}>
          通信を確かめて、もう一度お試しください。
        </ErrorState>
      )}
      {writing && broadcastFailed && (
        <ErrorState inline title='メッセージの画面を表示できません' onRetry={broadcastAgain}>
          通信を確かめて、もう一度お試しください。
        </ErrorState>
      )}
      {writing && BroadcastSheet && (
        <BroadcastSheet
          {...writing}
          clientId={clientId}
          offering={o}
          onClose={() => setWriting(undefined)}
        />
      )}
      {acting && Sheet && <Sheet {...acting} clientId={clientId} offeringId={id} onClose={stop} />}
    </S.Section>
  )
}
