/**
 * Edge cases that need several calls. Those that the rules alone decide are in
 * `__tests__/domain/workedExamples/edgeCases.test.ts`.
 */
import { eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import type { MonthCost } from '@/contracts/dashboard/schemas'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import type { UserList } from '@/contracts/workers/schemas'
import { payOf } from '@/domain/pay/pay'
import { msOf, shiftOf } from '@/lib/date'
import { searchKey } from '@/lib/text/searchKey'
import { mailSetupLink } from '@/server/auth/setupTokens'
import { accounts, clients, memberships, offerings, offers, setupTokens } from '@/server/db/schema'
import { enqueue } from '@/server/jobs/queue'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { answerChange, startChange } from '@/server/modules/accounts/emailChange'
import { loadOf, shiftsHeld } from '@/server/modules/matchings/records/shiftLoad'
import { requestFix } from '@/server/worker-app/attendance'
import { browser, testContext } from '@tests/kit/app'
import {
  addMatch,
  addOffering,
  addWorker,
  asSystem,
  callStore,
  offerContent,
  writeRows,
} from '@tests/kit/serverKit'
// Importing the kit gives each test the rows of the fixture and the worker WORKER (901).
import { WORKER, takeSeat } from './edgeCasesKit'

describe('ひな形が、あとから掲載基準に合わなくなったとき', () => {
  test('申し込みのない求人は非公開に戻り、マッチングのある求人は残り、直すまで募集できない', async () => {
    await writeRows((db) => addOffering(db, { id: 1, day: '2026-11-26' }))
    await writeRows((db) => addOffering(db, { id: 2, day: '2026-11-27' }))
    await writeRows((db) => addMatch(db, 2, WORKER))
    const { offerId, clientId } =
      (await asSystem((db) => db.select().from(offerings).where(eq(offerings.id, 1))))[0] ?? {}
    await writeRows((db) =>
      db
        .update(offers)
        .set({
          content: offerContent({ precautions: '30歳くらいまでの方を歓迎します。' }),
          screenedWith: 0,
        })
        .where(eq(offers.id, offerId ?? 0)),
    )
    const context = await testContext()
    await writeRows((db) => enqueue(db, 'sweep', {}, context.now))
    expect(await runNextJob(context, jobDefinitions)).toBe(true)
    const [offer] = await asSystem((db) =>
      db
        .select()
        .from(offers)
        .where(eq(offers.id, offerId ?? 0)),
    )
    expect([offer?.status, offer?.screeningReasons]).toEqual([
      'violated',
      [
        {
          field: 'precautions',
          message: expect.stringContaining('年齢を条件にすることはできません'),
        },
      ],
    ])
    const statuses = await Promise.all(
      [1, 2].map(
        async (id) =>
          (await callStore<{ status: string }>('manager', 'GET', `/offerings/${id}`)).body.status,
      ),
    )
    expect([clientId, ...statuses]).toEqual([11, 'unpublished', 'published'])
    expect(
      (
        await callStore<{ items: { id: number }[] }>('manager', 'GET', '/violated_offers')
      ).body.items.map((one) => one.id),
    ).toContain(offerId)
    // The same rules do not take it away a second time.
    await writeRows((db) =>
      db
        .update(offers)
        .set({ status: 'usable' })
        .where(eq(offers.id, offerId ?? 0)),
    )
    await writeRows((db) => enqueue(db, 'sweep', {}, context.now))
    while (await runNextJob(context, jobDefinitions));
    expect(
      (
        await asSystem((db) =>
          db
            .select()
            .from(offers)
            .where(eq(offers.id, offerId ?? 0)),
        )
      )[0]?.status,
    ).toBe('usable')
  })
})
describe('アカウントの端', () => {
  test('再設定のリンクが届いている間にアドレスを変えると、前のアドレスに届いたリンクでは設定できない', async () => {
    const context = await testContext()
    const [account] = await asSystem((db) =>
      db.select().from(accounts).where(eq(accounts.email, 'manager@example.jp')),
    )
    if (!account) throw new Error('nobody')
    await writeRows((db) =>
      mailSetupLink({ db, context, now: context.now }, account, 'password_reset'),
    )
    await writeRows((db) =>
      startChange({ db, context, now: context.now }, account, 'new-address@example.jp'),
    )
    while (await runNextJob(context, jobDefinitions));
    const link = (to: string) =>
      /token=([\w-]+)/.exec(
        context.mails.find((mail) => mail.to === to && mail.body.includes('token='))?.body ?? '',
      )?.[1] ?? ''
    const reset =
      /reset_password\?token=([\w-]+)/.exec(
        context.mails.map((mail) => mail.body).join(' '),
      )?.[1] ?? ''
    const who = await browser()
    expect(
      await (await who.call('GET', `/app/api/v1/account_setup_tokens/${reset}`)).json(),
    ).toMatchObject({ status: 'valid' })
    await writeRows((db) =>
      answerChange(
        { db, now: context.now },
        link('new-address@example.jp'),
        'confirm',
        async () => 0,
      ),
    )
    expect(
      await (await who.call('GET', `/app/api/v1/account_setup_tokens/${reset}`)).json(),
    ).toMatchObject({ status: 'revoked' })
    const answer = await who.call('PATCH', `/app/api/v1/account_setup_tokens/${reset}`, {
      password: 'Another-pass-4711',
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(
      (
        await asSystem((db) =>
          db.select().from(setupTokens).where(eq(setupTokens.accountId, account.id)),
        )
      ).map((t) => t.usedAt),
    ).toEqual([null])
  })
  test('店舗のないアカウントは、空の一覧から始まる。閉店した店舗も、企業の人は開ける', async () => {
    await writeRows((db) => db.delete(memberships).where(eq(memberships.accountId, 4)))
    const alone = await browser('manager')
    const list = await alone.call('GET', '/app/api/v1/accounts/me/accessible_resources/clients')
    expect([list.status, ((await list.json()) as { items: unknown[] }).items]).toEqual([200, []])
    expect((await alone.call('GET', '/app/api/v1/clients/11/offerings')).status).toBe(404)
    await writeRows((db) => db.update(clients).set({ status: 'closed' }).where(eq(clients.id, 11)))
    expect((await callStore('company', 'GET', '/offerings')).status).toBe(200)
  })
})
describe('お金と月', () => {
  const paid = (grossYen: number) => ({
    ...payOf({
      ...shiftOf('2026-11-27', '17:00', '22:00'),
      breakMin: 0,
      hourlyWageYen: 1350,
      transportationYen: 0,
    }),
    grossYen,
  })
  const small = (id: number, day: string, hourlyWageYen: number) =>
    writeRows((db) =>
      addOffering(db, { id, day, from: '17:00', to: '17:30', hourlyWageYen, transportationYen: 0 }),
    )
  const monthCost = async () => (await callStore<MonthCost>('manager', 'GET', '/month_cost')).body
  test('休業手当は、同じ月の勤務と合わせて上限に数え、今月の費用に入り、利用料はかからない。キャンセルした日には、ほかで働ける', async () => {
    await writeRows(async (db) => {
      await addOffering(db, { id: 1, day: '2026-11-26', hourlyWageYen: 1350 })
      await addOffering(db, { id: 2, day: '2026-11-12', feeRateBp: 0 })
      await addMatch(db, 1, WORKER, {
        status: 'rejected',
        fixedPay: payOf({
          startAt: '2026-11-26T17:00:00+09:00',
          endAt: '2026-11-26T17:00:00+09:00',
          breakMin: 0,
          hourlyWageYen: 1350,
          transportationYen: 0,
          leaveAllowanceYen: 40_000,
        }),
      })
      await addMatch(db, 2, WORKER, { status: 'worked', fixedPay: paid(37_500) })
    })
    const { days, totalYen } = await monthCost()
    expect([totalYen, days.find((day) => day.on === '2026-11-26')?.yen]).toEqual([77_500, 40_000])
    await small(3, '2026-11-28', 1200)
    await small(4, '2026-11-26', 800)
    await expect(takeSeat(3)).rejects.toMatchObject({
      message: '同じ企業での今月の報酬が78,000円以上になるため、申し込めません。',
    })
    await expect(takeSeat(4)).resolves.toBeDefined()
  })
  test('月が変わってから承認した修正も、勤務した月の報酬として数え、次の月の上限と費用を減らさない', async () => {
    const day = '2026-11-30'
    const context = await testContext()
    await writeRows(async (db) => {
      await addOffering(db, { id: 1, day })
      await addMatch(db, 1, WORKER, { checkedInAt: `${day}T16:58:00+09:00` })
    })
    context.now = new Date(msOf('2026-11-30T23:30:00+09:00'))
    await writeRows((db) =>
      requestFix({ db, now: context.now }, WORKER, 1, {
        reasonKinds: ['overtime'],
        reasonText: 'お客様のお会計が終わるまで対応しました。',
        startAt: `${day}T17:00:00+09:00`,
        endAt: `${day}T23:00:00+09:00`,
        breakMin: 0,
      }),
    )
    context.now = new Date(msOf('2026-12-02T10:00:00+09:00'))
    const fix = (
      await callStore<Paged<FixPaymentRequest>>(
        'manager',
        'GET',
        '/attendances/fix_payment_requests',
      )
    ).body.items[0]
    expect(
      (
        await callStore('manager', 'PATCH', `/attendances/fix_payment_requests/${fix?.id ?? 0}`, {
          action: 'approve',
          grossYen: fix?.requested.pay.grossYen,
          lockVersion: fix?.lockVersion,
        })
      ).status,
    ).toBe(200)
    expect((await monthCost()).totalYen).toBe(0)
    const held = await asSystem((db) => shiftsHeld(db, WORKER, '2026-12-02'))
    expect([
      loadOf(held, 1, '2026-12-02').monthYen,
      loadOf(held, 1, '2026-11-30').monthYen,
    ]).toEqual([0, fix?.requested.pay.grossYen])
    context.now = new Date(msOf('2026-11-30T23:59:00+09:00'))
    expect((await monthCost()).totalYen).toBeGreaterThan(fix?.requested.pay.grossYen ?? 0)
  })
})
describe('名前の文字', () => {
  const spelled = ['ﾀｶﾊｼ ﾊﾅｺ', 'たかはし はなこ', 'タカハシ　ハナコ']
  test('半角・ひらがな・カタカナの読みは同じ場所に並び、どの書き方でもさがせる', async () => {
    await writeRows(async (db) => {
      for (const [i, nameKana] of [...spelled, 'タカイ', 'タカバヤシ'].entries())
        await addWorker(db, { id: 911 + i, name: `人${i}`, nameKana, kanaKey: searchKey(nameKana) })
    })
    const list = async (search: string) =>
      (
        (await (
          await browser('manager')
        )
          .call('GET', `/app/api/v2/clients/11/users${search}`)
          .then((r) => r.json())) as UserList
      ).items
        .map(({ userId }) => userId)
        .filter((id) => id > 910)
    expect(await list('?sortKey=name_kana&sortDirection=asc')).toEqual([914, 911, 912, 913, 915])
    for (const search of spelled)
      expect((await list(`?nameKana=${encodeURIComponent(search)}`)).sort()).toEqual([
        911, 912, 913,
      ])
  })
  // The workbook of the roster: rosters.test.ts. Shift_JIS, which knows neither 𠮷 nor 髙, is not offered: files
  // are UTF-8 with a mark that spreadsheets read.
  test('𠮷・髙・﨑・濵は、CSVに、そのままの字で出る', async () => {
    const names = ['𠮷野 花子', '髙橋 美咲', '尾﨑 真由', '濵田 葵']
    await writeRows(async (db) => {
      await addOffering(db, { id: 1, day: '2026-11-20', title: '𠮷日のランチ', peopleWanted: 4 })
      for (const [i, name] of names.entries()) {
        await addWorker(db, { id: 911 + i, name })
        await addMatch(db, 1, 911 + i)
      }
    })
    const file = async (path: string) =>
      (await browser('manager')).call('GET', `/app/api/v1/clients/11${path}`)
    const csv = await file('/offerings/1/users.csv')
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await csv.clone().arrayBuffer())
    expect([csv.headers.get('Content-Type'), csv.headers.get('Content-Disposition')]).toEqual([
      'text/csv; charset=utf-8',
      expect.stringContaining(encodeURIComponent('𠮷日のランチ')),
    ])
    for (const name of names) expect(text).toContain(`\n${name},`)
  })
})
