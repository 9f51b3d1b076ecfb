import type { ActivityList } from '@/contracts/activities/schemas'
import { activityWords, quietCalls } from '@/domain/audit/activityWords'
import { routes } from '@/server/app'
import { auditLog } from '@/server/db/schema'
import { isExport } from '@/server/http/callState'
import { browser } from '@tests/kit/app'
import {
  addOffering,
  callApi,
  callStore,
  OFFER,
  offerContent,
  offeringInput,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'

beforeEach(prepareStore)
const PATH = '/companies/1/activities'
const list = async (query = '') =>
  (await callApi<ActivityList>('company', 'GET', PATH + query)).body

test('記録に残るすべての操作に、日本語の言葉がある', () => {
  const recorded = routes
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => endpoint.audit || isExport(endpoint))
    .map(({ operation }) => operation)
    .filter((operation) => /\{(clientId|companyId)\}/.test(operation))
  expect([...activityWords.keys(), ...quietCalls].sort()).toEqual([...new Set(recorded)].sort())
})

test('だれが、いつ、何を、変更の前後', async () => {
  const body = { role: 'viewer', clientIds: [12], lockVersion: 1 }
  await callApi('company', 'PATCH', '/companies/1/members/5', body)
  expect((await list()).items).toMatchObject([
    {
      at: '2026-11-20T00:41:00.000Z',
      account: { id: 1 },
      store: null,
      kind: 'members',
      text: 'スタッフの権限と店舗を変更',
      isDenied: false,
      target: { kind: 'member', id: 5 },
      changes: [
        { label: '権限', before: '店舗スタッフ', after: '閲覧のみ' },
        { label: '店舗', before: 'みのり食堂 渋谷宮益坂店', after: '⟦店舗12⟧' },
      ],
    },
  ])
})

test('変わらなかった項目は、変更に並ばない', async () => {
  const body = { role: 'clientStaff', clientIds: [11, 12], lockVersion: 1 }
  await callApi('company', 'PATCH', '/companies/1/members/5', body)
  expect((await list()).items[0]?.changes.map(({ label }) => label)).toEqual(['店舗'])
})

test('求人とひな形の時給は、前後の金額で残る', async () => {
  await writeRows((db) => addOffering(db, { id: 1101, day: '2026-11-28', publishedAt: null }))
  const input = { ...offeringInput({ hourlyWageYen: 1400 }), publish: false, acknowledged: true }
  const edited = await callStore('manager', 'PATCH', `/offers/${OFFER[11]}/offerings/1101`, {
    ...input,
    lockVersion: 1,
  })
  expect(edited.status).toBe(200)
  const content = offerContent()
  const saved = await callStore('manager', 'PATCH', `/offers/${OFFER[11]}`, {
    title: 'ランチ',
    masterCompanyOccupationId: 101,
    content: { ...content, defaults: { ...content.defaults, hourlyWageYen: 1380 } },
    draft: false,
    lockVersion: 1,
    copiedFromOfferId: null,
  })
  expect(saved.status).toBe(200)
  const [offer, offering] = (await list('?kind=postings')).items
  expect(offer).toMatchObject({
    text: 'ひな形を変更',
    store: { id: 11 },
    target: { kind: 'offer', id: OFFER[11], name: 'ランチ' },
    changes: [{ label: '時給', before: '1,350円', after: '1,380円' }],
  })
  expect(offering).toMatchObject({
    target: { kind: 'offering', id: 1101, name: '11/28(土) ディナーのホールスタッフ' },
    changes: [
      { label: '時給', before: '1,350円', after: '1,400円' },
      { label: '募集人数', before: '3名', after: '1名' },
    ],
  })
})

describe('条件と続き', () => {
  const row = (i: number) => ({
    at: new Date(Date.UTC(2026, 9, 1, 0, i)).toISOString(),
    accountId: i % 2 === 0 ? 4 : 5,
    companyId: 1,
    clientId: i % 2 === 0 ? 11 : 12,
    call: 'PUT /clients/{clientId}/users/{userId}/memo',
    result: 'done' as const,
    ids: { userId: 9000 + i },
  })
  beforeEach(() =>
    writeRows((db) =>
      db
        .insert(auditLog)
        .values([
          ...Array.from({ length: 60 }, (_, i) => row(i)),
          { ...row(0), companyId: 2, clientId: 21, accountId: 8 },
          { ...row(0), call: quietCalls[0] ?? '' },
        ]),
    ),
  )
  test('続きは重ならず、漏れず、ほかの企業の記録は混ざらない', async () => {
    const first = await list()
    expect(first.items).toHaveLength(50)
    const second = await list(`?before=${first.nextBefore}`)
    expect([second.items.length, second.nextBefore]).toEqual([10, null])
    const workers = [...first.items, ...second.items].map(({ target }) => target?.id)
    expect(workers).toEqual(Array.from({ length: 60 }, (_, i) => 9059 - i))
  })
  test('人、店舗、種類、期間でしぼる', async () => {
    const count = async (query: string) => (await list(query)).items.length
    expect(await count('?account=4')).toBe(30)
    expect(await count('?store=12')).toBe(30)
    expect(await count('?kind=money')).toBe(0)
    expect(await count('?from=2026-10-02')).toBe(0)
    expect(await count('?to=2026-10-01&account=5')).toBe(30)
  })
  test('ワーカーの氏名は出ない', async () => {
    const [newest] = (await list()).items
    expect(newest?.target).toEqual({ kind: 'worker', id: 9059, name: null })
  })
  test('CSVは式にならず、保存したことも記録に残る', async () => {
    await writeRows((db) => db.execute(`update accounts set name = '=1+1' where id = 4`))
    const answer = await (await browser('company')).call('GET', `/app/api/v1${PATH}/activities.csv`)
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines).toHaveLength(61)
    expect(lines[2]).toBe(
      `2026-10-01,09:58,'=1+1,みのり食堂 渋谷宮益坂店,ワーカーと連絡,ワーカーのメモを変更,ワーカー 9058,,完了`,
    )
    expect((await list()).items[0]).toMatchObject({
      kind: 'personalData',
      text: '操作の記録を保存',
    })
  })
})

test('見られるのは企業管理者だけで、断られた操作も残る', async () => {
  expect((await callApi('staff', 'GET', PATH)).status).toBe(403)
  expect((await callApi('accounting', 'GET', PATH)).status).toBe(403)
  expect((await callApi('other', 'GET', PATH)).status).toBe(404)
  await callStore('viewer', 'PATCH', `/offers/${OFFER[11]}/archive`)
  expect((await list('?store=11')).items[0]).toMatchObject({ isDenied: true, account: { id: 6 } })
})
