import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import type { Instant } from '@/lib/date'
import { formatYen, formatYenDiff } from '@/lib/text/money'
import { clockBeside } from './clockBeside'

export const breakText = (minutes: number) => (minutes > 0 ? `${minutes}分` : 'なし')
export const clockOrNone = (plannedStart: Instant, at: Instant | null) =>
  at === null ? 'なし' : clockBeside(plannedStart, at)
/** '予定より−270円', '申請と同額': what an amount is beside another one. */
export const besideText = (name: '予定' | '申請', diffYen: number) =>
  diffYen === 0 ? `${name}と同額` : `${name}より${formatYenDiff(diffYen)}`
/** '予定の8,094円 → 7,824円': the pay before and after the approval of a request; one amount where they agree. */
export const payChangeText = ({
  planned,
  requested,
}: Pick<FixPaymentRequest, 'planned' | 'requested'>) =>
  planned.pay.grossYen === requested.pay.grossYen
    ? formatYen(requested.pay.grossYen)
    : `予定の${formatYen(planned.pay.grossYen)} → ${formatYen(requested.pay.grossYen)}`
