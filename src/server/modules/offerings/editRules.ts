import type { OfferingInput } from '@/contracts/offerings/schemas'
import { cannotEdit, scopeAt, type OfferingField } from '@/domain/offerings/offering'
import { validateOffering } from '@/domain/offerings/offeringCheck'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { msOf } from '@/lib/date'
import { positionNamed } from '@/server/modules/masterData/service'
import type { StoreOperation } from '@/server/auth/tenantScope'
import type { lockOffering } from './lock'
import { postingContext, previewOf } from './context'

export type Posting = Awaited<ReturnType<typeof lockOffering>>
type FormField = keyof OfferingInput

/** The fields of the form behind each part of a posting; the first of them carries the reason. */
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
const ofTime: readonly FormField[] = [
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
/** Which findings of the rules a change brings up; the ceiling of the month speaks at the number of people. */
const judged: Record<Part, readonly FormField[]> = {
  startAt: ofTime,
  endAt: ofTime,
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

/** Which parts the form changes. */
function changedParts(posting: Posting, input: OfferingInput, now: Date): Part[] {
  const shift = shiftOfInput(input)
  const same: Record<Part, boolean> = {
    startAt: shift !== undefined && sameInstant(shift.startAt, posting.startAt),
    endAt: shift !== undefined && sameInstant(shift.endAt, posting.endAt),
    closesAt:
      input.closeRule === posting.closeRule &&
      (input.closeRule !== 'custom' || sameInstant(input.customClosesAt, posting.closesAt)),
    groupIds:
      input.scope !== 'group' ||
      [...input.groupIds].sort().join() === [...posting.groupIds].sort().join(),
    autoPublicAt: input.scope === 'public' || sameInstant(input.autoPublicAt, posting.autoPublicAt),
    breakMin: input.breakMin === posting.breakMin,
    hourlyWageYen: input.hourlyWageYen === posting.hourlyWageYen,
    transportationYen: input.transportationYen === posting.transportationYen,
    peopleWanted: input.peopleWanted === posting.peopleWanted,
    // One that has turned public by itself reads as public.
    scope:
      (input.scope === posting.scope || input.scope === scopeAt(posting, now)) &&
      (input.scope !== 'badge' ||
        positionNamed(input.positionId)?.name === positionNamed(posting.position)?.name),
    memo: input.memo === posting.memo,
  }
  return parts.filter((part) => !same[part])
}

const amountOf = (part: Part, from: Posting, to: OfferingInput) =>
  part === 'hourlyWageYen' || part === 'transportationYen' || part === 'peopleWanted'
    ? { from: from[part], to: to[part] }
    : undefined

/** What the rules say of a posting with these conditions instead of its own; a part that stays as it was is not judged again, unless it is still to be published. */
export async function judgeEdit(
  { db, scope, now }: StoreOperation,
  posting: Posting,
  input: OfferingInput,
) {
  const { offer, context } = await postingContext(
    { db, scope, now },
    posting.offerId,
    input,
    posting.id,
  )
  const changed = changedParts(posting, input, now)
  const looked = new Set(changed.flatMap((part) => judged[part]))
  const refused = changed.flatMap((part) => {
    const message = cannotEdit(part, posting, now, amountOf(part, posting, input))
    return message ? [{ field: fieldsOf[part][0], message }] : []
  })
  const feeRateBp = posting.status === 'unpublished' ? context.feeRateBp : posting.feeRateBp
  const { errors, warnings } = validateOffering(input, { ...context, feeRateBp })
  const found = errors.filter(
    ({ field }) => posting.status === 'unpublished' || (field !== 'offer' && looked.has(field)),
  )
  return {
    offer,
    context,
    feeRateBp,
    changed,
    errors: [...refused, ...found],
    warnings,
    preview: previewOf(input, { ...context, feeRateBp }),
  }
}
