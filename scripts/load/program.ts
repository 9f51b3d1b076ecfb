import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCaller } from './http'
import type { Answer, Question, Store } from './server'

export type Measured = {
  label: string
  call: ReturnType<typeof createCaller>
  stores: readonly Store[]
  /** One question at a time. */
  ask: (question: Question) => Promise<unknown>
  stop: () => void
}

/** The options that `npm start` of the tree gives to Node. */
function nodeOptionsOf(cwd: string) {
  const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}

/** The measured program as a process of its own, with the settings of a measurement. */
const forkServer = (cwd: string, env: Record<string, string>) =>
  fork('scripts/load/server.ts', [], {
    cwd,
    execArgv: [
      ...nodeOptionsOf(cwd),
      '--import',
      'tsx',
      ...(process.env['LOAD_NODE_OPTIONS']?.split(' ') ?? []),
    ],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SEED_DEMO: '1',
      MARKET_SIMULATOR: 'off',
      LIMITS_SCALE: '1000000',
      LOG_LEVEL: 'error',
      ...env,
    },
  })

type Start = { cwd: string; env: Record<string, string>; sessions: number }
/**
 * Starts the measured program of the tree at `cwd`, which fills its database, and signs in `sessions` managers. Its
 * output appears in that of this process. Rejects if the program ends.
 */
export async function startProgram(
  label: string,
  { cwd, env, sessions }: Start,
): Promise<Measured> {
  const child = forkServer(cwd, env)
  const stop = () => {
    child.kill('SIGTERM')
  }
  process.on('exit', stop)
  const ended = new Promise<never>((_, reject) => {
    child.on('exit', (code, signal) => {
      const how = String(code ?? signal)
      reject(new Error(`${label}: the measured program ended with ${how}; its output stands above`))
    })
  })
  // The regular end, when the program is no longer needed, must not count as an unhandled rejection.
  ended.catch(() => undefined)
  const nextAnswer = async () => {
    const [answer] = (await Promise.race([once(child, 'message'), ended])) as [Answer]
    if ('error' in answer) throw new Error(answer.error)
    return answer.value
  }
  const ask = (question: Question) => {
    const answered = nextAnswer()
    child.send(question)
    return answered
  }
  try {
    const url = (await nextAnswer()) as string
    const stores = (await ask({ kind: 'prepare', sessions })) as Store[]
    return { label, call: createCaller(url), stores, ask, stop }
  } catch (error) {
    stop()
    throw error
  }
}
