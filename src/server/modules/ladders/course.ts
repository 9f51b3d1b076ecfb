import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { LadderCourse } from '@/contracts/ladders/schemas'
import { ladderScopes } from '@/contracts/offerings/enums'
import { forecastOf } from '@/domain/offerings/fillForecast'
import { comingRungs, dueRungs, ladderEndText, rungStatesOf } from '@/domain/offerings/ladder'
import { isFull, offeringStatusAt } from '@/domain/offerings/offering'
import { addMinutes, minutesBetween, msOf } from '@/lib/date'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { ladderRungs, matchings, offerings, uncancelledMatchingStatuses } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { notifyStoreOnce } from '@/server/jobs/messages'
import { enqueue, enqueueOnce } from '@/server/jobs/queue'
import { openScope } from '@/server/modules/offerings/records/changes'
import { forecastRungs } from './forecast'
import { noticesOf } from './notices'

type Offering = typeof offerings.$inferSelect
type Rung = typeof ladderRungs.$inferSelect

/** Payload of the job that opens the due rungs of an offering. */
export type LadderJob = { offeringId: number }

/** The rungs of an offering, in their order. */
export async function rungsOf(db: Tx, { id, clientId }: Pick<Offering, 'id' | 'clientId'>) {
  const rungs = await db
    .select()
    .from(ladderRungs)
    .where(and(eq(ladderRungs.clientId, clientId), eq(ladderRungs.offeringId, id)))
    .orderBy(asc(ladderRungs.startsAt))
  return rungs.sort((a, b) => ladderScopes.indexOf(a.scope) - ladderScopes.indexOf(b.scope))
}

/** Returns what the rules of a ladder need of an offering: its status at this instant and whether it is full. */
export const toLadderOffering = (offering: Offering, now: Date) => ({
  status: offeringStatusAt(offering, now),
  isFull: isFull(offering),
})

/**
 * Opens a rung of a locked offering. The rungs before it stay open. `openedByName`: of the person who opened it early.
 */
export async function openRung(
  { db, now }: Operation,
  offering: Pick<Offering, 'id' | 'openScopes'>,
  rung: Pick<Rung, 'id' | 'scope'>,
  openedByName: string | null = null,
) {
  await db
    .update(ladderRungs)
    .set({ openedAt: now.toISOString(), openedByName })
    .where(and(eq(ladderRungs.id, rung.id), isNull(ladderRungs.openedAt)))
  await openScope(db, offering, rung.scope)
  const notices = noticesOf(rung, now)
  if (notices.length > 0) await enqueueOnce(db, ...notices)
}

/** The job that checks the ladder at the end of applications; its unique key allows one for each such instant. */
const endOf = ({ id, closesAt }: Pick<Offering, 'id' | 'closesAt'>) => ({
  kind: 'ladder',
  uniqueKey: `ladder end ${id} ${closesAt}`,
  payload: { offeringId: id } satisfies LadderJob,
  runAt: new Date(closesAt),
})

/** Mails the store, once, that a ladder has ended with free seats. If the end is moved, it is checked again. */
async function notifyOfEnd({ db, now }: Operation, offering: Offering) {
  if (offeringStatusAt(offering, now) === 'published')
    return void (await enqueueOnce(db, endOf(offering)))
  const text = ladderEndText(offering, now)
  if (text === undefined) return
  await notifyStoreOnce(
    db,
    `ladder unfilled ${offering.id}`,
    {
      clientId: offering.clientId,
      event: 'unfilled_alert',
      title: '公開の順番が終わり、空きが残っています',
      text,
      path: `/clients/${offering.clientId}/offerings/${offering.id}`,
    },
    now,
  )
}

/** Returns the scopes that are open from the publication on: the first rung of the ladder begins at once. */
export const openScopesOf = ({ ladder }: Pick<Offering, 'ladder'>) =>
  (ladder ?? []).slice(0, 1).map(({ scope }) => scope)

/**
 * Begins the ladder of an offering that was published with `openScopesOf`: writes its rungs, the first as open, and
 * enqueues a job for each.
 */
export async function startLadder({ db, now }: Operation, offering: Offering) {
  if (!offering.ladder) return
  const offeringId = offering.id
  const isOpen = (scope: Rung['scope']) => offering.openScopes.includes(scope)
  const rungs = await db
    .insert(ladderRungs)
    .values(
      offering.ladder.map(({ scope, afterMin }) => ({
        clientId: offering.clientId,
        offeringId,
        scope,
        startsAt: addMinutes(now, afterMin),
        openedAt: isOpen(scope) ? now.toISOString() : null,
      })),
    )
    .returning()
  await enqueueOnce(
    db,
    ...rungs.map(({ id, startsAt }) => ({
      kind: 'ladder',
      uniqueKey: `ladder ${id}`,
      payload: { offeringId } satisfies LadderJob,
      runAt: new Date(startsAt),
    })),
    ...rungs.filter(({ scope }) => isOpen(scope)).flatMap((rung) => noticesOf(rung, now)),
    endOf(offering),
  )
}

/** Removes the rungs of an earlier publication: for the statement that publishes the offering once more. */
export const removeRungs = (db: Tx, { id, clientId }: Pick<Offering, 'id' | 'clientId'>) =>
  db
    .delete(ladderRungs)
    .where(and(eq(ladderRungs.clientId, clientId), eq(ladderRungs.offeringId, id)))
    .returning({ id: ladderRungs.id })

/** Opens a coming rung at another instant. The earlier job finds nothing due. */
export async function moveRung(db: Tx, { id, offeringId }: Rung, startsAt: string) {
  await db.update(ladderRungs).set({ startsAt }).where(eq(ladderRungs.id, id))
  await enqueue(db, 'ladder', { offeringId } satisfies LadderJob, new Date(startsAt))
}

/** Resumes a ladder that waited for a free seat, if a rung is due. */
export async function resumeLadder(
  { db, now }: Operation,
  offering: Pick<Offering, 'id' | 'clientId' | 'ladder'>,
) {
  if (!offering.ladder) return
  const isDue = comingRungs(await rungsOf(db, offering)).some(
    ({ startsAt }) => msOf(startsAt) <= now.getTime(),
  )
  if (isDue) await enqueue(db, 'ladder', { offeringId: offering.id } satisfies LadderJob, now)
}

/**
 * Opens the due rungs of an offering, and mails the store if the ladder has ended with free seats. It may run any
 * number of times and in several processes: the offering is locked while its rungs are read and opened, and an open
 * rung is no longer due.
 */
export async function openDueRungs({ db, now }: Operation, { offeringId }: LadderJob) {
  const [offering] = await db
    .select()
    .from(offerings)
    .where(eq(offerings.id, offeringId))
    .for('no key update')
  if (!offering?.ladder) return
  const openScopes = [...offering.openScopes]
  for (const rung of dueRungs(await rungsOf(db, offering), toLadderOffering(offering, now), now)) {
    await openRung({ db, now }, { id: offeringId, openScopes }, rung)
    openScopes.push(rung.scope)
  }
  await notifyOfEnd({ db, now }, offering)
}

/**
 * Returns the rungs of an offering's ladder, each with the number of workers it reaches and the forecast of its fill.
 */
export async function courseOf(
  { db, scope, now }: StoreOperation,
  offering: Offering,
): Promise<LadderCourse> {
  const rungs = await rungsOf(db, offering)
  if (rungs.length === 0 || offering.publishedAt === null)
    return { offeringId: offering.id, basis: '', rungs: [] }
  const { basis, rungs: forecasts } = await forecastRungs({ db, scope, now }, offering, {
    scopes: rungs.filter((rung) => rung.skippedAt === null).map((rung) => rung.scope),
    leadMin: Math.max(0, minutesBetween(now, offering.startAt)),
  })
  const states = rungStatesOf(rungs, toLadderOffering(offering, now))
  const seated = await db
    .select({ matchedAt: matchings.matchedAt })
    .from(matchings)
    .where(
      and(
        scope.has(matchings),
        eq(matchings.offeringId, offering.id),
        inArray(matchings.status, uncancelledMatchingStatuses),
      ),
    )
  const openedAts = rungs.flatMap(({ openedAt }) => (openedAt === null ? [] : [msOf(openedAt)]))
  const matchedIn = (openedAt: string | null) => {
    if (openedAt === null) return 0
    const from = msOf(openedAt)
    const until = Math.min(...openedAts.filter((at) => at > from), Infinity)
    return seated.filter(({ matchedAt }) => msOf(matchedAt) >= from && msOf(matchedAt) < until)
      .length
  }
  return {
    offeringId: offering.id,
    basis,
    rungs: rungs.flatMap((rung, index) => {
      const state = states[index]
      const forecast = forecasts.find(({ scope: reached }) => reached === rung.scope) ?? {
        scope: rung.scope,
        newCount: null,
        totalCount: null,
        forecast: forecastOf(0, 0),
      }
      return state
        ? [
            {
              ...forecast,
              state,
              startsAt: rung.startsAt,
              openedAt: rung.openedAt,
              openedByName: rung.openedByName,
              skippedByName: rung.skippedByName,
              matchedCount: matchedIn(rung.openedAt),
            },
          ]
        : []
    }),
  }
}
