import { startDelayingProxy } from '../../kit/delayingProxy'
import { killedPrimary, runCase } from './cases'
import { countFailed } from './figure'
import type { Installation } from './installation'

const BEHIND_MS = 300

/**
 * The drill must notice what it looks for: acknowledged writes that are lost without a synchronous standby, and calls
 * that fail when a process is killed. Returns what it did not notice.
 */
export async function checkItself(installation: Installation) {
  installation.removeStandby()
  const line = await startDelayingProxy(installation.primaryPort, BEHIND_MS)
  await installation.addStandby({ isSynchronous: false, through: line.port })
  const unsafe = await runCase(
    {
      ...killedPrimary,
      name: '自己点検: 待機系を待たずに主系が落ちる',
      strike: (each) => {
        // When the host fails, changes still on their way to the standby are lost.
        line.close()
        return killedPrimary.strike(each)
      },
    },
    installation,
  )
  const rough = await runCase(
    {
      name: '自己点検: プロセスが突然止まる',
      mayFail: false,
      tellsPages: false,
      strike: async () => {
        const struckAt = Date.now()
        await installation.killProcess()
        return { struckAt, mendedAt: Date.now() }
      },
    },
    installation,
  )
  return {
    line: `自己点検: 失われた書き込み${unsafe.lost}件と、失敗した呼び出し${countFailed(rough)}回に気付きました`,
    faults: [
      ...(unsafe.lost > 0 ? [] : ['自己点検: 失われた書き込みに気付きませんでした。']),
      ...(countFailed(rough) > 0 ? [] : ['自己点検: 失敗した呼び出しに気付きませんでした。']),
    ],
  }
}
