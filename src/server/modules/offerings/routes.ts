import { and, desc, eq } from 'drizzle-orm'
import { Paged } from '@/contracts/common/schemas'
import { OfferingUsers } from '@/contracts/matchings/schemas'
import { offerings as contract, offeringLifecycle } from '@/contracts/offerings'
import {
  ClosedReason,
  KeptClosedReason,
  Offering,
  OfferingCreate,
  OfferingDetail,
  OfferingEdit,
  OfferingEditValidation,
  OfferingInput,
  OfferingRecreate,
  OfferingSuggestion,
  OfferingValidation,
  Wage,
} from '@/contracts/offerings/schemas'
import { cannotClose, cannotUnpublish } from '@/domain/offerings/offering'
import {
  minimumWageOver,
  proposedWageYen,
  specificMinimumOf,
  withSpecificMinimum,
} from '@/domain/pay/minimumWage'
import { dayOf, formatDateTime } from '@/lib/date'
import { firstOrNotFound } from '@/server/db/pagination'
import { offerings, offers } from '@/server/db/schema'
import { conflict, invalid } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { whoDid } from '@/server/modules/accounts/records/names'
import { workplaceOf } from '@/server/modules/clients/records/clients'
import { offeringUsers } from '@/server/modules/matchings/service'
import { areaMedianYen } from './areaWage'
import { createOffering } from './create'
import { offeringsCsv } from './csv'
import { findOfferingDetail } from './detail'
import { editOffering, recreate, validateEdit } from './edit'
import { listOfferings } from './list'
import { lastDoneBy, lockOffering } from './lock'
import { offeringLifecycleReference, offeringsReference } from './reference'
import { suggestOffering } from './suggestion'
import { validateForStore } from './validation'

export const offeringRoutes = implement(contract, offeringsReference, {
  list: {
    response: Paged(Offering),
    run: ({ db, scope, query, now }) => listOfferings(db, scope, query, now),
  },
  file: { manualTransaction: offeringsCsv },
  one: {
    response: OfferingDetail,
    run: ({ db, scope, offeringId, now }) => findOfferingDetail(db, scope, offeringId, now),
  },
  users: {
    response: OfferingUsers,
    run: async ({ db, scope, offeringId, query, now }) => {
      firstOrNotFound(
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
      const { prefectureCode, ...store } = await workplaceOf(db, scope)
      const workOn = query.workOn || dayOf(now)
      const endOn = query.endOn || workOn
      const regional = minimumWageOver(prefectureCode ?? '', workOn, endOn)
      if (!regional)
        throw invalid({
          workOn: 'この勤務日の最低賃金は登録されていません。別の日を選んでください。',
        })
      const minimum = withSpecificMinimum(regional, specificMinimumOf(store), endOn)
      const offer = query.offerId
        ? firstOrNotFound(
            await db
              .select({ content: offers.content, occupationId: offers.occupationId })
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
        areaMedianYen: offer
          ? await areaMedianYen(db, scope, {
              prefectureCode,
              occupationId: offer.occupationId,
              today: dayOf(now),
            })
          : null,
        recommendedYen: Math.max(
          last?.yen ?? offer?.content.defaults.hourlyWageYen ?? 0,
          proposedWageYen(minimum.yen),
        ),
      }
    },
  },
  suggestion: {
    response: OfferingSuggestion,
    run: ({ db, scope, account, offerId, query, now }) =>
      suggestOffering({ db, scope, now }, account.id, offerId, {
        on: query.on,
        copyOf: query.copyOf,
        forGraduates: query.scope === 'graduate',
      }),
  },
  validate: {
    body: OfferingInput,
    response: OfferingValidation,
    run: ({ db, scope, account, offerId, body, now }) =>
      validateForStore({ db, scope, now }, account.id, offerId, body),
  },
  create: { body: OfferingCreate, response: OfferingDetail, run: createOffering },
})

export const offeringLifecycleRoutes = implement(offeringLifecycle, offeringLifecycleReference, {
  close: {
    response: OfferingDetail,
    run: async ({ db, scope, offeringId, now }) => {
      const offering = await lockOffering({ db, scope, now }, offeringId)
      const reason = cannotClose(offering)
      if (reason) {
        if (offering.closedAt === null) throw conflict(reason)
        const first = await lastDoneBy(db, scope, offeringId, [offeringLifecycle.close.operation])
        throw conflict(
          `${whoDid(first?.name)}が${formatDateTime(offering.closedAt, now)}に、すでに締め切っています。`,
          'already_done',
        )
      }
      const at = now.toISOString()
      // Without workers it is unpublished at once.
      await db
        .update(offerings)
        .set({
          closedAt: at,
          ...(offering.peopleLive === 0 && { publishedAt: null }),
          lockVersion: offering.lockVersion + 1,
        })
        .where(scope.has(offerings, offeringId))
      return findOfferingDetail(db, scope, offeringId, now)
    },
  },
  closedReason: {
    body: ClosedReason,
    response: KeptClosedReason,
    run: async ({ db, scope, offeringId, body, now }) => {
      const { closedAt } = await lockOffering({ db, scope, now }, offeringId)
      if (closedAt === null)
        throw conflict('締め切っていない求人に、締め切りの理由は記録できません。')
      await db.update(offerings).set({ closedReason: body }).where(scope.has(offerings, offeringId))
      return { offeringId, ...body }
    },
  },
  unpublish: {
    response: OfferingDetail,
    run: async ({ db, scope, offeringId, now }) => {
      const offering = await lockOffering({ db, scope, now }, offeringId)
      const reason = cannotUnpublish(offering)
      if (reason) {
        const first =
          offering.status === 'unpublished'
            ? await lastDoneBy(db, scope, offeringId, [
                offeringLifecycle.unpublish.operation,
                offeringLifecycle.close.operation,
              ])
            : undefined
        throw first
          ? conflict(
              `${whoDid(first.name)}が${formatDateTime(first.at, now)}に、すでに取り下げています。`,
              'already_done',
            )
          : conflict(reason)
      }
      await db
        .update(offerings)
        .set({ publishedAt: null, lockVersion: offering.lockVersion + 1 })
        .where(scope.has(offerings, offeringId))
      return findOfferingDetail(db, scope, offeringId, now)
    },
  },
  edit: { body: OfferingEdit, response: OfferingDetail, run: editOffering },
  validateEdit: { body: OfferingInput, response: OfferingEditValidation, run: validateEdit },
  recreate: { body: OfferingRecreate, response: OfferingDetail, run: recreate },
})
