import { eq } from 'drizzle-orm'
import type { Client } from '@/contracts/clients/schemas'
import type { ClientMembers } from '@/contracts/members/schemas'
import { accounts, files } from '@/server/db/schema'
import { browser, type Who } from '@tests/kit/app'
import { callApi, prepareStore, writeRows } from '@tests/kit/serverKit'
import { sentMessages, storeInput } from './clientKit'

type Refusal = { code: string; messages: string[]; fields?: Record<string, string> }
const add = <T = Client>(over: Parameters<typeof storeInput>[0] = {}, who: Who = 'company') =>
  callApi<T>(who, 'POST', '/companies/1/clients', storeInput(over))
const change = <T = Client>(body: object, who: Who = 'manager') =>
  callApi<T>(who, 'PATCH', '/clients/11', { lockVersion: 1, ...body })

beforeEach(prepareStore)

test('a new store is there at once, with all that was entered', async () => {
  const { status, body } = await add()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    companyId: 1,
    name: 'みのりデリ 渋谷宮益坂店',
    prefectureName: '東京都',
    laborInsuranceNumber: '13101123456000',
    accessNote: null,
    phoneVerifiedAt: null,
    status: 'active',
    images: [],
  })
  expect((await callApi<Client>('company', 'GET', `/clients/${body.id}`)).body).toEqual(body)
})
test('fields are refused with what to do', async () => {
  const { status, body } = await add<Refusal>({
    name: 'あ'.repeat(51),
    postalCode: '150',
    phoneNumber: '12345',
    laborInsuranceNumber: '13201123456000',
    prefectureCode: '48',
  })
  expect(status).toBe(422)
  expect(body.fields).toMatchObject({
    name: '50文字以内で入力してください。',
    postalCode: '郵便番号は7桁の数字で入力してください。',
    phoneNumber: '市外局番からの10桁か11桁の数字で入力してください。',
    laborInsuranceNumber:
      '労働保険番号は、府県・所掌・管轄・基幹番号・枝番号の順に14桁の数字で入力してください。',
    prefectureCode: '都道府県を選んでください。',
  })
})
test('the same name and address is a warning that can be confirmed', async () => {
  await add()
  const again = await add<Refusal>({
    name: 'みのりデリ　渋谷宮益坂店',
    addressLine: '渋谷１丁目12-8',
  })
  expect([again.status, again.body.code]).toEqual([409, 'duplicate'])
  expect(again.body.messages[0]).toBe(
    '名前と住所が同じ店舗「みのりデリ 渋谷宮益坂店」(D-0052)があります。',
  )
  expect((await add({ duplicateConfirmed: true })).status).toBe(200)
  expect((await add({ addressLine: '渋谷2丁目1-1' })).status).toBe(200)
})
test('a change keeps what was not sent, and the later of two writers is refused', async () => {
  const first = await change({ managerName: '佐藤 花子', accessNote: '' })
  expect(first.body).toMatchObject({
    name: 'みのり食堂 渋谷宮益坂店',
    managerName: '佐藤 花子',
    accessNote: null,
    lockVersion: 2,
    updatedByName: '⟦人4⟧',
  })
  const second = await change<Refusal>({ managerName: '田中 一郎' }, 'staff')
  expect([second.status, second.body.code]).toEqual([409, 'stale'])
  expect(second.body.messages[0]).toContain('⟦人4⟧さんが先に更新しました')
})
test('another telephone number has yet to be checked', async () => {
  const checked = await change({ phoneNumber: '0312345678' })
  expect(checked.body.phoneNumber).toBe('0312345678')
  const other = await change({ phoneNumber: '0398765432', lockVersion: 2 })
  expect(other.body.phoneVerifiedAt).toBeNull()
})
test('pictures are those of the store', async () => {
  await writeRows((db) =>
    db.insert(files).values(
      [
        [9011, 11],
        [9021, 21],
      ].map(([id = 0, clientId = 0]) => ({
        id,
        clientId,
        purpose: 'clientImage',
        name: '入口.jpg',
        mediaType: 'image/jpeg',
        byteSize: 3,
        body: new Uint8Array([1, 2, 3]),
        createdAt: '2026-11-20T00:00:00Z',
      })),
    ),
  )
  const images = [{ fileId: 9011, caption: '宮益坂側の入り口' }]
  expect((await change({ images })).body.images).toEqual(images)
  const foreign = await change<Refusal>({
    images: [{ fileId: 9021, caption: '' }],
    lockVersion: 2,
  })
  expect([foreign.status, foreign.body.fields?.['images']]).toEqual([
    422,
    '写真が見つかりません。外してから、もう一度選んでください。',
  ])
})
test('an invited manager gets a link, sets a password and opens the store', async () => {
  const { body: store } = await add({
    invitations: [{ email: 'Yamaguchi@minori.example', role: 'clientManager' }],
  })
  // The company hears of the check of its new store at the same time, in either order.
  const mail = (await sentMessages()).find(({ to }) => to === 'yamaguchi@minori.example')
  expect(mail?.subject).toContain('みのりデリ 渋谷宮益坂店の管理画面へのご招待')
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1]
  const visitor = await browser()
  const used = await visitor.call('PATCH', `/app/api/v1/account_setup_tokens/${token}`, {
    password: 'Delicious-bento-77',
  })
  expect(used.status).toBe(204)
  const members = await callApi<ClientMembers>('company', 'GET', `/clients/${store.id}/members`)
  expect(members.body.items).toMatchObject([
    {
      name: 'yamaguchi@minori.example',
      email: 'yamaguchi@minori.example',
      roles: [{ role: 'clientManager', clientId: store.id }],
      state: 'active',
    },
  ])
})
test('whoever has an account gets one more store and no new password', async () => {
  await change({ invitations: [{ email: 'sibling@example.jp', role: 'clientStaff' }] })
  const [mail] = await sentMessages()
  expect(mail?.subject).toContain('みのり食堂 渋谷宮益坂店の担当者に加わりました')
  expect(mail?.body).not.toContain('token=')
  expect((await callApi('sibling', 'GET', '/clients/11')).status).toBe(200)
})
test('people who can already use the store are not invited again, and nothing is saved', async () => {
  const { status, body } = await change<Refusal>({
    managerName: '佐藤 花子',
    invitations: [
      { email: 'viewer@example.jp', role: 'clientStaff' },
      { email: 'staff@example.jp', role: 'viewer' },
      { email: 'new@example.jp', role: 'viewer' },
      { email: 'NEW@example.jp', role: 'viewer' },
    ],
  })
  expect(status).toBe(422)
  expect(body.fields).toEqual({
    'invitations.0.email': 'この方は、すでにこの店舗の担当者です。',
    'invitations.1.email': 'この方は企業全体の担当者です。招待しなくても、この店舗を使えます。',
    'invitations.3.email': '同じメールアドレスが2回あります。',
  })
  expect((await callApi<Client>('manager', 'GET', '/clients/11')).body.lockVersion).toBe(1)
  expect(await sentMessages()).toEqual([])
  await writeRows(async (db) => {
    expect(await db.$count(accounts, eq(accounts.email, 'new@example.jp'))).toBe(0)
  })
})
test('only those with the right add and change stores and see who works there', async () => {
  expect((await add({}, 'staff')).status).toBe(200)
  expect((await add({}, 'accounting')).status).toBe(403)
  expect((await add({}, 'manager')).status).toBe(404)
  expect((await change({ code: 'X' }, 'clientStaff')).status).toBe(403)
  expect((await change({ code: 'X' }, 'other')).status).toBe(404)
  expect((await callApi('clientStaff', 'GET', '/clients/11/members')).status).toBe(403)
})
