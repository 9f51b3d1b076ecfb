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

// Domain description §4: wage of 5.5 hours at 1,300 yen with 1.5 hours at night: 7,150 + 488; 60 % of it is 4,582.8.
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
])('休業手当の内訳: %s', (_, over, text) => {
  expect(allowanceBreakdown({ ...item, ...over })).toBe(text)
})
