import { eq } from 'drizzle-orm'
import { accounts, emailChanges, jobs, setupTokens } from '@/server/db/schema'
import { limits } from '@/server/platform/rateLimiter'
import { FIXTURE_PASSWORD } from '@tests/fixtures/fixture'
import { browser, type Who } from '@tests/kit/app'
import { asSystem } from '@tests/kit/serverKit'
// Importing the kit gives each test the rows of the fixture.
import { ME, V1, get, sentMails, refusal, statusOf, context } from './accountsKit'

const EMAIL = `${ME}/email_change_request`
const TOKENS = `${V1}/account_setup_tokens`
const NEW = 'Harukaze-2030'
const tokenIn = (body: string | undefined) => /[?&]token=([\w-]{43})/.exec(body ?? '')?.[1] ?? ''
const signIn = async (email: string, password: string) =>
  statusOf((await browser()).call('POST', `${V1}/sign_in`, { email, password }))
describe('パスワードの変更', () => {
  const change = (
    caller: Awaited<ReturnType<typeof browser>>,
    newPassword = NEW,
    currentPassword = FIXTURE_PASSWORD,
  ) => caller.call('PATCH', `${ME}/password`, { currentPassword, newPassword })
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
      await signIn('manager@example.jp', FIXTURE_PASSWORD),
      await signIn('manager@example.jp', NEW),
    ]).toEqual([422, 204])
    expect(await sentMails()).toMatchObject([
      { to: 'manager@example.jp', subject: '【スポットシフト】パスワードが変更されました' },
    ])
  })
  test.each([
    ['短い', 'Kz7vqMw', ['length']],
    ['大文字だけで長さは足りる', 'KZVQMWTR', []],
    ['日本語の文', '毎朝六時に犬と歩く', []],
    ['数字だけで長さは足りる', '8305172946', []],
    ['誕生日', '19900401', ['notCommon']],
    ['同じ並びの繰り返し', '12341234', ['notCommon']],
    ['キーの並び', '1q2w3e4r', ['notCommon']],
    ['テンキーの並び', '147258369', ['notCommon']],
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
    expect(verdict.unmetRules.map((rule) => rule.rule)).toEqual(rules)
    if (rules.length > 0)
      expect(await statusOf(change(await browser('manager'), password))).toBe(422)
  })
  test('メールアドレスと同じものは使えない', async () => {
    await asSystem((db) =>
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
    const manager = await browser('manager')
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) statuses.push(await statusOf(change(manager, NEW, 'x')))
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  })
})
describe('パスワードの再設定と招待', () => {
  const ask = async (email: string, ip?: string) =>
    (await browser(undefined, undefined, ip ? { ip } : {})).call('POST', TOKENS, { email })
  test('知られているアドレスかどうかは、応答からも、頼まれた仕事からも分からない', async () => {
    const known = await ask('manager@example.jp')
    const before = await asSystem((db) => db.select().from(jobs))
    const nobody = await ask('nobody@example.jp')
    const after = await asSystem((db) => db.select().from(jobs))
    expect([
      known.status,
      await known.text(),
      nobody.status,
      await nobody.text(),
      before.length,
      after.length,
    ]).toEqual([204, '', 204, '', 1, 2])
    expect((await sentMails()).map((mail) => mail.to)).toEqual(['manager@example.jp'])
  })
  test('メールのリンクから、1回だけ、1時間のあいだ設定できる', async () => {
    const signedIn = await browser('manager')
    const visitor = await browser()
    await ask(' Manager@example.jp')
    const [mail] = await sentMails()
    const token = tokenIn(mail?.body)
    expect(mail).toMatchObject({
      to: 'manager@example.jp',
      subject: '【スポットシフト】パスワード再設定のご案内',
      body: expect.stringContaining(`http://localhost:3000/auth/reset_password?token=${token}`),
    })
    expect(JSON.stringify(await asSystem((db) => db.select().from(jobs)))).not.toContain(token)
    expect(await (await visitor.call('GET', `${TOKENS}/${token}`)).json()).toEqual({
      kind: 'password_reset',
      status: 'valid',
      email: 'manager@example.jp',
      accountName: '〚人4〛',
      companyName: '〚会社1〛',
      clientName: '〚店舗11〛',
      expiresAt: new Date(context.now.getTime() + 3_600_000).toISOString(),
    })
    expect(
      (await refusal(visitor.call('PATCH', `${TOKENS}/${token}`, { password: 'short' })))[1]
        .fields?.['password'],
    ).toContain('8文字以上')
    expect(
      await (
        await visitor.call('POST', `${TOKENS}/${token}/password_validation`, { password: NEW })
      ).json(),
    ).toEqual({ unmetRules: [] })
    const twice = await Promise.all([
      visitor.call('PATCH', `${TOKENS}/${token}`, { password: NEW }),
      visitor.call('PATCH', `${TOKENS}/${token}`, { password: NEW }),
    ])
    expect(twice.map((r) => r.status).sort()).toEqual([204, 422])
    expect([
      await statusOf(signedIn.call('GET', ME)),
      await signIn('manager@example.jp', NEW),
    ]).toEqual([401, 204])
    expect(await (await visitor.call('GET', `${TOKENS}/${token}`)).json()).toMatchObject({
      status: 'used',
    })
  })
  test('1時間を過ぎたもの、新しく頼んだあとの古いものは使えない', async () => {
    const visitor = await browser()
    await ask('manager@example.jp')
    const first = tokenIn((await sentMails())[0]?.body)
    await ask('manager@example.jp')
    const second = tokenIn((await sentMails())[0]?.body)
    const status = async (token: string) =>
      ((await (await visitor.call('GET', `${TOKENS}/${token}`)).json()) as { status: string })
        .status
    expect([await status(first), await status(second)]).toEqual(['revoked', 'valid'])
    context.advanceSeconds(3600)
    expect([
      await status(second),
      (await refusal(visitor.call('PATCH', `${TOKENS}/${second}`, { password: NEW })))[1].messages,
    ]).toEqual([
      'expired',
      [
        'このURLは有効期限が切れているか、すでに使われています。もう一度、再設定を依頼してください。',
      ],
    ])
    expect(await statusOf(visitor.call('GET', `${TOKENS}/${'x'.repeat(43)}`))).toBe(404)
  })
  test('1時間に、1つのアドレスへは3通、1つの場所からは10通まで。応答はいつも同じ', async () => {
    const statuses: number[] = []
    for (let i = 0; i <= limits.mailPerAddress.count; i++)
      statuses.push((await ask('manager@example.jp', `192.0.2.${i}`)).status)
    expect([new Set(statuses).size, (await sentMails()).length]).toEqual([
      1,
      limits.mailPerAddress.count,
    ])
    await context.reset()
    for (let i = 0; i <= limits.mailPerIp.count; i++) await ask(`nobody${i}@example.jp`)
    expect(await asSystem((db) => db.$count(jobs))).toBe(limits.mailPerIp.count)
  })
  test('5回間違えて止められても、再設定すれば、止められた場所からすぐにログインできる', async () => {
    const stopped = await browser()
    const attempt = (password: string) =>
      stopped.call('POST', `${V1}/sign_in`, { email: 'manager@example.jp', password })
    for (let i = 0; i < limits.signInPair.count; i++) await attempt('wrong')
    const [status, body] = await refusal(attempt(FIXTURE_PASSWORD))
    expect([status, body.messages]).toEqual([
      429,
      [
        '続けて間違えたため、ログインを止めています。15分ほど待つか、パスワードを再設定してください。',
      ],
    ])
    await ask('manager@example.jp')
    const token = tokenIn((await sentMails())[0]?.body)
    // The mail is opened on a phone, in another network.
    const phone = await browser(undefined, undefined, { ip: '198.51.100.7' })
    expect(await statusOf(phone.call('PATCH', `${TOKENS}/${token}`, { password: NEW }))).toBe(204)
    expect(await statusOf(attempt(NEW))).toBe(204)
  })
  test('ほかの人が何度頼んでも、本人は自分の場所から再設定のメールを受け取れる', async () => {
    for (let i = 0; i < limits.mailPerAddress.count + 2; i++)
      await ask('manager@example.jp', '198.51.100.7')
    await sentMails()
    await ask('manager@example.jp', '192.0.2.1')
    expect((await sentMails()).map((mail) => mail.to)).toEqual(['manager@example.jp'])
  })
  test('場所の回数で止めたときは、解けない再設定を勧めない', async () => {
    const stranger = await browser(undefined, undefined, { ip: '198.51.100.7' })
    const attempt = (i: number) =>
      stranger.call('POST', `${V1}/sign_in`, { email: `nobody${i}@example.jp`, password: 'x' })
    for (let i = 0; i < limits.signInIp.count; i++) await attempt(i)
    expect(await refusal(attempt(99))).toEqual([
      429,
      {
        code: 'too_many',
        messages: [
          'この場所からのログインの失敗が続いたため、しばらく止めています。15分ほど待ってから、もう一度お試しください。',
        ],
      },
    ])
  })
  test('招待された人は、7日のあいだに自分のパスワードを決めて使い始める', async () => {
    await asSystem((db) =>
      db.update(accounts).set({ status: 'invited', passwordHash: null }).where(eq(accounts.id, 5)),
    )
    expect(await signIn('clientstaff@example.jp', FIXTURE_PASSWORD)).toBe(422)
    await ask('clientstaff@example.jp')
    const [mail] = await sentMails()
    const token = tokenIn(mail?.body)
    const visitor = await browser()
    expect(mail?.subject).toBe('【スポットシフト】〚店舗11〛の管理画面へのご招待')
    context.advanceSeconds(7 * 86_400 - 1)
    expect(await statusOf(visitor.call('PATCH', `${TOKENS}/${token}`, { password: NEW }))).toBe(204)
    expect(await signIn('clientstaff@example.jp', NEW)).toBe(204)
  })
  test('止められたアカウントには送らない', async () => {
    await asSystem((db) =>
      db.update(accounts).set({ status: 'disabled' }).where(eq(accounts.id, 4)),
    )
    await ask('manager@example.jp')
    expect([await sentMails(), await asSystem((db) => db.$count(setupTokens))]).toEqual([[], 0])
  })
})
describe('メールアドレスの変更', () => {
  const request = async (body: object, who: Who = 'manager') =>
    (await browser(who)).call('POST', EMAIL, body)
  const answer = async (token: string, action?: string) =>
    (await browser()).call('PATCH', EMAIL, { token, ...(action && { action }) })
  test('新しいアドレスで確認するまで今のままで、確認するとほかの端末はログアウトする', async () => {
    const signedIn = await browser('manager')
    expect(
      (await request({ newEmail: ' New@Example.jp', currentPassword: FIXTURE_PASSWORD })).status,
    ).toBe(204)
    expect(await get('manager', ME)).toMatchObject({
      email: 'manager@example.jp',
      pendingEmail: {
        newEmail: 'new@example.jp',
        expiresAt: new Date(context.now.getTime() + 86_400_000).toISOString(),
      },
    })
    const [confirm, notice] = (await sentMails()).sort((a, b) => b.to.localeCompare(a.to))
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
      await signIn('manager@example.jp', FIXTURE_PASSWORD),
      await signIn('new@example.jp', FIXTURE_PASSWORD),
    ]).toEqual([401, 422, 204])
    expect((await answer(tokenIn(confirm?.body))).status).toBe(422)
    expect((await answer(tokenIn(notice?.body), 'cancel')).status).toBe(422)
  })
  test('ログインしたままのブラウザでリンクを開けば、そのままでいられる', async () => {
    const manager = await browser('manager')
    await manager.call('POST', EMAIL, {
      newEmail: 'new@example.jp',
      currentPassword: FIXTURE_PASSWORD,
    })
    const confirm = (await sentMails()).find((mail) => mail.to === 'new@example.jp')
    await manager.call('PATCH', EMAIL, { token: tokenIn(confirm?.body), action: 'confirm' })
    expect(await (await manager.call('GET', ME)).json()).toMatchObject({
      email: 'new@example.jp',
      pendingEmail: null,
    })
  })
  test('元のアドレスに届いたリンクで取り消せる', async () => {
    await request({ newEmail: 'new@example.jp', currentPassword: FIXTURE_PASSWORD })
    const sent = await sentMails()
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
    await request({ newEmail: 'new@example.jp', currentPassword: FIXTURE_PASSWORD })
    const first = tokenIn((await sentMails()).find((mail) => mail.to === 'new@example.jp')?.body)
    expect((await request({ newEmail: 'new@example.jp' })).status).toBe(204)
    const again = await sentMails()
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
      (
        await refusal(
          request({ newEmail: 'MANAGER@example.jp', currentPassword: FIXTURE_PASSWORD }),
        )
      )[1].fields,
    ).toEqual({ newEmail: '今と同じメールアドレスです。' })
    expect(
      (await refusal(request({ newEmail: 'not-an-address', currentPassword: FIXTURE_PASSWORD })))[1]
        .fields?.['newEmail'],
    ).toContain('メールアドレスの形')
  })
  test('数えるのは誤ったパスワードだけ。正しいものを何度確かめても止まらず、誤りは正しいものをはさんでも残る', async () => {
    const ask = (currentPassword: string) =>
      request({ newEmail: 'new@example.jp', currentPassword }).then((r) => r.status)
    for (let i = 0; i < limits.signInPair.count + 2; i++)
      expect(await ask(FIXTURE_PASSWORD)).toBe(204)
    for (let i = 1; i < limits.signInPair.count; i++) expect(await ask('x')).toBe(422)
    expect([
      await ask(FIXTURE_PASSWORD),
      await ask('x'),
      await ask('x'),
      await ask(FIXTURE_PASSWORD),
    ]).toEqual([204, 422, 429, 429])
    context.advanceSeconds(limits.signInPair.seconds)
    expect(await ask(FIXTURE_PASSWORD)).toBe(204)
  })
  test('すでに使われているアドレスでも、頼んだ人には同じに見え、そのアドレスには何も届かない', async () => {
    expect(
      (await request({ newEmail: 'other@example.jp', currentPassword: FIXTURE_PASSWORD })).status,
    ).toBe(204)
    expect(await get('manager', ME)).toMatchObject({
      pendingEmail: { newEmail: 'other@example.jp' },
    })
    expect((await sentMails()).map((mail) => mail.to)).toEqual(['manager@example.jp'])
  })
  test('24時間を過ぎたら使えない', async () => {
    await request({ newEmail: 'new@example.jp', currentPassword: FIXTURE_PASSWORD })
    const token = tokenIn((await sentMails()).find((mail) => mail.to === 'new@example.jp')?.body)
    context.advanceSeconds(86_400)
    expect((await answer(token)).status).toBe(422)
    expect(await asSystem((db) => db.$count(emailChanges))).toBe(1)
  })
})
