import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { NextApiRequest, NextApiResponse } from 'next'
import { createApp } from './app'
import { openDatabase, type Opened } from './db/client'
import { seedIfEmpty } from './demo/seedIfEmpty'
import { health } from './platform/health'
import { showInvitation } from './modules/invitations/invitationPage'
import { jobDefinitions, slotsPerLane } from './jobs/registry'
import { startSchedule } from './jobs/schedule'
import { JobRunner } from './jobs/worker'
import type { AppContext } from './http/context'
import { describe, logger } from './platform/logger'
import { startSimulator } from './demo/market/simulator'
import { createSmtpMailer, createOutboxMailer } from './platform/mailer/outbox'
import { isLocal, showOutbox } from './platform/mailer/outboxPage'
import { createChatCompletionsModel } from './platform/textModel'
import { settings } from './config'
import { showShared } from './modules/shareLinks/page'

const clock = () => new Date()
const log = logger(
  settings.logLevel,
  (line) => {
    console.log(line)
  },
  clock,
)
const SNAPSHOT_MS = 15 * 60_000

type Started = {
  world: AppContext
  db: Opened
  app: ReturnType<typeof createApp>
  close: () => Promise<void>
}

async function start(): Promise<Started> {
  const db = await openDatabase({ url: settings.databaseUrl, dir: settings.dataDir, clock })
  if (settings.seedDemo)
    await seedIfEmpty(db, { now: clock(), random: randomBytes, scale: settings.demoScale })
  const { smtpUrl, textModel } = settings
  const world: AppContext = {
    db,
    clock,
    random: randomBytes,
    log,
    settings: settings.application,
    mail: smtpUrl
      ? createSmtpMailer(db, clock, smtpUrl, settings.mailFrom)
      : createOutboxMailer(db, clock),
    ...(textModel && { textModel: createChatCompletionsModel(textModel) }),
  }
  const { cookieSecure, origin } = settings.application
  if (cookieSecure === 'auto' && /^http:\/\/(?!localhost|127\.)/.test(origin))
    log({
      level: 'warn',
      event:
        'over plain http, cookies are set without Secure: use https and COOKIE_SECURE=always outside this machine',
    })
  const runner = new JobRunner(world, jobDefinitions, slotsPerLane)
  const stops: (() => void | Promise<void>)[] = [() => runner.stop(), startSchedule(world)]
  if (settings.marketSimulator) stops.push(startSimulator(world, { speed: settings.marketSpeed }))
  const snapshotTimer = setInterval(() => {
    db.snapshot().catch((error: unknown) => {
      log({ level: 'error', event: 'snapshot', error: describe(error) })
    })
  }, SNAPSHOT_MS).unref()
  return {
    world,
    db,
    app: createApp(world),
    close: async () => {
      clearInterval(snapshotTimer)
      await Promise.race([
        Promise.all(stops.map((stop) => stop())),
        new Promise((go) => setTimeout(go, 1500)),
      ])
      await db.close()
    },
  }
}

const kept = globalThis as {
  started?: Promise<Started> | undefined
  closeServer?: () => Promise<void>
}
/** Opened by the first request: the build imports this file too. On globalThis, because development loads it again and again. */
const started = () =>
  (kept.started ??= start().then(
    (it) => {
      health.databaseDown = false
      return it
    },
    (error: unknown) => {
      kept.started = undefined
      health.databaseDown = true
      console.error(error instanceof Error ? error.message : error)
      log({ level: 'error', event: 'database does not open', error: describe(error) })
      throw error
    },
  ))
/** For `npm start`: ends the background work, takes the last snapshot, closes the database. */
kept.closeServer = async () => {
  if (kept.started) await (await kept.started).close()
}

const refused = (status: number, code: string, message: string, more = {}) =>
  Response.json(
    { code, messages: [message], ...more },
    { status, headers: { 'Cache-Control': 'no-store' } },
  )

/** One call of the API. `bindings` carries the socket. */
export async function handle(request: Request, bindings: unknown): Promise<Response> {
  if (settings.foreignApi) return refused(404, 'unknown_endpoint', 'この呼び出しはありません。')
  let it: Started
  try {
    it = await started()
  } catch {
    return refused(
      503,
      'unavailable',
      '現在、データベースを開けません。しばらくしてから、もう一度お試しください。',
      { isMaintenance: true },
    )
  }
  return it.app.fetch(request, bindings as object)
}

/** The outbox, to the person at this machine, where nothing real is sent. */
export async function outboxPage(request: NextApiRequest, response: NextApiResponse) {
  const mayShow =
    !settings.foreignApi &&
    !settings.smtpUrl &&
    (process.env.NODE_ENV === 'development' || (settings.seedDemo && !settings.databaseUrl))
  if (!mayShow || request.method !== 'GET' || !isLocal(request)) {
    response
      .status(404)
      .json({ code: 'unknown_endpoint', messages: ['この呼び出しはありません。'] })
    return
  }
  const { db, world } = await started()
  await showOutbox(response, db, world.settings.origin)
}

/** What the link of a posting opens. */
export async function sharedPage(request: NextApiRequest, response: NextApiResponse) {
  if (settings.foreignApi) {
    response.status(404).json({ code: 'unknown_endpoint', messages: ['このページはありません。'] })
    return
  }
  await showShared(request, response, (await started()).world)
}
/** What the code of an invitation opens. */
export async function invitationPage(request: NextApiRequest, response: NextApiResponse) {
  if (settings.foreignApi) {
    response.status(404).json({ code: 'unknown_endpoint', messages: ['このページはありません。'] })
    return
  }
  await showInvitation(request, response, (await started()).world)
}

const READY_WITHIN_MS = 2000
/** Whether calls can be answered now: the database answers a query in time. */
async function isReady(): Promise<boolean> {
  if (settings.foreignApi) return true
  const query = started().then(({ db }) =>
    db.tx('system', async (tx) => {
      await tx.execute(sql`select 1`)
      return true
    }),
  )
  const tooLate = new Promise<false>((resolve) => {
    setTimeout(resolve, READY_WITHIN_MS, false).unref()
  })
  return Promise.race([query.catch(() => false), tooLate])
}
export async function readiness(_: NextApiRequest, response: NextApiResponse) {
  const ready = await isReady()
  response
    .status(ready ? 200 : 503)
    .setHeader('Cache-Control', 'no-store')
    .json({ status: ready ? 'ready' : 'unavailable' })
}
