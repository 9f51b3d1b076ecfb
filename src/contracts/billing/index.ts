import { fileLinkQuery } from '@/contracts/common/exportFiles'
import { endpoint, json, resource } from '@/contracts/endpoint'
import {
  companyFileQuery,
  statementDetailQuery,
  statementLinesQuery,
  statementsQuery,
  storeFileQuery,
  storeLinesQuery,
} from './query'
import type {
  BillingFile,
  BillingFileRequest,
  BillingFiles,
  NextBillings,
  StatementDetail,
  StatementLines,
  Statements,
} from './schemas'

const file = {
  query: companyFileQuery,
  response: 'text/csv',
  permission: 'billing.export',
  errors: ['too_many_rows'],
} as const

/** Statements and invoices (利用明細・請求) of a company, over all its stores. */
export const companyBilling = resource('companyBilling', {
  list: endpoint('GET /companies/{companyId}/statements', {
    query: statementsQuery,
    response: json<Statements>(),
    permission: 'billing.viewCompany',
  }),
  detail: endpoint('GET /companies/{companyId}/statements/details', {
    query: statementDetailQuery,
    response: json<StatementDetail>(),
    permission: 'billing.viewCompany',
  }),
  /** The lines of one store in a month. */
  lines: endpoint('GET /companies/{companyId}/statements/details/by_client', {
    query: statementLinesQuery,
    response: json<StatementLines>(),
    permission: 'billing.viewCompany',
  }),
  companyStatements: endpoint('GET /companies/{companyId}/statements/company_statements.csv', file),
  clientStatements: endpoint('GET /companies/{companyId}/statements/client_statements.csv', file),
  details: endpoint('GET /companies/{companyId}/statements/details/of_client.csv', file),
  leaveAllowanceAdjustments: endpoint(
    'GET /companies/{companyId}/statements/leave_allowance_adjustments.csv',
    file,
  ),
  billingAdjustments: endpoint(
    'GET /companies/{companyId}/statements/billing_adjustments.csv',
    file,
  ),
  transferCommissions: endpoint(
    'GET /companies/{companyId}/statements/billing_transfer_commissions.csv',
    file,
  ),
  /** The invoice of a confirmed month; the same bytes each time. 409 `no_invoice` for a month without an amount. */
  invoice: endpoint(
    'GET /companies/{companyId}/confirmed_billing_operations/{billingOperationId}/detail.pdf',
    {
      response: 'application/pdf',
      permission: 'billing.viewCompany',
      errors: ['no_invoice', 'too_many_rows'],
    },
  ),
  /** The files that accounts of the company requested in the last 30 days; each is kept for seven. */
  files: endpoint('GET /companies/{companyId}/statements/async/company_statements', {
    response: json<BillingFiles>(),
    permission: 'billing.export',
  }),
  /** Asks for a file. The same request within ten minutes returns the same file. */
  requestFile: endpoint('POST /companies/{companyId}/statements/async/company_statements', {
    body: json<BillingFileRequest>(),
    response: json<BillingFile>(),
    permission: 'billing.export',
  }),
  /** The file itself, by the link in `BillingFile`. */
  file: endpoint(
    'GET /companies/{companyId}/statements/async/company_statements/{billingFileId}/file.csv',
    {
      query: fileLinkQuery,
      response: 'text/csv',
      permission: 'billing.export',
      errors: ['too_many_rows'],
    },
  ),
})

/** Statements of one store: its own amounts, and its share of the tax of the company's invoice. */
export const storeBilling = resource('storeBilling', {
  list: endpoint('GET /clients/{clientId}/statements', {
    query: statementsQuery,
    response: json<Statements>(),
    permission: 'billing.viewStore',
  }),
  lines: endpoint('GET /clients/{clientId}/statements/details', {
    query: storeLinesQuery,
    response: json<StatementLines>(),
    permission: 'billing.viewStore',
  }),
  /** The store's part of a confirmed month. It is not an invoice. */
  storePart: endpoint(
    'GET /clients/{clientId}/confirmed_billing_operations/{billingOperationId}/detail.pdf',
    { response: 'application/pdf', permission: 'billing.viewStore', errors: ['too_many_rows'] },
  ),
  nextBilling: endpoint('GET /clients/{clientId}/statements/next_billing', {
    response: json<NextBillings>(),
    permission: 'billing.viewStore',
  }),
  details: endpoint('GET /clients/{clientId}/statements/details.csv', {
    query: storeFileQuery,
    response: 'text/csv',
    permission: 'billing.export',
    errors: ['too_many_rows'],
  }),
  leaveAllowanceAdjustments: endpoint(
    'GET /clients/{clientId}/statements/leave_allowance_adjustments.csv',
    {
      query: storeFileQuery,
      response: 'text/csv',
      permission: 'billing.export',
      errors: ['too_many_rows'],
    },
  ),
})
