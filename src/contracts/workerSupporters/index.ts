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

/** Worker supporters (ワーカーサポーター), experienced workers who help others: candidates, appointments, inquiries. */
export const workerSupporters = resource('workerSupporters', {
  /** All supporters and candidates, without pagination. */
  list: endpoint('GET /clients/{clientId}/users/worker_supporter_candidates', {
    response: json<SupporterCandidateList>(),
    permission: 'store.read',
  }),
  /** The candidates alone, page by page. */
  candidates: endpoint('GET /clients/{clientId}/users/worker_supporter_candidates', {
    basePath: 'v2',
    query: supporterListQuery,
    response: json<SupporterCandidates>(),
    permission: 'store.read',
  }),
  /** Replaces the set of supporters; 409 if somebody else has changed it since it was read. */
  appoint: endpoint('PUT /clients/{clientId}/users/worker_supporters', {
    body: json<WorkerSupporterSet>(),
    response: json<SupporterCandidateList>(),
    permission: 'worker.trust',
    changes: ['clientUsers'],
    errors: ['cannot_appoint', 'stale', 'too_many_supporters'],
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
