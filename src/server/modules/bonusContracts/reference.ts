import type { bonusContracts, positions } from '@/contracts/bonusContracts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `bonusContracts`. */
export const bonusContractsReference: ReferenceOf<typeof bonusContracts> = {
  list: {
    summary: 'ボーナス契約の一覧',
    description: 'Contracts of a store. They are concluded outside this console.',
  },
  ofOffer: {
    summary: 'ひな形のボーナス契約',
    description: 'The contracts that apply to a template now or later.',
  },
}

/** What the API reference says of `positions`. */
export const positionsReference: ReferenceOf<typeof positions> = {
  selectable: {
    summary: '公開先に選べるポジション',
    description: 'The positions to whose badge holders a posting of the template can be limited.',
  },
}
