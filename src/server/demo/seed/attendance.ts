import { payOf } from '@/domain/pay/pay'
import type { FixReasonKind } from '@/contracts/paymentCorrections/enums'
import { addMinutes, msOf } from '@/lib/date'
import type { Random } from '@/server/demo/market/random'
import type { FixRow, MatchingRow, OfferingRow } from './types'

type Given = { now: Date; late: boolean; calm: boolean; reviewed: boolean; nextFixId: number }

const words: Record<'late' | 'early_leave' | 'overtime' | 'qr_failure', readonly string[]> = {
  late: [
    '電車の遅延で到着が遅れました。遅延証明書があります。',
    '道に迷い、到着が遅れました。申し訳ありません。',
  ],
  early_leave: ['体調が悪くなり、責任者の方に相談して早く上がりました。'],
  overtime: [
    '混み合っていたため、責任者の方の依頼で残って片付けをしました。',
    '引き継ぎに時間がかかり、終了が遅くなりました。',
  ],
  qr_failure: [
    '退勤のときにQRコードを読み取れず、そのまま帰りました。予定どおりの時刻に終わっています。',
  ],
}
const second = (instant: string, seconds: number) =>
  new Date(Math.floor((msOf(instant) + seconds * 1000) / 1000) * 1000).toISOString()

/**
 * What happened with a taken seat up to now: absent, under way, or worked, with pay and review. Answers the request to correct it, if
 * there was one.
 */
export function attend(
  random: Random,
  m: MatchingRow,
  o: OfferingRow,
  { now, late, calm, reviewed, nextFixId }: Given,
): FixRow | undefined {
  const nowMs = now.getTime()
  const over = msOf(o.endAt) + 600_000 <= nowMs
  if (msOf(o.startAt) > nowMs) return undefined
  if (late) return undefined
  if (over && !calm && random.chance(0.012)) {
    m.status = 'absence'
    m.absenceKind = random.chance(0.5) ? 'no_show' : 'contacted'
    m.paymentStatus = 'none'
    return undefined
  }
  m.checkedInAt = second(o.startAt, -random.int(80, 900))
  if (!over) return undefined
  m.status = 'worked'
  m.checkedOutAt = second(o.endAt, random.int(20, 420))
  m.fixedPay = m.scheduledPay
  const settledBefore = nowMs - 36 * 3_600_000
  m.paymentStatus = msOf(o.endAt) < settledBefore ? 'paid' : 'confirmed'
  if (reviewed)
    m.reviewedAt = second(
      o.endAt,
      Math.min(random.int(3600, 28 * 3600), Math.floor((nowMs - msOf(o.endAt)) / 1000)),
    )
  if (calm || msOf(o.endAt) > nowMs - 20 * 3_600_000 || !random.chance(0.06)) return undefined
  return correct(random, m, o, nextFixId, nowMs)
}

const kinds = ['late', 'late', 'overtime', 'overtime', 'early_leave', 'qr_failure'] as const
/** A request of the past, answered. */
function correct(
  random: Random,
  m: MatchingRow,
  o: OfferingRow,
  id: number,
  nowMs: number,
): FixRow {
  const fix = asked(random, m, o, random.pick(kinds), id)
  const answer = random.next()
  const respondedMs = Math.min(
    msOf(fix.requestedAt) + random.int(1, 60) * 3_600_000,
    nowMs - 60_000,
  )
  fix.status =
    answer < 0.86
      ? 'approved'
      : answer < 0.92
        ? 'auto_approved'
        : answer < 0.97
          ? 'rejected'
          : 'withdrawn'
  fix.respondedAt = new Date(respondedMs).toISOString()
  if (fix.status === 'approved' || fix.status === 'auto_approved')
    m.fixedPay = payOf({
      ...fix.requested,
      hourlyWageYen: m.hourlyWageYen,
      transportationYen: m.transportationYen,
      bonuses: m.scheduledPay.bonuses,
    })
  if (fix.status === 'approved') fix.respondedBy = o.createdBy ?? null
  if (fix.status === 'rejected') {
    fix.respondedBy = o.createdBy ?? null
    fix.responseReason =
      '責任者に確認しましたが、予定の時刻に終了した記録があります。お心当たりがあれば、もう一度ご連絡ください。'
  }
  return fix
}

/** A request to correct a worked shift, still open; the scans of the shift agree with it. */
export function asked(
  random: Random,
  m: MatchingRow,
  o: OfferingRow,
  kind: Extract<FixReasonKind, keyof typeof words>,
  id: number,
): FixRow {
  const planned = {
    startAt: o.startAt,
    endAt: o.endAt,
    breakMin: o.breakMin,
    grossYen: m.scheduledPay.grossYen,
  }
  const minutes = random.int(6, 28)
  const startAt = kind === 'late' ? iso(addMinutes(o.startAt, minutes)) : o.startAt
  const endAt =
    kind === 'overtime'
      ? iso(addMinutes(o.endAt, minutes))
      : kind === 'early_leave'
        ? iso(addMinutes(o.endAt, -minutes * 2))
        : o.endAt
  if (kind === 'late') m.checkedInAt = second(startAt, random.int(0, 50))
  m.checkedOutAt =
    kind === 'qr_failure'
      ? null
      : second(endAt, kind === 'overtime' ? -random.int(0, 40) : random.int(0, 40))
  m.status = 'worked'
  const { grossYen } = payOf({
    startAt,
    endAt,
    breakMin: o.breakMin,
    hourlyWageYen: m.hourlyWageYen,
    transportationYen: m.transportationYen,
    bonuses: m.scheduledPay.bonuses,
  })
  const requestedAt = second(endAt, random.int(120, 5400))
  return {
    id,
    clientId: m.clientId,
    matchingId: m.id,
    reasonKinds: [kind],
    reasonText: random.pick(words[kind]),
    planned,
    requested: { startAt, endAt, breakMin: o.breakMin, grossYen },
    status: 'requested',
    requestedAt,
    dueAt: second(requestedAt, 7 * 86_400),
    respondedAt: null,
    respondedBy: null,
    responseReason: null,
    counter: null,
    previousId: null,
    lockVersion: 1,
  }
}
const iso = (instant: string) => new Date(msOf(instant)).toISOString()

/** Turns a worked shift into one whose correction waits for the store. */
export function reopen(
  random: Random,
  m: MatchingRow,
  o: OfferingRow,
  kind: Extract<FixReasonKind, keyof typeof words>,
  id: number,
): FixRow {
  const fix = asked(random, m, o, kind, id)
  m.fixedPay = null
  m.paymentStatus = 'awaiting_fix'
  return fix
}
