import { endpoint, json, resource } from '@/contracts/endpoint'
import type {
  CompanyClassification,
  Evaluation,
  NpBuyerAlert,
  Restrictions,
  ViolatedOffers,
} from './schemas'

/** How a store stands: what it may not do, how it pays, what workers say of it. */
export const evaluation = resource('evaluation', {
  restriction: endpoint('GET /clients/{clientId}/restriction', {
    response: json<Restrictions>(),
    permission: 'store.read',
  }),
  npBuyerAlert: endpoint('GET /clients/{clientId}/company/np_buyer_alert', {
    response: json<NpBuyerAlert>(),
    permission: 'store.read',
  }),
  companyClassification: endpoint('GET /clients/{clientId}/company_classification', {
    response: json<CompanyClassification>(),
    permission: 'store.read',
  }),
  evaluation: endpoint('GET /clients/{clientId}/evaluation', {
    response: json<Evaluation>(),
    permission: 'store.read',
  }),
})

/** Read again whenever a template was saved, as `offers` are. */
export const violatedOffers = resource('offers', {
  violated: endpoint('GET /clients/{clientId}/violated_offers', {
    response: json<ViolatedOffers>(),
    permission: 'store.read',
  }),
})
