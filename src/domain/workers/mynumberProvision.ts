import type { LimitBlock, SalaryListType, MynumberStatus } from '@/contracts/myNumber/enums'
import {
  addDays,
  type Day,
  dayOf,
  endOfDay,
  formatDay,
  type Instant,
  msOf,
  toInstant,
} from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { MYNUMBER_REQUESTABLE_FROM_YEN } from './limits'

export const salaryListLabel: Record<SalaryListType, string> = {
  all: 'すべて',
  near: '上限が近い',
  reached: '上限に到達',
  mynumber_requestable: '依頼できる',
  requested: '依頼中',
  provided: '提供済み',
  declined: '提供不可',
  expired: '期限切れ',
  not_requestable: '依頼対象外',
}
/** A request without an answer expires after this many days. */
export const PROVISION_DAYS = 30
/** Returns when a request expires: the end of the thirtieth day after it. */
export const provisionExpiresAt = (requestedAt: Instant) =>
  endOfDay(addDays(dayOf(requestedAt), PROVISION_DAYS))

/** Returns the last day on which a request can be answered: its expiry is at 0:00 of the day after. */
export const provisionLastDay = (expiresAt: Instant): Day => dayOf(toInstant(msOf(expiresAt) - 1))

/**
 * The purposes for which the individual number is used, as shown to the worker. They must be stated before the number
 * is requested (個人情報保護法21条, 番号法), and no other use is allowed. The documents are those of 所得税法226条
 * (源泉徴収票) and 地方税法317条の6 (給与支払報告書).
 */
export const provisionPurposes = [
  '給与所得の源泉徴収票の作成と、税務署への提出',
  '給与支払報告書の作成と、市区町村への提出',
  '上の書類についての、税務署・市区町村からの照会への回答',
] as const

type ProvisionTimes = {
  requestedAt: Instant
  expiresAt: Instant
  providedAt: Instant | null
  declinedAt: Instant | null
}
/** Derives the status of a request from its instants and the worker's pay in the year (yen). */
export function provisionStatusAt(
  request: ProvisionTimes | undefined,
  yearYen: number,
  now: Date,
): MynumberStatus {
  if (request?.providedAt) return 'provided'
  if (request?.declinedAt) return 'declined'
  if (request) return msOf(request.expiresAt) > now.getTime() ? 'requested' : 'expired'
  return yearYen >= MYNUMBER_REQUESTABLE_FROM_YEN ? 'requestable' : 'not_requestable'
}

/**
 * Why a worker's number cannot be requested now. It can be requested again after a request expired. `concluded`: the
 * company has signed the agreement on handling individual numbers.
 */
export function cannotRequestProvision(
  worker: { status: MynumberStatus; yearYen: number; requestedAt: Instant | null },
  { concluded }: { concluded: boolean },
  now: Date,
): string | undefined {
  if (!concluded)
    return '個人番号取扱委託契約が締結されていないため、依頼できません。企業の管理者から運営にお問い合わせください。'
  const { status, yearYen, requestedAt } = worker
  switch (status) {
    case 'requested':
      return `${requestedAt === null ? '' : `${formatDay(requestedAt, now)}に`}依頼済みです。ワーカーの提供をお待ちください。`
    case 'provided':
      return 'すでに提供されています。'
    case 'declined':
      return 'ワーカーが提供を見送りました。次の年度(12月1日から)に、もう一度依頼できます。'
    case 'expired':
    case 'requestable':
    case 'not_requestable':
      return yearYen >= MYNUMBER_REQUESTABLE_FROM_YEN
        ? undefined
        : `今年度の報酬が${formatYen(MYNUMBER_REQUESTABLE_FROM_YEN)}に達していないため、依頼できません(いま${formatYen(yearYen)})。`
  }
}

/** A limit with less than this left (yen, or minutes of the week) counts as reached, because no shift fits. */
export const MIN_ROOM_YEN = 3000
export const MIN_ROOM_MIN = 120
/** A limit of which at least this share is used counts as near. */
export const LIMIT_NEAR_SHARE = 0.8
type LimitUsage = { usedYen: number; limitYen: number | null; remainingYen: number | null }
type LimitUsages = {
  month: LimitUsage
  year: LimitUsage
  week: { usedMin: number; limitMin: number | null }
}

/** Returns the limit that prevents another shift of a worker now; if there are several, that of the longest period. */
export function blockedBy({ month, year, week }: LimitUsages): LimitBlock {
  if (year.remainingYen !== null && year.remainingYen < MIN_ROOM_YEN) return 'year'
  if (month.remainingYen !== null && month.remainingYen < MIN_ROOM_YEN) return 'month'
  return week.limitMin !== null && week.limitMin - 1 - week.usedMin < MIN_ROOM_MIN ? 'week' : 'none'
}
/** Returns the larger of the used shares of the monthly and the yearly limit: 0 to 1, more if exceeded. */
export const usedShare = ({ month, year }: Pick<LimitUsages, 'month' | 'year'>) =>
  Math.max(
    ...[month, year].map((usage) => (usage.limitYen === null ? 0 : usage.usedYen / usage.limitYen)),
  )
/** Whether a worker belongs to a list of the salary limit page. A test holds the query of the server to this rule. */
export function isInSalaryList(
  type: SalaryListType,
  row: LimitUsages & {
    blockedBy: LimitBlock
    provision: { status: MynumberStatus; refusal: string | null }
  },
): boolean {
  const reached = row.blockedBy === 'month' || row.blockedBy === 'year'
  switch (type) {
    case 'all':
      return true
    case 'reached':
      return reached
    case 'near':
      return !reached && usedShare(row) >= LIMIT_NEAR_SHARE
    case 'mynumber_requestable':
      return row.provision.refusal === null
    case 'requested':
    case 'provided':
    case 'declined':
    case 'expired':
    case 'not_requestable':
      return row.provision.status === type
  }
}
export const limitBlockLabel: Record<Exclude<LimitBlock, 'none'>, string> = {
  month: '月の上限',
  year: '年の上限',
  week: '週の上限',
}
