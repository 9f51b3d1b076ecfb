import {
  companyBilling as companyContract,
  storeBilling as storeContract,
} from '@/contracts/billing'
import {
  BillingFile,
  BillingFileRequest,
  BillingFiles,
  NextBillings,
  StatementDetail,
  StatementLines,
  Statements,
} from '@/contracts/billing/schemas'
import { bypassRls } from '@/server/db/transaction'
import { invalid } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { refuseForeignStores, storeName } from '@/server/modules/clients/records/clients'
import { exportFileOfLink, exportFilePiecesOf } from '@/server/modules/exportFiles/service'
import { Export } from '@/server/platform/exports/export'
import { monthOfQuery, statementDetail } from './detail'
import { nameOfStoredFile, recentFiles, requestFile } from './files/backgroundFiles'
import { companyFile, storeFile } from './files/companyFile'
import { linePage } from './lines'
import { nextBillings } from './nextBilling'
import { invoiceFile, storePartFile } from './pdf/pdfFiles'
import { companyBillingReference, storeBillingReference } from './reference'
import { companyStatements, statementPage, storeStatement } from './statements'
import { storeNames } from './storeNames'

export const companyBillingRoutes = implement(companyContract, companyBillingReference, {
  list: {
    response: Statements,
    run: async ({ db, scope, query, now }) => {
      const names = await storeNames(db, scope.companyId)
      return statementPage({ db, now }, scope.companyId, query.page, (month) =>
        companyStatements(month, names, now),
      )
    },
  },
  detail: {
    response: StatementDetail,
    run: ({ db, scope, query, now }) => statementDetail({ db, now }, scope.companyId, query),
  },
  lines: {
    response: StatementLines,
    run: async ({ db, scope, query, now }) => {
      const { companyId } = scope
      const { client_id: clientId } = query
      if (clientId === 0) throw invalid({ client_id: '店舗を選んでください。' })
      const { month } = await monthOfQuery({ db, now }, companyId, query)
      await refuseForeignStores(db, companyId, [clientId])
      const canSeeNames = scope.may('worker.pii')
      return linePage({ db, now }, { companyId, month, clientId }, query, canSeeNames)
    },
  },
  companyStatements: { manualTransaction: (call) => companyFile('companyStatements', call) },
  clientStatements: { manualTransaction: (call) => companyFile('clientStatements', call) },
  details: { manualTransaction: (call) => companyFile('details', call) },
  leaveAllowanceAdjustments: {
    manualTransaction: (call) => companyFile('leaveAllowanceAdjustments', call),
  },
  billingAdjustments: { manualTransaction: (call) => companyFile('billingAdjustments', call) },
  transferCommissions: { manualTransaction: (call) => companyFile('transferCommissions', call) },
  invoice: {
    manualTransaction: ({ context, scope, billingOperationId }) =>
      invoiceFile(context, scope, billingOperationId),
  },
  files: {
    response: BillingFiles,
    run: ({ db, scope, account, now }) => recentFiles({ db, now }, scope, account),
  },
  requestFile: {
    body: BillingFileRequest,
    response: BillingFile,
    manualTransaction: ({ context, scope, account, body, now }) =>
      context.db.tx('system', (db) =>
        requestFile({ db, now, random: context.random }, scope, account, body),
      ),
  },
  file: {
    manualTransaction: async ({ context, scope, account, billingFileId, query, now }) => {
      const target = { owner: scope, fileId: billingFileId, accountId: account.id }
      const { id, name } = await context.db.tx(scope, async (db) => {
        const stored = await exportFileOfLink({ db, now }, target, query)
        return { id: stored.id, name: await nameOfStoredFile(db, stored) }
      })
      return Export.streamed(name, exportFilePiecesOf(context, scope, id))
    },
  },
})

export const storeBillingRoutes = implement(storeContract, storeBillingReference, {
  list: {
    response: Statements,
    run: async ({ db, scope, query, now }) => {
      const { clientId, companyId } = scope
      const name = await storeName(db, clientId)
      // The tax is rounded over all stores of the company; only this store's share leaves.
      return bypassRls(db, scope, () =>
        statementPage({ db, now }, companyId, query.page, (month) => [
          storeStatement(month, { id: clientId, name }, now),
        ]),
      )
    },
  },
  lines: {
    response: StatementLines,
    run: ({ db, scope, query, now }) => {
      const { clientId, companyId } = scope
      return bypassRls(db, scope, async () => {
        const monthQuery = { operation_id: 0, month: query.month }
        const { month } = await monthOfQuery({ db, now }, companyId, monthQuery)
        const canSeeNames = scope.may('worker.pii')
        return linePage({ db, now }, { companyId, month, clientId }, query, canSeeNames)
      })
    },
  },
  storePart: {
    manualTransaction: ({ context, scope, billingOperationId }) =>
      storePartFile(context, scope, billingOperationId),
  },
  nextBilling: {
    response: NextBillings,
    run: ({ db, scope, now }) => nextBillings({ db, scope, now }),
  },
  details: { manualTransaction: (call) => storeFile('details', call) },
  leaveAllowanceAdjustments: {
    manualTransaction: (call) => storeFile('leaveAllowanceAdjustments', call),
  },
})
