import { fork } from 'node:child_process'
import type { Answer, Question, Store } from './messages'

export type Measured = {
  label: string
  url: string
  stores: readonly Store[]
  ask: (question: Question) => Promise<unknown>
  stop: () => void
}

/** Starts the measured program of the tree at `cwd` and signs so many managers in. */
export async function startProgram(
  label: string,
  { cwd, env, sessions }: { cwd: string; env: Record<string, string>; sessions: number },
): Promise<Measured> {
  const child = fork('scripts/load/server.ts', [], {
    cwd,
    execArgv: ['--import', 'tsx', ...(process.env['LOAD_NODE_OPTIONS']?.split(' ') ?? [])],
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
  child.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`${label} ended with ${code}`))
  })
  child.on('message', (answer: Answer) => {
    const call = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) call?.reject(new Error(answer.error))
    else call?.resolve(answer.value)
  })
  const url = (await answerTo(0)) as string
  let lastId = 0
  const ask = (question: Question) => {
    const id = ++lastId
    child.send({ id, question })
    return answerTo(id)
  }
  const stores = (await ask({ kind: 'prepare', sessions })) as Store[]
  return { label, url, stores, ask, stop }
}
