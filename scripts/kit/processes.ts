import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'

export const median = (values: readonly number[]) => {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length === 0
    ? Number.NaN
    : sorted.length % 2
      ? (sorted[middle] ?? Number.NaN)
      : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

export const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        found(typeof address === 'object' && address ? address.port : 0)
      })
    })
  })

/** A directory that is gone when this process ends, with what a database keeps beside its own. */
export function temporary(name: string) {
  const dir = mkdtempSync(join(tmpdir(), `console-${name}-`))
  process.on('exit', () => {
    rmSync(dir, { recursive: true, force: true })
  })
  const inside = join(dir, 'data')
  mkdirSync(inside)
  return inside
}

export type Running = {
  url: string
  output: () => string
  stop: (signal?: NodeJS.Signals) => Promise<void>
}
const running = new Set<Running>()
process.on('exit', () => {
  for (const one of running) void one.stop('SIGKILL')
})

/** Starts a server in a process group of its own and waits until `path` answers 200. */
export async function start(
  args: string[],
  {
    port,
    path = '/',
    cwd = process.cwd(),
    env = {},
    timeout = 240_000,
  }: { port: number; path?: string; cwd?: string; env?: Record<string, string>; timeout?: number },
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let ended = false
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output = (output + part.toString()).slice(-20_000)
    })
  const exited = new Promise<void>((done) => {
    child.on('exit', () => {
      ended = true
      done()
    })
  })
  const it: Running = {
    url: `http://localhost:${port}`,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      running.delete(it)
      if (child.pid !== undefined && !ended) process.kill(-child.pid, signal)
      await exited
    },
  }
  running.add(it)
  for (const until = Date.now() + timeout; ;) {
    if (ended) throw new Error(`The server ended before it answered:\n${output}`)
    if (Date.now() > until) {
      await it.stop('SIGKILL')
      throw new Error(`No answer from ${it.url}${path}:\n${output}`)
    }
    const status = await fetch(it.url + path, { signal: AbortSignal.timeout(5_000) }).then(
      (r) => r.status,
      () => 0,
    )
    if (status === 200) return it
    await sleep(50)
  }
}

/** The console as its users run it, on a data directory of its own. */
export const startConsole = async (
  dataDir: string,
  env: Record<string, string> = {},
  port?: number,
) => {
  const free = port ?? (await freePort())
  return start(['scripts/start.mjs'], {
    port: free,
    path: '/login',
    env: { PORT: String(free), DATA_DIR: dataDir, ...env },
  })
}

export function chromiumPath() {
  const path = [process.env['CHROMIUM_PATH'], chromium.executablePath(), '/usr/bin/chromium'].find(
    (p) => p && existsSync(p),
  )
  if (!path)
    throw new Error('No Chromium: set CHROMIUM_PATH, or run: npx playwright install chromium')
  return path
}
export const launch = () =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
