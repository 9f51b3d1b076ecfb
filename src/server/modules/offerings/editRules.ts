import type { OfferingInput } from '@/contracts/offerings/schemas'
import {
  cannotChangeScope,
  cannotEdit,
  scopeAt,
  type OfferingField,
} from '@/domain/offerings/offering'
import { isForGroups, ladderRunsText } from '@/domain/offerings/ladder'
import { serviceTermsOn } from '@/domain/billing/contract'
import { bonusesOn } from '@/domain/pay/bonus'
import { costOf, payOf } from '@/domain/pay/pay'
import type { OfferingContext } from '@/domain/offerings/check/offeringRule'
import { validateOffering } from '@/domain/offerings/check/offeringCheck'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { msOf, timeOf } from '@/lib/date'
import { positionNamed } from '@/server/modules/masterData/service'
import type { StoreOperation } from '@/server/auth/tenantScope'
import type { lockOffering } from './lock'
import { type ContextOptions, graduateFeeOf, postingContext, previewOf } from './context'

export type Posting = Awaited<ReturnType<typeof lockOffering>>
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
export const parts = Object.keys(fieldsOf) as Part[]
/** The fields whose rules look at the times of the shift. */
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

const isSameLadder = ({ ladder }: Posting, input: OfferingInput) =>
  ladder !== null && JSON.stringify(ladder) === JSON.stringify(input.ladder)

/** The conditions of an offering as its form would read: saved again, they change nothing. */
export const inputOf = (posting: Posting): OfferingInput => ({
  workOn: posting.workOn,
  startTime: timeOf(posting.startAt),
  endTime: timeOf(posting.endAt),
  breakMin: posting.breakMin,
  peopleWanted: posting.peopleWanted,
  closeRule: posting.closeRule,
  customClosesAt: posting.closeRule === 'custom' ? posting.closesAt : null,
  scope: posting.scope,
  groupIds: [...posting.groupIds],
  positionId: positionNamed(posting.position)?.id ?? null,
  ...(posting.ladder && { ladder: [...posting.ladder] }),
  autoPublicAt: posting.autoPublicAt,
  hourlyWageYen: posting.hourlyWageYen,
  transportationYen: posting.transportationYen,
  memo: posting.memo,
})

/** The parts of the offering that the form changes. */
function changedParts(posting: Posting, input: OfferingInput, now: Date): Part[] {
  const shift = shiftOfInput(input)
  const isSame: Record<Part, boolean> = {
    startAt: shift !== undefined && sameInstant(shift.startAt, posting.startAt),
    endAt: shift !== undefined && sameInstant(shift.endAt, posting.endAt),
    closesAt:
      input.closeRule === posting.closeRule &&
      (input.closeRule !== 'custom' || sameInstant(input.customClosesAt, posting.closesAt)),
    groupIds:
      !isForGroups(input) ||
      [...input.groupIds].sort().join() === [...posting.groupIds].sort().join(),
    autoPublicAt: input.scope === 'public' || sameInstant(input.autoPublicAt, posting.autoPublicAt),
    breakMin: input.breakMin === posting.breakMin,
    hourlyWageYen: input.hourlyWageYen === posting.hourlyWageYen,
    transportationYen: input.transportationYen === posting.transportationYen,
    peopleWanted: input.peopleWanted === posting.peopleWanted,
    // The form shows an offering as public after it has become public at its set time.
    scope:
      isSameLadder(posting, input) ||
      (posting.ladder === null &&
        input.ladder === undefined &&
        (input.scope === posting.scope || input.scope === scopeAt(posting, now)) &&
        (input.scope !== 'badge' ||
          positionNamed(input.positionId)?.name === positionNamed(posting.position)?.name)),
    memo: input.memo === posting.memo,
  }
  return parts.filter((part) => !isSame[part])
}

const amountOf = (part: Part, from: Posting, to: OfferingInput) =>
  part === 'hourlyWageYen' || part === 'transportationYen' || part === 'peopleWanted'
    ? { from: from[part], to: to[part] }
    : undefined

/** What all seats of an offering cost as it stands, tax included, yen. */
function fullCostYen(
  posting: Posting,
  { bonuses, contracts }: Pick<OfferingContext, 'bonuses' | 'contracts'>,
) {
  const pay = payOf({
    ...posting,
    bonuses: bonusesOn(bonuses, posting.offerId, posting.workOn),
  })
  return costOf(
    pay,
    posting.peopleWanted,
    serviceTermsOn(contracts, posting.workOn, posting.feeRateBp),
  ).totalYen
}

/**
 * Checks an offering with these conditions instead of its own. Of a published offering only the parts that change
 * are checked: later rules do not hold for what was posted before.
 */
export async function evaluateEdit(
  { db, scope, now }: StoreOperation,
  posting: Posting,
  input: OfferingInput,
  { lock = false, ...options }: Pick<ContextOptions, 'lock' | 'boundsOf'> = {},
) {
  const { offer, context, feeTerms } = await postingContext(
    { db, scope, now },
    posting.offerId,
    input,
    {
      ...options,
      exceptId: posting.id,
      lock,
    },
  )
  const changed = changedParts(posting, input, now)
  const checkedFields = new Set(changed.flatMap((part) => affectedFields[part]))
  const editErrors = changed.flatMap((part) => {
    const message = cannotEdit(part, posting, now, amountOf(part, posting, input))
    return message ? [{ field: fieldsOf[part][0], message }] : []
  })
  const scopeChange =
    changed.includes('scope') && posting.status !== 'unpublished' && posting.ladder !== null
      ? ladderRunsText
      : cannotChangeScope(posting.scope, input.scope)
  const scopeErrors = scopeChange ? [{ field: 'scope', message: scopeChange }] : []
  const feeRateBp = posting.status === 'unpublished' ? context.feeRateBp : posting.feeRateBp
  const preview = previewOf(input, { ...context, feeRateBp })
  const isWider =
    posting.status === 'unpublished' ||
    (preview?.cost.totalYen ?? 0) > fullCostYen(posting, context)
  const { errors, warnings } = validateOffering(input, {
    ...context,
    feeRateBp,
    ...(!isWider && { usage: null, budget: null }),
  })
  const ruleErrors = errors.filter(
    ({ field }) =>
      posting.status === 'unpublished' ||
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
