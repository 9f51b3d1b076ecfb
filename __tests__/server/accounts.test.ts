import { eq } from 'drizzle-orm'
import type {
  AccessibleClients,
  NotificationCounts,
  Subscriptions,
} from '@/contracts/accounts/schemas'
import { defaultDeliveries } from '@/domain/accounts/subscription'
import { notifyStore } from '@/server/jobs/messages'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import {
  accounts,
  companies,
  emailChanges,
  jobs,
  memberships,
  notices,
  setupTokens,
} from '@/server/db/schema'
import { limits } from '@/server/platform/rateLimiter'
import { browser, testContext, type TestContext, type Who } from '@tests/kit/app'

let world: TestContext
beforeEach(async () => {
  world = await testContext()
  await world.reset()
})
const later = (seconds: number) => {
  world.now = new Date(world.now.getTime() + seconds * 1000)
}
const V1 = '/app/api/v1'
const ME = `${V1}/accounts/me`
const EMAIL = `${ME}/email_change_request`
const TOKENS = `${V1}/account_setup_tokens`
const PASSWORD = 'password-of-the-demo'
const NEW = 'Harukaze-2030'
const system = <T>(fn: Parameters<typeof world.db.tx<T>>[1]) => world.db.tx('system', fn)
const get = async <T>(who: Who, path: string) =>
  (await (await browser(who)).call('GET', path)).json() as Promise<T>
const statusOf = async (response: Promise<Response>) => (await response).status
const refusal = async (response: Promise<Response>) => {
  const it = await response
  return [it.status, await it.json()] as [
    number,
    { code: string; messages: string[]; fields?: Record<string, string> },
  ]
}
/** Does what waits, and gives the mails that left. */
async function mails() {
  world.mails.length = 0
  while (await runNextJob(world, jobDefinitions));
  return [...world.mails]
}
const tokenIn = (body: string | undefined) => /[?&]token=([\w-]{43})/.exec(body ?? '')?.[1] ?? ''
const signIn = async (email: string, password: string) =>
  statusOf((await browser()).call('POST', `${V1}/sign_in`, { email, password }))

describe('自分のこと', () => {
  test('送った項目だけが変わり、空にすれば消える', async () => {
    const it = await browser('manager')
    expect(
      await (
        await it.call('PATCH', ME, {
          name: '森下 由香',
          nameKana: 'モリシタ ユカ',
          phoneNumber: '09012345678',
        })
      ).json(),
    ).toMatchObject({
      name: '森下 由香',
      nameKana: 'モリシタ ユカ',
      phoneNumber: '09012345678',
      department: null,
    })
    expect(await (await it.call('PATCH', ME, { phoneNumber: '' })).json()).toMatchObject({
      name: '森下 由香',
      phoneNumber: null,
    })
    expect(
      (
        await refusal(it.call('PATCH', ME, { nameKana: 'もりした', phoneNumber: '123', name: ' ' }))
      )[1].fields,
    ).toEqual({
      nameKana: '全角カタカナで入力してください。',
      phoneNumber: '市外局番からの10桁か11桁の数字で入力してください。',
      name: '入力してください。',
    })
  })
  test('パスワードの元や、ほかの人のことは、どの応答にもない', async () => {
    const it = await browser('manager')
    for (const path of [ME, `${V1}/account`, `${ME}/permission`, `${ME}/sign_in_status`])
      expect(await (await it.call('GET', path)).text()).not.toMatch(
        /\$8\$1\$|passwordHash|人[1235678]⟧/,
      )
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
      companies: [{ id: 1, name: '⟦会社1⟧', role: 'clientManager', wholeCompany: false }],
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
    const it = await browser('manager')
    const necessary = async () =>
      (
        (await (await it.call('GET', `${ME}/fingerprints/necessity`)).json()) as {
          necessary: boolean
        }
      ).necessary
    expect(await necessary()).toBe(true)
    expect(
      await statusOf(it.call('POST', `${ME}/fingerprints`, { visitorHash: 'a-visitor-hash-1234' })),
    ).toBe(204)
    expect(await necessary()).toBe(false)
    later(30 * 86_400 + 1)
    expect(
      (await get<{ necessary: boolean }>('manager', `${ME}/fingerprints/necessity`)).necessary,
    ).toBe(true)
  })
  test('事業者確認が済んでいないことは、企業管理者だけに知らせる', async () => {
    await system((db) =>
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
    (await get<AccessibleClients>(who, CLIENTS)).items.map((c) => c.id)
  test('自分の店舗だけが並ぶ', async () => {
    expect([
      await ids('company'),
      await ids('accounting'),
      await ids('manager'),
      await ids('other'),
    ]).toEqual([[11, 12, 13], [11, 12, 13], [11], [21]])
    expect(await get('company', `${ME}/accessible_resources/companies`)).toMatchObject({
      items: [{ id: 1, name: '⟦会社1⟧', clientCount: 3 }],
    })
    expect(await get('manager', `${ME}/accessible_resources/companies`)).toEqual({ items: [] })
  })
  test('開く前に、今日の人数とやることが分かる', async () => {
    expect((await get<AccessibleClients>('manager', CLIENTS)).items[0]).toMatchObject({
      name: '⟦店舗11⟧',
      nameKana: '⟦テンポ11⟧',
      companyName: '⟦会社1⟧',
      today: { capacity: 1, matchedCount: 1 },
      todos: { unreadChatRooms: 1, fixPaymentRequests: 1, unreviewedUsers: 1 },
      todoCount: 3,
      isFavorite: false,
      lastOpenedAt: null,
    })
  })
  test('よく使う店舗に印を付け、最後に開いた時刻を残す。人ごとに別', async () => {
    const it = await browser('company')
    const mark = (id: number, body: object) => statusOf(it.call('PUT', `${CLIENTS}/${id}`, body))
    expect([
      await mark(12, { isFavorite: true }),
      await mark(12, { opened: true }),
      await mark(21, { isFavorite: true }),
    ]).toEqual([204, 204, 404])
    expect((await get<AccessibleClients>('company', CLIENTS)).items[1]).toMatchObject({
      id: 12,
      isFavorite: true,
      lastOpenedAt: world.now.toISOString(),
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
    await system((db) => db.delete(memberships).where(eq(memberships.accountId, 6)))
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
      (n) => n.title,
    )
  test('新しい順に、みんなへのものと自分の企業へのもの', async () => {
    expect(await titles('manager')).toEqual([
      '今日の画面が新しくなりました',
      '年末年始の営業について',
    ])
    expect(await titles('other')).toEqual([
      '⟦会社2へのお知らせ⟧',
      '今日の画面が新しくなりました',
      '年末年始の営業について',
    ])
    expect(await titles('manager', '?category=important')).toEqual(['年末年始の営業について'])
  })
  test('まだ出ていないもの、期限の過ぎたものは並ばない', async () => {
    const iso = (seconds: number) => new Date(world.now.getTime() + seconds * 1000).toISOString()
    await system((db) =>
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
      '今日の画面が新しくなりました',
      '年末年始の営業について',
    ])
  })
  test('読んだ印は自分だけのもの。よその企業へのものは、ないのと同じ', async () => {
    const it = await browser('manager')
    expect([
      await statusOf(it.call('POST', `${NOTICES}/1/read`)),
      await statusOf(it.call('POST', `${NOTICES}/1/read`)),
      await statusOf(it.call('POST', `${NOTICES}/3/read`)),
      await statusOf(it.call('POST', `${NOTICES}/99/read`)),
    ]).toEqual([204, 204, 404, 404])
    expect(await get('manager', `${NOTICES}?unread_only=1`)).toMatchObject({
      items: [{ id: 2, read: false }],
      totalCount: 1,
      unreadCount: 1,
    })
    expect(await get('viewer', NOTICES)).toMatchObject({ unreadCount: 2 })
    await it.call('POST', `${NOTICES}/read`)
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
      { clientId: 11, clientName: '⟦店舗11⟧', events: defaultDeliveries },
    ])
  })
  test('名前を挙げた店舗だけが変わり、よその店舗が一つでも混じれば何も変わらない', async () => {
    const it = await browser('company')
    const off = { ...defaultDeliveries, matching: 'off' }
    expect(
      (
        (await (
          await it.call('PUT', PATH, { items: [{ clientId: 12, events: off }] })
        ).json()) as Subscriptions
      ).items.map((i) => i.events.matching),
    ).toEqual(['immediate', 'off', 'immediate'])
    expect(
      await statusOf(
        it.call('PUT', PATH, {
          items: [
            { clientId: 11, events: off },
            { clientId: 21, events: off },
          ],
        }),
      ),
    ).toBe(404)
    expect((await get<Subscriptions>('company', PATH)).items.map((i) => i.events.matching)).toEqual(
      ['immediate', 'off', 'immediate'],
    )
  })
  test('店舗のできごとは、すぐに知りたい人にだけメールで届く', async () => {
    await (
      await browser('manager')
    ).call('PUT', PATH, {
      items: [{ clientId: 11, events: { ...defaultDeliveries, matching: 'off' } }],
    })
    await system((db) =>
      notifyStore(
        db,
        {
          clientId: 11,
          event: 'matching',
          title: 'マッチングが成立しました',
          text: '山田さんが応募しました。',
          path: '/clients/11',
        },
        world.now,
      ),
    )
    const sent = await mails()
    expect(sent.map((m) => m.to).sort()).toEqual([
      'accounting@example.jp',
      'clientstaff@example.jp',
      'company@example.jp',
      'staff@example.jp',
      'viewer@example.jp',
    ])
    expect(sent[0]).toMatchObject({
      subject: '【スポットシフト】マッチングが成立しました(⟦店舗11⟧)',
      body: expect.stringContaining('http://localhost:3000/clients/11'),
    })
  })
  test('1日1回を選んだ人には、翌朝8時に、たまった分を1通で送る', async () => {
    const tell = (title: string) =>
      system((db) =>
        notifyStore(
          db,
          {
            clientId: 11,
            event: 'unreviewed',
            title,
            text: '評価をお願いします。',
            path: '/clients/11',
          },
          world.now,
        ),
      )
    await tell('1件目')
    later(3600)
    await tell('2件目')
    expect(await mails()).toEqual([])
    world.now = new Date('2029-12-20T22:59:59Z')
    expect(await mails()).toEqual([])
    later(1)
    const sent = await mails()
    const mine = sent.filter((m) => m.to === 'manager@example.jp')
    expect(mine.map((m) => [m.subject, /■ ⟦店舗11⟧\n・1件目[^]*・2件目/.test(m.body)])).toEqual([
      ['【スポットシフト】1日のまとめ(2件)', true],
    ])
    await tell('3件目')
    expect(await mails()).toEqual([])
    later(86_400)
    expect((await mails()).find((m) => m.to === 'manager@example.jp')?.subject).toBe(
      '【スポットシフト】1日のまとめ(1件)',
    )
  })
})

describe('パスワードの変更', () => {
  const change = (
    it: Awaited<ReturnType<typeof browser>>,
    newPassword = NEW,
    currentPassword = PASSWORD,
  ) => it.call('PATCH', `${ME}/password`, { currentPassword, newPassword })
  test('今のパスワードが要り、ほかの端末はログアウトし、本人に知らせる', async () => {
    const here = await browser('manager')
    const there = await browser('manager')
    expect((await refusal(change(here, NEW, 'x')))[1].fields).toEqual({
      currentPassword: '今のパスワードが正しくありません。',
    })
    expect(await statusOf(change(here))).toBe(204)
    expect([
      await statusOf(here.call('GET', ME)),
      await statusOf(there.call('GET', ME)),
      await statusOf(there.call('PATCH', `${V1}/sign_in/refresh`)),
    ]).toEqual([200, 401, 401])
    expect([
      await signIn('manager@example.jp', PASSWORD),
      await signIn('manager@example.jp', NEW),
    ]).toEqual([422, 204])
    expect(await mails()).toMatchObject([
      { to: 'manager@example.jp', subject: '【スポットシフト】パスワードが変更されました' },
    ])
  })
  test.each([
    ['短い', 'Kz7vqMw', ['length']],
    ['小文字と数字がない', 'KZVQMWTR', ['lower', 'digit']],
    ['よその人のメールアドレス', 'Manager1@Example.jp', []],
    ['よくある', 'Password1', ['notCommon']],
    ['よくある言葉の変形', 'P@ssw0rd2024', ['notCommon']],
    ['日本のよくある', 'Sakura2024', ['notCommon']],
    ['73文字', `Aa1${'xyzw'.repeat(17)}--`, ['length']],
    ['72文字', `Aa1${'xyzw'.repeat(17)}-`, []],
    ['ふつうの良いもの', NEW, []],
  ])('%s', async (_, password, rules) => {
    const verdict = (await (
      await (await browser('manager')).call('POST', `${ME}/password_validation`, { password })
    ).json()) as { unmetRules: { rule: string; message: string }[] }
    expect(verdict.unmetRules.map((r) => r.rule)).toEqual(rules)
    if (rules.length > 0)
      expect(await statusOf(change(await browser('manager'), password))).toBe(422)
  })
  test('メールアドレスと同じものは使えない', async () => {
    await system((db) =>
      db.update(accounts).set({ email: 'mori1@example.jp' }).where(eq(accounts.id, 4)),
    )
    const verdict = (await (
      await (
        await browser('manager')
      ).call('POST', `${ME}/password_validation`, { password: 'Mori1@example.jp' })
    ).json()) as { unmetRules: { rule: string }[] }
    expect(verdict.unmetRules).toMatchObject([{ rule: 'notEmail' }])
  })
  test('今のパスワードを5回間違えると、しばらく確かめない', async () => {
    const it = await browser('manager')
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) statuses.push(await statusOf(change(it, NEW, 'x')))
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })
})

describe('パスワードの再設定と招待', () => {
  const ask = async (email: string, ip?: string) =>
    (await browser(undefined, undefined, ip ? { ip } : {})).call('POST', TOKENS, { email })
  test('知られているアドレスかどうかは、応答からも、頼まれた仕事からも分からない', async () => {
    const known = await ask('manager@example.jp')
    const before = await system((db) => db.select().from(jobs))
    const nobody = await ask('nobody@example.jp')
    const after = await system((db) => db.select().from(jobs))
    expect([
      known.status,
      await known.text(),
      nobody.status,
      await nobody.text(),
      before.length,
      after.length,
    ]).toEqual([204, '', 204, '', 1, 2])
    expect((await mails()).map((m) => m.to)).toEqual(['manager@example.jp'])
  })
  test('メールのリンクから、1回だけ、1時間のあいだ設定できる', async () => {
    const signedIn = await browser('manager')
    const it = await browser()
    await ask(' Manager@example.jp')
    const [mail] = await mails()
    const token = tokenIn(mail?.body)
    expect(mail).toMatchObject({
      to: 'manager@example.jp',
      subject: '【スポットシフト】パスワード再設定のご案内',
      body: expect.stringContaining(`http://localhost:3000/auth/reset_password?token=${token}`),
    })
    expect(JSON.stringify(await system((db) => db.select().from(jobs)))).not.toContain(token)
    expect(await (await it.call('GET', `${TOKENS}/${token}`)).json()).toEqual({
      kind: 'password_reset',
      status: 'valid',
      email: 'manager@example.jp',
      accountName: '⟦人4⟧',
      companyName: '⟦会社1⟧',
      clientName: '⟦店舗11⟧',
      expiresAt: new Date(world.now.getTime() + 3_600_000).toISOString(),
    })
    expect(
      (await refusal(it.call('PATCH', `${TOKENS}/${token}`, { password: 'short' })))[1].fields?.[
        'password'
      ],
    ).toContain('8文字以上')
    expect(
      await (
        await it.call('POST', `${TOKENS}/${token}/password_validation`, { password: NEW })
      ).json(),
    ).toEqual({ unmetRules: [] })
    const twice = await Promise.all([
      it.call('PATCH', `${TOKENS}/${token}`, { password: NEW }),
      it.call('PATCH', `${TOKENS}/${token}`, { password: NEW }),
    ])
    expect(twice.map((r) => r.status).sort()).toEqual([204, 422])
    expect([
      await statusOf(signedIn.call('GET', ME)),
      await signIn('manager@example.jp', NEW),
    ]).toEqual([401, 204])
    expect(await (await it.call('GET', `${TOKENS}/${token}`)).json()).toMatchObject({
      status: 'used',
    })
  })
  test('1時間を過ぎたもの、新しく頼んだあとの古いものは使えない', async () => {
    const it = await browser()
    await ask('manager@example.jp')
    const first = tokenIn((await mails())[0]?.body)
    await ask('manager@example.jp')
    const second = tokenIn((await mails())[0]?.body)
    const status = async (token: string) =>
      ((await (await it.call('GET', `${TOKENS}/${token}`)).json()) as { status: string }).status
    expect([await status(first), await status(second)]).toEqual(['revoked', 'valid'])
    later(3600)
    expect([
      await status(second),
      (await refusal(it.call('PATCH', `${TOKENS}/${second}`, { password: NEW })))[1].messages,
    ]).toEqual([
      'expired',
      [
        'このURLは有効期限が切れているか、すでに使われています。もう一度、再設定を依頼してください。',
      ],
    ])
    expect(await statusOf(it.call('GET', `${TOKENS}/${'x'.repeat(43)}`))).toBe(404)
  })
  test('1時間に、1つのアドレスへは3通、1つの場所からは10通まで。応答はいつも同じ', async () => {
    const statuses: number[] = []
    for (let i = 0; i <= limits.mailPerAddress.count; i++)
      statuses.push((await ask('manager@example.jp', `192.0.2.${i}`)).status)
    expect([new Set(statuses).size, (await mails()).length]).toEqual([
      1,
      limits.mailPerAddress.count,
    ])
    await world.reset()
    for (let i = 0; i <= limits.mailPerIp.count; i++) await ask(`nobody${i}@example.jp`)
    expect(await system((db) => db.$count(jobs))).toBe(limits.mailPerIp.count)
  })
  test('招待された人は、7日のあいだに自分のパスワードを決めて使い始める', async () => {
    await system((db) =>
      db.update(accounts).set({ status: 'invited', passwordHash: null }).where(eq(accounts.id, 5)),
    )
    expect(await signIn('clientstaff@example.jp', PASSWORD)).toBe(422)
    await ask('clientstaff@example.jp')
    const [mail] = await mails()
    const token = tokenIn(mail?.body)
    const it = await browser()
    expect(mail?.subject).toBe('【スポットシフト】⟦店舗11⟧の管理画面へのご招待')
    later(7 * 86_400 - 1)
    expect(await statusOf(it.call('PATCH', `${TOKENS}/${token}`, { password: NEW }))).toBe(204)
    expect(await signIn('clientstaff@example.jp', NEW)).toBe(204)
  })
  test('止められたアカウントには送らない', async () => {
    await system((db) => db.update(accounts).set({ status: 'disabled' }).where(eq(accounts.id, 4)))
    await ask('manager@example.jp')
    expect([await mails(), await system((db) => db.$count(setupTokens))]).toEqual([[], 0])
  })
})

describe('メールアドレスの変更', () => {
  const request = async (body: object, who: Who = 'manager') =>
    (await browser(who)).call('POST', EMAIL, body)
  const answer = async (token: string, action?: string) =>
    (await browser()).call('PATCH', EMAIL, { token, ...(action && { action }) })
  test('新しいアドレスで確認するまで今のままで、確認するとほかの端末はログアウトする', async () => {
    const signedIn = await browser('manager')
    expect((await request({ newEmail: ' New@Example.jp', currentPassword: PASSWORD })).status).toBe(
      204,
    )
    expect(await get('manager', ME)).toMatchObject({
      email: 'manager@example.jp',
      pendingEmail: {
        newEmail: 'new@example.jp',
        expiresAt: new Date(world.now.getTime() + 86_400_000).toISOString(),
      },
    })
    const [confirm, notice] = (await mails()).sort((a, b) => b.to.localeCompare(a.to))
    expect([confirm?.to, confirm?.subject, notice?.to, notice?.subject]).toEqual([
      'new@example.jp',
      '【スポットシフト】メールアドレス変更の確認',
      'manager@example.jp',
      '【スポットシフト】メールアドレスの変更を受け付けました',
    ])
    expect(confirm?.body).toContain(
      `http://localhost:3000/account/settings/email?token=${tokenIn(confirm?.body)}`,
    )
    const done = await answer(tokenIn(confirm?.body))
    expect([done.status, await done.json()]).toEqual([
      200,
      { status: 'confirmed', email: 'new@example.jp' },
    ])
    expect([
      await statusOf(signedIn.call('GET', ME)),
      await signIn('manager@example.jp', PASSWORD),
      await signIn('new@example.jp', PASSWORD),
    ]).toEqual([401, 422, 204])
    expect((await answer(tokenIn(confirm?.body))).status).toBe(422)
    expect((await answer(tokenIn(notice?.body), 'cancel')).status).toBe(422)
  })
  test('ログインしたままのブラウザでリンクを開けば、そのままでいられる', async () => {
    const it = await browser('manager')
    await it.call('POST', EMAIL, { newEmail: 'new@example.jp', currentPassword: PASSWORD })
    const confirm = (await mails()).find((m) => m.to === 'new@example.jp')
    await it.call('PATCH', EMAIL, { token: tokenIn(confirm?.body), action: 'confirm' })
    expect(await (await it.call('GET', ME)).json()).toMatchObject({
      email: 'new@example.jp',
      pendingEmail: null,
    })
  })
  test('元のアドレスに届いたリンクで取り消せる', async () => {
    await request({ newEmail: 'new@example.jp', currentPassword: PASSWORD })
    const sent = await mails()
    const cancel = tokenIn(sent.find((m) => m.to === 'manager@example.jp')?.body)
    const confirm = tokenIn(sent.find((m) => m.to === 'new@example.jp')?.body)
    expect((await answer(cancel, 'confirm')).status).toBe(422)
    expect(await (await answer(cancel, 'cancel')).json()).toMatchObject({ status: 'cancelled' })
    expect((await answer(confirm)).status).toBe(422)
    expect(await get('manager', ME)).toMatchObject({
      email: 'manager@example.jp',
      pendingEmail: null,
    })
  })
  test('設定からも取り消せ、確認のメールはパスワードなしで送り直せる', async () => {
    await request({ newEmail: 'new@example.jp', currentPassword: PASSWORD })
    const first = tokenIn((await mails()).find((m) => m.to === 'new@example.jp')?.body)
    expect((await request({ newEmail: 'new@example.jp' })).status).toBe(204)
    const again = await mails()
    expect(again.map((m) => m.to)).toEqual(['new@example.jp'])
    expect((await answer(first)).status).toBe(422)
    expect((await (await browser('manager')).call('DELETE', EMAIL)).status).toBe(204)
    expect((await answer(tokenIn(again[0]?.body))).status).toBe(422)
  })
  test('別のアドレスへは今のパスワードが要り、今と同じアドレスへは変えられない', async () => {
    expect((await refusal(request({ newEmail: 'new@example.jp' })))[1].fields).toEqual({
      currentPassword: '今のパスワードを入力してください。',
    })
    expect(
      (await refusal(request({ newEmail: 'new@example.jp', currentPassword: 'x' })))[1].fields,
    ).toEqual({ currentPassword: '今のパスワードが正しくありません。' })
    expect(
      (await refusal(request({ newEmail: 'MANAGER@example.jp', currentPassword: PASSWORD })))[1]
        .fields,
    ).toEqual({ newEmail: '今と同じメールアドレスです。' })
    expect(
      (await refusal(request({ newEmail: 'not-an-address', currentPassword: PASSWORD })))[1]
        .fields?.['newEmail'],
    ).toContain('メールアドレスの形')
  })
  test('数えるのは誤ったパスワードだけ。正しいものを何度確かめても止まらず、誤りは正しいものをはさんでも残る', async () => {
    const ask = (currentPassword: string) =>
      request({ newEmail: 'new@example.jp', currentPassword }).then((r) => r.status)
    for (let i = 0; i < limits.signInPair.count + 2; i++) expect(await ask(PASSWORD)).toBe(204)
    for (let i = 1; i < limits.signInPair.count; i++) expect(await ask('x')).toBe(422)
    expect([await ask(PASSWORD), await ask('x'), await ask('x'), await ask(PASSWORD)]).toEqual([
      204, 422, 429, 429,
    ])
    later(limits.signInPair.seconds)
    expect(await ask(PASSWORD)).toBe(204)
  })
  test('すでに使われているアドレスでも、頼んだ人には同じに見え、そのアドレスには何も届かない', async () => {
    expect(
      (await request({ newEmail: 'other@example.jp', currentPassword: PASSWORD })).status,
    ).toBe(204)
    expect(await get('manager', ME)).toMatchObject({
      pendingEmail: { newEmail: 'other@example.jp' },
    })
    expect((await mails()).map((m) => m.to)).toEqual(['manager@example.jp'])
  })
  test('24時間を過ぎたら使えない', async () => {
    await request({ newEmail: 'new@example.jp', currentPassword: PASSWORD })
    const token = tokenIn((await mails()).find((m) => m.to === 'new@example.jp')?.body)
    later(86_400)
    expect((await answer(token)).status).toBe(422)
    expect(await system((db) => db.$count(emailChanges))).toBe(1)
  })
})
