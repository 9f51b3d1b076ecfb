import { and, desc, eq } from 'drizzle-orm'
import { Paged } from '@/contracts/common/schemas'
import { offerings as contract } from '@/contracts/offerings'
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
import {
  minimumWageOver,
  proposedWageYen,
  specificMinimumOf,
  withSpecificMinimum,
} from '@/domain/pay/minimumWage'
import { dayOf } from '@/lib/date'
import { offerings, offers } from '@/server/db/schema'
import { implement } from '@/server/http/route'
import { offeringUsers } from '@/server/modules/matchings/service'
import { invalid } from '@/server/http/errors'
import { takeOne } from '@/server/db/pagination'
import { workplaceOf } from '@/server/modules/clients/records/clients'
import { areaMedianYen } from './areaWage'
import { findOffering } from './detail'
import { offeringsCsv } from './csv'
import { listOfferings } from './list'
import { offeringsReference } from './reference'
import { suggestOffering } from './suggestion'
import { validateForStore } from './context'
import { createOffering } from './create'

export const offeringRoutes = implement(contract, offeringsReference, {
  list: {
    response: Paged(Offering),
    run: ({ db, scope, query, now }) => listOfferings(db, scope, query, now),
  },
  file: { manualTransaction: offeringsCsv },
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
        ? takeOne(
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
    run: ({ db, scope, offerId, query, now }) =>
      suggestOffering({ db, scope, now }, offerId, {
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
