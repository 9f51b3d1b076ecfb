import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Question, Store } from './messages'

export type Measured = {
  label: string
  url: string
  stores: readonly Store[]
  ask: (question: Question) => Promise<unknown>
  /** Processor time of its PostgreSQL so far; NaN where the program holds its database itself. */
  databaseMs: () => number
  stop: () => void
}

/** A database is filled at the start. */
const START_WITHIN_MS = 600_000

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

type Start = {
  cwd: string
  env: Record<string, string>
  sessions: number
  databaseMs: () => number
}
/**
 * Starts the measured program of the tree at `cwd` and signs so many managers in. What it prints appears here. Rejects
 * when it ends or does not answer in time.
 */
export async function startProgram(
  label: string,
  { cwd, env, sessions, databaseMs }: Start,
): Promise<Measured> {
  const child = forkServer(cwd, env)
  const stop = () => {
    child.kill('SIGTERM')
  }
  process.on('exit', stop)
  const waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (e: Error) => void }
  >()
  const answerTo = (id: number) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
    })
  const rejectAll = (reason: string) => {
    for (const { reject } of waiting.values()) reject(new Error(`${label}: ${reason}`))
  }
  child.on('exit', (code, signal) => {
    rejectAll(`the measured program ended with ${code ?? signal}; its output stands above`)
  })
  child.on('message', (answer: Answer) => {
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) call?.reject(new Error(answer.error))
    else call?.resolve(answer.value)
  })
  let lastId = 0
  const ask = (question: Question) => {
    const id = ++lastId
    child.send({ id, question })
    return answerTo(id)
  }
  const started = new AbortController()
  sleep(START_WITHIN_MS, undefined, { signal: started.signal }).then(
    () => {
      rejectAll('the measured program does not answer')
    },
    () => {},
  )
  try {
    const url = (await answerTo(0)) as string
    const stores = (await ask({ kind: 'prepare', sessions })) as Store[]
    return { label, url, stores, ask, databaseMs, stop }
  } catch (error) {
    stop()
    throw error
  } finally {
    started.abort()
  }
}
