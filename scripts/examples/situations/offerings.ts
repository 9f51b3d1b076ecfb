import type { Ids } from '@tests/figures/kit'
import { answerOf, type Demo, type Preparations, STORE } from '../asking'

const shift = {
  startTime: '17:00',
  endTime: '22:00',
  breakMin: 0,
  peopleWanted: 2,
  closeRule: 'at_start',
  hourlyWageYen: 1400,
  transportationYen: 500,
}
/** Below the minimum wage of Tokyo: the date is refused and can be mended. */
const REFUSED_WAGE_YEN = 1000
const dates = [
  { ...shift, workOn: '2026-12-05' },
  { ...shift, workOn: '2026-12-06', hourlyWageYen: REFUSED_WAGE_YEN },
]

/** A run that has ended: one date is published, the other was refused. */
async function endedRun(demo: Demo, { offeringId }: Ids) {
  const path = `${STORE}/offerings/${offeringId}/multidate_posting_operations`
  const body = { items: dates, acknowledged: true }
  const { id } = await answerOf(demo, `POST ${path}`, body)
  await demo.runJobs('multidate')
  const runsPath = `${STORE}/offering/multidate_posting_operations?operationId=${Number(id)}`
  const { items: runs } = await answerOf(demo, `GET ${runsPath}`)
  const [run] = runs as { items: { id: number; result: string }[] }[]
  const refused = run?.items.find(({ result }) => result === 'failed')
  if (!refused) throw new Error('No date of the run was refused.')
  return { operationId: Number(id), itemId: refused.id }
}

const HOUR_MIN = 60
const ladder = [
  { scope: 'trusted', afterMin: 0 },
  { scope: 'worked', afterMin: 8 * HOUR_MIN },
  { scope: 'public', afterMin: 24 * HOUR_MIN },
]
/** An offering that opens to 認定ワーカー now and to the others later. */
async function ladderOffering(demo: Demo, { offerId }: Ids): Promise<Ids> {
  const offering = {
    ...shift,
    workOn: '2026-12-05',
    customClosesAt: null,
    scope: 'trusted',
    groupIds: [],
    ladder,
    autoPublicAt: null,
    memo: '',
    publish: true,
    acknowledged: true,
  }
  const { id } = await answerOf(demo, `POST ${STORE}/offers/${offerId}/offerings`, offering)
  return { offeringId: Number(id) }
}

/** Calls about offerings that run over days. */
export const offerings: Preparations = {
  'PATCH /clients/{clientId}/offering/multidate_posting_operations/{operationId}': async (
    demo,
    ids,
  ) => {
    const { operationId, itemId } = await endedRun(demo, ids)
    const items = [{ ...shift, workOn: '2026-12-06', itemId }]
    return { ids: { operationId }, body: { items, skippedItemIds: [], acknowledged: true } }
  },
  'PATCH /clients/{clientId}/offering/multidate_posting_operations/{operationId}/check': async (
    demo,
    ids,
  ) => {
    const { operationId } = await endedRun(demo, ids)
    return { ids: { operationId } }
  },
  'POST /clients/{clientId}/offerings/{offeringId}/ladder/advance': async (demo, ids) => ({
    ids: await ladderOffering(demo, ids),
    body: { scope: 'worked' },
  }),
  'PATCH /clients/{clientId}/offerings/{offeringId}/ladder': async (demo, ids) => ({
    ids: await ladderOffering(demo, ids),
    body: { scope: 'worked', startsAt: '2026-11-20T03:00:00.000Z' },
  }),
  'POST /clients/{clientId}/offerings/{offeringId}/ladder/skip': async (demo, ids) => ({
    ids: await ladderOffering(demo, ids),
    body: { scope: 'worked' },
  }),
}
