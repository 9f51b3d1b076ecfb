import { eq } from 'drizzle-orm'
import { accounts, clients, companies, memberships } from '@/server/db/schema'
import { hasDemoAccounts } from '@/server/demo/demoAccounts'
import {
  activateMember,
  createMember,
  deactivateMember,
  listMembers,
  resetMember,
  type NewMember,
} from '@/server/modules/accounts/administration'
import { FIXTURE_PASSWORD } from '@tests/fixtures/fixture'
import { browser } from '@tests/kit/app'
import { asSystem } from '@tests/kit/serverKit'
// Importing the kit gives each test the rows of the fixture.
import { sentMails, ME, statusOf, V1, context } from './accountsKit'

const PASSWORD = 'とても長い合言葉 2026'
const EMAIL = 'first@new.example.jp'
const first: NewMember = {
  company: '株式会社はじめ',
  email: EMAIL,
  role: 'companyAdmin',
  delivery: 'print',
}
const create = (more: Partial<NewMember> = {}) =>
  asSystem((db) => createMember({ db, context, now: context.now }, { ...first, ...more }))
const reset = (email: string) =>
  asSystem((db) => resetMember({ db, context, now: context.now }, email, 'print'))
const deactivate = (email: string) =>
  asSystem((db) => deactivateMember({ db, now: context.now }, email))
const usePassword = async (link = '') => {
  const token = new URL(link).searchParams.get('token') ?? ''
  const visitor = await browser()
  return statusOf(
    visitor.call('PATCH', `${V1}/account_setup_tokens/${token}`, { password: PASSWORD }),
  )
}
const signIn = async (email: string, password = PASSWORD) => {
  const visitor = await browser()
  return {
    visitor,
    status: await statusOf(visitor.call('POST', `${V1}/sign_in`, { email, password })),
  }
}
const STORE = {
  name: 'はじめ 新宿店',
  prefecture: '東京都',
  city: '新宿区',
  addressLine: '西新宿1-1-1',
}

describe('登録', () => {
  test('最初の企業と企業管理者を作り、表示したリンクで始められる', async () => {
    const { isNewCompany, link } = await create({ store: STORE, name: '一色 はじめ' })
    expect(isNewCompany).toBe(true)
    expect(link).toMatch(/^http:\/\/localhost:3000\/auth\/reset_password\?token=[\w-]{43}$/)
    expect((await signIn(EMAIL)).status).toBe(422)
    expect(await usePassword(link)).toBe(204)
    const { visitor: owner, status } = await signIn(EMAIL)
    expect(status).toBe(204)
    expect(
      await (await owner.call('GET', `${ME}/accessible_resources/companies`)).json(),
    ).toMatchObject({ items: [{ name: '株式会社はじめ', clientCount: 1 }] })
    expect(
      await (await owner.call('GET', `${ME}/accessible_resources/clients`)).json(),
    ).toMatchObject({
      items: [{ name: 'はじめ 新宿店', prefectureCode: '13', city: '新宿区' }],
    })
  })
  test('運営が作った企業と店舗は、だれも入れていないことを名乗らない', async () => {
    await create({ store: STORE })
    const [row] = await asSystem((db) =>
      db
        .select({ store: clients, company: companies })
        .from(clients)
        .innerJoin(companies, eq(companies.id, clients.companyId))
        .where(eq(clients.name, STORE.name)),
    )
    expect([row?.store.smokingPolicy, row?.company.employeeSize]).toEqual([null, null])
  })
  test('メールで送るなら、リンクは表示せず、本人に届く', async () => {
    expect((await create({ delivery: 'mail' })).link).toBeUndefined()
    const [mail] = await sentMails()
    expect([mail?.to, mail?.subject]).toEqual([
      EMAIL,
      '【スポットシフト】株式会社はじめの管理画面へのご招待',
    ])
  })
  test('同じ名前の企業には2人目として加わり、店舗の役割は店舗に限られる', async () => {
    await create({ store: STORE })
    const second = await create({
      email: ' Manager@New.example.jp',
      role: 'clientManager',
      store: STORE.name,
    })
    expect(second.isNewCompany).toBe(false)
    expect(await usePassword(second.link)).toBe(204)
    const { visitor: storeManager } = await signIn('manager@new.example.jp')
    expect(await (await storeManager.call('GET', `${ME}/permission`)).json()).toMatchObject({
      scopes: [{ role: 'clientManager', clientId: expect.any(Number) }],
    })
  })
  test.each<[string, Partial<NewMember>, string]>([
    ['アドレスの形でない', { email: 'first' }, 'メールアドレスの形になっていません'],
    ['すでにあるアドレス', { email: 'COMPANY@example.jp' }, 'アカウントはすでにあります'],
    ['店舗の役割に店舗がない', { role: 'viewer' }, '--store で店舗を指定してください'],
    ['ない店舗', { role: 'viewer', store: '大阪店' }, 'この企業にありません'],
    ['ない都道府県', { store: { ...STORE, prefecture: '東京' } }, '東京都 のように書いてください'],
    ['郵便番号の形でない', { store: { ...STORE, postalCode: '160-0023' } }, '7桁の数字'],
  ])('%s ときは理由を言い、何も残さない', async (_, more, reason) => {
    const before = await context.digest()
    await expect(create(more)).rejects.toThrow(reason)
    expect(await context.digest()).toBe(before)
  })
})

describe('再設定', () => {
  test('リンクで新しいパスワードにできる。前のリンクは使えなくなる', async () => {
    const old = await reset('company@example.jp')
    const link = await reset(' COMPANY@example.jp')
    expect([await usePassword(old), await usePassword(link)]).toEqual([422, 204])
    expect((await signIn('company@example.jp')).status).toBe(204)
  })
  test('リンクの期限は1時間', async () => {
    const link = await reset('company@example.jp')
    context.advanceSeconds(3600)
    expect(await usePassword(link)).toBe(422)
  })
  test('ないアドレスと、停止したアカウントには理由を言う', async () => {
    await expect(reset('nobody@example.jp')).rejects.toThrow('アカウントはありません')
    await deactivate('manager@example.jp')
    await expect(reset('manager@example.jp')).rejects.toThrow('停止しています')
  })
})

describe('停止', () => {
  test('その場で使えなくなり、送ったリンクも使えない。再開すると戻る', async () => {
    const manager = await browser('manager')
    const link = await reset('manager@example.jp')
    await deactivate('manager@example.jp')
    expect(await statusOf(manager.call('GET', ME))).toBe(401)
    await asSystem((db) => activateMember({ db, now: context.now }, 'manager@example.jp'))
    expect(await usePassword(link)).toBe(422)
    expect(await statusOf(manager.call('GET', ME))).toBe(401)
    expect((await signIn('manager@example.jp', FIXTURE_PASSWORD)).status).toBe(204)
  })
  test('企業の最後の企業管理者は停止できない。招待しただけの人や、停止した人は数えない', async () => {
    const [admin] = await asSystem((db) =>
      db
        .select({ company: companies.name })
        .from(memberships)
        .innerJoin(accounts, eq(accounts.id, memberships.accountId))
        .innerJoin(companies, eq(companies.id, memberships.companyId))
        .where(eq(accounts.email, 'company@example.jp')),
    )
    const company = admin?.company ?? ''
    await expect(deactivate('company@example.jp')).rejects.toThrow('ただ1人の企業管理者です')
    const { link } = await create({ company })
    await expect(deactivate('company@example.jp')).rejects.toThrow('ただ1人の企業管理者です')
    expect(await usePassword(link)).toBe(204)
    await deactivate('company@example.jp')
    await expect(deactivate(EMAIL)).rejects.toThrow('ただ1人の企業管理者です')
    expect(
      await asSystem((db) => db.$count(accounts, eq(accounts.status, 'active'))),
    ).toBeGreaterThan(0)
  })
})

test('一覧は、企業ごとに、役割と状態を並べる', async () => {
  await create({ store: STORE })
  const rows = await asSystem(listMembers)
  expect(rows.at(-1)).toEqual({
    email: EMAIL,
    name: EMAIL,
    status: 'invited',
    company: '株式会社はじめ',
    store: null,
    role: 'companyAdmin',
    lastSignInAt: null,
  })
  expect(rows.map(({ email }) => email)).toContain('company@example.jp')
  expect(await asSystem((db) => db.$count(clients, eq(clients.name, STORE.name)))).toBe(1)
})

test('デモ用のアカウントは、すべて停止すると、ないものとして扱う', async () => {
  const demo = () => hasDemoAccounts(context.db)
  expect(await demo()).toBe(false)
  await create({ email: 'company@example.com', role: 'accounting' })
  expect(await demo()).toBe(true)
  await deactivate('company@example.com')
  expect(await demo()).toBe(false)
})
