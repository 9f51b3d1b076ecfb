import { eq } from 'drizzle-orm'
import type { Statement, StatementDetail, Statements } from '@/contracts/billing/schemas'
import {
  billingLines,
  billingOperations,
  billingStoreTotals,
  clients,
  matchings,
} from '@/server/db/schema'
import { confirmMonth } from '@/server/modules/billing/service'
import { setLimitsScale } from '@/server/platform/rateLimiter'
import { examples } from '@tests/domain/billing/examples'
import { browser, testContext, type TestContext } from '@tests/kit/app'
import { callApi, callStore, writeRows } from '@tests/kit/serverKit'
import { rowsByHeading } from '@tests/kit/csv'
import {
  bookAdjustment,
  confirmAt,
  fixIdOf,
  matchingIdOf,
  prepareExamples,
  REVIEWED,
} from './billingKit'

// Every file is read: more in a minute than anybody may.
setLimitsScale(100)
let world: TestContext

const statementsOf = async (path = '/companies/1/statements') =>
  (await callApi<Statements>('company', 'GET', path)).body.items
const statementOf = async (month: string, path?: string): Promise<Statement> => {
  const found = (await statementsOf(path)).find((one) => one.month === month)
  if (!found) throw new Error(`no statement of ${month}`)
  return found
}
const totalsOf = ({ nontaxableYen, taxable10Yen, tax10Yen, totalYen }: Statement) => ({
  nontaxable_yen: nontaxableYen,
  taxable_10_yen: taxable10Yen,
  tax_10_yen: tax10Yen,
  total_yen: totalYen,
})
const exampleOf = (month: string) => {
  const found = examples.months.find((one) => one.month === month)
  if (!found) throw new Error(`no example of ${month}`)
  return found
}
const expectedTotals = (month: string) => {
  const { invoice } = exampleOf(month)
  return {
    nontaxable_yen: invoice['nontaxable_yen'],
    taxable_10_yen: invoice['taxable_10_yen'],
    tax_10_yen: invoice['tax_10_yen'],
    total_yen: invoice['total_yen'],
  }
}
/** A file of company 1 as rows of cells by heading. */
async function rowsOf(path: string, month: string, query = ''): Promise<Record<string, string>[]> {
  const client = await browser('company')
  const url = `/app/api/v1${path}?from_month=${month}${query}`
  return rowsByHeading(await (await client.call('GET', url)).text())
}
const sum = (rows: Record<string, string>[], name: string) =>
  rows.reduce((total, row) => total + Number(row[name]), 0)

// The worked months, step by step; each begins where the one before ends.
const confirmSeptember = async () => {
  world = await prepareExamples()
  return confirmAt('2026-10-07T00:00:00+09:00')
}
/** A fix of September, after its confirmation. */
const approveFixOfSeptember = async () => {
  await confirmSeptember()
  world.now = new Date('2026-10-12T14:00:00+09:00')
  const path = `/attendances/fix_payment_requests/${fixIdOf(124)}`
  const body = { action: 'approve', grossYen: 8607, lockVersion: 1 }
  expect((await callStore('manager', 'PATCH', path, body)).status).toBe(200)
}
/** With a discount that the operator books. */
const confirmOctober = async () => {
  await approveFixOfSeptember()
  await bookAdjustment(12, '2026-10-20T10:00:00+09:00', 'feeDiscount', { taxable10: -3301 })
  return confirmAt('2026-11-09T00:00:00+09:00')
}
/** With a cancel whose evidence was declined, and a correction of wages. */
const confirmNovember = async () => {
  await confirmOctober()
  world.now = new Date('2026-11-20T12:00:00+09:00')
  await writeRows((db) =>
    db
      .update(matchings)
      .set({ status: 'rejected', cancelReviewDueAt: null, cancelledAt: '2026-11-12T00:00:00Z' })
      .where(eq(matchings.id, matchingIdOf(REVIEWED))),
  )
  await bookAdjustment(11, '2026-11-12T10:00:00+09:00', 'leaveAllowanceAfterClose', {
    nontaxable: 7830,
    matchingId: matchingIdOf(REVIEWED),
  })
  await bookAdjustment(13, '2026-11-18T10:00:00+09:00', 'wageCorrection', {
    nontaxable: -300,
    taxable10: -90,
  })
  return confirmAt('2026-12-07T00:00:00+09:00')
}

describe('9月: 締めから確定まで', () => {
  beforeEach(async () => {
    world = await prepareExamples()
  })
  test('確定の1秒前は締め処理中で、金額は確定と同じ', async () => {
    expect(await confirmAt('2026-10-06T23:59:59+09:00')).toBe(0)
    const statement = await statementOf('2026-09')
    expect([statement.status, statement.confirmsOn, statement.invoiceNumber]).toEqual([
      'closing',
      '2026-10-07',
      null,
    ])
    expect(totalsOf(statement)).toEqual(expectedTotals('2026-09'))
  })
  test('途中で失敗すると何も残らず、やり直すと全部できる', async () => {
    world.now = new Date('2026-10-07T00:00:00+09:00')
    const issuer = world.settings.issuer
    if (!issuer) throw new Error('no issuer')
    const attempt = world.db.tx('system', async (db) => {
      await confirmMonth(db, { companyId: 1, month: '2026-09' }, { issuer, now: world.now })
      throw new Error('killed')
    })
    await expect(attempt).rejects.toThrow('killed')
    const left = await world.db.tx('system', async (db) => [
      await db.$count(billingOperations, eq(billingOperations.month, '2026-09')),
      await db.$count(billingLines, eq(billingLines.month, '2026-09')),
    ])
    expect(left).toEqual([0, 0])
    expect(await confirmAt('2026-10-07T00:00:00+09:00')).toBe(1)
  })
  test('第5営業日の0時に確定し、2回目は何も変えない', async () => {
    expect(await confirmSeptember()).toBe(1)
    const before = await world.digest()
    expect(await confirmAt('2026-10-07T01:00:00+09:00')).toBe(0)
    expect(await world.digest()).toBe(before)
    const statement = await statementOf('2026-09')
    expect(statement).toMatchObject({
      status: 'confirmed',
      confirmedOn: '2026-10-07',
      dueOn: '2026-11-02',
      invoiceNumber: '1-202609-1',
      paidStatus: 'unpaid',
      storeCount: 3,
      workerCount: 41,
      workCount: 43,
      provisionalCount: 1,
      withholdingTaxYen: 46,
    })
    expect(totalsOf(statement)).toEqual(expectedTotals('2026-09'))
  })
})
describe('確定した9月', () => {
  beforeEach(confirmSeptember)
  test('期限を過ぎると、期限超過になる', async () => {
    world.now = new Date('2026-11-03T00:00:00+09:00')
    expect((await statementOf('2026-09')).paidStatus).toBe('overdue')
  })
  test('確定した行は、だれにも変えられない', async () => {
    for (const table of [billingOperations, billingStoreTotals])
      await expect(writeRows((db) => db.update(table).set({ totalYen: 1 }))).rejects.toThrow()
    await expect(writeRows((db) => db.update(billingLines).set({ feeYen: 1 }))).rejects.toThrow()
    await expect(writeRows((db) => db.delete(billingLines))).rejects.toThrow()
    await expect(writeRows((db) => db.delete(billingOperations))).rejects.toThrow()
    await writeRows((db) => db.update(billingOperations).set({ paidOn: '2026-10-30' }))
    expect((await statementOf('2026-09')).paidStatus).toBe('paid')
  })
})

describe('10月: 締め後に承認した修正は、承認した月の請求調整になる', () => {
  beforeAll(approveFixOfSeptember)
  test('修正の承認が、差額の調整を作る', async () => {
    const { body } = await callApi<StatementDetail>(
      'company',
      'GET',
      '/companies/1/statements/details?month=2026-10',
    )
    expect(
      body.adjustments.map(({ kind, taxCategory, amountYen, payouts, sourceInvoiceNumber }) => ({
        kind,
        taxCategory,
        amountYen,
        payouts,
        sourceInvoiceNumber,
      })),
    ).toEqual([
      {
        kind: 'fixAfterClose',
        taxCategory: 'nontaxable',
        amountYen: 1069,
        payouts: 1,
        sourceInvoiceNumber: '1-202609-1',
      },
      {
        kind: 'fixAfterClose',
        taxCategory: 'taxable10',
        amountYen: 321,
        payouts: 0,
        sourceInvoiceNumber: '1-202609-1',
      },
    ])
  })
  test('9月の明細は変わらない', async () => {
    expect(totalsOf(await statementOf('2026-09'))).toEqual(expectedTotals('2026-09'))
  })
})
describe('確定した10月', () => {
  let confirmed = 0
  beforeAll(async () => {
    confirmed = await confirmOctober()
  })
  test('値引きを入れて確定すると、企業と店舗の金額が計算例と合う', async () => {
    expect(confirmed).toBe(1)
    expect(totalsOf(await statementOf('2026-10'))).toEqual(expectedTotals('2026-10'))
    const { operationId } = await statementOf('2026-10')
    const { body } = await callApi<StatementDetail>(
      'company',
      'GET',
      `/companies/1/statements/details?operation_id=${operationId}`,
    )
    expect(body.stores.map(({ clientId, totalYen }) => [clientId, totalYen])).toEqual([
      [11, 287_317],
      [12, 149_254],
      [13, 82_747],
    ])
    expect(body.previous).toEqual({ month: '2026-09', totalYen: 493_421 })
    expect(body.taxes).toEqual([{ percent: 10, taxableYen: 119_175, taxYen: 11_917 }])
  })
  test('店舗の明細は、按分した消費税で、企業の請求の一部', async () => {
    const { body } = await callStore<Statements>('manager', 'GET', '/statements')
    const own = body.items.find(({ month }) => month === '2026-10')
    expect([own?.totalYen, own?.tax10Yen, own?.scope]).toEqual([287_317, 6758, 'store'])
  })
  test('確定した月には、もう調整を入れられない', async () => {
    await expect(
      bookAdjustment(12, '2026-10-21T10:00:00+09:00', 'feeDiscount', { taxable10: -1 }),
    ).rejects.toThrow()
  })
})

describe('確定した11月', () => {
  let confirmed = 0
  beforeAll(async () => {
    confirmed = await confirmNovember()
  })
  test('審査で認められなかったキャンセルの休業手当は、決まった月の調整になる', async () => {
    expect(confirmed).toBe(1)
    expect(totalsOf(await statementOf('2026-11'))).toEqual(expectedTotals('2026-11'))
  })
  test('12月に少なく承認した修正は、12月のマイナスの調整になる', async () => {
    world.now = new Date('2026-12-08T10:00:00+09:00')
    const path = `/attendances/fix_payment_requests/${fixIdOf(133)}`
    const body = { action: 'approve', grossYen: 7417, lockVersion: 1 }
    expect((await callStore('manager', 'PATCH', path, body)).status).toBe(200)
    const statement = await statementOf('2026-12')
    expect([statement.adjustmentNontaxableYen, statement.adjustmentTaxable10Yen]).toEqual([
      -413, -124,
    ])
  })
})

describe('3か月のCSV', () => {
  beforeAll(confirmNovember)
  const money = [
    ['賃金', '賃金'],
    ['深夜割増', '深夜割増'],
    ['時間外割増', '時間外割増'],
    ['交通費', '交通費'],
    ['ボーナス(企業)', 'ボーナス'],
    ['休業手当', '休業手当'],
    ['利用料', '利用料'],
    ['源泉所得税', '源泉所得税'],
  ] as const
  const columns = ['調整(不課税)', '不課税計', '振込手数料', '調整(課税10%)', '課税計(10%・税抜)']
  test.each(['2026-09', '2026-10', '2026-11'])(
    '%s: 明細、店舗別、企業合計が合う',
    async (month) => {
      const base = '/companies/1/statements'
      const [company] = await rowsOf(`${base}/company_statements.csv`, month)
      const stores = await rowsOf(`${base}/client_statements.csv`, month)
      const details = await rowsOf(`${base}/details/of_client.csv`, month)
      if (!company) throw new Error('no row')
      for (const [name, total] of money) {
        expect([name, sum(details, name)]).toEqual([name, sum(stores, total)])
        expect([total, sum(stores, total)]).toEqual([total, Number(company[total])])
      }
      for (const name of columns)
        expect([name, sum(stores, name)]).toEqual([name, Number(company[name])])
      expect(sum(stores, '消費税(按分)')).toBe(Number(company['消費税(10%)']))
      expect(sum(stores, '合計')).toBe(Number(company['ご請求金額']))
      const adjustments = await rowsOf(`${base}/billing_adjustments.csv`, month)
      const ofCategory = (category: string) =>
        sum(
          adjustments.filter((row) => row['税区分'] === category),
          '金額',
        )
      expect([ofCategory('不課税'), ofCategory('課税10%')]).toEqual([
        Number(company['調整(不課税)']),
        Number(company['調整(課税10%)']),
      ])
      const commissions = await rowsOf(`${base}/billing_transfer_commissions.csv`, month)
      expect(sum(commissions, '金額(税抜)')).toBe(Number(company['振込手数料']))
      const allowances = await rowsOf(`${base}/leave_allowance_adjustments.csv`, month)
      const ofMonth = allowances.filter((row) => row['計上(当月/締め後)'] === '当月')
      expect(sum(ofMonth, '金額')).toBe(Number(company['休業手当']))
    },
  )
  test('店舗の名前が式でも、表計算で動かない', async () => {
    await writeRows((db) => db.update(clients).set({ code: '0002' }).where(eq(clients.id, 12)))
    const [row] = await rowsOf(
      '/companies/1/statements/client_statements.csv',
      '2026-09',
      '&client_ids=12',
    )
    expect(row?.['店舗名']).toBe("'=SUM(1)")
  })
  test('Shift_JISにない文字は「？」になり、数がヘッダーに入る', async () => {
    const client = await browser('company')
    const path = '/app/api/v1/companies/1/statements/details/of_client.csv?from_month=2026-09'
    const response = await client.call('GET', `${path}&encoding=sjis`)
    const text = new TextDecoder('shift_jis').decode(await response.arrayBuffer())
    const count = [...text.matchAll(/？/g)].length
    expect(text).toContain('？田 太郎')
    expect(text).toContain('髙橋 花子')
    expect(response.headers.get('X-Replaced-Characters')).toBe(String(count))
  })
  test('個人情報の権限がない経理には、氏名を出さない', async () => {
    const client = await browser('accounting')
    const path = '/app/api/v1/companies/1/statements/details/of_client.csv?from_month=2026-09'
    const text = await (await client.call('GET', path)).text()
    expect(text).not.toMatch(/太郎|花子/)
    expect(text).toMatch(/ワーカー9\d{4}/)
  })
})

describe('権限', () => {
  beforeAll(confirmOctober)
  test.each([
    ['company', 200],
    ['accounting', 200],
    ['staff', 403],
    ['manager', 404],
    ['other', 404],
  ] as const)('企業の明細: %s は %i', async (who, status) => {
    expect((await callApi(who, 'GET', '/companies/1/statements')).status).toBe(status)
  })
  test.each([
    ['manager', 200],
    ['accounting', 200],
    ['clientStaff', 403],
    ['viewer', 403],
    ['sibling', 404],
    ['other', 404],
  ] as const)('店舗の明細: %s は %i', async (who, status) => {
    expect((await callStore(who, 'GET', '/statements')).status).toBe(status)
  })
  test('ほかの企業の請求は、ないものと同じ', async () => {
    const { operationId } = await statementOf('2026-10')
    const path = `/companies/2/statements/details?operation_id=${operationId}`
    expect((await callApi('other', 'GET', path)).status).toBe(404)
  })
})
afterAll(async () => (await testContext()).reset())
