import { startDelayingProxy } from '../../kit/delayingProxy'
import { writesPerSecond } from './cases'
import type { Installation } from './installation'

const ONE_WAY_MS = 20
const SECONDS = 15
const LEAST_PER_SECOND = 60
/**
 * The connection settings of the servers without `app.announce`. Without it the triggers send `pg_notify` within the
 * transaction, where commits wait for each other.
 */
const ANNOUNCE_IN_TRIGGERS = '?options=-c%20TimeZone%3DUTC%20-c%20random_page_cost%3D1.1'

/**
 * Measures writes per second with a synchronous standby that is near, then with one that is 20 ms away each way. With
 * `alsoInTriggers` once more at that distance, with changes announced within the transaction.
 */
export async function measureDistance(installation: Installation, alsoInTriggers: boolean) {
  const near = await writesPerSecond(installation, SECONDS)
  installation.removeStandby()
  const line = await startDelayingProxy(installation.primaryPort, ONE_WAY_MS)
  await installation.addStandby({ through: line.port })
  const far = await writesPerSecond(installation, SECONDS)
  const texts = [
    `同期の待機系が隣: 毎秒${near.toFixed(1)}件`,
    `片道${ONE_WAY_MS}ms: 毎秒${far.toFixed(1)}件`,
  ]
  if (alsoInTriggers) {
    await installation.restartProcesses(ANNOUNCE_IN_TRIGGERS)
    const inTriggers = await writesPerSecond(installation, SECONDS)
    texts.push(`変更の知らせを書き込みのうちに送ると: 毎秒${inTriggers.toFixed(1)}件`)
    await installation.restartProcesses()
  }
  installation.removeStandby()
  line.close()
  return {
    line: `書き込みの速さ (8人、2プロセス): ${texts.join('、')}`,
    faults:
      far >= LEAST_PER_SECOND
        ? []
        : [`片道${ONE_WAY_MS}ms で、毎秒${LEAST_PER_SECOND}件に届きません。`],
  }
}
