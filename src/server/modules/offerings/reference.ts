import type { offeringLifecycle, offeringOverviews, offerings } from '@/contracts/offerings'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `offerings`. */
export const offeringsReference: ReferenceOf<typeof offerings> = {
  list: { summary: '求人の一覧', description: 'Dated shifts of a store by day.' },
  file: {
    summary: '求人の一覧のCSV',
    description: 'The postings that the conditions find. Recorded in the audit log.',
  },
  one: { summary: '求人', description: 'One posting with its seats and state.' },
  users: { summary: '求人のワーカー', description: 'Matched workers of a posting, by state.' },
  wage: {
    summary: '最低賃金と時給の目安',
    description: 'The minimum wage of a day, and what is usual.',
  },
  suggestion: {
    summary: '求人の入力の提案',
    description: 'Values for a new posting of a template.',
  },
  validate: {
    summary: '求人の事前確認',
    description: 'Checks a posting by all rules; creates nothing.',
  },
  create: {
    summary: '求人の作成',
    description: 'Creates a posting, published or not.',
  },
}

/** What the API reference says of `offeringOverviews`. */
export const offeringOverviewsReference: ReferenceOf<typeof offeringOverviews> = {
  calendar: {
    summary: '求人のカレンダー',
    description:
      'A month, or `fromOn` to `toOn` of at most 62 days; not both. Without either: the present month.',
  },
  ofOffer: { summary: 'ひな形の求人の一覧', description: 'Postings of a template.' },
  unreviewed: {
    summary: '評価していない求人の一覧',
    description: 'Ended postings with workers whom the store has not reviewed.',
  },
  recommendStatus: {
    summary: 'マッチング率の予測',
    description:
      'The match rate of a template as its past shifts predict it, in percent; or why none is predicted.',
  },
  longTermPreferredUserCount: {
    summary: '長期の希望者の人数',
    description: 'Workers of this template who are interested in long-term work.',
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
    description: 'Records why a posting was closed.',
  },
  unpublish: {
    summary: '求人の公開の取り下げ',
    description: '409 after the start, or while a worker is matched.',
  },
  edit: {
    summary: '求人の更新',
    description: 'Changes a posting, and publishes an unpublished one with `publish`. 409 `stale`.',
  },
  validateEdit: { summary: '求人の更新の事前確認', description: 'Checks a change; saves nothing.' },
  recreate: {
    summary: '求人のコピー',
    description: 'Creates an unpublished copy for another day.',
  },
}
