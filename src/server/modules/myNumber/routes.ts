import { myNumber as contract } from '@/contracts/myNumber'
import {
  EntrustmentContract,
  ProvisionRequest,
  ProvisionRequestResult,
  RequestableYearlySalary,
  SalaryRows,
} from '@/contracts/myNumber/schemas'
import { limitYearOf, MYNUMBER_REQUESTABLE_FROM_YEN } from '@/domain/workers/limits'
import { dayOf } from '@/lib/date'
import { implement } from '@/server/http/route'
import { myNumberReference } from './reference'
import { entrustmentOf } from './repository'
import { salaryList } from './salaryList'
import { requestProvisions } from './service'

export const myNumberRoutes = implement(contract, myNumberReference, {
  contract: {
    response: EntrustmentContract,
    run: async ({ db, scope }) => {
      const { name, contracts } = await entrustmentOf(db, scope)
      return {
        status: contracts.mynumberEntrustment ? ('concluded' as const) : ('not_concluded' as const),
        concludedOn: contracts.mynumberEntrustedOn ?? null,
        companyName: name,
      }
    },
  },
  users: {
    response: SalaryRows,
    run: ({ db, scope, query, now }) => salaryList(db, scope, query, now),
  },
  request: { body: ProvisionRequest, response: ProvisionRequestResult, run: requestProvisions },
  requestableYearlySalary: {
    response: RequestableYearlySalary,
    run: ({ now }) => {
      const { fromOn, toOn } = limitYearOf(dayOf(now))
      return Promise.resolve({
        amountYen: MYNUMBER_REQUESTABLE_FROM_YEN,
        periodFromOn: fromOn,
        periodToOn: toOn,
      })
    },
  },
})
