import type { Cost } from '@/contracts/offerings/schemas'
import { sumOfMonthlyCosts } from '@/domain/pay/costs'

const costWithFee = (feeYen: number): Cost => ({
  people: 1,
  wagesYen: 5340,
  premiumsYen: 0,
  transportationYen: 0,
  bonusYen: 0,
  feeYen,
  taxYen: Math.floor(feeYen / 10),
  totalYen: 5340 + feeYen + Math.floor(feeYen / 10),
})
const inMonth = (month: string, feeYen: number, taxPercent = 10) =>
  Array.from({ length: 5 }, () => ({ month, taxPercent, cost: costWithFee(feeYen) }))

test('10件分の消費税は、1件ずつでなく、月の利用料の合計に一度だけかかる', () => {
  // 10 % of 16,020 yen of fees is 1,602, not ten times 160.
  const cost = sumOfMonthlyCosts([...inMonth('2026-12', 1602), ...inMonth('2026-12', 1602)])
  expect([cost.feeYen, cost.taxYen, cost.totalYen]).toEqual([16_020, 1602, 53_400 + 16_020 + 1602])
})
test('月をまたぐと、請求書ごとに切り捨てる', () => {
  // 10 % of 8,025 yen of fees is 802 in each month. Together, 10 % of 16,050 would be 1,605.
  const cost = sumOfMonthlyCosts([...inMonth('2026-11', 1605), ...inMonth('2026-12', 1605)])
  expect(cost.taxYen).toBe(1604)
})
test('税率の違う分は、別々に切り捨てる', () => {
  const cheaper = inMonth('2026-12', 1605, 8).map((one) => ({
    ...one,
    cost: { ...one.cost, taxYen: 128, totalYen: 5340 + 1605 + 128 },
  }))
  // 10 % of 8,025 is 802, 8 % of it 642.
  expect(sumOfMonthlyCosts([...inMonth('2026-12', 1605), ...cheaper]).taxYen).toBe(802 + 642)
})
