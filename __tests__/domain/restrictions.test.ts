import { overdueRestrictionOf, overdueSteps } from '@/domain/restrictions/overduePayment'
import { reviewLiftRequest } from '@/domain/restrictions/suspension'
import {
  cannotRequestLimit,
  requestableMonths,
  reviewUsageLimitRequest,
  usageRestrictionOf,
} from '@/domain/restrictions/usageLimit'
import { isSupportOpen, isUrgentOpen, supportOpensText } from '@/domain/support/supportHours'

const usage = (usedYen: number) => ({
  month: '2026-11',
  limitYen: 800_000,
  usedYen,
  reservedYen: 0,
})

test.each([
  [639_999, undefined],
  [640_000, 'info'],
  [759_999, 'info'],
  [760_000, 'warning'],
  [799_999, 'warning'],
  [800_000, 'block_publish'],
  [900_000, 'block_publish'],
])('80万円の上限のうち%i円を使うと、段階は%s', (usedYen, level) => {
  expect(usageRestrictionOf(usage(usedYen))?.level).toBe(level)
})
test('上限の80%に満たなければ、何も言わない', () => {
  expect(usageRestrictionOf(usage(639_999))).toBeUndefined()
})
test('使用見込みと確保を合わせ、残りの額を伝える', () => {
  expect(
    usageRestrictionOf({
      month: '2026-11',
      limitYen: 800_000,
      usedYen: 494_601,
      reservedYen: 210_501,
    }),
  ).toEqual({
    level: 'info',
    message:
      '2026年11月の利用上限額の88%を使う予定です。あと94,898円を超える求人は公開できません。',
  })
})
test('上限に達したら、何ができず、何が続けられるかを言う', () => {
  expect(usageRestrictionOf(usage(800_000))?.message).toBe(
    '2026年11月の利用上限額(800,000円)に達したため、2026年11月に勤務する求人は公開できません。決まっている勤務、申し込み、修正依頼は続けられます。',
  )
})
test('上限の変更は、東京の今月から6か月先まで、いまの上限より大きい額だけを申請できる', () => {
  // In Tokyo it is 0:00 of 1 November.
  expect(requestableMonths('2026-10-31T15:00:00.000Z')).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
    '2027-03',
    '2027-04',
    '2027-05',
  ])
  expect(cannotRequestLimit(800_000, 800_001)).toBeUndefined()
  expect(cannotRequestLimit(800_000, 800_000)).toBe(
    'いまの上限(800,000円)より大きい金額を入力してください。',
  )
})
test('上限が0円なら、何も公開できない', () => {
  expect(usageRestrictionOf({ ...usage(0), limitYen: 0 })?.level).toBe('block_publish')
})

test('上限の変更は2倍まで承認し、支払いが遅れている間は承認しない', () => {
  const request = { currentYen: 800_000, isPaymentOverdue: false }
  expect(reviewUsageLimitRequest({ ...request, requestedYen: 1_600_000 })).toEqual({
    isApproved: true,
    comment: 'ご利用の状況を確認し、承認しました。',
  })
  expect(reviewUsageLimitRequest({ ...request, requestedYen: 1_600_001 })).toEqual({
    isApproved: false,
    comment:
      '一度に承認できるのは、いまの上限の2倍(1,600,000円)までです。金額を見直して申請してください。',
  })
  expect(
    reviewUsageLimitRequest({ ...request, requestedYen: 900_000, isPaymentOverdue: true }),
  ).toMatchObject({ isApproved: false, comment: expect.stringContaining('お支払い期限を過ぎた') })
})
test('ひな形が直っていて、再発防止策が原因の写しでなければ、利用再開を承認する', () => {
  const request = { causeExplanation: '原因です', prevention: '対策です', offerStatus: null }
  expect(reviewLiftRequest(request)).toEqual({
    isApproved: true,
    comment: '原因と再発防止策を確認しました。',
  })
  expect(reviewLiftRequest({ ...request, offerStatus: 'usable' }).isApproved).toBe(true)
  expect(reviewLiftRequest({ ...request, offerStatus: 'violated' })).toEqual({
    isApproved: false,
    comment:
      '対象のひな形が、掲載基準に合っていないままでした。ひな形を修正してから、もう一度申請してください。',
  })
  expect(reviewLiftRequest({ ...request, prevention: ' 原因 です\n' })).toEqual({
    isApproved: false,
    comment:
      '再発を防ぐために行うことが、原因の説明と同じ文章でした。時期と担当者を書いて、もう一度申請してください。',
  })
})

// Due on Monday 30 November 2026.
test('お支払い期限の翌日に注意、3銀行営業日後に公開停止、14日後に利用停止', () => {
  expect(overdueSteps('2026-11-30')).toEqual([
    { level: 'warning', fromOn: '2026-12-01' },
    { level: 'block_publish', fromOn: '2026-12-03' },
    { level: 'block_all', fromOn: '2026-12-14' },
  ])
  const levelOn = (today: string) => overdueRestrictionOf('2026-11-30', today)?.level
  expect(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'].map(levelOn)).toEqual([
    undefined,
    'warning',
    'warning',
    'block_publish',
  ])
  expect(['2026-12-13', '2026-12-14'].map(levelOn)).toEqual(['block_publish', 'block_all'])
})
test.each([
  [
    '2026-12-01',
    'お支払い期限が2026年11月30日のご請求の入金を、まだ確認できていません。2026年12月3日になっても確認できないときは、求人を公開できません。',
  ],
  [
    '2026-12-03',
    'お支払い期限が2026年11月30日のご請求の入金を確認できないため、求人を公開できません。2026年12月14日になっても確認できないときは、求人の公開と変更ができません。',
  ],
  [
    '2026-12-14',
    'お支払い期限が2026年11月30日のご請求の入金を確認できないため、求人の公開と変更ができません。',
  ],
])('%sには、いまできないことと、次にできなくなることを言う', (today, message) => {
  expect(overdueRestrictionOf('2026-11-30', today)?.message).toBe(
    `${message}決まっている勤務、チェックイン・チェックアウト、修正依頼、利用明細は、そのまま使えます。`,
  )
})
test('銀行の休み(土日・祝日・12月31日〜1月3日)は数えない', () => {
  expect(overdueSteps('2026-12-28')[1]).toEqual({ level: 'block_publish', fromOn: '2027-01-04' })
})

test('電話は平日の9時から18時まで、緊急の電話は5時から翌2時まで', () => {
  expect(isSupportOpen(new Date('2026-11-20T09:00:00+09:00'))).toBe(true)
  expect(isSupportOpen(new Date('2026-11-20T18:00:00+09:00'))).toBe(false)
  // 勤労感謝の日
  expect(isSupportOpen(new Date('2026-11-23T10:00:00+09:00'))).toBe(false)
  expect(supportOpensText(new Date('2026-11-20T18:00:00+09:00'))).toBe('11月24日(火) 9:00')
  expect(isUrgentOpen(new Date('2026-11-20T01:59:00+09:00'))).toBe(true)
  expect(isUrgentOpen(new Date('2026-11-20T04:59:00+09:00'))).toBe(false)
})
