import type { bonusContracts, positions } from '@/contracts/bonusContracts'
import type * as schemas from '@/contracts/bonusContracts/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `bonusContracts`. */
export const bonusContractsReference: ReferenceOf<typeof bonusContracts> = {
  list: {
    summary: 'ボーナス契約の一覧',
    description: 'Contracts of a store. They are concluded outside this console.',
  },
  ofOffer: {
    summary: 'ひな形のボーナス契約',
    description: 'The contracts that apply to an offer now or later.',
  },
}

/** What the API reference says of `positions`. */
export const positionsReference: ReferenceOf<typeof positions> = {
  selectable: {
    summary: '公開先に選べるポジション',
    description: 'The positions to whose badge holders an offering of the offer can be limited.',
  },
}

/** The fields of `bonusContracts` except those in `sharedFields`. */
export const bonusContractsFields: FieldTexts<typeof schemas> = {
  badgeName: ['バッジ名', 'Name of the badge of the position.'],
  'BonusContract.amountYen': ['ボーナスの額', 'Yen for each match, or for each hour of work.'],
  'BonusContract.target': ['対象', '`all`: all offers; `offers`: those of `offerIds`.'],
  holdersCount: ['バッジを持つ人数', 'Workers with the badge at this store.'],
  offerIds: ['対象のひな形', 'Ids of offers to which it applies; none: all.'],
  'SelectablePositions.minimumWageYen': [
    '最低時給',
    'Yen an hour, the least for this badge today; null: no table is known.',
  ],
}
