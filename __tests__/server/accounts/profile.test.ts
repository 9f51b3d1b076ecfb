import { eq } from 'drizzle-orm'
import { subscriptionEvents } from '@/contracts/accounts/enums'
import type {
  AccessibleClients,
  NotificationCounts,
  Subscriptions,
} from '@/contracts/accounts/schemas'
import { defaultDeliveries } from '@/domain/accounts/subscription'
import { companies, memberships, notices } from '@/server/db/schema'
import { notifyStore } from '@/server/jobs/messages'
import { browser, type Who } from '@tests/kit/app'
import { asSystem } from '@tests/kit/serverKit'
// Importing the kit gives each test the rows of the fixture.
import { ME, V1, get, sentMails, refusal, statusOf, context } from './accountsKit'

describe('自分のこと', () => {
  test('送った項目だけが変わり、空にすれば消える', async () => {
    const manager = await browser('manager')
    expect(
      await (
        await manager.call('PATCH', ME, {
          name: '森下 由香',
          nameKana: 'モリシタ ユカ',
          phoneNumber: '+81 90–1234－5678',
        })
      ).json(),
    ).toMatchObject({
      name: '森下 由香',
      nameKana: 'モリシタ ユカ',
      phoneNumber: '09012345678',
      department: null,
    })
    expect(await (await manager.call('PATCH', ME, { phoneNumber: '' })).json()).toMatchObject({
      name: '森下 由香',
      phoneNumber: null,
    })
    expect(
      (
        await refusal(
          manager.call('PATCH', ME, { nameKana: 'もりした', phoneNumber: '123', name: ' ' }),
        )
      )[1].fields,
    ).toEqual({
      nameKana: '全角カタカナで入力してください。',
      phoneNumber: '市外局番からの10桁か11桁の数字で入力してください。',
      name: '入力してください。',
    })
  })
  test('パスワードの元や、ほかの人のことは、どの応答にもない', async () => {
    const manager = await browser('manager')
    for (const path of [ME, `${V1}/account`, `${ME}/permission`, `${ME}/sign_in_status`]) {
      const response = await manager.call('GET', path)
      expect(response.status).toBe(200)
      expect(await response.text()).not.toMatch(/\$8\$1\$|passwordHash|人[1235678]〛/)
    }
  })
  test('できることは、持っている役割の分だけ', async () => {
    const permissions = async (who: Who) =>
      (await get<{ permissions: string[] }>(who, `${ME}/permission`)).permissions
    expect([
      await permissions('viewer'),
      (await permissions('accounting')).includes('store.read'),
      (await permissions('company')).includes('company.edit'),
      (await permissions('manager')).includes('company.edit'),
    ]).toEqual([['store.read'], false, true, false])
  })
  test('どの企業の、どの役割か', async () => {
    expect(await get('manager', `${V1}/account`)).toMatchObject({
      accountId: 4,
      email: 'manager@example.jp',
      companies: [{ id: 1, name: '〚会社1〛', role: 'clientManager', wholeCompany: false }],
    })
  })
  test('案内のための値は、仕様の名前で届く', async () => {
    expect(await get('manager', `${V1}/guide_tool/accounts/me`)).toEqual({
      accountId: 4,
      companyId: 1,
      selfEmployed: false,
      webEntryFlowType: null,
      alreadyCompanyIdentified: true,
      signInCount: 0,
      createdDate: '2029-10-01T00:00:00.000Z',
      alreadyPublishedOffering: true,
      lastSignInDate: null,
      currentSignInDate: null,
    })
  })
  test('端末の確認は、30日に一度だけ求める', async () => {
    const manager = await browser('manager')
    const necessary = async () =>
      (
        (await (await manager.call('GET', `${ME}/fingerprints/necessity`)).json()) as {
          necessary: boolean
        }
      ).necessary
    expect(await necessary()).toBe(true)
    expect(
      await statusOf(
        manager.call('POST', `${ME}/fingerprints`, { visitorHash: 'a-visitor-hash-1234' }),
      ),
    ).toBe(204)
    expect(await necessary()).toBe(false)
    context.advanceSeconds(30 * 86_400 + 1)
    expect(
      (await get<{ necessary: boolean }>('manager', `${ME}/fingerprints/necessity`)).necessary,
    ).toBe(true)
  })
  test('事業者確認が済んでいないことは、企業管理者だけに知らせる', async () => {
    await asSystem((db) =>
      db.update(companies).set({ identificationStatus: 'none' }).where(eq(companies.id, 1)),
    )
    expect(await get('company', `${ME}/sign_in_status`)).toMatchObject({
      needsIdentification: true,
    })
    expect(await get('manager', `${ME}/sign_in_status`)).toMatchObject({
      needsIdentification: false,
    })
  })
})
describe('開ける店舗と企業', () => {
  const CLIENTS = `${ME}/accessible_resources/clients`
  const ids = async (who: Who) =>
    (await get<AccessibleClients>(who, CLIENTS)).items.map((item) => item.id)
  test('自分の店舗だけが並ぶ', async () => {
    expect([
      await ids('company'),
      await ids('accounting'),
      await ids('manager'),
      await ids('other'),
    ]).toEqual([[11, 12, 13], [11, 12, 13], [11], [21]])
    expect(await get('company', `${ME}/accessible_resources/companies`)).toMatchObject({
      items: [{ id: 1, name: '〚会社1〛', clientCount: 3 }],
    })
    expect(await get('manager', `${ME}/accessible_resources/companies`)).toEqual({ items: [] })
  })
  test('開く前に、本日の人数とやることが分かる', async () => {
    expect((await get<AccessibleClients>('manager', CLIENTS)).items[0]).toMatchObject({
      name: '〚店舗11〛',
      nameKana: '〚テンポ11〛',
      companyName: '〚会社1〛',
      today: { capacity: 1, matchedCount: 1, endedSeatCount: 0 },
      todos: { unreadChatRooms: 1, fixPaymentRequests: 1, unreviewedUsers: 1 },
      todoCount: 4,
      isFavorite: false,
      lastOpenedAt: null,
    })
  })
  test('よく使う店舗に印を付け、最後に開いた時刻を残す。人ごとに別', async () => {
    const companyAdmin = await browser('company')
    const mark = (id: number, body: object) =>
      statusOf(companyAdmin.call('PUT', `${CLIENTS}/${id}`, body))
    expect([
      await mark(12, { isFavorite: true }),
      await mark(12, { opened: true }),
      await mark(21, { isFavorite: true }),
    ]).toEqual([204, 204, 404])
    expect((await get<AccessibleClients>('company', CLIENTS)).items[1]).toMatchObject({
      id: 12,
      isFavorite: true,
      lastOpenedAt: context.now.toISOString(),
    })
    expect((await get<AccessibleClients>('sibling', CLIENTS)).items[0]).toMatchObject({
      id: 12,
      isFavorite: false,
    })
  })
  test('未対応の件数は、店舗ごとと、その合計', async () => {
    const counts = await get<NotificationCounts>('company', `${ME}/notification_counts`)
    expect([
      counts.unreadChatRooms,
      counts.unreviewedUsers,
      counts.unreadNotices,
      counts.byClient.map((c) => [c.clientId, c.unreadChatRooms]),
    ]).toEqual([
      3,
      3,
      2,
      [
        [11, 1],
        [12, 1],
        [13, 1],
      ],
    ])
    expect(
      (await get<NotificationCounts>('manager', `${ME}/notification_counts`)).byClient.map(
        (c) => c.clientId,
      ),
    ).toEqual([11])
  })
  test('どこの担当でもない人には、何も見えない', async () => {
    await asSystem((db) => db.delete(memberships).where(eq(memberships.accountId, 6)))
    expect(await ids('viewer')).toEqual([])
    expect(await get('viewer', `${ME}/notification_counts`)).toMatchObject({
      unreadChatRooms: 0,
      byClient: [],
      unreadNotices: 2,
    })
  })
})
describe('お知らせ', () => {
  const NOTICES = `${V1}/notices`
  const titles = async (who: Who, search = '') =>
    (await get<{ items: { title: string }[] }>(who, `${NOTICES}${search}`)).items.map(
      (item) => item.title,
    )
  test('新しい順に、みんなへのものと自分の企業へのもの', async () => {
    expect(await titles('manager')).toEqual([
      '本日の画面が新しくなりました',
      '年末年始の営業について',
    ])
    expect(await titles('other')).toEqual([
      '〚会社2へのお知らせ〛',
      '本日の画面が新しくなりました',
      '年末年始の営業について',
    ])
    expect(await titles('manager', '?category=important')).toEqual(['年末年始の営業について'])
  })
  test('まだ出ていないもの、期限の過ぎたものは並ばない', async () => {
    const iso = (seconds: number) => new Date(context.now.getTime() + seconds * 1000).toISOString()
    await asSystem((db) =>
      db.insert(notices).values([
        { category: 'release', title: '明日', body: '', publishedAt: iso(86_400) },
        {
          category: 'release',
          title: '昨日まで',
          body: '',
          publishedAt: iso(-9),
          expiresAt: iso(0),
        },
        { category: 'release', title: 'いま', body: '', publishedAt: iso(0) },
      ]),
    )
    expect(await titles('manager')).toEqual([
      'いま',
      '本日の画面が新しくなりました',
      '年末年始の営業について',
    ])
  })
  test('読んだ印は自分だけのもの。よその企業へのものは、ないのと同じ', async () => {
    const manager = await browser('manager')
    expect([
      await statusOf(manager.call('POST', `${NOTICES}/1/read`)),
      await statusOf(manager.call('POST', `${NOTICES}/1/read`)),
      await statusOf(manager.call('POST', `${NOTICES}/3/read`)),
      await statusOf(manager.call('POST', `${NOTICES}/99/read`)),
    ]).toEqual([204, 204, 404, 404])
    expect(await get('manager', `${NOTICES}?unread_only=1`)).toMatchObject({
      items: [{ id: 2, read: false }],
      totalCount: 1,
      unreadCount: 1,
    })
    expect(await get('viewer', NOTICES)).toMatchObject({ unreadCount: 2 })
    await manager.call('POST', `${NOTICES}/read`)
    expect(await get('manager', NOTICES)).toMatchObject({
      unreadCount: 0,
      items: [{ read: true }, { read: true }],
    })
  })
})
describe('メール通知の設定', () => {
  const PATH = `${ME}/subscription/clients`
  test('選ぶまでは、返事の要るものだけがすぐに届く', async () => {
    expect((await get<Subscriptions>('manager', PATH)).items).toEqual([
      {
        clientId: 11,
        clientName: '〚店舗11〛',
        kinds: subscriptionEvents,
        events: defaultDeliveries,
      },
    ])
  })
  test('名前を挙げた店舗だけが変わり、よその店舗が一つでも混じれば何も変わらない', async () => {
    const companyAdmin = await browser('company')
    const off = { ...defaultDeliveries, matching: 'off' }
    expect(
      (
        (await (
          await companyAdmin.call('PUT', PATH, { items: [{ clientId: 12, events: off }] })
        ).json()) as Subscriptions
      ).items.map((item) => item.events.matching),
    ).toEqual(['immediate', 'off', 'immediate'])
    expect(
      await statusOf(
        companyAdmin.call('PUT', PATH, {
          items: [
            { clientId: 11, events: off },
            { clientId: 21, events: off },
          ],
        }),
      ),
    ).toBe(404)
    expect(
      (await get<Subscriptions>('company', PATH)).items.map((item) => item.events.matching),
    ).toEqual(['immediate', 'off', 'immediate'])
  })
  test('店舗のできごとは、すぐに知りたい人にだけメールで届く', async () => {
    await (
      await browser('manager')
    ).call('PUT', PATH, {
      items: [{ clientId: 11, events: { ...defaultDeliveries, matching: 'off' } }],
    })
    await asSystem((db) =>
      notifyStore(
        db,
        {
          clientId: 11,
          event: 'matching',
          title: 'マッチングが成立しました',
          text: '山田さんが申し込みしました。',
          path: '/clients/11',
        },
        context.now,
      ),
    )
    const sent = await sentMails()
    expect(sent.map((m) => m.to).sort()).toEqual([
      'clientstaff@example.jp',
      'company@example.jp',
      'staff@example.jp',
      'viewer@example.jp',
    ])
    expect(sent[0]).toMatchObject({
      subject: '【スポットシフト】マッチングが成立しました(〚店舗11〛)',
      body: expect.stringContaining('http://localhost:3000/clients/11'),
    })
  })
  test('1日1回を選んだ人には、翌朝8時に、たまった分を1通で送る', async () => {
    const tell = (title: string) =>
      asSystem((db) =>
        notifyStore(
          db,
          {
            clientId: 11,
            event: 'unreviewed',
            title,
            text: '評価をお願いします。',
            path: '/clients/11',
          },
          context.now,
        ),
      )
    await tell('1件目')
    context.advanceSeconds(3600)
    await tell('2件目')
    expect(await sentMails()).toEqual([])
    context.now = new Date('2029-12-20T22:59:59Z')
    expect(await sentMails()).toEqual([])
    context.advanceSeconds(1)
    const sent = await sentMails()
    const mine = sent.filter((m) => m.to === 'manager@example.jp')
    expect(mine.map((m) => [m.subject, /■ 〚店舗11〛\n・1件目[^]*・2件目/.test(m.body)])).toEqual([
      ['【スポットシフト】1日のまとめ(2件)', true],
    ])
    await tell('3件目')
    expect(await sentMails()).toEqual([])
    context.advanceSeconds(86_400)
    expect((await sentMails()).find((mail) => mail.to === 'manager@example.jp')?.subject).toBe(
      '【スポットシフト】1日のまとめ(1件)',
    )
  })
})
