import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../kit/freePort'

const READY_WITHIN_MS = 300_000
const ASK_EVERY_MS = 500

const isReady = async (port: number) =>
  (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok ?? false

/**
 * Starts the console on the database at `url`, on this machine alone and with no mail server, waits until it can answer
 * calls, and stops it. Throws with the output when it does not.
 */
export async function tryServer(url: string): Promise<void> {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: url,
      PORT: String(port),
      LISTEN_HOST: '127.0.0.1',
      // The copy holds the mails and jobs of real people: nothing of them may leave.
      SMTP_URL: '',
      MARKET_SIMULATOR: 'off',
      SEED_DEMO: '0',
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString()
    })
  const exited = once(child, 'exit')
  const until = Date.now() + READY_WITHIN_MS
  try {
    while (!(await isReady(port))) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`サーバーが始まりませんでした。\n${output.trim()}`)
      await sleep(ASK_EVERY_MS)
    }
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null) await exited
  }
}
