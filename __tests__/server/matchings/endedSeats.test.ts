import type { TodayBoard } from '@/contracts/dashboard/schemas'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { Offering, OfferingDetail } from '@/contracts/offerings/schemas'
import {
  addMatch,
  addOffering,
  addWorker,
  callApi,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const TODAY = '2026-11-20'
const read = async <T>(path: string) =>
  (await callApi<T>('viewer', 'GET', `/clients/11${path}`)).body

/** A shift of this morning with four seats: one works, one was absent, one was called off after the start. */
beforeEach(async () => {
  await prepareStore()
  await writeRows(async (db) => {
    for (const [index, name] of ['小林 千夏', '山田 太郎', '渡邉 紗英'].entries())
      await addWorker(db, { id: 901 + index, name })
    await addOffering(db, {
      id: 1,
      day: TODAY,
      from: '07:00',
      to: '11:00',
      peopleWanted: 4,
      peopleMatched: 2,
    })
    await addMatch(db, 1, 901)
    await addMatch(db, 1, 902, { status: 'absence', absenceKind: 'no_show' })
    await addMatch(db, 1, 903, { status: 'rejected', rejectReasonCode: 'misconduct' })
  })
})

test('欠勤した人と開始後に取り消された人の枠は、求人の詳細・一覧・ホームのどこでも同じ数で、一覧の人数と合う', async () => {
  const live = await read<{ items: OfferingUser[] }>('/offerings/1/users?state=live')
  const detail = await read<OfferingDetail>('/offerings/1')
  const board = await read<TodayBoard>('/today_board')
  const list = await read<{ items: Offering[] }>(`/offerings?fromOn=${TODAY}&toOn=${TODAY}`)
  const counted = [detail, board.offerings[0], list.items[0]].map((offering) => [
    offering?.peopleWanted,
    offering?.peopleMatched,
    offering?.endedSeatCount,
  ])
  expect(counted).toEqual([
    [4, 3, 2],
    [4, 3, 2],
    [4, 3, 2],
  ])
  expect(live.items.map(({ name }) => name)).toEqual(['小林 千夏'])
  expect(detail.peopleMatched - detail.endedSeatCount).toBe(live.items.length)
})
