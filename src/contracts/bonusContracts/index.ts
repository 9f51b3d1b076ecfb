import { endpoint, json, resource } from '@/contracts/endpoint'
import type { BonusContracts, SelectablePositions } from './schemas'

/** Bonus contracts (ボーナス契約). They are concluded outside this console, which only shows them. */
export const bonusContracts = resource('bonusContracts', {
  list: endpoint('GET /clients/{clientId}/bonus_contracts', {
    response: json<BonusContracts>(),
    permission: 'store.read',
  }),
  /** The contracts that apply to an offer now or later. */
  ofOffer: endpoint('GET /clients/{clientId}/offers/{offerId}/bonus_contracts', {
    response: json<BonusContracts>(),
    permission: 'store.read',
  }),
})

/** The positions to whose badge holders an offering of an offer can be limited. */
export const positions = resource('positions', {
  selectable: endpoint('GET /clients/{clientId}/offers/{offerId}/selectable_positions', {
    response: json<SelectablePositions>(),
    permission: 'store.read',
  }),
})
