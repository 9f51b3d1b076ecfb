import type { offeringOverviews } from '@/contracts/offeringOverviews'
import type { offeringLifecycle, offerings } from '@/contracts/offerings'
import type * as schemas from '@/contracts/offerings/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `offerings`. */
export const offeringsReference: ReferenceOf<typeof offerings> = {
  list: { summary: '求人の一覧', description: 'Dated shifts of a store by day.' },
  file: {
    summary: '求人の一覧のCSV',
    description: 'The offerings that the conditions find. Recorded in the audit log.',
  },
  one: { summary: '求人', description: 'One offering with its seats and state.' },
  users: { summary: '求人のワーカー', description: 'Matched workers of an offering, by state.' },
  wage: {
    summary: '最低賃金と時給の目安',
    description: 'The minimum wage of a day, and what is usual.',
  },
  suggestion: {
    summary: '求人の入力の提案',
    description: 'Values for a new offering of an offer.',
  },
  validate: {
    summary: '求人の事前確認',
    description: 'Checks an offering by all rules; creates nothing.',
  },
  create: {
    summary: '求人の作成',
    description: 'Creates an offering, published or not.',
  },
}

/** What the API reference says of `offeringOverviews`. */
export const offeringOverviewsReference: ReferenceOf<typeof offeringOverviews> = {
  calendar: {
    summary: '求人のカレンダー',
    description:
      'A month, or `fromOn` to `toOn` of at most 62 days; not both. Without either: the present month.',
  },
  ofOffer: { summary: 'ひな形の求人の一覧', description: 'Offerings of an offer.' },
  unreviewed: {
    summary: '評価していない求人の一覧',
    description: 'Ended offerings with workers whom the store has not reviewed.',
  },
  recommendStatus: {
    summary: 'マッチング率の予測',
    description:
      'The match rate of an offer as its past shifts predict it, in percent; or why none is predicted.',
  },
  longTermPreferredUserCount: {
    summary: '長期の希望者の人数',
    description: 'Workers of this offer who are interested in long-term work.',
  },
}

/** What the API reference says of `offeringLifecycle`. */
export const offeringLifecycleReference: ReferenceOf<typeof offeringLifecycle> = {
  close: {
    summary: '募集の締め切り',
    description: 'Takes no more workers; those matched stay.',
  },
  closedReason: {
    summary: '締め切りの理由の記録',
    description: 'Records why an offering was closed.',
  },
  unpublish: {
    summary: '求人の公開の取り下げ',
    description:
      'Hides a published offering from workers. 409 after the start, or while a worker is matched.',
  },
  edit: {
    summary: '求人の更新',
    description:
      'Changes an offering, and publishes an unpublished one with `publish`. 409 `stale`.',
  },
  validateEdit: { summary: '求人の更新の事前確認', description: 'Checks a change; saves nothing.' },
  recreate: {
    summary: '求人のコピー',
    description: 'Creates an unpublished copy for another day.',
  },
}

/** The fields of `offerings` except those in `sharedFields`. */
export const offeringsFields: FieldTexts<typeof schemas> = {
  areaMedianYen: [
    '地域の時給の中央値',
    'Yen an hour that other companies published in 90 days; null: too few.',
  ],
  basedOn: [
    'もとにしたもの',
    '`offering`: an earlier offering; `offer`: the defaults of the offer.',
  ],
  basedOnWorkOn: [
    'もとの求人の勤務日',
    'Day of the offering whose values are taken; null: none is.',
  ],
  budget: ['超える予算', 'The budget of the store that would be exceeded; null: it fits.'],
  closedAt: ['募集を締め切った日時', 'When applications were closed; null: they were not.'],
  free: ['空いている人数', 'Of these, workers who are free for the shift.'],
  graduateFee: [
    '専用の求人の手数料',
    'For scope `graduate` alone: its rate, and the cost at the usual one.',
  ],
  hasUnread: ['未読の有無', 'A room whose latest shift is on the day has something unread.'],
  isFull: ['満枠', 'No seat is free.'],
  isToday: ['本日', 'The day is today in Tokyo.'],
  lastMatchRate: [
    '前回の充足率',
    'Matches in percent of the seats of the latest started offering; null: none.',
  ],
  locked: ['変えられない項目', 'Fields that cannot be changed now, with the reason.'],
  matchedCost: ['マッチした人の費用', 'Planned cost of the present matches.'],
  max: ['多いとき', 'The largest number of seats of the latest offerings.'],
  min: ['少ないとき', 'The smallest number of seats of the latest offerings.'],
  'OfferingDetail.groups': ['グループ', 'Groups to which the offering is limited.'],
  'OfferingDetail.source': ['作成の方法', 'How the offering was made.'],
  'OfferingEditValidation.members': ['届く人数', 'Members of the groups, or graduates.'],
  'OfferingEditValidation.remainingYen': [
    '残りの利用枠',
    'Yen of the month that are left, over all stores; may be negative.',
  ],
  offeringsCount: ['求人の件数', 'Offerings of the day, unpublished ones too.'],
  'OfferingSuggestion.input': [
    '初期値',
    'Conditions with which the form of a new offering begins.',
  ],
  'OfferingValidation.members': ['届く人数', 'Members of the groups, or graduates.'],
  'OfferingValidation.remainingYen': [
    '残りの利用枠',
    'Yen of the month that are left, over all stores; may be negative.',
  ],
  'Pay.bonuses.amountYen': ['ボーナスの額', 'Yen for each match, or for each hour of work.'],
  'Pay.yen': ['この勤務の額', 'Yen of the contract for this shift.'],
  pendingFixCount: ['修正依頼の件数', 'Corrections that wait for the store.'],
  predictedMatchRate: [
    '見込みの充足率',
    'Percent, from the last shifts of the offer; null: too few.',
  ],
  proposesDay: ['日の提案', 'The day of the input has no offering of the offer yet.'],
  publish: ['公開する', 'true: workers see it at once; false: it is kept unpublished.'],
  reach: ['届く人数', 'For groups and graduates alone: how many there are, and who is free.'],
  recommendedYen: [
    'おすすめの時給',
    'Yen an hour: the latest wage, or at least the minimum wage rounded up to 10 yen.',
  ],
  replaces: ['代わりの相手', 'The worker for whom the offering looks for a replacement.'],
  'RecommendStatus.reason': ['理由', 'Why no rate can be told; null: it can.'],
  terms: ['労働条件', 'The offer as it was when the offering was published.'],
  unfilled: ['不成立', 'It started without any match.'],
  unpublishedCount: ['非公開の件数', 'Offerings of the day that are not published.'],
  unreviewedCount: ['評価待ちの人数', 'Workers of the shift whom the store has not reviewed.'],
  usualPeople: [
    'いつもの募集人数',
    'Range of the seats of the latest offerings; null: there was none.',
  ],
  usualTotalYen: [
    '通常の料率での費用',
    'Yen in all at the usual rate; null: not with these values.',
  ],
  validation: [
    '初期値の確認',
    'What `validate` answers for the input; absent where its day must be chosen first.',
  ],
  'Wage.next': ['次の最低賃金', 'The next rate and its first day; null: none is known.'],
  'Wage.on': ['適用開始日', 'The first day of the rate.'],
  'Wage.yen': ['額', 'Yen an hour.'],
  workingCount: ['勤務中の件数', 'Offerings of the day that are going on.'],
}
