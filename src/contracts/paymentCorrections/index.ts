import type { Paged } from '@/contracts/common/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { fixPaymentListQuery } from './query'
import type {
  FixPaymentAnswer,
  FixPaymentBulkApproval,
  FixPaymentBulkResult,
  FixPaymentRequest,
} from './schemas'

const invalidates = ['offerings', 'matchings', 'dashboard', 'accounts', 'clients']

/** Corrections that workers ask for (修正依頼). Those that wait come by their due date, the answered ones latest first. */
export const paymentCorrections = resource('paymentCorrections', {
  list: endpoint('GET /clients/{clientId}/attendances/fix_payment_requests', {
    query: fixPaymentListQuery,
    response: json<Paged<FixPaymentRequest>>(),
    permission: 'store.read',
  }),
  answer: endpoint(
    'PATCH /clients/{clientId}/attendances/fix_payment_requests/{fixPaymentRequestId}',
    {
      body: json<FixPaymentAnswer>(),
      response: json<FixPaymentRequest>(),
      permission: 'fixPayment.respond',
      invalidates,
    },
  ),
  /** Those whose scans agree with them, at once. Beyond the specification. */
  bulkApprove: endpoint('PATCH /clients/{clientId}/attendances/fix_payment_requests/bulk_approve', {
    body: json<FixPaymentBulkApproval>(),
    response: json<FixPaymentBulkResult>(),
    permission: 'fixPayment.respond',
    invalidates,
  }),
})
