import { matchingChip } from '@/components/matchings/matchingChip'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import { noticeReadText } from '@/domain/employmentNotice/readText'
import { qualificationDocumentStatusLabel } from '@/domain/matchings/labels'
import { membershipTierLabel } from '@/domain/workers/tierLabel'
import { serverNow } from '@/lib/clock'
import { formatDateTime, formatSlashDay, formatTime } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { Avatar } from '@/ui/data-display/Avatar'
import { StatusChip } from '@/ui/data-display/StatusChip'
import type { Column } from '@/ui/data-display/table/DataTable'
import { Tag } from '@/ui/data-display/Tag'

/** Whether the worker is late and has not checked in. */
export const isNotArrived = (user: OfferingUser) =>
  user.status === 'late' && user.checkedInAt === null
/** The maximum number of marks beside the status; the page of the worker shows all. */
const MAX_MARKS = 2
const percent = (rate: number | null) => (rate === null ? '–' : `${rate}%`)
/** The marks of a worker, the most important first. */
const marksOf = ({
  blocked,
  isFirstTime,
  workedCountHere,
  trusted,
  groups,
  badges,
  tier,
}: OfferingUser) => [
  ...(blocked ? [<StatusChip key='blocked' kind='error' label='ブロック中' />] : []),
  isFirstTime ? (
    <StatusChip key='first' kind='first' label='はじめて' />
  ) : (
    <Tag key='count'>この店舗{workedCountHere}回</Tag>
  ),
  ...(trusted ? ['認定'] : [])
    .concat(groups, badges, membershipTierLabel[tier])
    .map((mark) => <Tag key={mark}>{mark}</Tag>),
]

function Name({ user }: { user: OfferingUser }) {
  return (
    <span data-person=''>
      <Avatar name={user.name} />
      <span>
        <b>{user.name}</b>
        <small data-kana=''>
          {user.nameKana}({user.age}歳)
        </small>
        <span data-tags=''>{marksOf(user).slice(0, MAX_MARKS)}</span>
        <small data-rates=''>
          Good率 {percent(user.goodRate)} ・ 直前キャンセル {percent(user.lastMinuteCancelRate)}
        </small>
        <span data-notes='card'>
          {user.employmentNotice && (
            <small>労働条件通知書 {noticeReadText(user.employmentNotice, serverNow())}</small>
          )}
          <StatusNotes user={user} />
        </span>
      </span>
    </span>
  )
}

/** The notes beside the status: a cancel that the operator examines, and the recorded times. */
function StatusNotes({ user }: { user: OfferingUser }) {
  return (
    <>
      {user.cancelReview && (
        <small>
          {user.cancelReview.reason}({formatDateTime(user.cancelReview.dueAt, serverNow())}まで)
        </small>
      )}
      {user.checkedInAt && (
        <small data-recorded=''>
          {user.checkedOutAt
            ? `記録 ${formatTime(user.checkedInAt)}〜${formatTime(user.checkedOutAt)}`
            : `${formatTime(user.checkedInAt)} チェックイン`}
          {user.lateMin > 0 && `(${user.lateMin}分遅れ)`}
        </small>
      )}
      {user.isReleasedEarly && <small>店舗の都合の早上がり(予定の終了まで支払い)</small>}
    </>
  )
}

/** The status with its notes. On phones the chip is beside the name, so the notes follow the name instead. */
function Status({ user }: { user: OfferingUser }) {
  return (
    <>
      <StatusChip {...matchingChip(user)} />
      <span data-notes='table'>
        {user.employmentNotice && user.checkedInAt === null && (
          <small>通知書 {user.employmentNotice.readAt === null ? '未読' : '既読'}</small>
        )}
        <StatusNotes user={user} />
      </span>
    </>
  )
}

function Answers({ user }: { user: OfferingUser }) {
  if (user.questions === 0) return <>なし</>
  if (user.answeredQuestions < user.questions) return <StatusChip kind='warning' label='未回答' />
  return (
    <>
      {user.answeredQuestions}/{user.questions} 回答済み
    </>
  )
}

/** The columns of the table of matched workers. */
export const matchedWorkerColumns: Column<OfferingUser>[] = [
  { label: 'ワーカー', width: 'minmax(0, 1fr)', cell: (user) => <Name user={user} /> },
  {
    name: 'rates',
    label: 'Good率 / 直前\u200bキャンセル率',
    width: '112px',
    card: 'hide',
    cell: (user) => (
      <>
        {percent(user.goodRate)}
        <br />
        <small>{percent(user.lastMinuteCancelRate)}</small>
      </>
    ),
  },
  {
    name: 'matchedAt',
    label: '申込',
    width: '84px',
    card: 'hide',
    cell: (user) => (
      <>
        {formatSlashDay(user.matchedAt, serverNow())}
        <br />
        {formatTime(user.matchedAt)}
      </>
    ),
  },
  {
    label: '働く前の質問',
    width: '88px',
    cell: (user) => <Answers user={user} />,
  },
  {
    label: '資格',
    width: '60px',
    cell: (user) => qualificationDocumentStatusLabel[user.qualificationDocumentStatus],
  },
  {
    label: '報酬見込',
    width: '112px',
    number: true,
    cell: (user) => (
      <>
        {user.grossYen === null ? '−' : formatYen(user.grossYen)}
        {user.bonusYen !== null && user.bonusYen > 0 && (
          <small data-bonus=''>
            うちボーナス <span>{formatYen(user.bonusYen)}</span>
          </small>
        )}
        {user.unpaidMinutesAfterEnd > 0 && (
          <small data-bonus=''>終了後{user.unpaidMinutesAfterEnd}分を除く</small>
        )}
      </>
    ),
  },
  { label: 'ステータス', width: '128px', card: 'chip', cell: (user) => <Status user={user} /> },
]
