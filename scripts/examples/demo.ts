import { createApp } from '@/server/app'
import { DEMO_PASSWORD, seedIfEmpty } from '@/server/demo/seedIfEmpty'
import type { Route } from '@/server/http/route'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { setLimitsScale } from '@/server/platform/rateLimiter'
import { idsOf, type Ids } from '@tests/figures/kit'
import { FIXTURE_PASSWORD } from '@tests/fixtures/fixture'
import { browser, testContext } from '@tests/kit/app'
import { engine, prepare } from '@tests/kit/engine'
import { tableNames, truncateAll } from '@tests/kit/tables'
import { rememberSequences, deterministicRandom } from './deterministicRandom'

/** Friday 9:41 in Tokyo: the day of the mocks and of the tests of the demonstration. */
const NOW = new Date('2026-11-20T00:41:00Z')
const COMPANY_ID = 1
const CLIENT_ID = 1
/** The accounts to try, in order: 企業管理者, 店舗管理者, 経理担当. */
const PEOPLE = ['company@example.com', 'store@example.com', 'accounting@example.com']

/** Bodies and queries of the tests are about their own year and password; these are about the demonstration. */
export const ofDemo = <T>(value: T): T =>
  value === undefined
    ? value
    : (JSON.parse(
        JSON.stringify(value)
          .replaceAll('2029-12', '2026-11')
          .replaceAll('2029-11', '2026-10')
          .replaceAll('2029-', '2026-')
          .replace(/client(Id|_id|_ids)=11\b/, 'client$1=1')
          .replaceAll('company@example.jp', PEOPLE[0] ?? '')
          .replaceAll(FIXTURE_PASSWORD, DEMO_PASSWORD),
      ) as T)

type Rows = (sql: string) => Promise<Record<string, unknown>[]>
/** The condition on offerings of the restaurant that have not begun. */
const IS_COMING_SHIFT = `o.client_id = ${CLIENT_ID} and o.start_at > '${NOW.toISOString()}'`
const BY_START = 'order by o.start_at, o.id'
/** The rows that URLs name: of the restaurant, and of shifts that are still ahead. */
const idQueries = [
  `select o.id as "offeringId", o.id as "firstOfferingId", o.offer_id as "offerId" from offerings o
    where ${IS_COMING_SHIFT} and o.people_matched = 0 ${BY_START} limit 1`,
  `select o.id as "matchedOfferingId", m.user_id as "userId" from offerings o join matchings m on m.offering_id = o.id
    where ${IS_COMING_SHIFT} and m.status = 'established' ${BY_START}, m.user_id limit 1`,
  `select uid as "chatRoomUid" from chat_rooms where client_id = ${CLIENT_ID}
    order by last_message_at desc, id limit 1`,
  `select id as "clientReviewId" from client_reviews where client_id = ${CLIENT_ID} and reply is null
    order by id limit 1`,
]
/** Calls whose parameter names a row of another kind: a candidate, or a group, text or conditions of the company. */
const narrower: readonly [calls: RegExp, query: string][] = [
  [
    /\/long_term_jobs\/users\//,
    `select user_id as "userId" from long_term_candidates where client_id = ${CLIENT_ID} order by id limit 1`,
  ],
  [
    /\/companies\/.*\/groups\//,
    `select id as "groupId" from groups where company_id = ${COMPANY_ID} and client_id is null
      order by id desc limit 1`,
  ],
  [
    /\/companies\/.*\/chat_text/,
    `select id as "chatTextId" from chat_texts where company_id = ${COMPANY_ID} and client_id is null
      order by id limit 1`,
  ],
  [
    /\/companies\/.*\/saved_view/,
    `select id as "savedViewId" from saved_views where company_id = ${COMPANY_ID} order by id limit 1`,
  ],
]
/** The ids in the first row that a query finds; none without a row. */
export const idsFrom = async (rows: Rows, query: string): Promise<Ids> => {
  const [row = {}] = await rows(query)
  // The driver returns `int8` as text.
  return Object.fromEntries(
    Object.entries(row).map(([name, id]) => [
      name,
      name === 'chatRoomUid' ? String(id) : Number(id),
    ]),
  )
}
async function idsOfDemo(rows: Rows) {
  const found = await Promise.all(idQueries.map((query) => idsFrom(rows, query)))
  // The demonstration has no such row. The example of a body needs a number.
  const none = { operationId: 1 }
  const ids: Ids = Object.assign(none, await idsOf(COMPANY_ID, CLIENT_ID), ...found)
  const narrow = await Promise.all(
    narrower.map(async ([calls, query]) => ({ calls, ids: await idsFrom(rows, query) })),
  )
  return ({ endpoint }: Route): Ids =>
    Object.assign({}, ids, narrow.find(({ calls }) => calls.test(endpoint.operation))?.ids)
}

/** The demonstration in a database of its own, with a fixed clock; `reset` undoes what calls have written. */
export async function openDemo() {
  Object.assign(globalThis, { engine })
  await prepare()
  setLimitsScale(1_000_000)
  const context = await testContext()
  const { exec, rows } = context.engine
  await exec(truncateAll)
  context.now = NOW
  const chance = await deterministicRandom(context.engine)
  context.random = chance.random
  await seedIfEmpty(context.db, { now: NOW, random: chance.random, scale: 1 })
  await chance.endFilling()
  await exec(
    tableNames
      .map((name) => `truncate seed.${name}; insert into seed.${name} select * from ${name};`)
      .join(' '),
  )
  const resetSequences = await rememberSequences(context.engine)
  const accounts = await rows('select id, email from accounts')
  const app = createApp(context)
  const accountIds = PEOPLE.map((email) =>
    Number(accounts.find((account) => account['email'] === email)?.['id']),
  )
  return {
    /** The ids for the URL and the body of a call. */
    idsFor: await idsOfDemo(rows),
    /** Browsers of these accounts, each with a new session. */
    people: () => Promise.all(accountIds.map((id) => browser(id, app))),
    browserOf: (accountId: number) => browser(accountId, app),
    rows,
    context,
    /** The background jobs of these kinds that are due. */
    runJobs: async (...kinds: string[]) => {
      while (await runNextJob(context, jobDefinitions, kinds));
    },
    reset: async () => {
      await context.reset()
      context.now = NOW
      chance.restart()
      await resetSequences()
    },
  }
}
