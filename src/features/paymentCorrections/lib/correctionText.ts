import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import type { Instant } from '@/lib/date'
import { formatYen, formatYenDiff } from '@/lib/text/money'
import { clockBeside } from './clockBeside'

/** '45分', or 'なし' without a break. */
export const breakText = (minutes: number) => (minutes > 0 ? `${minutes}分` : 'なし')
/** The time of a scan relative to the planned start, such as '翌0:10'; 'なし' for a missing scan. */
export const clockOrNone = (plannedStart: Instant, at: Instant | null) =>
  at === null ? 'なし' : clockBeside(plannedStart, at)
/** '予定より−270円', '申請と同額': compares an amount with the planned or requested one. */
export const besideText = (name: '予定' | '申請', diffYen: number) =>
  diffYen === 0 ? `${name}と同額` : `${name}より${formatYenDiff(diffYen)}`
/** '予定の8,094円 → 7,824円': the pay before and after an approval; only one amount if they are equal. */
export const payChangeText = ({
  planned,
  requested,
}: Pick<FixPaymentRequest, 'planned' | 'requested'>) =>
  planned.pay.grossYen === requested.pay.grossYen
    ? formatYen(requested.pay.grossYen)
    : `予定の${formatYen(planned.pay.grossYen)} → ${formatYen(requested.pay.grossYen)}`
