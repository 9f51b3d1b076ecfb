import type { bulkOfferings } from '@/contracts/bulkOfferings'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `bulkOfferings`. */
export const bulkOfferingsReference: ReferenceOf<typeof bulkOfferings> = {
  list: {
    summary: '複数日一括募集の一覧',
    description: 'Runs, latest first. `unchecked`: those whose result nobody has acknowledged.',
  },
  create: {
    summary: '複数日一括募集の開始',
    description: 'Publishes one posting on many dates, in the background.',
  },
  validate: {
    summary: '複数日一括募集の事前確認',
    description: 'Checks all dates by the rules of a single posting; creates nothing.',
  },
  repair: {
    summary: '複数日一括募集の修正',
    description: 'Corrects failed dates and continues the run with them.',
  },
  check: {
    summary: '複数日一括募集の結果の確認',
    description: 'Acknowledges the result: its note is no longer shown.',
  },
}
