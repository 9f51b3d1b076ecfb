/**
 * Several subjects: company, client list, client file, client edit, phone verification and activities. They share a
 * file because each file loads the server anew (docs/TESTING.md).
 */
import { eq } from 'drizzle-orm'
import type { ActivityList } from '@/contracts/activities/schemas'
import type { Client, PhoneVerification } from '@/contracts/clients/schemas'
import type { Company, CompanyClientList } from '@/contracts/companies/schemas'
import type { ClientMembers } from '@/contracts/members/schemas'
import { activityWords, quietCalls } from '@/domain/audit/activityWords'
import { routes } from '@/server/app'
import {
  companies,
  clients,
  closingDays,
  factCheckTasks,
  restrictions,
  accounts,
  files,
  phoneVerifications,
  auditLog,
} from '@/server/db/schema'
import { isExport } from '@/server/http/callState'
import { usageParts } from '@/server/modules/billing/usage'
import { testContext, type Who, browser } from '@tests/kit/app'
import {
  callApi,
  prepareStore,
  prepareStoreWith,
  writeRows,
  OFFER,
  addMatch,
  addOffering,
  addWorker,
  MORNING,
  callStore,
  offerContent,
  offeringInput,
} from '@tests/kit/serverKit'
import { sentMessages, storeInput } from './clientKit'

describe('company', () => {
  type Refusal = { code: string; messages: string[]; fields?: Record<string, string> }
  const read = async () => (await callApi<Company>('company', 'GET', '/companies/1')).body
  const patch = (body: Record<string, unknown>) =>
    callApi<Company & Refusal>('company', 'PATCH', '/companies/1', body)

  beforeEach(async () => {
    await prepareStore()
  })

  test('the two numbers are checked and fit together', async () => {
    expect((await patch({ corporateNumber: '1000000000001' })).status).toBe(422)
    const other = await patch({
      corporateNumber: '8000000000001',
      invoiceRegistrationNumber: 'T7000000000002',
    })
    expect(other.status).toBe(422)
    expect(other.body.fields?.['invoiceRegistrationNumber']).toContain('T8000000000001')
    const saved = await patch({
      corporateNumber: '8000000000001',
      invoiceRegistrationNumber: 'T8000000000001',
      laborAgreement36: false,
    })
    expect(saved.body).toMatchObject({
      corporateNumber: '8000000000001',
      invoiceRegistrationNumber: 'T8000000000001',
      laborAgreement36: false,
    })
  })

  test('the number that the operator examined stays', async () => {
    await patch({ corporateNumber: '8000000000001' })
    const changed = await patch({ corporateNumber: '7000000000002' })
    expect(changed.status).toBe(422)
    expect(changed.body.fields?.['corporateNumber']).toContain('事業者確認に使った')
    await writeRows((db) =>
      db.update(companies).set({ identificationStatus: 'none' }).where(eq(companies.id, 1)),
    )
    expect((await patch({ corporateNumber: '7000000000002' })).status).toBe(200)
  })

  test('the later of two writers is told, and nothing is overwritten', async () => {
    const { lockVersion } = await read()
    expect((await patch({ name: '株式会社みのり', lockVersion })).status).toBe(200)
    const late = await patch({ name: '株式会社べつ', lockVersion })
    expect(late.status).toBe(409)
    expect(late.body.code).toBe('stale')
    expect((await read()).name).toBe('株式会社みのり')
  })

  test('a new contact for invoices counts from the month that is open', async () => {
    const billing = {
      department: '',
      contactName: '長谷川 誠',
      email: 'keiri@example.com',
      postalCode: '1500002',
      address: '東京都渋谷区渋谷2-5-1',
    }
    expect((await patch({ billing })).body).toMatchObject({
      billing,
      billingChangeMonth: '2026-11',
    })
    const stored = (await testContext()).db.tx('system', (db) =>
      db.select({ billing: companies.billing }).from(companies).where(eq(companies.id, 1)),
    )
    expect(await stored).toEqual([
      {
        billing: expect.objectContaining({ contactName: '長谷川 誠', from: '2026-11' }) as unknown,
      },
    ])
  })

  test('only administrators of the company read and change it', async () => {
    for (const who of ['staff', 'accounting'] as const)
      expect((await callApi(who, 'GET', '/companies/1')).status).toBe(403)
    for (const who of ['manager', 'other'] as const)
      expect((await callApi(who, 'PATCH', '/companies/1', {})).status).toBe(404)
  })
})

describe('client list', () => {
  const list = async (query = '', who: Who = 'company') =>
    (await callApi<CompanyClientList>(who, 'GET', `/companies/1/clients${query}`)).body
  const ids = ({ items }: CompanyClientList) => items.map(({ id }) => id)

  beforeEach(() =>
    prepareStoreWith('companies', async (db) => {
      for (const [id, code] of [
        [11, 'T-0142'],
        [12, 'M-0021'],
        [13, 'L-0007'],
      ] as const)
        await db.update(clients).set({ code }).where(eq(clients.id, id))
      await db.update(factCheckTasks).set({ status: 'approved' })
      await addWorker(db, { id: 901, name: '高橋 美咲' })
      await addWorker(db, { id: 902, name: '山田 太郎' })
      // Store 11: a shift that began at 9:00 without one of its two workers.
      await addOffering(db, { id: 1101, from: '09:00', to: '14:00', peopleWanted: 2 })
      await addMatch(db, 1101, 901, { checkedInAt: '2026-11-20T00:00:00Z' })
      await addMatch(db, 1101, 902)
      // Store 12: two free seats on the next Monday, and a draft of four on the Sunday before.
      const of12 = { clientId: 12, offerId: OFFER[12] }
      await addOffering(db, { id: 1201, day: '2026-11-23', peopleWanted: 2, ...of12 })
      await addOffering(db, {
        id: 1202,
        day: '2026-11-22',
        peopleWanted: 4,
        publishedAt: null,
        ...of12,
      })
      // Not shown, because it is the fifteenth day from today.
      await addOffering(db, { id: 1203, day: '2026-12-04', peopleWanted: 7, ...of12 })
      // The other company.
      await addOffering(db, { id: 2101, clientId: 21, offerId: OFFER[21], peopleWanted: 9 })
    }),
  )

  test('each store has its seats of today, its free seats and what waits there', async () => {
    const { items, sums, withTodoCount } = await list()
    expect(ids({ items } as CompanyClientList)).toEqual([11, 13, 12])
    expect(items[0]).toMatchObject({
      id: 11,
      today: { wanted: 2, matched: 2 },
      freeSeats: 0,
      todos: { notArrived: 1 },
      todoCount: 1,
    })
    expect(items[2]).toMatchObject({ id: 12, today: { wanted: 0, matched: 0 }, freeSeats: 2 })
    expect(sums).toMatchObject({
      clientCount: 3,
      today: { wanted: 2, matched: 2, notArrived: 1 },
      freeSeats: 2,
      todoCount: 1,
    })
    expect(withTodoCount).toBe(1)
  })
  test('a check of the business that has to be handed in waits too', async () => {
    await writeRows((db) =>
      db.update(factCheckTasks).set({ status: 'returned' }).where(eq(factCheckTasks.clientId, 12)),
    )
    const { items, withTodoCount } = await list()
    expect(items.find(({ id }) => id === 12)).toMatchObject({ todos: { others: 1 }, todoCount: 1 })
    expect(withTodoCount).toBe(2)
  })
  test('fourteen days are shown; drafts are counted apart', async () => {
    const { items } = await list()
    const fill = items.find(({ id }) => id === 12)?.fill ?? []
    expect(fill).toHaveLength(14)
    expect([fill[0]?.on, fill[13]?.on]).toEqual(['2026-11-20', '2026-12-03'])
    expect(fill[2]).toEqual({
      on: '2026-11-22',
      wanted: 0,
      matched: 0,
      freeSeats: 0,
      drafts: 4,
      endedSeatCount: 0,
      closure: null,
    })
    expect(fill[3]).toMatchObject({ on: '2026-11-23', wanted: 2, matched: 0 })
  })
  test('a seat of a shift that has begun is free neither in the list nor in the heat map', async () => {
    // Begun at 9:00, so at 9:41 nobody can apply.
    await writeRows((db) =>
      addOffering(db, { id: 1204, from: '09:00', to: '14:00', clientId: 12, offerId: OFFER[12] }),
    )
    const { items } = await list()
    const store = items.find(({ id }) => id === 12)
    expect(store?.fill[0]).toMatchObject({ wanted: 3, matched: 0, freeSeats: 0 })
    expect(store?.fill[3]).toMatchObject({ wanted: 2, matched: 0, freeSeats: 2 })
    expect(store?.freeSeats).toBe(2)
  })
  test('the days on which a store is closed say why, those of other stores do not', async () => {
    // Every Monday, and two days of stocktaking.
    await writeRows(async (db) => {
      await db.delete(closingDays)
      const row = {
        clientId: 12,
        startsOn: '2026-11-01',
        createdBy: 1,
        createdAt: '2026-11-01T00:00:00Z',
      }
      await db.insert(closingDays).values([
        { ...row, kind: 'regular', weekday: 1 },
        { ...row, kind: 'single', startsOn: '2026-11-25', endsOn: '2026-11-26', reason: '棚卸し' },
      ])
    })
    const { items } = await list()
    const closures = (id: number) =>
      items
        .find((client) => client.id === id)
        ?.fill.flatMap(({ on, closure }) => (closure === null ? [] : [[on, closure]]))
    expect(closures(12)).toEqual([
      ['2026-11-23', '定休日'],
      ['2026-11-25', '棚卸し'],
      ['2026-11-26', '棚卸し'],
      ['2026-11-30', '定休日'],
    ])
    expect(closures(11)).toEqual([])
  })
  test('search, prefecture, to-dos and order', async () => {
    expect(ids(await list('?keyword=m-00'))).toEqual([12])
    expect(ids(await list('?todo=1'))).toEqual([11])
    expect(ids(await list('?order=code'))).toEqual([13, 12, 11])
    expect(ids(await list('?order=open'))).toEqual([12, 13, 11])
    await writeRows((db) =>
      db
        .update(clients)
        .set({ code: 'T-0199', name: '梅ヶ丘店', nameKana: 'グエン ティ' })
        .where(eq(clients.id, 13)),
    )
    for (const keyword of ['Ｔ－０１９９', 'tー0199', 'グエン・ティ', 'ぐえんてぃ', '梅ケ丘'])
      expect(ids(await list(`?keyword=${encodeURIComponent(keyword)}`))).toEqual([13])
    await writeRows((db) =>
      db.update(clients).set({ prefectureCode: '27' }).where(eq(clients.id, 13)),
    )
    const osaka = await list('?prefecture=27')
    expect(ids(osaka)).toEqual([13])
    // The sums are the company's, whatever the search finds.
    expect(osaka.sums.clientCount).toBe(3)
    expect(osaka.prefectures).toEqual([
      { code: '13', name: '東京都' },
      { code: '27', name: '大阪府' },
    ])
  })
  test('the most severe restriction of a store is shown, one that has ended is not', async () => {
    await writeRows((db) =>
      db.insert(restrictions).values([
        {
          clientId: 13,
          code: 'unreviewed_over_limit',
          level: 'warning',
          message: '評価をお願いします。',
          sinceAt: '2026-11-01T00:00:00Z',
        },
        {
          clientId: 13,
          code: 'policy_violation',
          level: 'block_publish',
          message: '掲載基準違反のため停止中です。',
          sinceAt: '2026-11-17T00:00:00Z',
        },
        {
          clientId: 12,
          code: 'policy_violation',
          level: 'block_all',
          message: '終わった制限です。',
          sinceAt: '2026-11-01T00:00:00Z',
          liftedAt: '2026-11-02T00:00:00Z',
        },
      ]),
    )
    const { items, restricted } = await list()
    expect(items.find(({ id }) => id === 13)?.restriction?.code).toBe('policy_violation')
    expect(restricted.map(({ id }) => id)).toEqual([13])
  })
  test('only accounts of the company with the right to read stores see the list', async () => {
    expect((await callApi('staff', 'GET', '/companies/1/clients')).status).toBe(200)
    expect((await callApi('accounting', 'GET', '/companies/1/clients')).status).toBe(403)
    expect((await callApi('manager', 'GET', '/companies/1/clients')).status).toBe(404)
    expect((await callApi('other', 'GET', '/companies/1/clients')).status).toBe(404)
    expect((await callApi('accounting', 'GET', '/companies/1/base')).body).toMatchObject({
      company: { id: 1, identificationStatus: 'approved' },
      clientCount: 3,
    })
  })

  test('what the stores have used of the month adds up to the use of the company', async () => {
    const { items } = await list('?order=use')
    expect(ids({ items } as CompanyClientList)).toEqual([11, 13, 12])
    // Two workers: 2 × (5 h × 1,350 + transport 500) = 14,500; fee 30 % = 4,350; tax 10 % of the fee = 435.
    expect(items.map(({ monthUseYen }) => monthUseYen)).toEqual([19285, 0, 0])
    await writeRows(async (db) => {
      await addMatch(db, 1201, 902, { clientId: 12 })
    })
    const context = await testContext()
    const used = await context.db.tx('system', (db) =>
      usageParts({ db, now: context.now }, { companyId: 1, month: '2026-11' }),
    )
    const now = await list('?order=use')
    expect(now.items.reduce((sum, { monthUseYen }) => sum + (monthUseYen ?? 0), 0)).toBe(
      used.usedYen,
    )
    expect(now.items[1]).toMatchObject({ id: 12, monthUseYen: expect.any(Number) })
  })
})

describe('client file', () => {
  beforeEach(prepareStore)
  test('the file has a row for each store that the conditions find, and their totals', async () => {
    const file = async (who: Who, query: string) => {
      const answer = await (
        await browser(who)
      ).call('GET', `/app/api/v1/companies/1/clients/clients.csv${query}`)
      return (await answer.text()).trim().split('\r\n')
    }
    const lines = await file('company', '?order=code')
    expect(lines[0]).toContain('今月の使用見込み(円・税込)')
    // Three stores between the header and the totals.
    expect(lines).toHaveLength(5)
    expect(lines.at(-1)).toMatch(/^"?"?,"?合計"?,/)
    const found = await file('company', `?keyword=${encodeURIComponent('渋谷宮益坂')}`)
    expect(found).toHaveLength(3)
  })
})

describe('client edit', () => {
  type Refusal = { code: string; messages: string[]; fields?: Record<string, string> }
  const add = <T = Client>(
    overrides: Parameters<typeof storeInput>[0] = {},
    who: Who = 'company',
  ) => callApi<T>(who, 'POST', '/companies/1/clients', storeInput(overrides))
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
      updatedByName: '〚人4〛',
    })
    const second = await change<Refusal>({ managerName: '田中 一郎' }, 'staff')
    expect([second.status, second.body.code]).toEqual([409, 'stale'])
    expect(second.body.messages[0]).toContain('〚人4〛さんが先に更新しました')
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
    // Another mail tells the company about the check of its new store. Either may come first.
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
})

describe('phone verification', () => {
  type Refusal = { code: string; messages: string[]; fields?: Record<string, string> }
  const PATH = '/phone_number/verification'
  const NUMBER = '0398765432'
  const send = <T = PhoneVerification>(method = 'sms', phoneNumber = NUMBER) =>
    callStore<T>('manager', 'POST', PATH, { phoneNumber, method })
  const verify = <T = Client>(code: string) => callStore<T>('manager', 'PATCH', PATH, { code })
  const sentCode = async () => /\d{6}/.exec((await sentMessages())[0]?.body ?? '')?.[0] ?? ''
  const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000')
  const setSeconds = async (seconds: number) => {
    ;(await testContext()).now = new Date(MORNING.getTime() + seconds * 1000)
  }

  beforeEach(prepareStore)

  test('the code of the message makes the number the checked one of the store', async () => {
    const { body } = await send()
    expect(body).toEqual({
      phoneNumber: NUMBER,
      method: 'sms',
      sentAt: '2026-11-20T00:41:00.000Z',
      expiresAt: '2026-11-20T00:51:00.000Z',
      resendAt: '2026-11-20T00:42:00.000Z',
      attemptsLeft: 5,
      sendsLeft: 4,
    })
    const [message] = await sentMessages()
    expect(message).toMatchObject({ channel: 'sms', to: NUMBER })
    const code = /\d{6}/.exec(message?.body ?? '')?.[0] ?? ''
    await writeRows(async (db) => {
      expect(JSON.stringify(await db.select().from(phoneVerifications))).not.toContain(code)
    })
    expect((await verify(code)).body).toMatchObject({
      phoneNumber: NUMBER,
      phoneVerifiedAt: '2026-11-20T00:41:00.000Z',
      phoneVerification: null,
      lockVersion: 2,
    })
    expect((await verify<Refusal>(code)).body.code).toBe('no_code')
  })
  test('a call reads the digits out one by one', async () => {
    await send('voice')
    const [message] = await sentMessages()
    expect(message?.channel).toBe('voice')
    expect(message?.body).toMatch(/確認コードは、(\d、){5}\d。繰り返します。/)
  })
  test('five wrong codes end it, even with the right one after them', async () => {
    await send()
    const code = await sentCode()
    const wrong = await verify<Refusal>(wrongOf(code))
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { code: 'コードが違います。あと4回入力できます。' },
    ])
    for (let attempt = 2; attempt <= 4; attempt++) await verify(wrongOf(code))
    expect((await verify<Refusal>(wrongOf(code))).body.code).toBe('no_attempts_left')
    const late = await verify<Refusal>(code)
    expect([late.status, late.body.code]).toEqual([409, 'no_attempts_left'])
  })
  test('a code ends after ten minutes', async () => {
    await send()
    const code = await sentCode()
    await setSeconds(600)
    const late = await verify<Refusal>(code)
    expect([late.status, late.body.code]).toEqual([409, 'expired'])
  })
  test('the next code comes after a minute, and replaces the last one', async () => {
    await send()
    const first = await sentCode()
    await setSeconds(48)
    const early = await send<Refusal>()
    expect([early.status, early.body.messages]).toEqual([429, ['あと12秒で、もう一度送れます。']])
    await setSeconds(60)
    expect((await send()).status).toBe(200)
    const second = await sentCode()
    if (first !== second) expect((await verify(first)).status).toBe(422)
    expect((await verify(second)).status).toBe(200)
  })
  test('five codes a day, to one number from all stores together', async () => {
    for (let i = 0; i < 5; i++) {
      await setSeconds(i * 60)
      expect((await send()).status).toBe(200)
    }
    await setSeconds(300)
    const sixth = await send<Refusal>('sms', '0311112222')
    expect([sixth.status, sixth.body.messages[0]]).toEqual([
      429,
      'コードを送れるのは1日5回までです。明日、もう一度お試しください。',
    ])
    const fromElsewhere = await callApi('sibling', 'POST', `/clients/12${PATH}`, {
      phoneNumber: NUMBER,
      method: 'sms',
    })
    expect(fromElsewhere.status).toBe(429)
    await setSeconds(86_400 + 300)
    expect((await send()).status).toBe(200)
  })
  test('a code is sent by those who may change the store', async () => {
    const body = { phoneNumber: NUMBER, method: 'sms' }
    expect((await callStore('clientStaff', 'POST', PATH, body)).status).toBe(403)
    expect((await callStore('other', 'POST', PATH, body)).status).toBe(404)
  })
})

describe('activities', () => {
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
        targets: [{ kind: 'member', id: 5 }],
        changes: [
          { label: '権限', before: '店舗スタッフ', after: '閲覧のみ' },
          { label: '店舗', before: 'みのり食堂 渋谷宮益坂店', after: '〚店舗12〛' },
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
    const [offer, offering] = (await list('?kind=offerings')).items
    expect(offer).toMatchObject({
      text: 'ひな形を変更',
      store: { id: 11 },
      targets: [{ kind: 'offer', id: OFFER[11], name: 'ランチ' }],
    })
    expect(offer?.changes).toContainEqual({ label: '時給', before: '1,350円', after: '1,380円' })
    expect(offering).toMatchObject({
      targets: [{ kind: 'offering', id: 1101, name: '11/28(土) ディナーのホールスタッフ' }],
      changes: [
        { label: '開始', before: '17:00', after: '18:00' },
        { label: '終了', before: '22:30', after: '23:30' },
        { label: '募集人数', before: '3名', after: '1名' },
        { label: '時給', before: '1,350円', after: '1,400円' },
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
      const workers = [...first.items, ...second.items].map(({ targets }) => targets[0]?.id)
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
      expect(newest?.targets).toEqual([{ kind: 'worker', id: 9059, name: null }])
    })
    test('CSVは式にならず、保存したことも記録に残る', async () => {
      await writeRows((db) => db.execute(`update accounts set name = '=1+1' where id = 4`))
      const answer = await (
        await browser('company')
      ).call('GET', `/app/api/v1${PATH}/activities.csv`)
      const lines = (await answer.text()).trim().split('\r\n')
      expect(lines).toHaveLength(61)
      expect(lines[2]).toBe(
        `2026-10-01,09:58,'=1+1,みのり食堂 渋谷宮益坂店,ワーカーと連絡,ワーカーのメモを変更,ワーカー 9058,,完了`,
      )
      expect((await list()).items[0]).toMatchObject({
        kind: 'personalData',
        text: '操作の記録を保存',
        changes: [{ label: 'ファイル', before: '', after: '2026-11-20_操作の記録.csv' }],
      })
      const again = await (
        await browser('company')
      ).call('GET', `/app/api/v1${PATH}/activities.csv?kind=personalData`)
      expect(await again.text()).toContain(
        '操作の記録を保存,,ファイル: 2026-11-20_操作の記録.csv,完了',
      )
    })
  })

  test('保存したファイルは、どの店舗のいつの分かが、その名前で分かる', async () => {
    const company = await browser('company')
    for (const path of [
      '/companies/1/statements/details/of_client.csv?from_month=2026-10&to_month=2026-11',
      '/clients/11/attending_worker_lists/workers.csv?fromOn=2026-11-20&toOn=2026-11-21',
    ])
      await (await company.call('GET', `/app/api/v1${path}`)).text()
    expect((await list()).items.map(({ changes }) => changes)).toEqual([
      [
        {
          label: 'ファイル',
          before: '',
          after: '2026-11-20〜2026-11-21_みのり食堂 渋谷宮益坂店_出勤者名簿.csv',
        },
      ],
      [{ label: 'ファイル', before: '', after: '明細_全店舗_202610-202611.csv' }],
    ])
  })

  test('見られるのは企業管理者だけで、断られた操作も残る', async () => {
    expect((await callApi('staff', 'GET', PATH)).status).toBe(403)
    expect((await callApi('accounting', 'GET', PATH)).status).toBe(403)
    expect((await callApi('other', 'GET', PATH)).status).toBe(404)
    expect((await list()).items[0]).toMatchObject({
      kind: null,
      text: '操作の記録を表示',
      isDenied: true,
      account: { id: 3 },
    })
    await callStore('viewer', 'PATCH', `/offers/${OFFER[11]}/archive`)
    expect((await list('?store=11')).items[0]).toMatchObject({ isDenied: true, account: { id: 6 } })
  })
})
