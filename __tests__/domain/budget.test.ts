import {
  aboveBudgetText,
  budgetLeftYenOf,
  budgetLevelOf,
  budgetMonths,
  budgetPercentOf,
  budgetRequestText,
  budgetText,
  spendText,
  cannotRequestBudget,
} from '@/domain/restrictions/budget'

const budgetWith = (budgetYen: number, usedYen: number, reservedYen: number) => ({
  budgetYen,
  usedYen,
  reservedYen,
})

test.each([
  // Used and reserved together: 430,615, 104,424 and 170,063 yen.
  [budgetWith(450_000, 314_404, 116_211), 19_385, 95, 'near'],
  [budgetWith(120_000, 65_340, 39_084), 15_576, 87, 'near'],
  [budgetWith(220_000, 114_857, 55_206), 49_937, 77, 'within'],
  // Both sides of 80 % and of 100 %.
  [budgetWith(100_000, 60_000, 19_999), 20_001, 79, 'within'],
  [budgetWith(100_000, 60_000, 20_000), 20_000, 80, 'near'],
  [budgetWith(100_000, 100_000, 0), 0, 100, 'near'],
  [budgetWith(100_000, 100_000, 1), -1, 100, 'over'],
  // Adjustments can give back more than the month costs.
  [budgetWith(100_000, -5_000, 0), 105_000, 0, 'within'],
] as const)('予算 %o: 残り %i円、%i%%、%s', (use, leftYen, percent, level) => {
  expect(budgetLeftYenOf(use)).toBe(leftYen)
  expect(budgetPercentOf(use)).toBe(percent)
  expect(budgetLevelOf(use)).toBe(level)
})

test('見込みを言葉にする', () => {
  expect(budgetText(budgetWith(220_000, 114_857, 55_206))).toBe('予算の77%の見込みです。')
  expect(budgetText(budgetWith(450_000, 314_404, 116_211))).toBe(
    '予算の95%を使う見込みです。残りは19,385円です。',
  )
  expect(budgetText(budgetWith(450_000, 350_438, 116_211))).toBe('予算を16,649円超える見込みです。')
})

test('予算を決められるのは、東京の今月から6か月先まで', () => {
  // In Tokyo it is 0:00 of 1 November.
  expect(budgetMonths('2026-10-31T15:00:00.000Z')).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
    '2027-03',
    '2027-04',
    '2027-05',
  ])
})

test('予算に入らない求人は、含めた額を言う', () => {
  const cost = { month: '2026-11', budgetYen: 220_000, takenYen: 170_063, costYen: 60_000 }
  expect(aboveBudgetText(cost)).toBe(
    '2026年11月の予算220,000円に対して、この求人を含めると230,063円になります。',
  )
})

describe('予算を増やす依頼', () => {
  const now = '2026-11-20T09:41:00+09:00'
  test('今月から6か月先まで、いまの予算より大きい額だけを依頼できる', () => {
    const request = { month: '2026-11', budgetYen: 220_000, requestedYen: 220_001 }
    expect(cannotRequestBudget(request, now)).toBeUndefined()
    expect(cannotRequestBudget({ ...request, month: '2027-05' }, now)).toBeUndefined()
    for (const month of ['2026-10', '2027-06'])
      expect(cannotRequestBudget({ ...request, month }, now)).toEqual({
        month: '今月から6か月先までの月を選んでください。',
      })
    expect(cannotRequestBudget({ ...request, requestedYen: 220_000 }, now)).toEqual({
      requestedYen: 'いまの予算(220,000円)より大きい金額を入力してください。',
    })
  })
  test.each([
    ['approved', null, '予算を250,000円にする依頼は承認されました。'],
    [
      'approved',
      '来月は戻します。',
      '予算を250,000円にする依頼は承認されました。本部からの連絡: 来月は戻します。',
    ],
    [
      'declined',
      '人数を見直してください。',
      '予算を250,000円にする依頼は見送られました。本部からの連絡: 人数を見直してください。',
    ],
    ['withdrawn', null, '予算を250,000円にする依頼は取り下げられました。'],
    [
      'submitted',
      null,
      '11月19日(木) 18:05に佐藤 花子さんが、予算を250,000円にするよう本部に依頼しました。',
    ],
  ] as const)('%s (連絡: %s)', (status, decisionNote, text) => {
    const request = {
      status,
      decisionNote,
      requestedYen: 250_000,
      requestedByName: '佐藤 花子',
      createdAt: '2026-11-19T18:05:00+09:00',
    }
    expect(budgetRequestText(request, new Date(now))).toBe(text)
  })
})

test('使う額は、1つの文で、残りか超える額まで言う', () => {
  expect(spendText('利用上限額', 3_000_000, 2_256_578)).toBe(
    '利用上限額3,000,000円のうち、公開中の空きを含めて2,256,578円を使う見込みで、残りは743,422円です。',
  )
  expect(spendText('予算', 450_000, 466_649)).toBe(
    '予算450,000円のうち、公開中の空きを含めて466,649円を使う見込みで、16,649円超えます。',
  )
  expect(spendText('予算', 450_000, 450_000)).toBe(
    '予算450,000円のうち、公開中の空きを含めて450,000円を使う見込みで、残りは0円です。',
  )
})
