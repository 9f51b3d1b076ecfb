import { and, inArray } from 'drizzle-orm'
import type { OfferCheck, OfferCheckInput, OfferInput } from '@/contracts/offers/schemas'
import { qualifications, tags } from '@/domain/data/masterData'
import { checkOffer, OFFER_RULES_VERSION, reasonOf } from '@/domain/offers/offerCheck'
import { contentFaults } from '@/domain/offers/offerContent'
import { minimumWageOfStore } from '@/domain/pay/minimumWage'
import { dayOf } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { files } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { invalid } from '@/server/http/errors'
import { workplaceOf } from '@/server/modules/clients/records/clients'
import { refuseIfRestricted } from '@/server/modules/clients/service'
import { keptManuals } from '@/server/modules/manuals/service'
import { masterCompanyOccupationOf } from '@/server/modules/masterData/service'
import { refuseUnprintable } from '@/server/platform/exports/pdf/glyphs'

// What other modules and jobs use of the offers: their status, and the check under new rules.
export { countOffers, offerStatusOf } from './repository'
export { rescreen } from './rescreen'
export { raiseOfferWage } from './raiseWage'
export { insertCopiedOffer, updateCopiedOffer } from './copy'

/** Checks an offer with the current minimum wage of the store; fields are named as in the form. */
export async function checkOfferOfStore(
  db: Tx,
  scope: ClientScope,
  input: OfferCheckInput,
  now: Date,
): Promise<OfferCheck> {
  const minimum = minimumWageOfStore(await workplaceOf(db, scope), dayOf(now))
  const { ok, issues } = checkOffer(input, minimum?.yen)
  return {
    ok,
    issues: issues.map((issue) => ({
      ...issue,
      field: issue.field === 'title' ? issue.field : `content.${issue.field}`,
    })),
  }
}

/** Throws 422 for ids that are not in the master data, and for contents that contradict each other. */
function refuseUnknown(content: OfferInput['content']) {
  const { tagIds, qualificationIds } = content
  if (!tagIds.every((id) => tags.some((tag) => tag.id === id)))
    throw invalid({ 'content.tagIds': '特徴を選び直してください。' })
  if (
    !qualificationIds.every((id) => qualifications.some((qualification) => qualification.id === id))
  )
    throw invalid({ 'content.qualificationIds': '資格を選び直してください。' })
  const faults = contentFaults(content)
  if (faults.length > 0)
    throw invalid(
      Object.fromEntries(
        faults.map(([path, message]) => [['content', ...path].join('.'), message]),
      ),
    )
}

/**
 * Checks an offer that somebody saves and returns the values to store; throws 422 with its errors. A draft is not
 * checked. An offer without errors is usable at once: the check is the only review.
 */
export async function screenOffer(
  db: Tx,
  scope: ClientScope,
  { title, masterCompanyOccupationId, content, draft }: OfferInput,
  now: Date,
) {
  await refuseIfRestricted(db, scope, now, 'block_all')
  const occupation = masterCompanyOccupationOf(masterCompanyOccupationId)
  const { imageFileIds } = content
  if (!occupation) throw invalid({ masterCompanyOccupationId: '職種を選び直してください。' })
  if (
    imageFileIds.length > 0 &&
    (await db.$count(files, and(scope.has(files), inArray(files.id, imageFileIds)))) <
      new Set(imageFileIds).size
  )
    throw invalid({ 'content.imageFileIds': '写真が見つかりません。もう一度選んでください。' })
  refuseUnknown(content)
  await refuseUnprintable({ title, content })
  const manuals = await keptManuals(db, scope, content.manuals, now)
  const errors = draft
    ? []
    : (await checkOfferOfStore(db, scope, { title, content }, now)).issues.filter(
        (issue) => issue.level === 'error',
      )
  if (errors.length > 0)
    throw invalid(
      Object.fromEntries(errors.map((issue) => [issue.field, reasonOf(issue)]).reverse()),
    )
  return {
    title,
    masterCompanyOccupationId,
    occupationId: occupation.occupationId,
    content: { ...content, ...(manuals && { manuals }) },
    status: draft ? ('draft' as const) : ('usable' as const),
    screeningReasons: [],
    screenedWith: draft ? 0 : OFFER_RULES_VERSION,
  }
}
