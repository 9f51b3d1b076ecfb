import { allowanceBreakdown } from '@/features/storeCancellations/lib/allowanceBreakdown'

const item = {
  userId: 4,
  name: '小林 千夏',
  nameKana: 'コバヤシ チナツ',
  refusal: null,
  leaveAllowanceRequired: true,
  ratePercent: 100,
  amountYen: 5700,
  wagesYen: 5200,
  transportationYen: 500,
  plannedWagesYen: 5200,
  premiumsYen: 0,
  workMin: 240,
  hourlyWageYen: 1300,
  explanation: '',
}

// Wage: 5.5 h × 1,300 = 7,150, and 1.5 hours at night 488. 60 % of the 7,638 is 4,582.8.
test.each([
  ['全額', {}, '予定の賃金 5,200円(4時間 × 1,300円)の100%+交通費 500円'],
  [
    '60%の契約では、予定の賃金と、そのうち払う額を言う',
    { ratePercent: 60, wagesYen: 3120, amountYen: 3620 },
    '予定の賃金 5,200円(4時間 × 1,300円)の60% 3,120円+交通費 500円',
  ],
  [
    '深夜の割増がある',
    { plannedWagesYen: 7638, premiumsYen: 488, wagesYen: 7638, workMin: 330, amountYen: 8138 },
    '予定の賃金 7,638円(5時間30分、割増を含む)の100%+交通費 500円',
  ],
  [
    '深夜の割増があり、60%の契約',
    {
      ratePercent: 60,
      plannedWagesYen: 7638,
      premiumsYen: 488,
      wagesYen: 4583,
      workMin: 330,
      amountYen: 5083,
    },
    '予定の賃金 7,638円(5時間30分、割増を含む)の60% 4,583円+交通費 500円',
  ],
  // Before, the worker had ten days of eight hours at 1,300 yen. 60 % of the average wage is 4,556 yen
  // (労働基準法26条).
  [
    '平均賃金の60%に届かなければ、60%の額と、引き上げた額を言う',
    {
      ratePercent: 60,
      plannedWagesYen: 6500,
      workMin: 300,
      wagesYen: 4556,
      amountYen: 4556,
      transportationYen: 0,
    },
    '予定の賃金 6,500円(5時間 × 1,300円)の60% 3,900円を、平均賃金の60% 4,556円に引き上げ',
  ],
  [
    '交通費を足しても届かないとき',
    { ratePercent: 60, wagesYen: 4056, amountYen: 4556 },
    '予定の賃金 5,200円(4時間 × 1,300円)の60% 3,120円+交通費 500円を、平均賃金の60% 4,556円に引き上げ',
  ],
  [
    '交通費がなければ言わない',
    {
      plannedWagesYen: 1087,
      wagesYen: 1087,
      workMin: 65,
      hourlyWageYen: 1003,
      transportationYen: 0,
    },
    '予定の賃金 1,087円(1時間5分 × 1,003円)の100%',
  ],
])('休業手当の内訳: %s', (_, overrides, text) => {
  expect(allowanceBreakdown({ ...item, ...overrides })).toBe(text)
})
