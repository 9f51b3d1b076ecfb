/** Builds the console and runs its production server with fresh demo data, a frozen clock and no market simulator. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { clockEnvironment } from '../kit/clock'
import { freePort } from '../kit/freePort'

export const VISUAL_DIR = resolve('scripts/visual')
// Friday noon in Tokyo: the demo data then has workers at work, late, and still to come.
export const FROZEN_AT = '2026-11-20T12:10:00+09:00'
const START_TIMEOUT_MS = 240_000
const CLOSE_TIMEOUT_MS = 10_000

export type Server = { url: string; stop: () => Promise<void> }

/** Builds with the real clock. Does nothing if the build is up to date. */
export function build() {
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('npm run build failed')
}

function environment(port: number, dataDir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...clockEnvironment(FROZEN_AT),
    PORT: String(port),
    LISTEN_HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    MARKET_SIMULATOR: 'off',
    LIMITS_SCALE: '1000',
    // Appears in links and QR codes on the pages, so it must not contain the random port.
    APP_ORIGIN: 'http://localhost:3000',
  }
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server stopped:\n${output()}`)
    const signal = AbortSignal.timeout(60_000)
    // The first API request opens the database and seeds it if it is empty.
    const isReady = await fetch(`${url}/app/api/openapi.json`, { signal }).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await sleep(200)
  }
  throw new Error(`The server does not answer:\n${output()}`)
}

function spawnServer(port: number, dataDir: string) {
  const child = spawn('npm', ['start', '--silent'], {
    env: environment(port, dataDir),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-10_000)
    })
  }
  return { child, output: () => output }
}

async function start(dataDir: string): Promise<Server> {
  const port = await freePort()
  const { child, output } = spawnServer(port, dataDir)
  const hasExited = new Promise<void>((onExit) => {
    child.on('exit', () => {
      onExit()
    })
  })
  const terminate = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  }
  // Also on Ctrl+C.
  process.on('exit', terminate)
  const stop = async () => {
    process.off('exit', terminate)
    terminate()
    await hasExited
  }
  const url = `http://localhost:${port}`
  await waitUntilReady(url, child, output).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, stop }
}

/** npm exits before the server has closed its database; the lock file disappears when it has. */
async function waitUntilClosed(dataDir: string) {
  const lockFiles = [`${dataDir}.lock`, join(dataDir, 'postmaster.pid')]
  const deadline = Date.now() + CLOSE_TIMEOUT_MS
  while (Date.now() < deadline && lockFiles.some((file) => existsSync(file))) await sleep(100)
}

async function createData(targetDir: string, scratchDir: string) {
  const seededDir = join(scratchDir, 'seeded')
  const server = await start(seededDir)
  await server.stop()
  await waitUntilClosed(seededDir)
  cpSync(seededDir, targetDir, { recursive: true })
}

/** `sourceDir`: a database directory to copy, created if missing. Without it, the demo data is seeded anew. */
export async function startServer(sourceDir: string | undefined): Promise<Server> {
  const scratchDir = mkdtempSync(join(tmpdir(), 'console-visual-server-'))
  const dataDir = join(scratchDir, 'data')
  if (sourceDir !== undefined) {
    if (!existsSync(sourceDir)) await createData(sourceDir, scratchDir)
    cpSync(sourceDir, dataDir, { recursive: true })
  }
  const server = await start(dataDir)
  const stop = async () => {
    await server.stop()
    await waitUntilClosed(dataDir)
    rmSync(scratchDir, { recursive: true, force: true })
  }
  return { url: server.url, stop }
}
