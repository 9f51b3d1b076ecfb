import { rejectReasonCodes } from '@/contracts/storeCancellations/enums'
import { findDiscrimination } from '@/domain/cancellation/cancelNote'
import { rejectionMessage } from '@/domain/cancellation/rejectionMessage'
import { cannotSendMessage } from '@/domain/chat/message'

describe('キャンセルの連絡文の文案', () => {
  const about = {
    startAt: '2026-11-21T07:00:00+09:00',
    title: '朝の仕込み',
    amountYen: 5700,
    ratePercent: 100,
    freeCancelOpen: false,
    now: new Date('2026-11-20T09:41:00+09:00'),
  }
  test('どの理由でも、差別につながる言葉や外部への連絡先を含まず、そのまま送れる', () => {
    for (const reason of rejectReasonCodes)
      for (const amountYen of [0, 5700, null]) {
        const text = rejectionMessage({ ...about, name: '小林 千夏', reason, amountYen })
        expect([findDiscrimination(text), cannotSendMessage(text)]).toEqual([undefined, undefined])
        expect(text.includes('休業手当')).toBe(amountYen !== 0)
      }
  })
  test('一人なら名前と金額を、何人かで金額が違えば金額を書かない', () => {
    expect(rejectionMessage({ ...about, name: '小林 千夏', reason: 'filled_internally' })).toMatch(
      /^小林 千夏さん\n\n11月21日\(土\) 7:00からの「朝の仕込み」について、自社スタッフで人員が足りたため、店舗の都合で.*休業手当\(5,700円\)をお支払いします。$/s,
    )
    expect(rejectionMessage({ ...about, reason: 'filled_internally', amountYen: null })).toMatch(
      /^11月21日.*金額はアプリでご確認いただけます/s,
    )
    expect(
      rejectionMessage({ ...about, reason: 'volume_change', amountYen: 0, freeCancelOpen: true }),
    ).not.toContain('直前')
  })
})
