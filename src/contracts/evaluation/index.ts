import { endpoint, json, resource } from '@/contracts/endpoint'
import type {
  CompanyClassification,
  Evaluation,
  NpBuyerAlert,
  Restrictions,
  ViolatedOffers,
} from './schemas'

/** The evaluation of a store: restrictions, payment alerts, classification of its company, ratings by workers. */
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

/** Belongs to the resource `offers`, so that it is read again after an offer was saved. */
export const violatedOffers = resource('offers', {
  violated: endpoint('GET /clients/{clientId}/violated_offers', {
    response: json<ViolatedOffers>(),
    permission: 'store.read',
  }),
})
