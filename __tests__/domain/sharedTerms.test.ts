import { sharedTermsOf } from '@/domain/offerings/sharedTerms'
import { offerContent } from '@tests/kit/serverKit'

test('共有URLのページに、職業安定法5条の3・施行規則4条の2の事項がそろう', () => {
  const rows = new Map(
    sharedTermsOf(
      {
        title: 'ホールスタッフ',
        startAt: '2026-11-27T17:00:00+09:00',
        endAt: '2026-11-27T22:30:00+09:00',
        breakMin: 0,
        closesAt: '2026-11-27T17:00:00+09:00',
        hourlyWageYen: 1303,
        transportationYen: 500,
        terms: offerContent({ changeScopeWork: '洗い場', changeScopePlace: '' }),
      },
      {
        employer: { name: '株式会社みのりフーズ', address: '東京都渋谷区渋谷1-1-1' },
        store: { name: 'みのり食堂', address: '東京都渋谷区渋谷2-2-2' },
      },
      [],
      '2026-11-20T09:41:00+09:00',
    ),
  )
  expect(rows.get('募集者')).toBe('株式会社みのりフーズ 東京都渋谷区渋谷1-1-1')
  expect(rows.get('仕事内容')).toContain('変更の範囲: 洗い場')
  expect(rows.get('勤務地')).toContain('変更の範囲: 変更なし')
  expect(rows.get('契約期間')).toContain('勤務1回)。更新なし。試用期間なし')
  expect(rows.get('時間外労働')).toBe('なし')
  expect(rows.get('保険')).toContain('労災保険あり')
  expect(rows.get('受動喫煙対策')).toBe('屋内禁煙')
})
