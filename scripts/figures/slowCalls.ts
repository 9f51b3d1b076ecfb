import { freePort } from '../kit/freePort'
import { beginWithDemonstration, startConsole, temporaryDataDir } from '../kit/processes'
import { readAtOnce } from '../kit/readers'

const SESSIONS = 20
/** Of one slow call, an export or a snapshot, other calls must not feel more than this. */
const MAX_P99_OVER_P50 = 10
const MAX_CALL_MS = 5000

/** Latency figure: 20 sessions read at once from the production server on the embedded database. */
export async function slowCallsFigure() {
  const startedAt = Date.now()
  const env = { LIMITS_SCALE: '1000' }
  const dataDir = beginWithDemonstration(temporaryDataDir('latency'))
  const server = await startConsole(dataDir, env, await freePort())
  const figure = await readAtOnce([server.url], { sessions: SESSIONS, account: 'company' })
  await server.stop()
  const { p50, p99, slowest } = figure.ms
  return {
    suite: 'reads of 20 sessions at once',
    ...figure,
    failed: figure.refused + Number(p99 > MAX_P99_OVER_P50 * p50) + Number(slowest > MAX_CALL_MS),
    seconds: Math.round((Date.now() - startedAt) / 1000),
  }
}
