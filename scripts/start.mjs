// npm start: builds when there is no build of these sources, then serves it until SIGTERM or SIGINT. npm run build
// (--build): only the first half. --built: only the second, whatever the sources are; an image has its build.
import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hintEagerCompilation } from './kit/eagerCompilation.mjs'
import { stopOnSignals } from './kit/gracefulStop.mjs'
import {
  databaseNotice,
  hostFor,
  listenOn,
  missingNotice,
  reachableName,
  THIS_MACHINE,
  warningFor,
} from './kit/listening.mjs'
import { refuseMalformedPath, setResponseHeaders } from './kit/requests.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  quit(`Node.js 20.19以上が必要です (今は ${process.versions.node})。`)
for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
process.env.NODE_ENV = 'production'
const port = Number(process.env.PORT || 3000)
const chosenHost = process.env.LISTEN_HOST || undefined
process.env.PORT = String(port)

const DATABASE_RETRY_MS = 5_000
// New at each start, because anybody who knows it can read the mails of a demonstration.
globalThis.outboxSecret = process.env.OUTBOX_SECRET || randomBytes(16).toString('base64url')

const say = (...lines) => {
  console.log(lines.join('\n'))
}
function quit(message) {
  console.error(message)
  process.exit(1)
}

/**
 * A hash of everything that the build is made of. It hashes the contents, because a checkout also changes the times of
 * unchanged files.
 */
function stampOf() {
  const hash = createHash('sha256')
  const files = ['src', 'public'].flatMap((dir) =>
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((e) => e.isFile())
      .map((e) => join(e.parentPath ?? e.path, e.name)),
  )
  for (const file of [
    ...files,
    'next.config.js',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  ].sort())
    if (existsSync(file)) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  for (const name of Object.keys(process.env)
    .filter((n) => n.startsWith('NEXT_PUBLIC_') || n === 'VERSION_KEY')
    .sort())
    hash.update(`${name}=${process.env[name]}\0`)
  return hash.digest('hex').slice(0, 20)
}

const buildDir = process.env.BUILD_DIR || '.next'
const stampFile = join(buildDir, 'stamp')
const isBuildGiven = process.argv.includes('--built')
if (isBuildGiven && !existsSync(join(buildDir, 'BUILD_ID')))
  quit('組み立てたものがありません。先に npm run build を実行してください。')
const stamp = isBuildGiven ? '' : stampOf()
const isBuildNeeded =
  !isBuildGiven &&
  (!existsSync(join(buildDir, 'BUILD_ID')) ||
    !existsSync(stampFile) ||
    readFileSync(stampFile, 'utf8') !== stamp)
if (isBuildNeeded) {
  say('画面を組み立てています。はじめてのときと更新のあとだけ、1〜2分かかります。')
  const { status } = spawnSync(process.execPath, ['node_modules/.bin/next', 'build'], {
    stdio: ['ignore', process.env.CI ? 'inherit' : 'ignore', 'inherit'],
    env: {
      ...process.env,
      VERSION_KEY: process.env.VERSION_KEY || stamp,
      NEXT_TELEMETRY_DISABLED: '1',
    },
  })
  if (status !== 0) quit('組み立てに失敗しました。npm run build で、理由を確かめてください。')
  hintEagerCompilation(buildDir)
  writeFileSync(stampFile, stamp)
}
if (process.argv.includes('--build')) process.exit(0)

const { default: next } = await import('next')
const app = next({ dev: false, dir: root, port, hostname: chosenHost ?? 'localhost' })
await app.prepare()
const handleByNext = app.getRequestHandler()
const REQUEST_TIMEOUT_MS = 30_000
const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
  setResponseHeaders(request, response, process.env)
  if (!refuseMalformedPath(request, response, handleByNext)) void handleByNext(request, response)
})
server.on('error', (error) =>
  quit(
    error.code === 'EADDRINUSE'
      ? `ポート ${port} は、ほかのプログラムが使っています。PORT=3001 npm start のように、別の番号を指定してください。`
      : `起動できませんでした: ${error.message}`,
  ),
)

// Must be longer than the proxy keeps an idle connection: otherwise it could send a call just as this side closes.
server.keepAliveTimeout = 1000 * Number(process.env.KEEP_ALIVE_SECONDS || 75)
const isEnding = stopOnSignals(server, Number(process.env.SHUTDOWN_DELAY_SECONDS || 0))

const hasForeignApi = Boolean(process.env.NEXT_PUBLIC_API_BASE_URL)
// Until it is known whether there are demonstration accounts, only this machine reaches the server.
const actualPort = await listenOn(
  server,
  port,
  chosenHost ?? (hasForeignApi ? undefined : THIS_MACHINE),
)
const address = `http://${reachableName(chosenHost)}:${actualPort}`

/** The first call opens the database and starts what works in the background. */
async function isDatabaseOpen() {
  const opened = await fetch(`${address}/app/api/openapi.json`).catch(() => undefined)
  return opened?.ok ?? false
}
/** Lets other machines in, unless somebody could sign in with the password in the README. */
async function openToOthers() {
  const situation = { chosenHost, hasDemo: await globalThis.hasDemoAccounts() }
  if (chosenHost === undefined) await listenOn(server, actualPort, hostFor(situation))
  return warningFor(situation)
}
/** While PostgreSQL is away, others see the maintenance screen. What they may reach is decided when it is back. */
async function waitForDatabase() {
  if (chosenHost === undefined && process.env.SEED_DEMO !== '1') await listenOn(server, actualPort)
  const timer = setInterval(async () => {
    if (!(await isDatabaseOpen())) return
    clearInterval(timer)
    const warning = await openToOthers()
    if (warning) say('', warning)
  }, DATABASE_RETRY_MS)
  timer.unref()
}
function sayDemoAccounts() {
  say(
    '',
    'デモ用のアカウント (パスワードはどれも demo-password-2026)',
    '  company@example.com     企業管理者',
    '  accounting@example.com  経理担当',
    '  store@example.com       店舗管理者 (飲食店・スーパー)',
    '  staff@example.com       店舗スタッフ (飲食店)',
    '  viewer@example.com      閲覧のみ (飲食店)',
    '  other@example.com       別の企業の管理者',
  )
}

/** Prints the demonstration accounts, who can reach the server, and where mails go. */
function sayWhatIsOpen(warning) {
  const isEmbedded = !process.env.DATABASE_URL
  const hasDemo = process.env.SEED_DEMO === '1' || (isEmbedded && process.env.SEED_DEMO !== '0')
  if (hasDemo) sayDemoAccounts()
  if (warning) say('', warning)
  const notice = databaseNotice(process.env.DATABASE_URL)
  if (notice) say('', notice)
  const missing = missingNotice(process.env)
  if (missing) say('', missing)
  if (hasDemo && isEmbedded && !process.env.SMTP_URL)
    say('', `送信したメールは ${address}/api/outbox/${globalThis.outboxSecret} で読めます。`)
}

/** Behind a proxy, or as the API of another console, people open another URL than this server listens on. */
function sayAddress() {
  const publicOrigin = process.env.APP_ORIGIN
  say(
    '',
    !publicOrigin || publicOrigin === address
      ? `${address} で開けます。`
      : `${address} で待ち受けています。利用者が開くのは ${publicOrigin} です。`,
  )
}

async function open() {
  if (hasForeignApi) {
    sayAddress()
    return say(`APIは ${process.env.NEXT_PUBLIC_API_BASE_URL} を使います。`)
  }
  if (!process.env.DATABASE_URL && !existsSync(process.env.DATA_DIR || '.data'))
    say('データベースを用意しています。はじめてのときだけ、30秒ほどかかります。')
  const isOpen = await isDatabaseOpen()
  if (isEnding()) return
  if (!isOpen) {
    if (!process.env.DATABASE_URL) quit('データベースを開けないため、終了します。')
    sayAddress()
    say('データベースを開けません。開けるまで、画面にはメンテナンス中と表示されます。')
    return waitForDatabase()
  }
  // Printed only now: a sign-in while the demonstration is filled would wait without a message.
  sayAddress()
  sayWhatIsOpen(await openToOthers())
  say('', '終了するには Ctrl+C を押してください。')
}
await open()
