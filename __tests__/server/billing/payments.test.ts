/**
 * Several subjects: payments, operator actions, files and PDFs. They share a file because each file loads the server
 * anew (docs/TESTING.md).
 */
import { createHash } from 'node:crypto'
import { addSeconds } from 'date-fns'
import { eq, and } from 'drizzle-orm'
import type {
  Statements,
  StatementDetail,
  BillingFile,
  NextBillings,
} from '@/contracts/billing/schemas'
import type { ClientBase } from '@/contracts/clients/schemas'
import { feeRateBpOf } from '@/domain/billing/feeRate'
import {
  billingOperations,
  billingPayments,
  clients,
  companies,
  companyContracts,
  matchings,
  auditLog,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import {
  recordPayment,
  remindOfOverdue,
  bookOperatorAdjustment,
  changeCompanyTerms,
  changeTerms,
  reissueInvoice,
  termsOf,
} from '@/server/modules/billing/service'
import { setLimitsScale } from '@/server/platform/rateLimiter'
import { type TestContext, browser, testContext, type Who } from '@tests/kit/app'
import { textOfPdf } from '@tests/kit/pdfText'
import {
  callApi,
  callStore,
  OFFER,
  offeringCreate,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'
import { operatorCommand } from '../../../scripts/admin/operatorCommand'
import { confirmAt, prepareExamples, matchingIdOf } from './billingKit'

// The tests save more files in a minute than one account may.
setLimitsScale(100)

describe('payments', () => {
  // September of the worked months: 493,421 yen, due on 2 November 2026 (__tests__/domain/billing/examples.json).
  const NUMBER = '1-202609-1'
  const TOTAL = 493_421
  let context: TestContext
  beforeEach(async () => {
    await prepareStore()
    context = await prepareExamples()
    await confirmAt('2026-10-07T00:00:00+09:00')
  })
  const at = (instant: string) => {
    context.now = new Date(instant)
  }
  const pay = (amountYen: number, more: { isFeeDeducted?: boolean; receivedOn?: string } = {}) =>
    context.db.tx('system', (db) =>
      recordPayment(
        { db, now: context.now },
        { invoiceNumber: NUMBER, amountYen, receivedOn: '2026-10-30', ...more },
      ),
    )
  const september = async () => {
    const { body } = await callApi<Statements>('company', 'GET', '/companies/1/statements')
    const found = body.items.find(({ month }) => month === '2026-09')
    return [found?.paidStatus, found?.paidOn]
  }
  const restrictions = async () =>
    (await callStore<ClientBase>('manager', 'GET', '/base')).body.restrictions.filter(
      ({ code }) => code === 'payment_overdue',
    )
  const remind = () =>
    context.db.tx('system', (db) => remindOfOverdue({ db, now: context.now }, context.settings))

  describe('入金', () => {
    test('請求額と同じ入金で、入金済みになる', async () => {
      at('2026-10-30T15:00:00+09:00')
      expect(await pay(TOTAL)).toEqual({ isPaid: true, restYen: 0, feeDiscountYen: 0 })
      expect(await september()).toEqual(['paid', '2026-10-30'])
    })
    test('振込手数料差引は880円まで。差額は利用料の値引きとして残る', async () => {
      at('2026-10-30T15:00:00+09:00')
      await expect(pay(TOTAL - 881, { isFeeDeducted: true })).rejects.toThrow('不足は881円')
      expect(await september()).toEqual(['unpaid', null])
      expect(await pay(TOTAL - 880, { isFeeDeducted: true })).toEqual({
        isPaid: true,
        restYen: 0,
        feeDiscountYen: 880,
      })
      expect(await september()).toEqual(['paid', '2026-10-30'])
    })
    test('足りない入金は残りを待ち、合わせて満ちた日に入金済みになる', async () => {
      at('2026-10-31T15:00:00+09:00')
      expect(await pay(400_000)).toEqual({ isPaid: false, restYen: 93_421, feeDiscountYen: 0 })
      await expect(pay(93_422)).rejects.toThrow('残り93,421円より多い')
      expect(await september()).toEqual(['unpaid', null])
      await pay(93_421, { receivedOn: '2026-10-31' })
      expect(await september()).toEqual(['paid', '2026-10-31'])
    })
    test('間違えた記録は、負の入金で取り消す。行そのものは変えられない', async () => {
      at('2026-10-30T15:00:00+09:00')
      await pay(TOTAL)
      await expect(pay(-TOTAL - 1)).rejects.toThrow('493,421円まで')
      expect(await pay(-TOTAL)).toMatchObject({ isPaid: false, restYen: TOTAL })
      expect(await september()).toEqual(['unpaid', null])
      await expect(
        writeRows((db) => db.update(billingPayments).set({ amountYen: 1 })),
      ).rejects.toThrow()
    })
    test('ない番号と、先の日付には理由を言い、何も残さない', async () => {
      at('2026-10-29T15:00:00+09:00')
      const before = await context.digest()
      await expect(pay(TOTAL)).rejects.toThrow('本日までの日')
      await expect(
        context.db.tx('system', (db) =>
          recordPayment(
            { db, now: context.now },
            { invoiceNumber: '1-202608-1', amountYen: 1, receivedOn: '2026-10-01' },
          ),
        ),
      ).rejects.toThrow('請求書 1-202608-1 はありません。')
      expect(await context.digest()).toBe(before)
    })
  })

  describe('期限を過ぎた請求', () => {
    test('翌日に注意、3銀行営業日後に公開停止、14日後に利用停止。入金で、その日に終わる', async () => {
      at('2026-11-02T23:59:00+09:00')
      expect(await restrictions()).toEqual([])
      // 3 November is a holiday, so the third bank day after the 2nd is the 6th.
      const levels = []
      for (const day of ['2026-11-03', '2026-11-05', '2026-11-06', '2026-11-15', '2026-11-16']) {
        at(`${day}T09:00:00+09:00`)
        levels.push((await restrictions())[0]?.level)
      }
      expect(levels).toEqual(['warning', 'warning', 'block_publish', 'block_publish', 'block_all'])
      const [restriction] = await restrictions()
      const [operation] = await context.db.tx('system', (db) =>
        db.select().from(billingOperations).where(eq(billingOperations.invoiceNumber, NUMBER)),
      )
      expect(restriction?.refOperationId).toBe(operation?.id)
      await pay(TOTAL, { receivedOn: '2026-11-16' })
      expect(await restrictions()).toEqual([])
    })
    test('公開停止の間、どの店舗も公開できず、利用明細は読める', async () => {
      at('2026-11-06T09:00:00+09:00')
      for (const clientId of [11, 12] as const) {
        const path = `/clients/${clientId}/offers/${OFFER[clientId]}/offerings`
        const answer = await callApi<{ messages: string[] }>(
          'company',
          'POST',
          path,
          offeringCreate(),
        )
        expect([answer.status, answer.body.messages[0]]).toEqual([
          409,
          expect.stringContaining('入金を確認できないため、求人を公開できません。'),
        ])
      }
      expect(await september()).toEqual(['overdue', null])
    })
    test('段階ごとに1回だけ、請求を読む人にメールする', async () => {
      at('2026-11-02T12:00:00+09:00')
      expect(await remind()).toBe(0)
      at('2026-11-03T12:00:00+09:00')
      expect([await remind(), await remind()]).toEqual([1, 0])
      context.mails.length = 0
      while (await runNextJob(context, jobDefinitions));
      const { mails } = context
      expect(mails.map(({ to }) => to)).toContain('company@example.jp')
      expect(mails[0]?.subject).toContain('ご請求の入金を確認できていません')
      expect(mails[0]?.body).toContain('お支払い期限が2026年11月2日')
      at('2026-11-06T12:00:00+09:00')
      expect(await remind()).toBe(1)
      await pay(TOTAL, { receivedOn: '2026-11-06' })
      at('2026-11-20T12:00:00+09:00')
      expect(await remind()).toBe(0)
    })
  })
})

describe('operator actions', () => {
  // What the operator of an installation does by hand, on the worked months.
  /** Of September: 43 worked and one leave allowance. */
  const LINES = 44
  let context: TestContext
  /** September is confirmed, and it is 20 October. */
  const prepare = async () => {
    context = await prepareExamples()
    await departmentOf11('2101')
    await confirmAt('2026-10-07T00:00:00+09:00')
    context.now = new Date('2026-10-20T10:00:00+09:00')
  }
  const departmentOf11 = (departmentCode: string) =>
    writeRows((db) => db.update(clients).set({ departmentCode }).where(eq(clients.id, 11)))
  const act = <T>(run: (operation: { db: never; now: Date }) => Promise<T>) =>
    context.db.tx('system', (db) => run({ db: db as never, now: context.now }))
  const detail = async (query: string) =>
    (await callApi<StatementDetail>('company', 'GET', `/companies/1/statements/details?${query}`))
      .body
  const september = async () =>
    (await callApi<Statements>('company', 'GET', '/companies/1/statements')).body.items.filter(
      ({ month }) => month === '2026-09',
    )
  const pdf = async (operationId: number | null | undefined) => {
    const client = await browser('company')
    const path = `/app/api/v1/companies/1/confirmed_billing_operations/${operationId}/detail.pdf`
    const bytes = await (await client.call('GET', path)).arrayBuffer()
    return textOfPdf(Buffer.from(bytes))
  }
  const csvRows = async (path: string) => {
    const client = await browser('company')
    const text = await (
      await client.call('GET', `/app/api/v1/companies/1/statements/${path}`)
    ).text()
    return text.trimEnd().split('\r\n').slice(1)
  }

  describe('運営による請求調整', () => {
    beforeEach(prepare)
    test('値引きは今月の請求調整になり、理由と元の請求書番号が明細とCSVに出る', async () => {
      const booked = await act((operation) =>
        bookOperatorAdjustment(operation, {
          clientId: 12,
          kind: 'feeDiscount',
          amountYen: -3301,
          reason: '不具合のおわび',
          sourceMonth: '2026-09',
        }),
      )
      expect(booked).toEqual({ month: '2026-10', nontaxableYen: 0, taxable10Yen: -3301 })
      const { adjustments } = await detail('month=2026-10')
      expect(adjustments).toMatchObject([
        {
          kind: 'feeDiscount',
          amountYen: -3301,
          reason: '不具合のおわび',
          sourceInvoiceNumber: '1-202609-1',
        },
      ])
      expect(await csvRows('billing_adjustments.csv?from_month=2026-10')).toEqual([
        expect.stringContaining('利用料の値引き,,課税10%,-3301,不具合のおわび,1-202609-1'),
      ])
    })
    test('働いた分を下回る減額、確定前の月、ない店舗は、理由を言って断る', async () => {
      const line = matchingIdOf(1)
      const [matching] = await context.db.tx('system', (db) =>
        db.select().from(matchings).where(eq(matchings.id, line)),
      )
      const clientId = matching?.clientId ?? 0
      const book = (more: object) =>
        act((operation) =>
          bookOperatorAdjustment(operation, {
            clientId,
            kind: 'wageCorrection',
            amountYen: -5000,
            reason: '計上の誤り',
            matchingId: line,
            ...more,
          }),
        )
      const before = await context.digest()
      await expect(book({})).rejects.toThrow('ワーカーからの修正依頼が必要です')
      await expect(book({ kind: 'feeDiscount', matchingId: undefined })).rejects.toThrow(
        'どの月の調整か',
      )
      await expect(
        book({ kind: 'feeDiscount', matchingId: undefined, sourceMonth: '2026-10' }),
      ).rejects.toThrow('まだ確定していません')
      await expect(book({ clientId: 21 })).rejects.toThrow('マッチング')
      await expect(book({ reason: ' ' })).rejects.toThrow('理由は')
      expect(await context.digest()).toBe(before)
    })
  })

  describe('請求書の訂正', () => {
    let old: number | null | undefined
    let number = ''
    beforeAll(async () => {
      await prepare()
      const [before] = await september()
      old = before?.operationId
      await writeRows((db) =>
        db.update(companies).set({ name: '株式会社みのり新社名' }).where(eq(companies.id, 1)),
      )
      const { issuer } = context.settings
      if (!issuer) throw new Error('no issuer')
      number = await act((operation) =>
        reissueInvoice(operation, { invoiceNumber: '1-202609-1', reason: '社名の変更', issuer }),
      )
    })
    test('番号が1つ進み、金額は同じで、宛名が新しくなる。両方とも残る', async () => {
      expect(number).toBe('1-202609-2')
      const [after, ...others] = await september()
      expect(others).toEqual([])
      expect(after).toMatchObject({
        invoiceNumber: '1-202609-2',
        totalYen: 493_421,
        nontaxableYen: 368_565,
        tax10Yen: 11_350,
        workCount: 43,
        dueOn: '2026-11-02',
      })
      const shown = await detail(`operation_id=${after?.operationId}`)
      expect(shown.reissue).toEqual({
        reissuedOn: '2026-10-20',
        reason: '社名の変更',
        replaced: [{ operationId: old, invoiceNumber: '1-202609-1' }],
      })
      expect(shown.stores).toHaveLength(3)
    })
    test('前の番号へのリンクは、新しい請求書を開く', async () => {
      const { statement } = await detail(`operation_id=${old}`)
      expect(statement.invoiceNumber).toBe('1-202609-2')
    })
    test('新しいPDFには、訂正した番号と発行日がある', async () => {
      const [current] = await september()
      const fresh = await pdf(current?.operationId)
      expect(fresh).toContain('株式会社みのり新社名')
      expect(fresh).toContain('1-202609-1 を訂正した請求書です')
      expect(fresh).toContain('発行日 2026年10月20日')
    })
    test('前のPDFには「訂正済み」とある', async () => {
      expect(await pdf(old)).toContain('訂正済み')
    })
    test('明細もCSVも二重にならない', async () => {
      expect(await csvRows('details/of_client.csv?from_month=2026-09')).toHaveLength(LINES)
      expect(await csvRows('company_statements.csv?from_month=2026-09')).toEqual([
        expect.stringContaining('1-202609-2'),
      ])
      const { body } = await callApi<{ totalCount: number }>(
        'company',
        'GET',
        '/companies/1/statements/details/by_client?month=2026-09&client_id=11',
      )
      expect(body.totalCount).toBeLessThan(LINES)
    })
    test('入金は新しい番号で受け、前の番号には新しい番号を言う', async () => {
      context.now = new Date('2026-10-30T10:00:00+09:00')
      const pay = (invoiceNumber: string) =>
        act((operation) =>
          recordPayment(operation, { invoiceNumber, amountYen: 493_421, receivedOn: '2026-10-30' }),
        )
      await expect(pay('1-202609-1')).rejects.toThrow('新しい請求書 1-202609-2')
      expect(await pay('1-202609-2')).toMatchObject({ isPaid: true })
    })
  })

  describe('部門コード', () => {
    beforeAll(prepare)
    test('部門コードは明細と店舗別CSVに出る。確定した月には、確定したときのコードが残る', async () => {
      await departmentOf11('9999')
      const codes = async (month: string) =>
        (await csvRows(`client_statements.csv?from_month=${month}`)).map((row) => row.split(',')[4])
      expect(await codes('2026-09')).toContain('2101')
      expect(await codes('2026-10')).toContain('9999')
      const { stores } = await detail('month=2026-09')
      expect(stores.map(({ departmentCode }) => departmentCode)).toEqual(['2101', null, null])
    })
  })

  describe('契約の条件', () => {
    beforeEach(prepare)
    test('来月の初日から変わり、今月までは前の条件のまま残る', async () => {
      await expect(
        act((operation) =>
          changeTerms(operation, 1, { validFrom: '2026-10-01', change: { minFeeYen: 100 } }),
        ),
      ).rejects.toThrow('2026-11-01 以降')
      await act((operation) =>
        changeTerms(operation, 1, {
          validFrom: '2026-11-01',
          change: { leaveAllowanceRatePercent: 60 },
        }),
      )
      const terms = await act((operation) => termsOf(operation, 1))
      expect(terms.current).toMatchObject({ leaveAllowanceRatePercent: 100, validTo: '2026-10-31' })
      expect(terms.later).toMatchObject([
        { validFrom: '2026-11-01', leaveAllowanceRatePercent: 60, transferCommissionYen: 137 },
      ])
      await writeRows((db) =>
        db.delete(companyContracts).where(eq(companyContracts.validFrom, '2026-11-01')),
      )
    })
    test('利用料率と直接雇用の手数料は、これからの求人に効く', async () => {
      await act((operation) =>
        changeCompanyTerms(operation, 1, { feeRateBp: 2500, isDirectHireFree: false }),
      )
      expect(await act((operation) => termsOf(operation, 1))).toMatchObject({
        feeRateBp: 2500,
        isDirectHireFree: false,
      })
    })
    const contractCommand = async (values: Record<string, string>) => {
      const ofCompany = eq(companies.id, 1)
      const [company] = await act(({ db }) => (db as Tx).select().from(companies).where(ofCompany))
      const installation = { settings: context.settings, clock: () => context.now }
      await operatorCommand(
        'contract',
        { company: company?.name ?? '', ...values },
        installation,
      )?.(context.db)
    }
    test('卒業ワーカーの利用料率はコマンドで決まり、その月の卒業専用の求人だけに効く。usualで元に戻る', async () => {
      jest.spyOn(console, 'table').mockReturnValue()
      const rates = async () => {
        const { feeRateBp, current, later } = await act((operation) => termsOf(operation, 1))
        const terms = { usualBp: feeRateBp, contracts: [current, ...later] }
        const rateOf = (scope: 'graduate' | 'public', workOn: string) =>
          feeRateBpOf(terms, { scope, workOn })
        return [
          rateOf('graduate', '2026-10-31'),
          rateOf('graduate', '2026-11-01'),
          rateOf('public', '2026-11-01'),
        ]
      }
      const usual = (await rates())[0]
      await contractCommand({ from: '2026-11-01', 'graduate-fee-rate': '1500' })
      expect(await rates()).toEqual([usual, 1500, usual])
      await contractCommand({ from: '2026-11-01', 'graduate-fee-rate': 'usual' })
      expect(await rates()).toEqual([usual, usual, usual])
    })
    test.each(['-1', '10001', '15%'])('%s は利用料率にならず、理由を言って断る', async (rate) => {
      const ask = (option: string) => contractCommand({ from: '2026-11-01', [option]: rate })
      for (const option of ['graduate-fee-rate', 'fee-rate'])
        await expect(ask(option)).rejects.toThrow(/整数/)
    })
  })
})

describe('files', () => {
  let context: TestContext
  beforeAll(async () => {
    context = await prepareExamples()
  })

  const PATH = '/companies/1/statements/async/company_statements'
  const body = {
    kind: 'clientStatements',
    fromMonth: '2026-09',
    toMonth: '2026-10',
    clientIds: [],
    encoding: 'utf8',
  }
  const ask = async (overrides = {}) =>
    (await callApi<BillingFile>('accounting', 'POST', PATH, { ...body, ...overrides })).body
  const fileOf = async (id: number, who: 'accounting' | 'company' = 'accounting') => {
    const { items } = (await callApi<{ items: BillingFile[] }>(who, 'GET', PATH)).body
    return items.find((file) => file.id === id)
  }
  const runFiles = async () => {
    while (await runNextJob(context, jobDefinitions, ['exportFile']));
  }

  test('予約したCSVは、頼んだ人が署名つきのリンクで受け取れる。ほかの人には見つからない', async () => {
    const asked = await ask()
    expect(asked.status).toBe('queued')
    expect((await ask()).id).toBe(asked.id)
    await runFiles()
    const file = await fileOf(asked.id)
    // Three stores in two months. The file has a head, too, and ends with a line break.
    expect([file?.status, file?.rowCount]).toEqual(['succeeded', 6])
    const accounting = await browser('accounting')
    const answer = await accounting.call('GET', file?.link ?? '')
    expect((await answer.text()).split('\r\n')).toHaveLength(8)
    const other = await browser('company')
    expect((await other.call('GET', file?.link ?? '')).status).toBe(404)
    const changed = (file?.link ?? '').replace(/expires=\d+/, 'expires=99999999999')
    expect((await accounting.call('GET', changed)).status).toBe(404)
    const own = await fileOf(asked.id, 'company')
    expect((await other.call('GET', own?.link ?? '')).status).toBe(200)
  })
  test('リンクは10分、ファイルは7日で使えなくなる', async () => {
    const asked = await ask({ kind: 'companyStatements' })
    await runFiles()
    const file = await fileOf(asked.id)
    const client = await browser('accounting')
    const start = context.now
    context.now = addSeconds(start, 601)
    expect((await client.call('GET', file?.link ?? '')).status).toBe(404)
    context.now = addSeconds(start, 7 * 86_400 - 1)
    expect((await fileOf(asked.id))?.status).toBe('succeeded')
    context.now = addSeconds(start, 7 * 86_400)
    expect((await fileOf(asked.id))?.status).toBe('expired')
    context.now = start
  })
  test('期間と店舗の間違いは、受け付けない', async () => {
    const status = async (overrides: object) =>
      (await callApi('accounting', 'POST', PATH, { ...body, ...overrides })).status
    expect([
      await status({ fromMonth: '2026-10', toMonth: '2026-09' }),
      await status({ fromMonth: '2025-10', toMonth: '2026-10' }),
      await status({ clientIds: [21] }),
      await status({ fromMonth: '2026-12', toMonth: '2026-12' }),
    ]).toEqual([422, 422, 422, 422])
  })
  test('次回の請求: 確定した報酬と、予定を含めた見込み', async () => {
    context.now = new Date('2026-11-20T12:00:00+09:00')
    const { body: billings } = await callStore<NextBillings>(
      'manager',
      'GET',
      '/statements/next_billing',
    )
    expect(billings.map(({ month, status }) => [month, status])).toEqual([
      ['2026-10', 'closing'],
      ['2026-11', 'open'],
    ])
    const [, running] = billings
    expect(running).toMatchObject({
      closesOn: '2026-11-30',
      confirmedOn: '2026-12-07',
      dueOn: '2027-01-04',
      usage: { limitYen: null, remainingYen: null, parts: null },
    })
    // Only the company's bills show what other stores cost.
    const ofCompany = await callStore<NextBillings>('company', 'GET', '/statements/next_billing')
    expect(ofCompany.body[1]?.usage.parts?.usedYen).toBeGreaterThan(0)
    expect(running?.expected.totalYen).toBeGreaterThan(running?.settled.totalYen ?? 0)
  })
})

describe('PDFs', () => {
  let operationId = 0
  beforeAll(async () => {
    await prepareExamples()
    await confirmAt('2026-10-07T00:00:00+09:00')
    await writeRows(async (db) => {
      const [row] = await db
        .select({ id: billingOperations.id })
        .from(billingOperations)
        .where(and(eq(billingOperations.companyId, 1), eq(billingOperations.month, '2026-09')))
      operationId = row?.id ?? 0
    })
  })

  const pdfOf = async (who: Who, path: string) =>
    (await browser(who)).call(
      'GET',
      `/app/api/v1${path}/confirmed_billing_operations/${operationId}/detail.pdf`,
    )
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
  test('請求書PDFの文字は確定した明細と同じで、必要な項目がそろっている', async () => {
    const response = await pdfOf('company', '/companies/1')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/pdf/)
    expect(response.headers.get('Cache-Control')).toContain('no-store')
    expect(decodeURIComponent(response.headers.get('Content-Disposition') ?? '')).toContain(
      "filename*=UTF-8''請求書_202609_1-202609-1.pdf",
    )
    const { settings } = await testContext()
    const text = textOfPdf(await bytesOf(response))
    for (const words of [
      '請求書番号 1-202609-1',
      `登録番号 ${settings.issuer?.registrationNumber}`,
      '対象期間 2026年9月1日〜2026年9月30日のご利用分',
      'お支払期限 2026年11月2日',
      'ご請求金額(税込) ¥493,421',
      '立替金(消費税の対象外)',
      '不課税 計 ¥368,565',
      '10%対象 計 ¥113,506',
      '消費税(10%) ¥11,350',
      '御中',
      '=SUM(1)',
    ])
      expect(text).toContain(words)
    for (const subtotal of ['¥284,728', '¥143,433', '¥65,260']) expect(text).toContain(subtotal)
    expect(text.match(/ワーカー9\d{4}/g)).toHaveLength(44)
    expect(text).not.toMatch(/髙橋|𠮷田/)
  })
  test('同じ操作は何度でも同じバイト列で、ハッシュとともに残り、保存のたびに記録する', async () => {
    const first = await bytesOf(await pdfOf('company', '/companies/1'))
    const again = await bytesOf(await pdfOf('accounting', '/companies/1'))
    expect(again.equals(first)).toBe(true)
    const context = await testContext()
    const [kept, saved] = await context.db.tx('system', async (db) => [
      await db
        .select({ sha256: billingOperations.pdfSha256, size: billingOperations.pdfByteSize })
        .from(billingOperations)
        .where(eq(billingOperations.id, operationId)),
      await db.$count(
        auditLog,
        eq(
          auditLog.call,
          'GET /companies/{companyId}/confirmed_billing_operations/{billingOperationId}/detail.pdf',
        ),
      ),
    ])
    expect(kept).toEqual([
      { sha256: createHash('sha256').update(first).digest('hex'), size: first.byteLength },
    ])
    expect(saved).toBeGreaterThanOrEqual(2)
    expect(first.includes('/Marked true')).toBe(true)
  })
  test('店舗のPDFはその店舗の分だけで、請求書ではないと書いてある', async () => {
    const first = await bytesOf(await pdfOf('company', '/clients/11'))
    const text = textOfPdf(first)
    expect(text).toContain('店舗別内訳(請求書ではありません)')
    expect(text).toContain('利用額(税込) ¥284,728')
    expect(text).toContain('消費税(按分)')
    for (const secret of ['登録番号', '¥493,421', '¥143,433', '=SUM(1)', '消費税(10%)'])
      expect(text).not.toContain(secret)
    expect((await bytesOf(await pdfOf('company', '/clients/11'))).equals(first)).toBe(true)
  })
  test('権限のない人は403、ほかの企業からは404', async () => {
    expect((await pdfOf('viewer', '/clients/11')).status).toBe(403)
    expect((await pdfOf('company', '/companies/2')).status).toBe(404)
    const confirmed = operationId
    operationId = 999_999
    expect((await pdfOf('company', '/companies/1')).status).toBe(404)
    operationId = confirmed
  })
  test('確定前の月には操作の番号がなく、番号0で頼んでも、ないものと同じ404', async () => {
    const { items } = (await callApi<Statements>('company', 'GET', '/companies/1/statements')).body
    const open = items.find(({ month }) => month === '2026-10')
    expect([open?.status, open?.operationId, open?.confirmsOn]).toEqual([
      'open',
      null,
      '2026-11-09',
    ])
    const confirmed = operationId
    operationId = open?.operationId ?? 0
    for (const path of ['/companies/1', '/clients/11'])
      expect((await pdfOf('company', path)).status).toBe(404)
    operationId = confirmed
  })
})
