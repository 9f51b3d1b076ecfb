import { eq } from 'drizzle-orm'
import { addMinutes } from '@/lib/date'
import { fixPaymentRequests } from '@/server/db/schema'
import { checkIn, checkOut, requestFix } from '@/server/worker-app/attendance'
import { browser, type Who } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  callApi,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const SHIFT = 8001
const DAY = '2026-11-19'
const END = `${DAY}T22:30:00+09:00`
const PATH = '/attendances/fix_payment_requests'

/** Last night's dinner: 901 came 12 minutes late, 902 stayed 4 minutes longer and gives a reason like a formula. */
beforeEach(async () => {
  const world = await prepareStore()
  await writeRows(async (db) => {
    await addWorker(db, { id: 901, name: '山田 太郎' })
    await addWorker(db, { id: 902, name: 'グエン ティ リン' })
    await addOffering(db, { id: SHIFT, day: DAY })
    for (const id of [901, 902]) await addMatch(db, SHIFT, id)
    await checkIn(db, 901, SHIFT, new Date(`${DAY}T17:12:20+09:00`))
    await checkIn(db, 902, SHIFT, new Date(`${DAY}T16:58:00+09:00`))
  })
  world.now = new Date(END)
  await writeRows((db) => checkOut({ db, now: world.now }, 901, SHIFT))
  world.now = new Date(addMinutes(END, 4))
  await writeRows((db) => checkOut({ db, now: world.now }, 902, SHIFT))
  await writeRows((db) =>
    requestFix({ db, now: world.now }, 902, SHIFT, {
      reasonKinds: ['overtime'],
      reasonText: '=HYPERLINK("http://x")',
      startAt: `${DAY}T17:00:00+09:00`,
      endAt: addMinutes(END, 4),
      breakMin: 0,
    }),
  )
  world.now = new Date('2026-11-20T09:41:00+09:00')
})

const fileOf = async (search = '', who: Who = 'manager', clientId = 11) =>
  (await browser(who)).call('GET', `/app/api/v1/clients/${clientId}${PATH}/requests.csv${search}`)
const linesOf = async (search = '') => {
  const text = await (await fileOf(search)).text()
  return text.trim().split('\r\n').slice(1)
}

test('一覧と同じ順に、予定・記録・申請・差額が並ぶ。差額は負でも数のまま、文は式にならない', async () => {
  const response = await fileOf()
  const bytes = new Uint8Array(await response.arrayBuffer())
  const [head, first, second, ...rest] = new TextDecoder().decode(bytes).split('\r\n')
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(head?.split(',')).toHaveLength(23)
  expect(first?.split(',').slice(4, 17)).toEqual([
    DAY,
    ...['17:00', '22:30', '0', '8094'],
    ...[`${DAY} 17:12`, `${DAY} 22:30`],
    ...['17:12', '22:30', '0', '7824'],
    '-270',
    '遅刻',
  ])
  expect(first).toMatch(/^承認待ち,山田 太郎,/)
  expect(second).toContain(',8207,113,残業,"\'=HYPERLINK(""http://x"")"')
  expect(second).toContain(`,${DAY} 22:34,2026-11-26 22:34,,,`)
  expect(rest).toEqual([''])
  expect(response.headers.get('Content-Disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('2026-11-20_修正依頼.csv')}`,
  )
})

test('画面の条件で絞られる。対応済みには、だれがいつ対応したかが入る', async () => {
  await writeRows((db) =>
    db
      .update(fixPaymentRequests)
      .set({
        status: 'rejected',
        respondedAt: '2026-11-20T00:30:00.000Z',
        respondedBy: 4,
        responseReason: '22時30分に終了しています。',
      })
      .where(eq(fixPaymentRequests.reasonText, '=HYPERLINK("http://x")')),
  )
  expect(await linesOf()).toHaveLength(1)
  const answered = await linesOf('?status=answered')
  expect(answered).toHaveLength(1)
  expect(answered[0]).toMatch(/^差し戻し,グエン ティ リン,/)
  expect(answered[0]).toMatch(/,2026-11-20 09:30,⟦人4⟧,22時30分に終了しています。$/)
  expect(await linesOf('?fromOn=2026-11-20')).toEqual([])
  expect(await linesOf(`?fromOn=${DAY}&toOn=${DAY}`)).toHaveLength(1)
})

test('出せるのは名簿の権限がある人だけで、ほかの企業には店舗が見えない', async () => {
  expect((await fileOf('', 'clientStaff')).status).toBe(403)
  expect((await fileOf('', 'viewer')).status).toBe(403)
  expect((await fileOf('', 'other')).status).toBe(404)
})

test('ほかの店舗の修正依頼は入らない', async () => {
  const response = await fileOf('', 'company', 12)
  const text = await response.text()
  expect(response.status).toBe(200)
  expect(text).not.toContain('山田 太郎')
  expect(text).not.toContain('グエン ティ リン')
})

test('知らない条件は受け付けない', async () => {
  expect((await fileOf('?status=nothing')).status).toBe(422)
  expect((await fileOf('?fromOn=2026-13-40')).status).toBe(422)
})

test('保存したことは操作の記録に残る', async () => {
  expect((await fileOf()).status).toBe(200)
  const { body } = await callApi<{ items: { kind: string; text: string }[] }>(
    'company',
    'GET',
    '/companies/1/activities',
  )
  expect(body.items[0]).toMatchObject({ kind: 'personalData', text: '修正依頼を保存' })
})
