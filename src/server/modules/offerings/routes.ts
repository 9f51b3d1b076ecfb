import { and, desc, eq } from 'drizzle-orm'
import { Paged } from '@/contracts/common/schemas'
import { offerings as contract } from '@/contracts/offerings'
import { offeringsReference } from '@/contracts/offerings/reference'
import {
  Offering,
  OfferingCreate,
  OfferingDetail,
  OfferingInput,
  OfferingSuggestion,
  OfferingValidation,
  Wage,
} from '@/contracts/offerings/schemas'
import { OfferingUsers } from '@/contracts/matchings/schemas'
import { minimumWageOver } from '@/domain/pay/minimumWage'
import { cannotPublish } from '@/domain/offerings/publishing'
import { validateOffering } from '@/domain/offerings/offeringCheck'
import { dayOf } from '@/lib/date'
import { offerings, offers } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import type { Call } from '@/server/http/context'
import { offeringUsers } from '@/server/modules/matchings/service'
import { conflict, invalid } from '@/server/http/errors'
import { takeOne } from '@/server/db/pagination'
import { requireAcknowledged } from '@/server/modules/clients/service'
import { workplaceOf } from '@/server/lookups/offerings'
import { findOffering } from './detail'
import { listOfferings } from './list'
import { suggestPosting } from './suggestion'
import { postingContext, previewOf, validatePosting } from './context'
import { insertPosting } from './insert'

export const offeringRoutes = implement(contract, offeringsReference, {
  list: {
    response: Paged(Offering),
    run: ({ db, scope, query, now }) => listOfferings(db, scope, query, now),
  },
  one: {
    response: OfferingDetail,
    run: ({ db, scope, offeringId, now }) => findOffering(db, scope, offeringId, now),
  },
  users: {
    response: OfferingUsers,
    run: async ({ db, scope, offeringId, query, now }) => {
      takeOne(
        await db
          .select({ id: offerings.id })
          .from(offerings)
          .where(scope.has(offerings, offeringId)),
      )
      return { items: await offeringUsers({ db, scope, now }, offeringId, query.state) }
    },
  },
  wage: {
    response: Wage,
    run: async ({ db, scope, query, now }) => {
      const { prefectureCode } = await workplaceOf(db, scope)
      const workOn = query.workOn || dayOf(now)
      const minimum = minimumWageOver(prefectureCode ?? '', workOn, query.endOn || workOn)
      if (!minimum)
        throw invalid({
          workOn: 'この勤務日の最低賃金は登録されていません。別の日を選んでください。',
        })
      const offer = query.offerId
        ? takeOne(
            await db
              .select({ content: offers.content })
              .from(offers)
              .where(scope.has(offers, query.offerId)),
          )
        : undefined
      const [last] = offer
        ? await db
            .select({ yen: offerings.hourlyWageYen })
            .from(offerings)
            .where(and(scope.has(offerings), eq(offerings.offerId, query.offerId)))
            .orderBy(desc(offerings.startAt))
            .limit(1)
        : []
      return {
        prefectureName: minimum.prefectureName,
        minimumWageYen: minimum.yen,
        effectiveOn: minimum.effectiveOn,
        next: minimum.next,
        areaMedianYen: null,
        recommendedYen: Math.max(
          last?.yen ?? offer?.content.defaults.hourlyWageYen ?? 0,
          Math.ceil(minimum.yen / 10) * 10,
        ),
      }
    },
  },
  suggestion: {
    response: OfferingSuggestion,
    run: ({ db, scope, offerId, query, now }) =>
      suggestPosting({ db, scope, now }, offerId, {
        copyOf: query.copyOf,
        forGraduates: query.scope === 'graduate',
      }),
  },
  validate: {
    body: OfferingInput,
    response: OfferingValidation,
    run: ({ db, scope, account, offerId, body, now }) =>
      validatePosting({ db, scope, now }, account.id, offerId, body),
  },
  create: { body: OfferingCreate, response: OfferingDetail, run: create },
})

/**
 * Validated once more in the transaction that writes: between the form and here the template, the store or the
 * day may have changed.
 */
async function create({
  db,
  scope,
  account,
  offerId,
  body: { publish, acknowledged, ...input },
  now,
}: Call<typeof contract.create>) {
  // The lock keeps the template from being put away meanwhile.
  takeOne(
    await db.select({ id: offers.id }).from(offers).where(scope.has(offers, offerId)).for('update'),
  )
  const { offer, context } = await postingContext({ db, scope, now }, offerId, input, {
    lock: true,
  })
  const stopped = context.restrictions.find((r) => r.level === 'block_all')
  if (stopped) throw conflict(stopped.message, 'restricted')
  const problems = validateOffering(input, context).errors
  const preview = previewOf(input, context)
  // What keeps the store from posting at all is no fault of the form, and does not keep it from preparing a draft.
  const faults = problems.filter((problem) => problem.field !== 'offer')
  if (faults.length > 0 || !preview)
    throw invalid(
      Object.fromEntries(faults.map(({ field, message }) => [field, message]).reverse()),
    )
  const reason = publish
    ? cannotPublish(
        { ...preview, status: 'unpublished', hourlyWageYen: input.hourlyWageYen },
        context,
        now,
      )
    : undefined
  if (reason) throw conflict(reason)
  if (publish) await requireAcknowledged({ db, scope, now }, account.id, acknowledged)
  const id = await insertPosting(
    { db, scope, account, now },
    { offer, feeRateBp: context.feeRateBp, input, preview, publish, source: 'manual' },
  )
  return findOffering(db, scope, id, now)
}
