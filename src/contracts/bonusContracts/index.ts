import { endpoint, json, resource } from '@/contracts/endpoint'
import type { BonusContracts, SelectablePositions } from './schemas'

/** What workers get on top. Agreed outside this console: it only shows them. */
export const bonusContracts = resource('bonusContracts', {
  list: endpoint('GET /clients/{clientId}/bonus_contracts', {
    response: json<BonusContracts>(),
    permission: 'store.read',
  }),
  /** Those that hold for a template now or later. */
  ofOffer: endpoint('GET /clients/{clientId}/offers/{offerId}/bonus_contracts', {
    response: json<BonusContracts>(),
    permission: 'store.read',
  }),
})

/** The badges a posting of a template can be limited to. */
export const positions = resource('positions', {
  selectable: endpoint('GET /clients/{clientId}/offers/{offerId}/selectable_positions', {
    response: json<SelectablePositions>(),
    permission: 'store.read',
  }),
})
