import type { VaultNotices } from '@/contracts/employmentNotices/schemas'
import { apply } from '@/server/worker-app/apply'
import { openEmploymentNotice } from '@/server/worker-app/employmentNotice'
import type { Who } from '@tests/kit/app'
import {
  addOffering,
  addWorker,
  callApi,
  OFFER,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

const COMPANY = '/companies/1/employment_notices'
const STORE = '/clients/11/employment_notices'

beforeAll(async () => {
  const { now } = await prepareStore()
  await writeRows(async (db) => {
    await addOffering(db, { id: 8001, day: '2026-11-27' })
    await addOffering(db, { id: 8002, day: '2026-11-30', clientId: 12, offerId: OFFER[12] })
    await addOffering(db, { id: 8003, day: '2026-12-01' })
    await addWorker(db, {
      id: 901,
      name: '髙橋 結衣',
      nameKana: 'タカハシ ユイ',
      kanaKey: 'タカハシユイ',
    })
    await addWorker(db, {
      id: 902,
      name: '佐藤 遼',
      nameKana: 'サトウ リョウ',
      kanaKey: 'サトウリョウ',
    })
    await apply({ db, now }, 901, 8001)
    await apply({ db, now }, 902, 8001)
    await apply({ db, now }, 901, 8002)
    await apply({ db, now }, 901, 8003)
  })
  await writeRows((db) => openEmploymentNotice({ db, now }, 902, 8001))
}, 120_000)

const found = async (path: string, who: Who = 'company') => {
  const { body } = await callApi<VaultNotices>(who, 'GET', path)
  return {
    ids: body.items.map(({ offeringId, userId }) => `${offeringId} ${userId}`),
    total: body.totalCount,
    unread: body.unreadCount,
  }
}

test('その月の勤務の労働条件通知書が、全店舗のぶん、新しい勤務から並ぶ', async () => {
  expect(await found(COMPANY)).toEqual({
    ids: ['8002 901', '8001 902', '8001 901'],
    total: 3,
    unread: 2,
  })
  expect((await found(`${COMPANY}?month=2026-12`)).ids).toEqual(['8003 901'])
})

test('氏名、フリガナ、求人の番号、店舗、未確認でしぼり込める', async () => {
  // 高 and 髙 are the same to whoever searches.
  expect((await found(`${COMPANY}?keyword=${encodeURIComponent('高橋')}`)).ids).toHaveLength(2)
  expect((await found(`${COMPANY}?keyword=${encodeURIComponent('さとう')}`)).ids).toEqual([
    '8001 902',
  ])
  expect((await found(`${COMPANY}?keyword=8002`)).ids).toEqual(['8002 901'])
  expect((await found(`${COMPANY}?store=12`)).ids).toEqual(['8002 901'])
  expect(await found(`${COMPANY}?store=11&unread_only=1`)).toEqual({
    ids: ['8001 901'],
    total: 1,
    unread: 1,
  })
  expect((await found(`${COMPANY}?store=21`)).ids).toEqual([])
})

test('店舗は自店舗のものだけを見て、権限のない人は見られない', async () => {
  expect((await found(STORE, 'manager')).ids).toEqual(['8001 902', '8001 901'])
  expect((await callApi('viewer', 'GET', STORE)).status).toBe(403)
  expect((await callApi('accounting', 'GET', COMPANY)).status).toBe(403)
  expect((await callApi('other', 'GET', STORE)).status).toBe(404)
})
