import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './freePort'

/**
 * A data directory that is removed when this process ends, together with the files that the database writes beside
 * it.
 */
export function temporaryDataDir(name: string) {
  const dir = mkdtempSync(join(tmpdir(), `console-${name}-`))
  process.on('exit', () => {
    rmSync(dir, { recursive: true, force: true })
  })
  const inside = join(dir, 'data')
  mkdirSync(inside)
  return inside
}

/**
 * Copies the demonstration that .ci/run has filled (DEMONSTRATION_DIR) into a data directory. Without one the directory
 * stays as it is, and the first start of a server fills it.
 */
export function beginWithDemonstration(dir: string) {
  const filled = process.env['DEMONSTRATION_DIR']
  if (filled) cpSync(filled, dir, { recursive: true })
  return dir
}

export type Running = {
  url: string
  pid: number
  output: () => string
  stop: (signal?: NodeJS.Signals) => Promise<void>
}
const running = new Set<Running>()
process.on('exit', () => {
  for (const server of running) void server.stop('SIGKILL')
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
  let hasExited = false
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output = (output + part.toString()).slice(-20_000)
    })
  const exited = new Promise<void>((resolve) => {
    child.on('exit', () => {
      hasExited = true
      resolve()
    })
  })
  const server: Running = {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      running.delete(server)
      if (child.pid !== undefined && !hasExited) process.kill(-child.pid, signal)
      await exited
    },
  }
  running.add(server)
  const deadline = Date.now() + timeout
  for (;;) {
    if (hasExited) throw new Error(`The server ended before it answered:\n${output}`)
    if (Date.now() > deadline) {
      await server.stop('SIGKILL')
      throw new Error(`No answer from ${server.url}${path}:\n${output}`)
    }
    const status = await fetch(server.url + path, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 200) return server
    await sleep(50)
  }
}

/** Starts the production server through `scripts/start.mjs` on the given data directory. */
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

/** `startConsole` on the demonstration, in a data directory of its own. */
export const startDemonstration = (name: string, env: Record<string, string> = {}) =>
  startConsole(beginWithDemonstration(temporaryDataDir(name)), env)
