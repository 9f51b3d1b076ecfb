import { endpoint, json, resource } from '@/contracts/endpoint'
import type {
  CompanyClassification,
  Evaluation,
  NpBuyerAlert,
  Restrictions,
  ViolatedOffers,
} from './schemas'

/** The evaluation of a store by the operator and by its workers. */
export const evaluation = resource('evaluation', {
  /** What the store may not do at present, with the reasons. */
  restriction: endpoint('GET /clients/{clientId}/restriction', {
    response: json<Restrictions>(),
    permission: 'store.read',
  }),
  /** Whether the deferred payment service (NP後払い) warns of the company. */
  npBuyerAlert: endpoint('GET /clients/{clientId}/company/np_buyer_alert', {
    response: json<NpBuyerAlert>(),
    permission: 'store.read',
  }),
  /** Whether the company is an enterprise, a standard or small one, or one person. */
  companyClassification: endpoint('GET /clients/{clientId}/company_classification', {
    response: json<CompanyClassification>(),
    permission: 'store.read',
  }),
  /** How its workers rated the store. */
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
