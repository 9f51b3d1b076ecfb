import type { StatementLine } from '@/contracts/billing/schemas'
import { lineFlagLabel } from '@/domain/billing/labels'
import { describeLine } from '@/features/billing/lib/describeLine'
import { serverNow } from '@/lib/clock'
import { formatDay, formatHours } from '@/lib/date'
import { formatBillYen } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { StatusChip } from '@/ui/data-display/StatusChip'
import * as S from './StatementLines.styles'

/** One line for each matching below a row of headings: its amounts explained, with a link to their origin. */
export function LineList({
  label,
  lines,
  canOpenStore,
}: {
  label: string
  lines: readonly StatementLine[]
  /** Whether the account can open the store; otherwise there are no links to shifts and corrections. */
  canOpenStore: boolean
}) {
  return (
    <>
      <S.Headings aria-hidden>
        <span>勤務</span>
        <span>立替金(不課税)</span>
        <span>利用料(税抜)</span>
      </S.Headings>
      <S.Lines data-dense='' aria-label={label}>
        {lines.map((line) => (
          <li key={line.matchingId}>
            <time dateTime={line.workOn}>
              {formatDay(line.workOn, serverNow())}
              <small>{formatHours(line.startAt, line.endAt)}</small>
            </time>
            <div>
              <S.Head>
                <b>{line.title}</b>
                {line.workerName}
                <LineChips line={line} />
                {canOpenStore && <OriginLink line={line} />}
              </S.Head>
              <p>{describeLine(line)}</p>
            </div>
            <dl>
              <div>
                <dt className='vh'>立替金(不課税)</dt>
                <dd>{formatBillYen(line.billedYen)}</dd>
              </div>
              <div>
                <dt className='vh'>利用料(税抜)</dt>
                <dd>{formatBillYen(line.feeYen)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </S.Lines>
    </>
  )
}

function LineChips({
  line: { flag, source, leaveAllowanceYen, bonusYen },
}: {
  line: StatementLine
}) {
  return (
    <>
      {flag !== 'none' && <StatusChip kind='warning' label={lineFlagLabel[flag]} />}
      {flag === 'none' && source === 'correction' && (
        <StatusChip kind='notice' icon={null} label='修正あり' />
      )}
      {leaveAllowanceYen > 0 && <StatusChip kind='rejected' label='休業手当' />}
      {bonusYen > 0 && <StatusChip kind='outline' label='ボーナス' />}
    </>
  )
}

const originWords = {
  shift: '求人を開く',
  correction: '修正依頼を開く',
  cancel: 'キャンセルした求人を開く',
} as const

/** Links to the origin of the amount of a line: the shift, the correction or the cancel. */
function OriginLink({
  line: { clientId, offeringId, workOn, source, flag },
}: {
  line: StatementLine
}) {
  const status = flag === 'provisional' ? ('requested' as const) : ('answered' as const)
  const target =
    source === 'correction'
      ? href(routes.corrections, { clientId }, { status, fromOn: workOn, toOn: workOn })
      : href(routes.offering, { clientId, offeringId })
  return <Link href={target}>{originWords[source]}</Link>
}
