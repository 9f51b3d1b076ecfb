import type { Statement } from '@/contracts/billing/schemas'
import { monthRowsOf } from '@/features/billing/lib/monthRows'

const statement = (month: string, status: Statement['status'], totalYen: number) =>
  ({ month, status, totalYen, clientId: null }) as Statement

test('途中の月は、前の月と比べない。締めた月どうしは比べる', () => {
  const rows = monthRowsOf([
    statement('2026-11', 'open', 2_043_386),
    statement('2026-10', 'closing', 3_228_326),
    statement('2026-09', 'confirmed', 3_000_000),
  ])
  expect(rows.map(({ difference }) => difference)).toEqual([null, 228_326, null])
})
