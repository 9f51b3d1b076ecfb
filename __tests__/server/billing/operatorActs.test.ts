import { eq } from 'drizzle-orm'
import type { StatementDetail, Statements } from '@/contracts/billing/schemas'
import { feeRateBpOf } from '@/domain/billing/feeRate'
import { clients, companies, companyContracts, matchings } from '@/server/db/schema'
import {
  bookOperatorAdjustment,
  changeCompanyTerms,
  changeTerms,
  recordPayment,
  reissueInvoice,
  termsOf,
} from '@/server/modules/billing/service'
import type { Tx } from '@/server/db/transaction'
import { setLimitsScale } from '@/server/platform/rateLimiter'
import { browser, type TestContext } from '@tests/kit/app'
import { textOfPdf } from '@tests/kit/pdfText'
import { callApi, writeRows } from '@tests/kit/serverKit'
import { operatorCommand } from '../../../scripts/admin/operatorCommand'
import { confirmAt, matchingIdOf, prepareExamples } from './billingKit'

// What the operator of an installation does by hand, on the worked months (billing.md §15).
setLimitsScale(100)
/** Of September: 43 worked and one leave allowance. */
const LINES = 44
let world: TestContext
/** September is confirmed, and it is 20 October. */
const prepare = async () => {
  world = await prepareExamples()
  await departmentOf11('2101')
  await confirmAt('2026-10-07T00:00:00+09:00')
  world.now = new Date('2026-10-20T10:00:00+09:00')
}
const departmentOf11 = (departmentCode: string) =>
  writeRows((db) => db.update(clients).set({ departmentCode }).where(eq(clients.id, 11)))
const act = <T>(run: (operation: { db: never; now: Date }) => Promise<T>) =>
  world.db.tx('system', (db) => run({ db: db as never, now: world.now }))
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
  const text = await (await client.call('GET', `/app/api/v1/companies/1/statements/${path}`)).text()
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
    const [matching] = await world.db.tx('system', (db) =>
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
    const before = await world.digest()
    await expect(book({})).rejects.toThrow('ワーカーからの修正依頼が必要です')
    await expect(book({ kind: 'feeDiscount', matchingId: undefined })).rejects.toThrow(
      'どの月の調整か',
    )
    await expect(
      book({ kind: 'feeDiscount', matchingId: undefined, sourceMonth: '2026-10' }),
    ).rejects.toThrow('まだ確定していません')
    await expect(book({ clientId: 21 })).rejects.toThrow('マッチング')
    await expect(book({ reason: ' ' })).rejects.toThrow('理由は')
    expect(await world.digest()).toBe(before)
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
    const { issuer } = world.settings
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
    world.now = new Date('2026-10-30T10:00:00+09:00')
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
    const installation = { settings: world.settings, clock: () => world.now }
    await operatorCommand(
      'contract',
      { company: company?.name ?? '', ...values },
      installation,
    )?.(world.db)
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
