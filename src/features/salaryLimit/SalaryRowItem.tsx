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
const rest = ({ remainingYen }: Used, wage: number | null) =>
  remainingYen === null
    ? '上限なし'
    : remainingYen <= 0
      ? '残りはありません'
      : `あと${formatYen(remainingYen)}${wage && remainingYen >= wage ? `(約${Math.floor(remainingYen / wage)}時間)` : ''}`

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
        <span data-hot={share >= limitNearShare || undefined}>{rest(used, wage)}</span>
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
/** One worker: what is taken of the month and the year, what is left, and where the individual number stands. */
export function SalaryRowItem({ row: r, fromYen, may, selected, onSelect }: Props) {
  const { provision: p } = r
  const now = new Date()
  const told =
    p.status === 'requested' && p.requestedAt
      ? `${formatDay(p.requestedAt, now)}に${p.requestedByName ? `${p.requestedByName}さんが` : ''}依頼。期限 ${p.expiresAt ? formatDay(new Date(new Date(p.expiresAt).getTime() - 1), now) : ''}`
      : p.status === 'provided' && p.answeredAt
        ? `${formatDay(p.answeredAt, now)}に提供`
        : p.status === 'expired' && p.expiresAt
          ? `${formatDay(new Date(new Date(p.expiresAt).getTime() - 1), now)}までに提供されませんでした。${p.refusal ?? 'もう一度依頼できます。'}`
          : p.status === 'declined' && p.answeredAt
            ? `${formatDay(p.answeredAt, now)}に、${p.refusal ?? ''}`
            : p.status === 'requestable'
              ? `年間の報酬が${formatYen(r.year.usedYen)}のため、依頼できます`
              : p.status === 'not_requestable' && r.year.usedYen < fromYen
                ? `依頼できるまで あと${formatYen(fromYen - r.year.usedYen)}`
                : p.refusal
  return (
    <S.Row aria-label={`${r.name}さん`} data-on={selected || undefined}>
      <div data-who=''>
        {may && p.refusal === null ? (
          <label data-pick=''>
            <input
              type='checkbox'
              checked={selected}
              onChange={(e) => onSelect(e.target.checked)}
              aria-label={`${r.name}さんを選択`}
            />
          </label>
        ) : (
          <i />
        )}
        <Avatar name={r.name} />
        <span data-name=''>
          <b>{r.name}</b>
          <small>{r.nameKana}</small>
          <span data-tags=''>
            <Tag>当店{r.workedCountHere}回</Tag>
            {r.blockedBy !== 'none' && (
              <StatusChip kind='warning' label={`${limitBlockLabel[r.blockedBy]}に到達`} />
            )}
          </span>
        </span>
      </div>
      <Bar label='今月の報酬' name={r.name} used={r.month} wage={r.hourlyWageYen} />
      <Bar label='今年度の報酬' name={r.name} used={r.year} wage={r.hourlyWageYen} />
      <div data-number=''>
        <p>
          <StatusChip kind={kinds[p.status]} label={mynumberStatusLabel[p.status]} />
        </p>
        {told && <small>{told}</small>}
        {r.week.limitMin !== null && (
          <small>
            今週 {formatDuration(r.week.usedMin)} / {formatDuration(r.week.limitMin)}未満
          </small>
        )}
      </div>
    </S.Row>
  )
}
