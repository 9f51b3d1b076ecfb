import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryDataDir } from '../kit/processes'

const PROGRAM = 'scripts/figures/confirmProgram.ts'
/** Long before the demonstration, so that no other shift stands in them. */
const monthAt = (round: number) =>
  `${2019 + Math.floor(round / 12)}-${String((round % 12) + 1).padStart(2, '0')}`

type Said = {
  ready?: boolean
  confirmed?: boolean
  ms?: number
  torn?: string
  left?: string
  again?: string
  after?: string
}
/** Starts the program; `heard` gets each line that it says. Resolves when it has ended, by itself or killed. */
function program(dataDir: string, args: string[], heard: (said: Said, kill: () => void) => void) {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => {
    child.kill('SIGKILL')
  }
  createInterface({ input: child.stdout }).on('line', (line) => {
    heard(JSON.parse(line) as Said, kill)
  })
  return new Promise<NodeJS.Signals | number>((resolve, reject) => {
    child.on('close', (code, signal) => {
      if (signal === null && code !== 0) reject(new Error(`${args[0]} ended with ${code}`))
      else resolve(signal ?? 0)
    })
  })
}

/** What is wrong after a kill: a part of the month, a lost acknowledgement, or a month that cannot be completed. */
function faultsOf({ left, again, after }: Said, wasAcknowledged: boolean): string[] {
  return [
    ...(left === 'part' || left === undefined ? [`left ${left}`] : []),
    ...(wasAcknowledged && left !== 'everything' ? [`acknowledged, but ${left}`] : []),
    ...(again === (left === 'everything' ? 'already' : 'confirmed') ? [] : [`then ${again}`]),
    ...(after === 'everything' ? [] : [`completed to ${after}`]),
  ]
}

/**
 * Atomicity figure: kill -9 while a month of 1,500 lines is confirmed. Either nothing or everything must remain, and
 * the next attempt must complete it.
 */
export async function killConfirmFigure(rounds: number) {
  const startedAt = Date.now()
  const dataDir = temporaryDataDir('kill-confirm')
  const all = Array.from({ length: rounds + 3 }, (_, round) => monthAt(round))
  await program(dataDir, ['prepare', ...all], () => {})
  let takesMs = 0
  // Round 0 is not killed: it measures how long a confirmation takes.
  await program(dataDir, ['confirm', monthAt(0)], ({ ms }) => {
    takesMs = ms ?? takesMs
  })
  const faults: string[] = []
  const seen = { nothing: 0, everything: 0, killedInside: 0 }
  let wasAcknowledged = true
  for (let round = 1; round <= rounds + 1; round++) {
    const wasBefore = wasAcknowledged
    wasAcknowledged = false
    let isReady = false
    let killed: Promise<void> | undefined
    const isLast = round > rounds
    await program(dataDir, ['confirm', monthAt(round), monthAt(round - 1)], (said, kill) => {
      if (said.left !== undefined) {
        faults.push(...faultsOf(said, wasBefore))
        if (said.left === 'nothing' || said.left === 'everything') seen[said.left]++
      }
      wasAcknowledged ||= said.confirmed === true
      if (said.ready !== true) return
      isReady = true
      if (!isLast) killed = sleep(randomInt(Math.max(2, Math.round(takesMs * 1.1)))).then(kill)
    })
    await killed
    if (!isReady) faults.push(`round ${round} did not begin`)
    if (!isLast && !wasAcknowledged) seen.killedInside++
  }
  let torn: string | undefined
  await program(dataDir, ['torn', monthAt(rounds + 2)], (said) => {
    torn = said.torn
  }).catch(() => undefined)
  return {
    suite: 'kill -9 while a month is confirmed',
    rounds,
    confirmationMs: takesMs,
    ...seen,
    faults: faults.slice(0, 5),
    selfCheck: torn === 'part' ? 'lines lost: noticed' : `lines lost: ${torn}`,
    failed: faults.length + Number(torn !== 'part') + Number(seen.killedInside === 0),
    seconds: Math.round((Date.now() - startedAt) / 1000),
  }
}
