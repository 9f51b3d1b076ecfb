import type { evaluation, violatedOffers } from '@/contracts/evaluation'
import type * as schemas from '@/contracts/evaluation/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `evaluation`. */
export const evaluationReference: ReferenceOf<typeof evaluation> = {
  restriction: { summary: '利用制限', description: 'Whether the store may post, and why not.' },
  npBuyerAlert: {
    summary: '支払いの注意',
    description: 'The most severe restriction of the store because of payments, if any.',
  },
  companyClassification: { summary: '企業の区分', description: 'Classification of the company.' },
  evaluation: { summary: '店舗の評価', description: 'Ratings by workers.' },
}

/** What the API reference says of `violatedOffers`. */
export const violatedOffersReference: ReferenceOf<typeof violatedOffers> = {
  violated: { summary: '修正が必要なひな形', description: 'Offers that break a rule.' },
}

/** The fields of `evaluation` except those in `sharedFields`. */
export const evaluationFields: FieldTexts<typeof schemas> = {
  'Evaluation.key': ['質問', 'Which of the questions to workers.'],
}
