import { and, eq } from 'drizzle-orm'
import { ladders as contract } from '@/contracts/ladders'
import { LadderCourse, LadderForecast, LadderMove, LadderStep } from '@/contracts/ladders/schemas'
import { ladderScopes } from '@/contracts/offerings/enums'
import { cannotAdvanceTo, cannotMoveRung, cannotSkipRung } from '@/domain/offerings/ladder'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { minutesBetween, msOf } from '@/lib/date'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { staleError } from '@/server/db/optimisticLock'
import { firstOrNotFound } from '@/server/db/pagination'
import { ladderRungs, offerings, offers } from '@/server/db/schema'
import { conflict, invalid } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { groupIdsHere } from '@/server/modules/groups/records/shared'
import { courseOf, moveRung, openRung, rungsOf, toLadderOffering } from './course'
import { forecastRungs } from './forecast'
import { laddersReference } from './reference'

async function findOffering({ db, scope }: StoreOperation, offeringId: number, lock = false) {
  const found = db.select().from(offerings).where(scope.has(offerings, offeringId)).$dynamic()
  return firstOrNotFound(await (lock ? found.for('no key update') : found))
}

export const ladderRoutes = implement(contract, laddersReference, {
  forecast: {
    response: LadderForecast,
    run: async ({ db, scope, offerId, query, now }) => {
      firstOrNotFound(
        await db.select({ id: offers.id }).from(offers).where(scope.has(offers, offerId)),
      )
      const shift = shiftOfInput(query)
      if (!shift) throw invalid({ workOn: '勤務日と時刻を入力してください。' })
      const planned = query.scopes.split(',')
      const scopes = ladderScopes.filter((rung) => query.scopes === '' || planned.includes(rung))
      const groupIds = await groupIdsHere(db, scope, query.groupIds)
      return forecastRungs(
        { db, scope, now },
        {
          workOn: query.workOn,
          startAt: shift.startAt,
          peopleWanted: query.peopleWanted,
          groupIds,
        },
        // As if it were published now, so that the figure is the same before and after the publication.
        { scopes, leadMin: Math.max(0, minutesBetween(now, shift.startAt)) },
      )
    },
  },
  one: {
    response: LadderCourse,
    run: async ({ db, scope, offeringId, now }) =>
      courseOf({ db, scope, now }, await findOffering({ db, scope, now }, offeringId)),
  },
  advance: {
    body: LadderStep,
    response: LadderCourse,
    run: async ({ db, scope, account, offeringId, body, now }) => {
      const offering = await findOffering({ db, scope, now }, offeringId, true)
      const rungs = await rungsOf(db, offering)
      const reason = cannotAdvanceTo(body.scope, rungs, toLadderOffering(offering, now))
      if (reason) throw conflict(reason)
      const rung = firstOrNotFound(rungs.filter((candidate) => candidate.scope === body.scope))
      await openRung({ db, now }, offering, rung, account.name)
      return courseOf({ db, scope, now }, offering)
    },
  },
  move: {
    body: LadderMove,
    response: LadderCourse,
    run: async ({ db, scope, offeringId, body, now }) => {
      const offering = await findOffering({ db, scope, now }, offeringId, true)
      const { status } = toLadderOffering(offering, now)
      const { closesAt } = offering
      const rungs = await rungsOf(db, offering)
      const reason = cannotMoveRung(body, rungs, { status, closesAt }, now)
      if (reason) throw conflict(reason)
      const rung = firstOrNotFound(rungs.filter((candidate) => candidate.scope === body.scope))
      const { previousStartsAt: seen } = body
      if (seen !== undefined && msOf(seen) !== msOf(rung.startsAt))
        throw await staleError(db, undefined)
      await moveRung(db, rung, body.startsAt)
      return courseOf({ db, scope, now }, offering)
    },
  },
  skip: {
    body: LadderStep,
    response: LadderCourse,
    run: async ({ db, scope, account, offeringId, body, now }) => {
      const offering = await findOffering({ db, scope, now }, offeringId, true)
      const reason = cannotSkipRung(
        body.scope,
        await rungsOf(db, offering),
        toLadderOffering(offering, now),
      )
      if (reason) throw conflict(reason)
      await db
        .update(ladderRungs)
        .set({ skippedAt: now.toISOString(), skippedByName: account.name })
        .where(
          and(
            scope.has(ladderRungs),
            eq(ladderRungs.offeringId, offeringId),
            eq(ladderRungs.scope, body.scope),
          ),
        )
      return courseOf({ db, scope, now }, offering)
    },
  },
})
