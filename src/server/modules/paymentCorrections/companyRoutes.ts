import { and, asc, inArray } from 'drizzle-orm'
import { MAX_ROWS_ACROSS_STORES } from '@/contracts/companies/enums'
import { companyCorrections as contract } from '@/contracts/paymentCorrections'
import {
  CompanyCorrectionApproval,
  CompanyCorrections,
  FixPaymentBulkResult,
} from '@/contracts/paymentCorrections/schemas'
import { chosenStores, countIn } from '@/domain/clients/storeCounts'
import { ClientScope } from '@/server/auth/tenantScope'
import { fixPaymentRequests } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { implement } from '@/server/http/route'
import { storesOfCompany } from '@/server/modules/clients/records/clients'
import { audit } from '@/server/platform/auditLog'
import { approveIfAllowed, lockedCorrections, summaryOf } from './bulkApproval'
import { isOpen, storesWithCorrections } from './companyWaiting'
import { auditedAnswer, corrections, type Correction } from './correction'
import { companyCorrectionsReference } from './reference'
import { shownToCompany } from './repository'

export const companyCorrectionRoutes = implement(contract, companyCorrectionsReference, {
  list: { response: CompanyCorrections, run: list },
  bulkApprove: {
    body: CompanyCorrectionApproval,
    response: FixPaymentBulkResult,
    run: bulkApprove,
  },
})

/**
 * The open corrections of the chosen stores, the earliest due first. `stores`: all stores with an open correction,
 * regardless of the filter.
 */
async function list({ db, scope, account, query, now }: Call<typeof contract.list>) {
  const stores = await storesWithCorrections({ db, scope })
  const chosen = chosenStores(stores, query)
  const rows = await corrections(db)
    .where(
      and(
        inArray(
          fixPaymentRequests.clientId,
          chosen.map(({ id }) => id),
        ),
        isOpen,
      ),
    )
    .orderBy(asc(fixPaymentRequests.dueAt), asc(fixPaymentRequests.id))
    .limit(MAX_ROWS_ACROSS_STORES)
  return {
    items: await shownToCompany({ db, scope, account, now }, rows, chosen),
    totalCount: countIn(chosen),
    stores,
  }
}

type ApproveCall = Call<typeof contract.bulkApprove>

/** Writes a row of the audit log for each correction, so that the log names the store and the offering. */
const auditApproval = ({ db, scope, account, ip, now }: ApproveCall, correction: Correction) =>
  audit(
    db,
    {
      call: contract.bulkApprove.operation,
      result: 'done',
      accountId: account.id,
      sessionId: account.sessionId,
      companyId: scope.companyId,
      clientId: correction.fix.clientId,
      ...auditedAnswer(correction, 'approved', { fixPaymentRequestId: correction.fix.id }),
      ip,
    },
    now,
  )

/**
 * Approves corrections of several stores: each by the rules of its store, with the rights that the account has there.
 */
async function bulkApprove(call: ApproveCall) {
  const { db, scope, account, body, now } = call
  const wanted = new Map(body.items.map((item) => [item.id, item.grossYen]))
  const found = await lockedCorrections(
    db,
    and(
      inArray(fixPaymentRequests.clientId, storesOfCompany(db, scope)),
      inArray(fixPaymentRequests.id, [...wanted.keys()]),
    ),
  )
  const results = new Map<number, FixPaymentBulkResult['items'][number]>()
  const scopes = new Map<number, ClientScope>()
  for (const correction of found) {
    const { id, clientId } = correction.fix
    const ofStore = scopes.get(clientId) ?? (await ClientScope.check(db, account, clientId))
    scopes.set(clientId, ofStore)
    const operation = { db, scope: ofStore, account, now }
    const result = await approveIfAllowed(operation, correction, wanted.get(id) ?? 0)
    results.set(id, result)
    if (result.approved) await auditApproval(call, correction)
  }
  return summaryOf(
    [...wanted.keys()].map(
      (id) =>
        results.get(id) ?? {
          id,
          approved: false,
          grossYen: null,
          message: 'この修正依頼は見つかりません。画面を読み込み直してください。',
        },
    ),
  )
}
