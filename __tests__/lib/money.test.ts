import { formatYen, formatYenDiff, withoutYen } from '@/lib/text/money'

test('金額だけを伏せ、時刻や日付や人数は残す。途中で切れた金額も伏せる', () => {
  expect(
    [
      `11月20日 17:00〜22:30の報酬は${formatYen(8250)}で確定しました。`,
      `差は${formatYenDiff(-1300)}です。2名に送りました。`,
      '休業手当 12,0',
    ].map(withoutYen),
  ).toEqual([
    '11月20日 17:00〜22:30の報酬は***円で確定しました。',
    '差は−***円です。2名に送りました。',
    '休業手当 ***',
  ])
})
