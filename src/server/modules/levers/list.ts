import { and, asc, eq } from 'drizzle-orm'
import type { Lever, OfferingLevers } from '@/contracts/levers/schemas'
import type { Cost, Pay } from '@/contracts/offerings/schemas'
import { serviceTermsOn } from '@/domain/billing/contract'
import { validateOffering } from '@/domain/offerings/check/offeringCheck'
import { presentForecast } from '@/domain/offerings/leverForecasts'
import { costOfOfferings } from '@/domain/offerings/leverPlans'
import type { ServiceTerms } from '@/domain/pay/pay'
import type { Month } from '@/lib/date'
import type { Account, StoreOperation } from '@/server/auth/tenantScope'
import { matchings } from '@/server/db/schema'
import { acknowledgementDue } from '@/server/modules/clients/service'
import {
  type ContextOptions,
  evaluateEdit,
  inputOf,
  lockOffering,
  payRaises,
  type Offering,
  offeringBoundsOf,
  offeringContext,
  previewOf,
  raisedPayOf,
} from '@/server/modules/offerings/service'
import { fillQuestionOf, type LeverDraft, leverDraftsOf } from './drafts'
import { leverRefusalOf } from './leverOffering'

const repeat = <Item>(item: Item, times: number) => Array.from({ length: times }, () => item)

type BoundsOf = NonNullable<ContextOptions['boundsOf']>
/**
 * Returns a function that reads the bounds of a month without the offering, once for each month, because a read adds up
 * the shifts of the whole company.
 */
function boundsOnce(operation: StoreOperation, offering: Offering): BoundsOf {
  const boundsByMonth = new Map<Month, ReturnType<BoundsOf>>()
  return (month) => {
    const bounds =
      boundsByMonth.get(month) ?? offeringBoundsOf(operation, month, { exceptId: offering.id })
    boundsByMonth.set(month, bounds)
    return bounds
  }
}

/** Returns the planned pay of the matched workers, raised for those to whom a lever would pay more. */
async function matchedPays(
  { db, scope }: StoreOperation,
  offering: Offering,
  raises: Awaited<ReturnType<typeof payRaises>> = [],
): Promise<Pay[]> {
  const raised = new Map(raises.map((raise) => [raise.matching.id, raisedPayOf(offering, raise)]))
  const takenSeats = await db
    .select({ id: matchings.id, scheduledPay: matchings.scheduledPay })
    .from(matchings)
    .where(
      and(
        scope.has(matchings),
        eq(matchings.offeringId, offering.id),
        eq(matchings.status, 'established'),
      ),
    )
    .orderBy(asc(matchings.id))
  return takenSeats.map(({ id, scheduledPay }) => raised.get(id) ?? scheduledPay)
}

/** Returns the present cost: matched seats at the pay of their workers, free seats at the pay of the offering. */
async function presentCost(
  operation: StoreOperation,
  offering: Offering,
  boundsOf: BoundsOf,
): Promise<Cost> {
  const input = inputOf(offering)
  const { context } = await offeringContext(operation, offering.offerId, input, {
    exceptId: offering.id,
    boundsOf,
  })
  const preview = previewOf(input, context)
  const free = preview ? repeat(preview.pay, offering.peopleWanted - offering.peopleMatched) : []
  return costOfOfferings([
    {
      pays: [...(await matchedPays(operation, offering)), ...free],
      terms: serviceTermsOn(context.contracts, offering.workOn, offering.feeRateBp),
    },
  ])
}

/**
 * Completes a draft with its cost and the objections to it. What the usage limit leaves is computed without the
 * offering itself, whose seats the added offerings take over. The action checks the limit again to the yen.
 */
async function leverOf(
  operation: StoreOperation,
  offering: Offering,
  draft: LeverDraft,
  { costBefore, boundsOf }: { costBefore: Cost; boundsOf: BoundsOf },
): Promise<Lever> {
  const { plan, effect, ...description } = draft
  const edited = await evaluateEdit(operation, offering, plan.edit, { boundsOf })
  const raises = await payRaises(operation.db, operation.scope, offering, plan.edit)
  const freeCount = plan.edit.peopleWanted - offering.peopleMatched
  const refusals = edited.errors.map(({ message }) => message)
  const parts: { pays: Pay[]; terms: ServiceTerms }[] = [
    {
      pays: [
        ...(await matchedPays(operation, offering, raises)),
        ...(edited.preview ? repeat(edited.preview.pay, freeCount) : []),
      ],
      terms: serviceTermsOn(edited.context.contracts, plan.edit.workOn, edited.feeRateBp),
    },
  ]
  for (const input of plan.added) {
    const { context } = await offeringContext(operation, offering.offerId, input, {
      exceptId: offering.id,
      boundsOf,
    })
    const preview = previewOf(input, context)
    refusals.push(...validateOffering(input, context).errors.map(({ message }) => message))
    if (preview)
      parts.push({
        pays: repeat(preview.pay, input.peopleWanted),
        terms: serviceTermsOn(context.contracts, input.workOn, context.feeRateBp),
      })
  }
  return {
    ...description,
    ...effect,
    edit: plan.edit,
    added: plan.added,
    costBefore,
    costAfter: costOfOfferings(parts),
    notifiedCount: raises.length,
    refusal: refusals[0] ?? null,
  }
}

/** Returns the levers that could fill the free seats of an offering; none if it takes no applications or is full. */
export async function leversOf(
  operation: StoreOperation & { account: Account },
  offeringId: number,
): Promise<OfferingLevers> {
  const { db, scope, account, now } = operation
  const offering = await lockOffering(operation, offeringId, false)
  const question = await fillQuestionOf(operation, offering)
  const drafts = leverRefusalOf(offering) ? [] : await leverDraftsOf(operation, offering, question)
  const boundsOf = boundsOnce(operation, offering)
  const costBefore = await presentCost(operation, offering, boundsOf)
  const levers: Lever[] = []
  for (const draft of drafts)
    levers.push(await leverOf(operation, offering, draft, { costBefore, boundsOf }))
  return {
    offeringId,
    lockVersion: offering.lockVersion,
    freeSeatCount: Math.max(0, offering.peopleWanted - offering.peopleMatched),
    ...presentForecast(question),
    levers,
    acknowledgementRequired: await acknowledgementDue(db, scope, account.id, now),
  }
}
