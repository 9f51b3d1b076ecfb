import type {
  CalendarDayState,
  CloseRule,
  ClosedReason,
  OfferingStatus,
} from '@/contracts/offerings/enums'

/** The names of the states and rules of offerings, on screen and in files. */
export const offeringStatusLabel: Record<OfferingStatus, string> = {
  unpublished: '非公開',
  published: '募集中',
  matching: '募集終了',
  working: '勤務中',
  finished: '終了',
}
/** Longer labels, for places with enough room. */
export const offeringStatusLongLabel: Record<OfferingStatus, string> = {
  ...offeringStatusLabel,
  matching: '募集終了(勤務前)',
}
/** Names the state of an offering beside a display of its seats. */
export function offeringStateText({
  status,
  isFull,
  unfilled,
}: {
  status: OfferingStatus
  isFull: boolean
  unfilled: boolean
}) {
  if (unfilled) return '不成立'
  return isFull && status === 'published' ? '満枠' : offeringStatusLabel[status]
}
export const calendarDayStateLabel: Record<CalendarDayState, string> = {
  wanted: '募集中',
  confirmed: '満枠',
  working: '勤務中',
  reviewCandidate: '評価待ち',
  done: '完了',
  today: '本日',
}
export const closeRuleLabel: Record<CloseRule, string> = {
  at_start: '勤務開始と同時',
  before_1h: '開始の1時間前',
  before_3h: '開始の3時間前',
  before_6h: '開始の6時間前',
  before_12h: '開始の12時間前',
  before_24h: '開始の24時間前',
  custom: '日時を指定',
}
export const closedReasonLabel: Record<ClosedReason, string> = {
  filled_internally: '自社スタッフで人員が足りた',
  no_longer_needed: '人員が不要になった',
  mistake: '掲載内容に間違いがあった',
  changed_terms: '条件を変えて募集し直す',
  other: 'その他',
}
