import type { Paged } from '@/contracts/common/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { companyCorrectionQuery, fixPaymentFileQuery, fixPaymentListQuery } from './query'
import type {
  CompanyCorrectionApproval,
  CompanyCorrections,
  FixPaymentAnswer,
  FixPaymentBulkApproval,
  FixPaymentBulkResult,
  FixPaymentRequest,
} from './schemas'

const changes = ['fixPaymentRequests', 'matchings'] as const

/** Corrections requested by workers (修正依頼). Open ones by due date, answered ones latest first. */
export const paymentCorrections = resource('paymentCorrections', {
  list: endpoint('GET /clients/{clientId}/attendances/fix_payment_requests', {
    query: fixPaymentListQuery,
    response: json<Paged<FixPaymentRequest>>(),
    permission: 'private.read',
  }),
  /** The list as a table. An export: recorded in the audit log. 422 `too_many_rows`. Beyond the specification. */
  file: endpoint('GET /clients/{clientId}/attendances/fix_payment_requests/requests.csv', {
    query: fixPaymentFileQuery,
    response: 'text/csv',
    permission: 'workerList.export',
    errors: ['too_many_rows'],
  }),
  answer: endpoint(
    'PATCH /clients/{clientId}/attendances/fix_payment_requests/{fixPaymentRequestId}',
    {
      body: json<FixPaymentAnswer>(),
      response: json<FixPaymentRequest>(),
      permission: 'fixPayment.respond',
      changes,
      errors: ['already_done', 'amount_changed', 'over_limit', 'overdue', 'stale'],
    },
  ),
  /** Pays the minutes after the planned end that the check-out shows. Beyond the specification. */
  payScannedEnd: endpoint(
    'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/scanned_end',
    {
      response: json<FixPaymentRequest>(),
      permission: 'fixPayment.respond',
      changes,
      errors: ['conflict'],
    },
  ),
  /** Approves several corrections that agree with their scans. Beyond the specification. */
  bulkApprove: endpoint('PATCH /clients/{clientId}/attendances/fix_payment_requests/bulk_approve', {
    body: json<FixPaymentBulkApproval>(),
    response: json<FixPaymentBulkResult>(),
    permission: 'fixPayment.respond',
    changes,
  }),
})

/**
 * Open corrections of all stores of a company, and their approval in one call, each by the rules of its store. Beyond
 * the specification.
 */
export const companyCorrections = resource('companyCorrections', {
  list: endpoint('GET /companies/{companyId}/fix_payment_requests', {
    query: companyCorrectionQuery,
    response: json<CompanyCorrections>(),
    permission: 'store.read',
  }),
  /**
   * Approves each correction on its own: those that cannot be approved stay open, with the reason; so do unknown ids.
   */
  bulkApprove: endpoint('PATCH /companies/{companyId}/fix_payment_requests/bulk_approve', {
    body: json<CompanyCorrectionApproval>(),
    response: json<FixPaymentBulkResult>(),
    permission: 'fixPayment.respond',
    changes,
  }),
})
