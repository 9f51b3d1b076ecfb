import type { OfferingInput } from '@/contracts/offerings/schemas'
import { serviceTermsOn } from '@/domain/billing/contract'
import { validateOffering } from '@/domain/offerings/check/offeringCheck'
import type { OfferingContext } from '@/domain/offerings/check/offeringRule'
import { ladderRunsText } from '@/domain/offerings/ladder'
import {
  cannotChangeScope,
  cannotEdit,
  scopeAt,
  type OfferingField,
} from '@/domain/offerings/offering'
import { isForGroups } from '@/domain/offerings/scopes'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { bonusesOn } from '@/domain/pay/bonus'
import { costOf, payOf } from '@/domain/pay/pay'
import { msOf, timeOf } from '@/lib/date'
import type { StoreOperation } from '@/server/auth/tenantScope'
import type { offers } from '@/server/db/schema'
import { positionNamed } from '@/server/modules/masterData/service'
import { type ContextOptions, offeringContext } from './context'
import type { lockOffering } from './lock'
import { graduateFeeOf, previewOf } from './validation'

export type Offering = Awaited<ReturnType<typeof lockOffering>>
type FormField = keyof OfferingInput

/** The fields of the form behind each part of an offering; a refusal is shown at the first of them. */
export const fieldsOf: Record<
  Exclude<OfferingField, 'place'>,
  readonly [FormField, ...FormField[]]
> = {
  startAt: ['startTime', 'workOn'],
  endAt: ['endTime'],
  breakMin: ['breakMin'],
  hourlyWageYen: ['hourlyWageYen'],
  transportationYen: ['transportationYen'],
  peopleWanted: ['peopleWanted'],
  closesAt: ['closeRule', 'customClosesAt'],
  scope: ['scope', 'positionId'],
  groupIds: ['groupIds'],
  autoPublicAt: ['autoPublicAt'],
  memo: ['memo'],
}
type Part = keyof typeof fieldsOf
/** The parts of an offering that an edit can change, each by its own rule (`cannotEdit`). */
export const parts = Object.keys(fieldsOf) as Part[]
/** The fields whose rules depend on the times of the shift. */
const timeFields: readonly FormField[] = [
  'workOn',
  'startTime',
  'endTime',
  'breakMin',
  'closeRule',
  'customClosesAt',
  'autoPublicAt',
  'hourlyWageYen',
  'peopleWanted',
]
/** The fields whose errors a changed part can cause. The limit of the month is reported at the number of people. */
const affectedFields: Record<Part, readonly FormField[]> = {
  startAt: timeFields,
  endAt: timeFields,
  breakMin: ['breakMin', 'endTime', 'peopleWanted'],
  hourlyWageYen: ['hourlyWageYen', 'peopleWanted'],
  transportationYen: ['transportationYen', 'peopleWanted'],
  peopleWanted: ['peopleWanted'],
  closesAt: ['closeRule', 'customClosesAt', 'autoPublicAt'],
  scope: ['groupIds', 'positionId', 'autoPublicAt', 'hourlyWageYen'],
  groupIds: ['groupIds'],
  autoPublicAt: ['autoPublicAt'],
  memo: [],
}

const sameInstant = (a: string | null, b: string | null) =>
  a === null || b === null ? a === b : msOf(a) === msOf(b)

const isSameLadder = ({ ladder }: Offering, input: OfferingInput) =>
  ladder !== null && JSON.stringify(ladder) === JSON.stringify(input.ladder)

/** Converts an offering to the values of its form; saving them again changes nothing. */
export const inputOf = (offering: Offering): OfferingInput => ({
  workOn: offering.workOn,
  startTime: timeOf(offering.startAt),
  endTime: timeOf(offering.endAt),
  breakMin: offering.breakMin,
  peopleWanted: offering.peopleWanted,
  closeRule: offering.closeRule,
  customClosesAt: offering.closeRule === 'custom' ? offering.closesAt : null,
  scope: offering.scope,
  groupIds: [...offering.groupIds],
  positionId: positionNamed(offering.position)?.id ?? null,
  ...(offering.ladder && { ladder: [...offering.ladder] }),
  autoPublicAt: offering.autoPublicAt,
  hourlyWageYen: offering.hourlyWageYen,
  transportationYen: offering.transportationYen,
  memo: offering.memo,
})

/** The parts of the offering that the form changes. */
function changedParts(offering: Offering, input: OfferingInput, now: Date): Part[] {
  const shift = shiftOfInput(input)
  const isSame: Record<Part, boolean> = {
    startAt: shift !== undefined && sameInstant(shift.startAt, offering.startAt),
    endAt: shift !== undefined && sameInstant(shift.endAt, offering.endAt),
    closesAt:
      input.closeRule === offering.closeRule &&
      (input.closeRule !== 'custom' || sameInstant(input.customClosesAt, offering.closesAt)),
    groupIds:
      !isForGroups(input) ||
      [...input.groupIds].sort().join() === [...offering.groupIds].sort().join(),
    autoPublicAt:
      input.scope === 'public' || sameInstant(input.autoPublicAt, offering.autoPublicAt),
    breakMin: input.breakMin === offering.breakMin,
    hourlyWageYen: input.hourlyWageYen === offering.hourlyWageYen,
    transportationYen: input.transportationYen === offering.transportationYen,
    peopleWanted: input.peopleWanted === offering.peopleWanted,
    // The form shows an offering as public after it has become public at its set time.
    scope:
      isSameLadder(offering, input) ||
      (offering.ladder === null &&
        input.ladder === undefined &&
        (input.scope === offering.scope || input.scope === scopeAt(offering, now)) &&
        (input.scope !== 'badge' ||
          positionNamed(input.positionId)?.name === positionNamed(offering.position)?.name)),
    memo: input.memo === offering.memo,
  }
  return parts.filter((part) => !isSame[part])
}

const amountOf = (part: Part, from: Offering, to: OfferingInput) =>
  part === 'hourlyWageYen' || part === 'transportationYen' || part === 'peopleWanted'
    ? { from: from[part], to: to[part] }
    : undefined

/** Returns what all seats of an offering cost with its stored conditions, in yen with tax. */
function fullCostYen(
  offering: Offering,
  { bonuses, contracts }: Pick<OfferingContext, 'bonuses' | 'contracts'>,
) {
  const pay = payOf({
    ...offering,
    bonuses: bonusesOn(bonuses, offering.offerId, offering.workOn),
  })
  return costOf(
    pay,
    offering.peopleWanted,
    serviceTermsOn(contracts, offering.workOn, offering.feeRateBp),
  ).totalYen
}

/**
 * Checks an offering with these conditions instead of its own. For a published offering only the changed parts are
 * checked, because it may have been posted before a rule existed. `lockedOffer`: its offer, if the caller has locked
 * both and writes what it checks.
 */
export async function evaluateEdit(
  { db, scope, now }: StoreOperation,
  offering: Offering,
  input: OfferingInput,
  {
    lockedOffer,
    ...options
  }: Pick<ContextOptions, 'boundsOf'> & { lockedOffer?: typeof offers.$inferSelect } = {},
) {
  const { offer, context, feeTerms } = await offeringContext(
    { db, scope, now },
    lockedOffer ?? offering.offerId,
    input,
    {
      ...options,
      exceptId: offering.id,
      lock: lockedOffer !== undefined,
    },
  )
  const changed = changedParts(offering, input, now)
  const checkedFields = new Set(changed.flatMap((part) => affectedFields[part]))
  const editErrors = changed.flatMap((part) => {
    const message = cannotEdit(part, offering, now, amountOf(part, offering, input))
    return message ? [{ field: fieldsOf[part][0], message }] : []
  })
  const scopeChange =
    changed.includes('scope') && offering.status !== 'unpublished' && offering.ladder !== null
      ? ladderRunsText
      : cannotChangeScope(offering.scope, input.scope)
  const scopeErrors = scopeChange ? [{ field: 'scope', message: scopeChange }] : []
  const feeRateBp = offering.status === 'unpublished' ? context.feeRateBp : offering.feeRateBp
  const preview = previewOf(input, { ...context, feeRateBp })
  // An edit that costs no more than before is not checked against the limit and the budget again.
  const costsMore =
    offering.status === 'unpublished' ||
    (preview?.cost.totalYen ?? 0) > fullCostYen(offering, context)
  const { errors, warnings } = validateOffering(input, {
    ...context,
    feeRateBp,
    ...(!costsMore && { usage: null, budget: null }),
  })
  const ruleErrors = errors.filter(
    ({ field }) =>
      offering.status === 'unpublished' ||
      field === 'budget' ||
      (field !== 'offer' && checkedFields.has(field)),
  )
  return {
    offer,
    context,
    feeRateBp,
    changed,
    errors: [...editErrors, ...scopeErrors, ...ruleErrors],
    warnings,
    preview,
    graduateFee: graduateFeeOf(input, preview, feeTerms),
  }
}
