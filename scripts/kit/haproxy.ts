import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const CONFIGURATION = 'scripts/compose/haproxy.cfg'
const START_WITHIN_MS = 10_000

/** Whether HAProxy is installed. */
export const hasHaproxy = () => spawnSync('haproxy', ['-v']).status === 0

/**
 * Starts HAProxy with `scripts/compose/haproxy.cfg` and the variables of that file. `tell` sends a command to its admin
 * socket and returns the answer.
 */
export async function startHaproxy(variables: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), 'console-haproxy-'))
  const socket = join(dir, 'admin.sock')
  const child = spawn('haproxy', ['-db', '-f', CONFIGURATION], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...variables, ADMIN_SOCKET: socket },
  })
  let output = ''
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const stop = () => {
    child.kill('SIGKILL')
    rmSync(dir, { recursive: true, force: true })
  }
  process.on('exit', stop)
  const tell = (command: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = ''
      connect(socket)
        .on('data', (part: Buffer) => (answer += part.toString()))
        .on('error', reject)
        .on('end', () => {
          resolve(answer.trim())
        })
        .end(`${command}\n`)
    })
  const deadline = Date.now() + START_WITHIN_MS
  for (;;) {
    if (await tell('show version').catch(() => undefined)) return { tell, stop }
    if (Date.now() > deadline || child.exitCode !== null)
      throw new Error(`HAProxy を起動できません。\n${output}`)
    await sleep(50)
  }
}
export type Haproxy = Awaited<ReturnType<typeof startHaproxy>>
