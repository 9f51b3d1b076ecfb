import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { NextApiRequest, NextApiResponse } from 'next'
import { collectDefaultMetrics } from 'prom-client'
import { createApp } from './app'
import { codeKeyFrom } from './auth/codeHash'
import { hasForeignApi, isDevelopment, readConfig, type Config } from './config'
import { openDatabase, type OpenedDatabase } from './db/client'
import { hasDemoAccounts } from './demo/demoAccounts'
import { fillDemonstration } from './demo/fillDemonstration'
import { startSimulator } from './demo/market/simulator'
import type { AppContext } from './http/context'
import { refusePage } from './http/pageLimit'
import { takeWebVital } from './http/webVitals'
import { jobFigures } from './jobs/figures'
import { jobDefinitions, slotsPerLane } from './jobs/registry'
import { startSchedule } from './jobs/schedule'
import { JobRunner } from './jobs/worker'
import { showInvitation } from './modules/invitations/invitationPage'
import { showShared } from './modules/shareLinks/page'
import { ChangeFeed, followDatabase } from './platform/changes'
import { watchDiskSpace } from './platform/diskSpace'
import { documentCipherOf, documentKeyOf } from './platform/documentCipher'
import { health } from './platform/health'
import { logger } from './platform/logger'
import { createSmtpMailer, createOutboxMailer } from './platform/mailer/outbox'
import { canOpenOutbox, showOutbox } from './platform/mailer/outboxPage'
import { createMetrics, measureDatabase, measureMailer, type Metrics } from './platform/metrics'
import { canReadMetrics } from './platform/metricsAccess'
import { setLimitsScale } from './platform/rateLimiter'
import { createFileStorage } from './platform/storage/fileStorage'
import { createChatCompletionsModel } from './platform/textModel'

const clock = () => new Date()
// Together with the drain of scripts/kit/gracefulStop.mjs and the closing of the engine they stay below five seconds.
const BACKGROUND_STOP_MS = 500

type Started = {
  context: AppContext
  db: OpenedDatabase
  stopJobs: Stop
  close: () => Promise<void>
}
// On globalThis: each API route has its own copy of this module, and development reloads it on every change.
const processState = globalThis as {
  started?: Promise<Started> | undefined
  metrics?: Metrics
  closeServer?: () => Promise<void>
  closeStreams?: () => Promise<void>
  stopJobs?: () => Promise<void>
  isEnding?: boolean
  hasDemoAccounts?: () => Promise<boolean>
}
function createProcessMetrics() {
  const created = createMetrics()
  collectDefaultMetrics({ register: created.registry })
  return created
}
const metrics = (processState.metrics ??= createProcessMetrics())

const createLog = ({ logLevel }: Config) =>
  logger(
    logLevel,
    (line) => {
      console.log(line)
    },
    clock,
  )
const createMailer = ({ smtpUrl, mailFrom }: Config, db: OpenedDatabase) =>
  smtpUrl === undefined
    ? createOutboxMailer(db, clock)
    : createSmtpMailer(db, clock, smtpUrl, mailFrom)

async function createContext(config: Config, db: OpenedDatabase): Promise<AppContext> {
  const { textModel } = config
  const documentCipher = documentCipherOf(config)
  // Without DOCUMENT_KEY the URL of the database, which has its password: all processes have the same.
  const codeKey = codeKeyFrom(documentKeyOf(config) ?? config.databaseUrl ?? '')
  return {
    db,
    changes: new ChangeFeed(),
    ...(config.databaseUrl === undefined && { diskSpace: watchDiskSpace(config.dataDir, clock) }),
    clock,
    random: randomBytes,
    log: createLog(config),
    metrics,
    settings: config.application,
    files: await createFileStorage(config.fileStorage),
    mail: measureMailer(createMailer(config, db), metrics),
    codeKey,
    ...(documentCipher && { documentCipher }),
    ...(textModel && { textModel: createChatCompletionsModel(textModel) }),
  }
}

function warnAboutPlainHttp({ log, settings: { cookieSecure, origin } }: AppContext) {
  if (cookieSecure === 'auto' && /^http:\/\/(?!localhost|127\.)/.test(origin))
    log({
      level: 'warn',
      event:
        'over plain http, cookies are set without Secure: use https and COOKIE_SECURE=always outside this machine',
    })
}

type Stop = () => void | Promise<void>
function startBackground(config: Config, context: AppContext): Stop[] {
  return [
    startSchedule(context),
    ...(config.marketSimulator ? [startSimulator(context, { speed: config.marketSpeed })] : []),
  ]
}

async function start(): Promise<Started> {
  const config = readConfig()
  setLimitsScale(config.limitsScale)
  const opened = await openDatabase({
    url: config.databaseUrl,
    dir: config.dataDir,
    log: createLog(config),
  })
  const db = { ...opened, ...measureDatabase(opened, metrics) }
  const context = await createContext(config, db)
  if (config.seedDemo)
    await fillDemonstration(context, { random: randomBytes, scale: config.demoScale })
  metrics.observeJobs(() => jobFigures(db, clock()))
  warnAboutPlainHttp(context)
  const runner = new JobRunner(context, jobDefinitions, slotsPerLane)
  const stopJobs = () => runner.stop()
  const stops = [
    stopJobs,
    ...startBackground(config, context),
    await followDatabase(opened.listen, context.changes, context.log),
  ]
  return {
    context,
    db,
    stopJobs,
    close: async () => {
      await Promise.race([
        Promise.all(
          stops.map(async (stop) => {
            await stop()
          }),
        ),
        new Promise((resolve) => setTimeout(resolve, BACKGROUND_STOP_MS)),
      ])
      await db.close()
    },
  }
}

/** Opened by the first request: the build imports this file too. */
const started = () =>
  (processState.started ??= start().then(
    (startedServer) => {
      health.databaseDown = false
      return startedServer
    },
    (error: unknown) => {
      processState.started = undefined
      health.databaseDown = true
      console.error(error instanceof Error ? error.message : error)
      throw error
    },
  ))
/** For `npm start`: ends the background work, closes the database. */
processState.closeServer = async () => {
  if (processState.started) await (await processState.started).close()
}

/** For `npm start`: ends the streams of events, which would never drain. */
processState.closeStreams = async () => {
  if (processState.started) (await processState.started).context.changes.close()
}

/** For `npm start`: gives the running jobs to other processes while the calls go on. */
processState.stopJobs = async () => {
  if (processState.started) await (await processState.started).stopJobs()
}

/** For `npm start`: whether others may reach this server. */
processState.hasDemoAccounts = async () => hasDemoAccounts((await started()).db)

const refused = (status: number, code: string, message: string, more = {}) =>
  Response.json(
    { code, messages: [message], ...more },
    { status, headers: { 'Cache-Control': 'no-store' } },
  )

// Not on globalThis, so that development answers with the handlers as they were saved last.
let app: ReturnType<typeof createApp> | undefined
/** One call of the API. `bindings` carries the socket. */
export async function handle(request: Request, bindings: unknown): Promise<Response> {
  if (hasForeignApi()) return refused(404, 'unknown_endpoint', 'この呼び出しはありません。')
  let opened: Started
  try {
    opened = await started()
  } catch {
    return refused(
      503,
      'unavailable',
      '現在、データベースを開けません。しばらくしてから、もう一度お試しください。',
      { isMaintenance: true },
    )
  }
  app ??= createApp(opened.context)
  return app.fetch(request, bindings as object)
}

/** Shows the outbox to somebody at this machine, if the server sends no real mail. */
export async function outboxPage(request: NextApiRequest, response: NextApiResponse) {
  const { smtpUrl, seedDemo, databaseUrl } = readConfig()
  const canShow =
    !hasForeignApi() &&
    smtpUrl === undefined &&
    (isDevelopment() || (seedDemo && databaseUrl === undefined))
  if (!canShow || request.method !== 'GET' || !canOpenOutbox(request)) {
    response
      .status(404)
      .json({ code: 'unknown_endpoint', messages: ['この呼び出しはありません。'] })
    return
  }
  const { db, context } = await started()
  await showOutbox(response, db, context.settings.origin)
}

type ShowPage = (
  request: NextApiRequest,
  response: NextApiResponse,
  context: AppContext,
) => Promise<void>
/** A page behind a public link, limited per minute and address. */
const publicPage =
  (show: ShowPage) => async (request: NextApiRequest, response: NextApiResponse) => {
    if (hasForeignApi()) {
      response
        .status(404)
        .json({ code: 'unknown_endpoint', messages: ['このページはありません。'] })
      return
    }
    const { context } = await started()
    if (!(await refusePage(request, response, context.settings)))
      await show(request, response, context)
  }
/** The page behind the link of an offering. */
export const sharedPage = publicPage(showShared)
/** The page behind the code of an invitation. */
export const invitationPage = publicPage(showInvitation)

const READY_WITHIN_MS = 2000
/** Whether calls can be answered now: the process is not about to end, and the database can be written. */
async function isReady(): Promise<boolean> {
  if (processState.isEnding) return false
  if (hasForeignApi()) return true
  const query = started().then(({ db }) =>
    db.tx('system', async (tx) => {
      const [row] = await tx
        .select({ isReadOnly: sql<boolean>`current_setting('transaction_read_only')::boolean` })
        .from(sql`(select 1) as one`)
      return row?.isReadOnly === false
    }),
  )
  const tooLate = new Promise<false>((resolve) => {
    setTimeout(resolve, READY_WITHIN_MS, false).unref()
  })
  return Promise.race([query.catch(() => false), tooLate])
}
/**
 * GET /api/readyz, for a load balancer: 200 while the database answers within two seconds and can be written, 503
 * otherwise, and from the signal to end on.
 */
export async function readiness(_: NextApiRequest, response: NextApiResponse) {
  const ready = await isReady()
  response
    .status(ready ? 200 : 503)
    .setHeader('Cache-Control', 'no-store')
    .json({ status: ready ? 'ready' : 'unavailable' })
}

/** The figures for Prometheus. Bound to this machine unless METRICS_ALLOW names others. */
export async function metricsPage(request: NextApiRequest, response: NextApiResponse) {
  if (request.method !== 'GET' || !canReadMetrics(request, readConfig().metricsAllow)) {
    response.status(404).json({ code: 'unknown_endpoint', messages: ['このページはありません。'] })
    return
  }
  response
    .status(200)
    .setHeader('Content-Type', metrics.registry.contentType)
    .setHeader('Cache-Control', 'no-store')
    .send(await metrics.render())
}

/**
 * The figures that browsers report of a page load, by the pattern of its route. With another API this process has no
 * figures.
 */
export const webVitalsPage =
  (paths: readonly string[]) => async (request: NextApiRequest, response: NextApiResponse) => {
    if (hasForeignApi()) return response.status(404).end()
    const { context } = await started()
    return takeWebVital(request, response, { settings: context.settings, metrics, paths })
  }
