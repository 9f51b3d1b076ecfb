import { render, screen } from '@testing-library/react'
import { storeBilling } from '@/contracts/billing'
import type { NextBilling, Statement, StatementDetail } from '@/contracts/billing/schemas'
import { StatementHeader } from '@/features/billing/components/StatementHeader'
import { monthRowsOf } from '@/features/billing/lib/monthRows'
import { renderPage } from '@mocks/renderPage'
import { answer } from '@mocks/server'

const statement = (month: string, status: Statement['status'], totalYen: number, workCount = 10) =>
  ({ month, status, totalYen, workCount, clientId: null }) as Statement
/** Returns a page of a list whose next page has older months. */
const page = (items: Statement[]) => ({ items, page: 1, perPage: items.length, totalCount: 24 })

test('途中の月は、前の月と比べない。締めた月どうしは比べる', () => {
  const rows = monthRowsOf(
    page([
      statement('2026-11', 'open', 2_043_386),
      statement('2026-10', 'closing', 3_228_326),
      statement('2026-09', 'confirmed', 3_000_000),
    ]),
  )
  expect(rows.map(({ difference }) => difference)).toEqual([null, 228_326, null])
})
test('使い始めた月は途中から始まるので、次の月と比べない', () => {
  const rows = monthRowsOf({
    ...page([
      statement('2026-10', 'confirmed', 2_360_573),
      statement('2026-09', 'confirmed', 2_336_006),
      statement('2026-08', 'confirmed', 468_879),
      statement('2026-07', 'confirmed', 0, 0),
    ]),
    totalCount: 4,
  })
  expect(rows.map(({ difference }) => difference)).toEqual([24_567, null, null, null])
})

test.each([
  ['open', 6_966_391, null],
  ['closing', 7_527_576, '2026年10月より +¥1,000,000'],
] as const)('詳しい明細の比べ方は一覧と同じ (%s)', (status, totalYen, words) => {
  const detail = {
    statement: {
      ...statement('2026-11', status, totalYen),
      confirmsOn: '2026-12-07',
      dueOn: '2027-01-04',
      paidOn: null,
    },
    previous: { month: '2026-10', totalYen: totalYen - 1_000_000 },
    paymentMethod: 'bank_transfer',
    reissue: null,
  } as unknown as StatementDetail
  render(<StatementHeader companyId='1' detail={detail} />)
  expect(screen.queryByText(/2026年10月より/)?.textContent ?? null).toBe(words)
})

describe('前の月が確定していないあいだ', () => {
  const used = {
    count: 3,
    nontaxableYen: 15_000,
    taxable10Yen: 4_500,
    tax10Yen: 450,
    totalYen: 19_950,
  }
  const unused = { count: 0, nontaxableYen: 0, taxable10Yen: 0, tax10Yen: 0, totalYen: 0 }
  const billing = (month: string, rest: Pick<NextBilling, 'status' | 'expected'>): NextBilling => ({
    month,
    asOfAt: '2026-11-20T09:41:00+09:00',
    closesOn: `${month}-28`,
    confirmedOn: '2026-12-07',
    dueOn: '2027-01-04',
    settled: rest.expected,
    withholdingTaxYen: 0,
    provisionalCount: 0,
    usage: { limitYen: null, remainingYen: null, parts: null },
    ...rest,
  })
  const titlesAfter = async (expected: NextBilling['expected']) => {
    answer(storeBilling.nextBilling, [
      billing('2026-10', { status: 'closing', expected }),
      billing('2026-11', { status: 'open', expected: unused }),
    ])
    await renderPage('/clients/11/statements', { as: 'manager' })
    const headings = await screen.findAllByRole('heading', { name: /のご請求 / })
    return headings.map(({ textContent }) => textContent)
  }

  test('次回のご請求は1つだけ', async () => {
    expect(await titlesAfter(used)).toEqual([
      '次回のご請求 2026年10月利用分',
      'その次のご請求 2026年11月利用分',
    ])
  })
  test('前の月に何も使っていない店舗には、その月のご請求はない', async () => {
    expect(await titlesAfter(unused)).toEqual(['次回のご請求 2026年11月利用分'])
  })
})
