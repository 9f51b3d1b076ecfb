/** The production server the pictures are taken of: fresh demonstration data, a clock that stands still, no market. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const HERE = resolve('scripts/visual')
export const FREEZE_DATE = join(HERE, 'freezeDate.cjs')
const START_MS = 240_000

export type Server = { url: string; stop: () => Promise<void> }

function freePort() {
  return new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        found(typeof address === 'object' && address ? address.port : 0)
      })
    })
  })
}

/** Builds the pages, with the real clock. It takes a moment only when the build is that of these sources. */
export function build() {
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('npm run build failed')
}

function environment(port: number, dataDir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_OPTIONS: `--require ${FREEZE_DATE}`,
    PORT: String(port),
    LISTEN_HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    MARKET_SIMULATOR: 'off',
    LIMITS_SCALE: '1000',
    // Stands in addresses and QR codes on the pages: the port, which is another each time, must not.
    APP_ORIGIN: 'http://localhost:3000',
  }
}

async function answers(url: string, child: ChildProcess, output: () => string) {
  for (const until = Date.now() + START_MS; Date.now() < until;) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${output()}`)
    const signal = AbortSignal.timeout(60_000)
    // The first call of the API opens the database, and fills it where it is empty.
    const opened = await fetch(`${url}/app/api/openapi.json`, { signal }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (opened) return
    await sleep(200)
  }
  throw new Error(`The server did not answer:\n${output()}`)
}

async function start(dataDir: string): Promise<Server> {
  const port = await freePort()
  const child = spawn('npm', ['start', '--silent'], {
    env: environment(port, dataDir),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (part: Buffer) => {
    output = (output + part.toString()).slice(-10_000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<void>((done) => {
    child.on('exit', () => {
      done()
    })
  })
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  }
  // Also when somebody presses Ctrl+C.
  process.on('exit', end)
  const stop = async () => {
    process.off('exit', end)
    end()
    await ended
  }
  const url = `http://localhost:${port}`
  await answers(url, child, () => output).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, stop }
}

/** npm ends before the server has closed its database; its lock tells when it has. */
async function closed(dataDir: string) {
  const beside = [`${dataDir}.lock`, join(dataDir, 'postmaster.pid')]
  for (let waited = 0; waited < 10_000 && beside.some((file) => existsSync(file)); waited += 100) {
    await sleep(100)
  }
}

async function makeData(dir: string, scratch: string) {
  const made = join(scratch, 'made')
  const server = await start(made)
  await server.stop()
  await closed(made)
  cpSync(made, dir, { recursive: true })
}

/** Starts the server. `data`: a database to work on a copy of; without it the demonstration is made anew. */
export async function startServer(data: string | undefined): Promise<Server> {
  const scratch = mkdtempSync(join(tmpdir(), 'console-visual-server-'))
  const dataDir = join(scratch, 'data')
  if (data !== undefined) {
    if (!existsSync(data)) await makeData(data, scratch)
    cpSync(data, dataDir, { recursive: true })
  }
  const server = await start(dataDir)
  const stop = async () => {
    await server.stop()
    await closed(dataDir)
    rmSync(scratch, { recursive: true, force: true })
  }
  return { url: server.url, stop }
}
