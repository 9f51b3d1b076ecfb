import { paidStatusOf, settlePayment } from '@/domain/billing/payment'

describe('入金の状態', () => {
  const invoice = { invoiceNumber: '1-202609-1', totalYen: 1, dueOn: '2026-11-02', paidOn: null }
  test('期限の日までは未入金、次の日から期限超過', () => {
    expect(paidStatusOf(invoice, '2026-11-02')).toBe('unpaid')
    expect(paidStatusOf(invoice, '2026-11-03')).toBe('overdue')
  })
  test('入金があれば、期限を過ぎていても入金済み', () => {
    expect(paidStatusOf({ ...invoice, paidOn: '2026-11-09' }, '2026-11-10')).toBe('paid')
  })
  test('請求書がないか、請求する額がなければ、待つ入金はない', () => {
    expect(paidStatusOf({ ...invoice, invoiceNumber: null }, '2026-11-10')).toBe('none')
    expect(paidStatusOf({ ...invoice, totalYen: 0 }, '2026-11-10')).toBe('none')
    expect(paidStatusOf({ ...invoice, totalYen: -1 }, '2026-11-10')).toBe('none')
  })
})

describe('入金の記録', () => {
  const received = (amountYen: number, isFeeDeducted = false, settledYen = 0) =>
    settlePayment({ totalYen: 10_000, settledYen }, { amountYen, isFeeDeducted })
  test('残りちょうどで入金済みになり、足りなければ残る', () => {
    expect(received(10_000)).toEqual({ feeDiscountYen: 0, isPaid: true })
    expect(received(9999)).toEqual({ feeDiscountYen: 0, isPaid: false })
    expect(received(4000, false, 6000)).toEqual({ feeDiscountYen: 0, isPaid: true })
  })
  test('残りより多い入金は、残りの額を言って断る', () => {
    expect(received(4001, false, 6000)).toEqual({
      fault: '請求の残り4,000円より多い入金です。どの請求書への入金かを確認してください。',
    })
  })
  test('入金済みの請求書と、0円の入金は断る', () => {
    expect(received(1, false, 10_000)).toEqual({ fault: 'この請求書は、入金済みです。' })
    expect(received(0)).toEqual({ fault: '入金額は0円にできません。' })
    expect(received(0, false, 10_000)).toEqual({ fault: '入金額は0円にできません。' })
  })
  test('振込手数料差引は、不足が1円から880円まで。不足は利用料の値引きになる', () => {
    expect(received(9999, true)).toEqual({ feeDiscountYen: 1, isPaid: true })
    expect(received(9120, true)).toEqual({ feeDiscountYen: 880, isPaid: true })
    const fault = (shortYen: string) =>
      `振込手数料差引にできるのは、不足が1円から880円までの入金です。この入金の不足は${shortYen}です。`
    expect(received(9119, true)).toEqual({ fault: fault('881円') })
    expect(received(10_000, true)).toEqual({ fault: fault('0円') })
  })
  test('マイナスの入金は、記録した額までを取り消す', () => {
    expect(received(-6000, false, 6000)).toEqual({ feeDiscountYen: 0, isPaid: false })
    expect(received(-6001, false, 6000)).toEqual({
      fault: '取り消せるのは、記録した入金の6,000円までです。',
    })
    // The payment of a paid invoice can be reversed, too.
    expect(received(-1, false, 10_000)).toEqual({ feeDiscountYen: 0, isPaid: false })
  })
})
