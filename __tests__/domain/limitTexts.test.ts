import { monthRemainingText, payLimitText, remainingPayText } from '@/domain/workers/limitTexts'

test.each([
  [31_651, '31,651円 / 77,999円まで', 'あと46,348円'],
  [16_188, '16,188円 / 77,999円まで', 'あと61,811円'],
])('使った%d円と残りを足すと、横に示す上限になる', (usedYen, used, rest) => {
  const remainingYen = 78_000 - 1 - usedYen
  expect(`${usedYen.toLocaleString('ja-JP')}円 / ${payLimitText(78_000)}`).toBe(used)
  expect(remainingPayText(remainingYen)).toBe(rest)
  expect(monthRemainingText(remainingYen)).toBe(rest)
})
test.each([
  [295, '残り295円では勤務できません'],
  [2999, '残り2,999円では勤務できません'],
  [0, '残りはありません'],
])('残り%d円では「あと」と言わない: 「上限に到達」と食い違わない', (remainingYen, text) => {
  expect(remainingPayText(remainingYen)).toBe(text)
  expect(monthRemainingText(remainingYen)).toBe('上限に到達')
})
test('3,000円からは勤務でき、「あと」と言う', () => {
  expect(monthRemainingText(3000)).toBe('あと3,000円')
})
