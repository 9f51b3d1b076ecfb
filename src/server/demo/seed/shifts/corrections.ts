import type { FixReasonKind } from '@/contracts/paymentCorrections/enums'
import { undisputedPayOf } from '@/domain/matchings/paymentCorrection'
import { scannedTimes } from '@/domain/matchings/settlement'
import { payOf } from '@/domain/pay/pay'
import { addMinutes, hourMs, minuteMs, msOf } from '@/lib/date'
import type { Random } from '@/server/demo/market/random'
import type { FixRow, MatchingRow, OfferingRow, Shift } from '@/server/demo/seed/types'
import { secondsAfter } from './clock'
import type { ShiftContext } from './context'
import { RESTAURANT_ID } from './restaurantStory'

type ReasonKind = Extract<FixReasonKind, 'late' | 'early_leave' | 'overtime' | 'qr_failure'>

const reasonTexts: Record<ReasonKind, readonly string[]> = {
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
const REJECTION_REASON =
  '責任者に確認しましたが、予定の時刻に終了した記録があります。お心当たりがあれば、もう一度ご連絡ください。'
/** The kinds of answered corrections; twice: twice as likely. */
const answeredKinds = ['late', 'late', 'overtime', 'overtime', 'early_leave', 'qr_failure'] as const
/** The open corrections of each store of the first company, so that its head office has some of several stores. */
const openKinds: readonly { clientId: number; kinds: readonly ReasonKind[] }[] = [
  { clientId: RESTAURANT_ID, kinds: ['late', 'overtime', 'late', 'qr_failure'] },
  { clientId: 2, kinds: ['overtime', 'late'] },
  { clientId: 3, kinds: ['overtime'] },
]
/** Seconds after which a correction that is not answered is approved automatically (7 days). */
const DUE_SECONDS = 7 * 86_400

const toUtc = (instant: string) => new Date(msOf(instant)).toISOString()

/** The hours that the worker asks for, `minutes` off the planned ones. */
function requestedHours({ startAt, endAt }: OfferingRow, kind: ReasonKind, minutes: number) {
  const hours: Record<ReasonKind, () => { startAt: string; endAt: string }> = {
    late: () => ({ startAt: toUtc(addMinutes(startAt, minutes)), endAt }),
    overtime: () => ({ startAt, endAt: toUtc(addMinutes(endAt, minutes)) }),
    early_leave: () => ({ startAt, endAt: toUtc(addMinutes(endAt, -minutes * 2)) }),
    qr_failure: () => ({ startAt, endAt }),
  }
  return hours[kind]()
}

/** Draws the scanned end: null if the QR code failed, otherwise within a minute of the requested end. */
function drawCheckOut(random: Random, kind: ReasonKind, endAt: string) {
  if (kind === 'qr_failure') return null
  const seconds = random.int(0, 40)
  return secondsAfter(endAt, kind === 'overtime' ? -seconds : seconds)
}

/** Pay of the matching for other hours. */
const payFor = (
  { hourlyWageYen, transportationYen, scheduledPay }: MatchingRow,
  hours: { startAt: string; endAt: string; breakMin: number },
) =>
  payOf({
    ...hours,
    hourlyWageYen,
    transportationYen,
    scheduledMin: scheduledPay.workMin,
    bonuses: scheduledPay.bonuses,
  })

const scansOf = ({ checkedInAt = null, checkedOutAt = null }: MatchingRow) => ({
  checkedInAt,
  checkedOutAt,
})

type CorrectionInput = {
  matching: MatchingRow
  offering: OfferingRow
  kind: ReasonKind
  id: number
}
/** An open request to correct a worked shift. The scans of the matching are changed so that they agree with it. */
function requestCorrection(
  random: Random,
  { matching, offering, kind, id }: CorrectionInput,
): FixRow {
  const { breakMin } = offering
  const { startAt, endAt } = requestedHours(offering, kind, random.int(6, 28))
  if (kind === 'late') matching.checkedInAt = secondsAfter(startAt, random.int(0, 50))
  matching.checkedOutAt = drawCheckOut(random, kind, endAt)
  matching.status = 'worked'
  const { grossYen } = payFor(matching, { startAt, endAt, breakMin })
  const requestedAt = secondsAfter(endAt, random.int(120, 5400))
  return {
    id,
    clientId: matching.clientId,
    matchingId: matching.id,
    reasonKinds: [kind],
    reasonText: random.pick(reasonTexts[kind]),
    planned: {
      startAt: offering.startAt,
      endAt: offering.endAt,
      breakMin,
      grossYen: matching.scheduledPay.grossYen,
    },
    requested: { startAt, endAt, breakMin, grossYen },
    status: 'requested',
    requestedAt,
    dueAt: secondsAfter(requestedAt, DUE_SECONDS),
    respondedAt: null,
    respondedBy: null,
    responseReason: null,
    counter: null,
    previousId: null,
    lockVersion: 1,
  }
}

/** Most requests are approved. */
function drawAnswer(random: Random) {
  const chance = random.next()
  if (chance < 0.86) return 'approved'
  if (chance < 0.92) return 'auto_approved'
  return chance < 0.97 ? 'rejected' : 'withdrawn'
}

/** A correction of the past that was answered; an approved one changes the pay of the matching. */
export function makeAnsweredCorrection(
  { random, now, corrections }: ShiftContext,
  matching: MatchingRow,
  offering: OfferingRow,
): FixRow {
  const kind = random.pick(answeredKinds)
  const id = corrections.length + 1
  const correction = requestCorrection(random, { matching, offering, kind, id })
  const status = drawAnswer(random)
  const answeredMs = msOf(correction.requestedAt) + random.int(1, 60) * hourMs
  correction.status = status
  correction.respondedAt = new Date(Math.min(answeredMs, now.getTime() - minuteMs)).toISOString()
  if (status === 'approved' || status === 'auto_approved')
    matching.fixedPay = payFor(matching, correction.requested)
  if (status === 'approved' || status === 'rejected')
    correction.respondedBy = offering.createdBy ?? null
  if (status === 'rejected') correction.responseReason = REJECTION_REASON
  return correction
}

/**
 * Adds corrections that wait for an answer, at the restaurant three as scanned. The shifts are at most five
 * days old, so the oldest request is due in two days or later.
 */
export function addOpenCorrections(
  random: Random,
  shifts: readonly Shift[],
  corrections: FixRow[],
  now: Date,
) {
  const correctedIds = new Set(corrections.map(({ matchingId }) => matchingId))
  const from = new Date(now.getTime() - 5 * 24 * hourMs).toISOString()
  const to = new Date(now.getTime() - 36 * hourMs).toISOString()
  const recent = shifts
    .filter(({ row }) => row.startAt > from && row.endAt < to)
    .flatMap(({ row, matched }) => {
      const matching = matched.find(
        ({ id, status }) => status === 'worked' && !correctedIds.has(id),
      )
      return matching ? [{ matching, offering: row }] : []
    })
  for (const { clientId, kinds } of openKinds) {
    const candidates = recent.filter(({ offering }) => offering.clientId === clientId)
    kinds.forEach((kind, index) => {
      const candidate = candidates[Math.floor((candidates.length * index) / kinds.length)]
      if (!candidate) return
      const { matching, offering } = candidate
      const id = corrections.length + 1
      const correction = requestCorrection(random, { matching, offering, kind, id })
      corrections.push(correction)
      matching.fixedPay = null
      matching.paymentStatus = 'awaiting_fix'
      matching.undisputedPay = undisputedPayOf(
        matching.scheduledPay,
        payFor(matching, scannedTimes(offering, scansOf(matching))),
        payFor(matching, correction.requested),
      )
    })
  }
}
