import type { SalaryRow } from '@/contracts/myNumber/schemas'
import { mynumberStatusLabel } from '@/domain/labels'
import { payLimitText, remainingPayText, workLimitText } from '@/domain/workers/limitTexts'
import {
  MIN_ROOM_YEN,
  limitBlockLabel,
  LIMIT_NEAR_SHARE,
  provisionLastDay,
} from '@/domain/workers/mynumberProvision'
import * as S from '@/features/myNumber/SalaryLimitScreen.styles'
import { serverNow } from '@/lib/clock'
import { formatDay, formatDuration, formatSlashDay } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { Avatar } from '@/ui/data-display/Avatar'
import { StatusChip, type ChipKind } from '@/ui/data-display/StatusChip'
import { Tag } from '@/ui/data-display/Tag'
import { ProgressBar } from '@/ui/feedback/ProgressBar'

const statusKinds: Record<SalaryRow['provision']['status'], ChipKind> = {
  not_requestable: 'outline',
  requestable: 'notice',
  requested: 'progress',
  provided: 'success',
  declined: 'error',
  expired: 'late',
}
type Usage = SalaryRow['month']

/** 「あと5,999円(約4時間)」 */
function remainingText({ remainingYen }: Usage, wage: number | null) {
  if (remainingYen === null) return '上限なし'
  const hasHours = wage && remainingYen >= Math.max(wage, MIN_ROOM_YEN)
  const hours = hasHours ? `(約${Math.floor(remainingYen / wage)}時間)` : ''
  return `${remainingPayText(remainingYen)}${hours}`
}

function UsageBar({
  label,
  name,
  usage,
  wage,
}: {
  label: string
  name: string
  usage: Usage
  wage: number | null
}) {
  const share = usage.limitYen === null ? 0 : usage.usedYen / usage.limitYen
  return (
    <div data-bar=''>
      <p>
        <span>{label}</span>
        <b>{formatYen(usage.usedYen)}</b>
        {usage.limitYen !== null && <small>/ {payLimitText(usage.limitYen)}</small>}
      </p>
      {usage.limitYen === null ? (
        <p data-free=''>マイナンバーの提供により、年の上限はありません</p>
      ) : (
        <ProgressBar
          meter
          label={`${name}さんの${label}`}
          value={usage.usedYen}
          max={usage.limitYen}
          tone={share >= LIMIT_NEAR_SHARE ? 'warning' : 'primary'}
        />
      )}
      <p data-rest=''>
        <span data-near-limit={share >= LIMIT_NEAR_SHARE || undefined}>
          {remainingText(usage, wage)}
        </span>
        <small>{formatSlashDay(usage.resetsOn, serverNow())}に戻ります</small>
      </p>
    </div>
  )
}

type Props = {
  row: SalaryRow
  /** The pay of the year, in yen, from which a request is possible. */
  thresholdYen: number
  /** Whether this account can select the worker for a request. */
  canRequest: boolean
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}
type StatusText = (row: SalaryRow, thresholdYen: number, now: Date) => string | null

/** The text of the request's status; null if the reason of a refusal is shown instead. */
const statusTexts: Record<SalaryRow['provision']['status'], StatusText> = {
  requested: ({ provision: { requestedAt, requestedByName, expiresAt } }, _, now) => {
    if (!requestedAt) return null
    const requester = requestedByName ? `${requestedByName}さんが` : ''
    const deadline = expiresAt ? formatDay(provisionLastDay(expiresAt), now) : ''
    return `${formatDay(requestedAt, now)}に${requester}依頼。期限 ${deadline}`
  },
  provided: ({ provision: { answeredAt } }, _, now) =>
    answeredAt && `${formatDay(answeredAt, now)}に提供`,
  expired: ({ provision: { expiresAt, refusal } }, _, now) =>
    expiresAt &&
    `${formatDay(provisionLastDay(expiresAt), now)}までに提供されませんでした。${refusal ?? 'もう一度依頼できます。'}`,
  declined: ({ provision: { answeredAt, refusal } }, _, now) =>
    answeredAt && `${formatDay(answeredAt, now)}に、${refusal ?? ''}`,
  requestable: ({ year }) => `今年度の報酬が${formatYen(year.usedYen)}のため、依頼できます`,
  not_requestable: ({ year }, thresholdYen) =>
    year.usedYen < thresholdYen
      ? `依頼できるまで あと${formatYen(thresholdYen - year.usedYen)}`
      : null,
}

/** One worker: pay of the month and the year against the limits, and the status of the individual number. */
export function SalaryRowItem({ row, thresholdYen, canRequest, isSelected, onSelect }: Props) {
  const { provision } = row
  const now = serverNow()
  const reportText = row.calendarYear?.warning
  const statusText = statusTexts[provision.status](row, thresholdYen, now) ?? provision.refusal
  return (
    <S.Row aria-label={`${row.name}さん`} data-selected={isSelected || undefined}>
      <div data-who=''>
        {canRequest && provision.refusal === null ? (
          <label data-pick=''>
            <input
              type='checkbox'
              checked={isSelected}
              onChange={(event) => onSelect(event.target.checked)}
              aria-label={`${row.name}さんを選択`}
            />
          </label>
        ) : (
          <i />
        )}
        <Avatar name={row.name} />
        <span>
          <b>{row.name}</b>
          <small>{row.nameKana}</small>
          <span data-tags=''>
            <Tag>この店舗{row.workedCountHere}回</Tag>
            {row.blockedBy !== 'none' && (
              <StatusChip kind='warning' label={`${limitBlockLabel[row.blockedBy]}に到達`} />
            )}
          </span>
        </span>
      </div>
      <UsageBar label='今月の報酬' name={row.name} usage={row.month} wage={row.hourlyWageYen} />
      <UsageBar label='今年度の報酬' name={row.name} usage={row.year} wage={row.hourlyWageYen} />
      <div data-number=''>
        <p>
          <StatusChip
            kind={statusKinds[provision.status]}
            label={mynumberStatusLabel[provision.status]}
          />
        </p>
        {statusText && <small>{statusText}</small>}
        {row.week.limitMin !== null && (
          <small>
            今週 {formatDuration(row.week.usedMin)} / {workLimitText(row.week.limitMin)}
          </small>
        )}
      </div>
      {reportText && <small data-report=''>{reportText}</small>}
    </S.Row>
  )
}
