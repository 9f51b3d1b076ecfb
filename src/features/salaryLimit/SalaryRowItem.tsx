import type { SalaryRow } from '@/contracts/myNumber/schemas'
import { mynumberStatusLabel } from '@/domain/labels'
import { limitBlockLabel, limitNearShare } from '@/domain/workers/mynumberProvision'
import { formatDay, formatDuration, formatSlashDay } from '@/lib/dates/tokyoDate'
import { formatYen } from '@/lib/text/money'
import { Avatar } from '@/ui/data-display/Avatar'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { StatusChip, type ChipKind } from '@/ui/data-display/StatusChip'
import { Tag } from '@/ui/data-display/Tag'
import * as S from './SalaryLimitScreen.styles'

const kinds: Record<SalaryRow['provision']['status'], ChipKind> = {
  not_requestable: 'outline',
  requestable: 'info',
  requested: 'warning',
  provided: 'success',
  declined: 'error',
  expired: 'late',
}
type Used = SalaryRow['month']

/** 「あと1,999円(約1時間)」 */
function remainingText({ remainingYen }: Used, wage: number | null) {
  if (remainingYen === null) return '上限なし'
  if (remainingYen <= 0) return '残りはありません'
  const hours = wage && remainingYen >= wage ? `(約${Math.floor(remainingYen / wage)}時間)` : ''
  return `あと${formatYen(remainingYen)}${hours}`
}

function Bar({
  label,
  name,
  used,
  wage,
}: {
  label: string
  name: string
  used: Used
  wage: number | null
}) {
  const share = used.limitYen === null ? 0 : used.usedYen / used.limitYen
  return (
    <div data-bar=''>
      <p>
        <span>{label}</span>
        <b>{formatYen(used.usedYen)}</b>
        {used.limitYen !== null && <small>/ {formatYen(used.limitYen)}未満</small>}
      </p>
      {used.limitYen === null ? (
        <p data-free=''>マイナンバーの提供により、年の上限はありません</p>
      ) : (
        <ProgressBar
          meter
          label={`${name}さんの${label}`}
          value={used.usedYen}
          max={used.limitYen}
          tone={share >= limitNearShare ? 'warning' : 'primary'}
        />
      )}
      <p data-rest=''>
        <span data-hot={share >= limitNearShare || undefined}>{remainingText(used, wage)}</span>
        <small>{formatSlashDay(used.resetsOn)}に戻ります</small>
      </p>
    </div>
  )
}

type Props = {
  row: SalaryRow
  /** From how many yen in the year a request is possible. */ fromYen: number
  /** Can be chosen for a request by this account. */ may: boolean
  selected: boolean
  onSelect: (on: boolean) => void
}
/** A deadline is an instant; the day before it is the last one that counts. */
const lastDayBefore = (instant: string, now: Date) =>
  formatDay(new Date(new Date(instant).getTime() - 1), now)

/** Where the request for the individual number stands. */
function provisionText({ provision, year }: SalaryRow, fromYen: number, now: Date) {
  const { status, requestedAt, requestedByName, expiresAt, answeredAt, refusal } = provision
  if (status === 'requested' && requestedAt) {
    const by = requestedByName ? `${requestedByName}さんが` : ''
    const deadline = expiresAt ? lastDayBefore(expiresAt, now) : ''
    return `${formatDay(requestedAt, now)}に${by}依頼。期限 ${deadline}`
  }
  if (status === 'provided' && answeredAt) return `${formatDay(answeredAt, now)}に提供`
  if (status === 'expired' && expiresAt)
    return `${lastDayBefore(expiresAt, now)}までに提供されませんでした。${refusal ?? 'もう一度依頼できます。'}`
  if (status === 'declined' && answeredAt)
    return `${formatDay(answeredAt, now)}に、${refusal ?? ''}`
  if (status === 'requestable') return `年間の報酬が${formatYen(year.usedYen)}のため、依頼できます`
  if (status === 'not_requestable' && year.usedYen < fromYen)
    return `依頼できるまで あと${formatYen(fromYen - year.usedYen)}`
  return refusal
}

/** One worker: what is taken of the month and the year, what is left, and where the individual number stands. */
export function SalaryRowItem({ row, fromYen, may, selected, onSelect }: Props) {
  const { provision } = row
  const now = new Date()
  const statusText = provisionText(row, fromYen, now)
  return (
    <S.Row aria-label={`${row.name}さん`} data-on={selected || undefined}>
      <div data-who=''>
        {may && provision.refusal === null ? (
          <label data-pick=''>
            <input
              type='checkbox'
              checked={selected}
              onChange={(e) => onSelect(e.target.checked)}
              aria-label={`${row.name}さんを選択`}
            />
          </label>
        ) : (
          <i />
        )}
        <Avatar name={row.name} />
        <span data-name=''>
          <b>{row.name}</b>
          <small>{row.nameKana}</small>
          <span data-tags=''>
            <Tag>当店{row.workedCountHere}回</Tag>
            {row.blockedBy !== 'none' && (
              <StatusChip kind='warning' label={`${limitBlockLabel[row.blockedBy]}に到達`} />
            )}
          </span>
        </span>
      </div>
      <Bar label='今月の報酬' name={row.name} used={row.month} wage={row.hourlyWageYen} />
      <Bar label='今年度の報酬' name={row.name} used={row.year} wage={row.hourlyWageYen} />
      <div data-number=''>
        <p>
          <StatusChip
            kind={kinds[provision.status]}
            label={mynumberStatusLabel[provision.status]}
          />
        </p>
        {statusText && <small>{statusText}</small>}
        {row.week.limitMin !== null && (
          <small>
            今週 {formatDuration(row.week.usedMin)} / {formatDuration(row.week.limitMin)}未満
          </small>
        )}
      </div>
    </S.Row>
  )
}
