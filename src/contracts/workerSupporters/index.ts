import { endpoint, json, resource } from '@/contracts/endpoint'
import { supporterListQuery } from './query'
import type {
  InquirySubjects,
  SupporterCandidateList,
  SupporterCandidates,
  WorkerSupporterInquiry,
  WorkerSupporterInquiryReceipt,
  WorkerSupporterSet,
} from './schemas'

/** Experienced workers who show others the way (ワーカーサポーター): who could be one, who is, and questions about it to the operator. */
export const workerSupporters = resource('workerSupporters', {
  /** Those who are appointed and those who could be, without pages. */
  list: endpoint('GET /clients/{clientId}/users/worker_supporter_candidates', {
    response: json<SupporterCandidateList>(),
    permission: 'store.read',
  }),
  candidates: endpoint('GET /clients/{clientId}/users/worker_supporter_candidates', {
    basePath: 'v2',
    query: supporterListQuery,
    response: json<SupporterCandidates>(),
    permission: 'store.read',
  }),
  /** The whole set at once; 409 where somebody else changed it meanwhile. */
  appoint: endpoint('PUT /clients/{clientId}/users/worker_supporters', {
    body: json<WorkerSupporterSet>(),
    response: json<SupporterCandidateList>(),
    permission: 'worker.trust',
    invalidates: ['workers'],
  }),
  inquire: endpoint('POST /clients/{clientId}/worker_supporter_inquiries', {
    body: json<WorkerSupporterInquiry>(),
    response: json<WorkerSupporterInquiryReceipt>(),
    permission: 'chat.send',
  }),
  subjects: endpoint('GET /worker_supporter_inquiries/subjects', {
    response: json<InquirySubjects>(),
  }),
})
