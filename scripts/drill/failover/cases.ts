import { setTimeout as sleep } from 'node:timers/promises'
import { Clients } from './clients'
import { BACK_WITHIN_SECONDS, figureOf, type Figure } from './figure'
import type { Installation } from './installation'
import { openSession } from './offers'

const WRITERS = 8
/** Each writer has a store of its own. */
const STORES = WRITERS
const READERS = 4
const WARM_UP_MS = 3000
/** The time that somebody needs to notice the failure and to begin the switch. */
const NOTICED_AFTER_MS = 2000
/** Calls are given up after 11 seconds, and their repeats wait ten for the rows that the first ones hold. */
const STANDBY_ABSENT_MS = 30_000
const ON_REPLICA_MS = 6000

type Case = {
  name: string
  /** Whether calls may be refused meanwhile. */
  mayFail: boolean
  /** Causes the fault. Returns when it began and when its cause was removed. */
  strike: (installation: Installation) => Promise<{ struckAt: number; mendedAt: number }>
  /** Restores the pair of primary and standby. */
  restore?: (installation: Installation) => Promise<void>
  /** Whether pages must be told that they may have missed changes. */
  tellsPages: boolean
}

/** Runs a case while simulated people work. */
export async function runCase(
  { name, strike, restore, tellsPages }: Case,
  installation: Installation,
): Promise<Figure> {
  // Each case signs in anew, because a session ends before the whole drill does.
  const clients = new Clients(await openSession(installation.url, 'company', STORES))
  clients.startWriters([installation.url], WRITERS)
  clients.startReaders(installation.url, READERS)
  clients.startStreams(installation.processUrls)
  await sleep(WARM_UP_MS)
  const times = await strike(installation)
  await clients.waitUntilServed(times.mendedAt)
  const streams = tellsPages ? installation.processUrls.length : 0
  await clients.waitUntilTold(times.struckAt, streams, BACK_WITHIN_SECONDS * 1000)
  await clients.stop()
  const figure = await figureOf({ name, streams }, { installation, clients }, times)
  await restore?.(installation)
  return figure
}

/** Strikes the primary, lets the standby take its place, and keeps the old one from coming back. */
const failover = (name: string, signal: 'SIGKILL' | 'SIGSTOP', { isCut = true } = {}): Case => {
  let removeOld = () => {}
  return {
    name,
    mayFail: true,
    tellsPages: true,
    strike: async (installation) => {
      const struckAt = Date.now()
      installation.strikePrimary(signal)
      await sleep(NOTICED_AFTER_MS)
      ;({ removeOld } = await installation.promoteStandby({ isCut }))
      return { struckAt, mendedAt: Date.now() }
    },
    restore: async (installation) => {
      removeOld()
      await installation.addStandby()
    },
  }
}

export const killedPrimary = failover('主系が落ちる', 'SIGKILL')

export const cases: readonly Case[] = [
  killedPrimary,
  failover('主系が黙る (切り替えで古い接続を切る)', 'SIGSTOP'),
  failover('主系が黙る (古い接続を切らない)', 'SIGSTOP', { isCut: false }),
  {
    name: '宛先が読み取り専用の複製になる',
    mayFail: true,
    tellsPages: true,
    strike: async (installation) => {
      const struckAt = Date.now()
      await installation.turnToStandby()
      await sleep(ON_REPLICA_MS)
      await installation.turnToPrimary()
      return { struckAt, mendedAt: Date.now() }
    },
  },
  {
    name: '同期の待機系がいない',
    mayFail: true,
    tellsPages: false,
    strike: async (installation) => {
      const struckAt = Date.now()
      installation.stopStandby()
      await sleep(STANDBY_ABSENT_MS)
      installation.startStandby()
      return { struckAt, mendedAt: Date.now() }
    },
  },
  {
    name: '2つのプロセスを順に再起動する',
    mayFail: false,
    tellsPages: true,
    strike: async (installation) => {
      const struckAt = Date.now()
      await installation.restartProcesses()
      return { struckAt, mendedAt: Date.now() }
    },
  },
]

/** Returns how many writes of eight writers the two processes acknowledge in a second. */
export async function writesPerSecond(installation: Installation, seconds: number) {
  const clients = new Clients(await openSession(installation.url, 'company', STORES))
  clients.startWriters(installation.processUrls, WRITERS)
  await sleep(WARM_UP_MS)
  const [before, from] = [clients.acknowledged.length, performance.now()]
  await sleep(seconds * 1000)
  const count = clients.acknowledged.length - before
  const perSecond = count / ((performance.now() - from) / 1000)
  await clients.stop()
  return perSecond
}
