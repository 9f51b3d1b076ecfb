import { minimumWages as contract } from '@/contracts/minimumWages'
import {
  BelowMinimum,
  MinimumWageRaise,
  MinimumWageRaised,
  type BelowMinimumItem,
} from '@/contracts/minimumWages/schemas'
import { ClientScope } from '@/server/auth/tenantScope'
import type { Call } from '@/server/http/context'
import { conflict } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { raiseOffering } from '@/server/modules/offerings/service'
import { raiseOfferWage } from '@/server/modules/offers/service'
import { audit } from '@/server/platform/auditLog'
import { belowMinimum } from './below'
import { minimumWagesReference } from './reference'

export const minimumWageRoutes = implement(contract, minimumWagesReference, {
  below: { response: BelowMinimum, run: belowMinimum },
  raise: { body: MinimumWageRaise, response: MinimumWageRaised, run: raise },
})

type RaiseCall = Call<typeof contract.raise>

/** Raises one offering or offer. Returns the number of workers who gain; undefined if it was raised in between. */
async function raiseItem(call: RaiseCall, { kind, id, store, toYen }: BelowMinimumItem) {
  const { db, account, now } = call
  const scope = await ClientScope.check(db, account, store.id)
  if (kind === 'offering') return raiseOffering({ db, scope, now }, id, toYen)
  return (await raiseOfferWage({ db, scope, account, now }, id, toYen)) ? 0 : undefined
}

/** A row of the audit log for each, so that the log has the wage before and after of each. */
const auditRaise = (
  { db, scope, account, ip, now }: RaiseCall,
  { kind, id, store, hourlyWageYen, toYen }: BelowMinimumItem,
) =>
  audit(
    db,
    {
      call: contract.raise.operation,
      result: 'done',
      accountId: account.id,
      sessionId: account.sessionId,
      companyId: scope.companyId,
      clientId: store.id,
      ids: kind === 'offering' ? { offeringId: id } : { offerId: id },
      changes: [{ field: 'hourlyWageYen', before: hourlyWageYen, after: toYen }],
      ip,
    },
    now,
  )

/**
 * Raises everything below the minimum wage, whatever limits the company has set: by law the minimum wage has already
 * replaced a lower agreed wage (最低賃金法4条2項).
 */
async function raise(call: RaiseCall) {
  const { items, costYen } = await belowMinimum(call)
  const raised = { offeringCount: 0, offerCount: 0, workerCount: 0 }
  if (items.length === 0) return raised
  if (items.length !== call.body.itemCount || costYen !== call.body.costYen)
    throw conflict(
      '確認した後に、対象か費用が変わりました。最新の一覧を確かめてから、もう一度引き上げてください。',
      'changed',
    )
  for (const item of items) {
    const workerCount = await raiseItem(call, item)
    if (workerCount === undefined) continue
    raised.workerCount += workerCount
    if (item.kind === 'offering') raised.offeringCount++
    else raised.offerCount++
    await auditRaise(call, item)
  }
  return raised
}
