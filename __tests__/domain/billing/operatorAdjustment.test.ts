import { operatorAdjustment } from '@/domain/billing/operatorAdjustment'

// 5.5 h × 1,303 = 7,166.5, rounded up to 7,167. Transport of 300 yen was billed twice: 7,167 + 600 = 7,767.
const matching = { billedYen: 7767, owedByLawYen: 7167, feeBaseYen: 7767, feeRateBp: 3000 }

test('二重の交通費を戻すと、不課税と利用料の両方が戻り、振り込みは増えない', () => {
  expect(operatorAdjustment('wageCorrection', -300, matching)).toEqual({
    rows: [
      { taxCategory: 'nontaxable', amountYen: -300, payouts: 0 },
      { taxCategory: 'taxable10', amountYen: -90, payouts: 0 },
    ],
  })
})
test('働いた分の賃金より低くはできない', () => {
  expect(operatorAdjustment('wageCorrection', -601, matching)).toEqual({
    fault: expect.stringContaining('600円まで'),
  })
})
test('最低賃金との差額は、振り込みが1件増える。利用料はそれぞれ切り捨てた額の差', () => {
  expect(operatorAdjustment('minimumWage', 101, matching)).toEqual({
    rows: [
      { taxCategory: 'nontaxable', amountYen: 101, payouts: 1 },
      // floor(7868 × 0.3) − floor(7767 × 0.3) = 2360 − 2330
      { taxCategory: 'taxable10', amountYen: 30, payouts: 0 },
    ],
  })
  expect(operatorAdjustment('minimumWage', -1, matching)).toHaveProperty('fault')
})
test('値引きは課税10%だけで、プラスにはできない', () => {
  expect(operatorAdjustment('feeDiscount', -3301, undefined)).toEqual({
    rows: [{ taxCategory: 'taxable10', amountYen: -3301, payouts: 0 }],
  })
  expect(operatorAdjustment('feeDiscount', 1, undefined)).toHaveProperty('fault')
})
test('報酬の調整には、マッチングが要る', () => {
  expect(operatorAdjustment('wageCorrection', 100, undefined)).toHaveProperty('fault')
})
test('減らせる額ちょうどまでは減らせ、断るときは何を直せばよいかを言う', () => {
  expect(operatorAdjustment('wageCorrection', -600, matching)).toHaveProperty('rows')
  const faultOf = (...asked: Parameters<typeof operatorAdjustment>) => {
    const answer = operatorAdjustment(...asked)
    return 'fault' in answer ? answer.fault : undefined
  }
  expect(faultOf('feeDiscount', 0, undefined)).toBe(
    '利用料の値引きは、マイナスの金額で指定してください。',
  )
  expect(faultOf('wageCorrection', 100, undefined)).toBe(
    '報酬の調整には、マッチングを指定してください。',
  )
  expect(faultOf('wageCorrection', 0, matching)).toBe('金額は0円にできません。')
  expect(faultOf('minimumWage', 0, matching)).toBe('金額は0円にできません。')
  expect(faultOf('minimumWage', -1, matching)).toBe(
    '最低賃金との差額は、プラスの金額で指定してください。',
  )
})
