import { readFileSync } from 'node:fs'
import { judgeLeaveAllowance, rejectReasons } from '@/domain/cancellation/rejection'
import { isStoreReason, rejectionMessage } from '@/domain/cancellation/rejectionMessage'
import { chatTemplates } from '@/domain/chat/chat'

const shift = {
  startAt: '2026-11-21T07:00:00+09:00',
  meetingPlace: '建物裏手の通用口。インターホンを押してください。',
  access: '渋谷駅から徒歩5分です。',
  belongings: ['黒の靴', '筆記用具'],
  clothing: '白いシャツでお越しください。',
}
const bodyOf = (title: string) =>
  chatTemplates(shift).find((template) => template.title === title)?.body

describe('定型文', () => {
  test('集合場所と服装は、文のまま書かれていても日本語として読める', () => {
    expect(bodyOf('行き方')).toBe(
      '渋谷駅から徒歩5分です。\n集合場所: 建物裏手の通用口。インターホンを押してください。',
    )
    expect(bodyOf('持ち物')).toBe('持ち物: 黒の靴、筆記用具\n服装: 白いシャツでお越しください。')
  })
  test('着替えの時間は労働時間なので、早く来るように求めない', () => {
    expect(bodyOf('開始時刻')).toBe('着替えの時間は勤務時間に含みます。7:00までにお越しください。')
  })
})

describe('キャンセルの連絡文', () => {
  const about = {
    startAt: '2026-11-21T07:00:00+09:00',
    title: '朝の仕込み',
    ratePercent: 100,
    freeCancelOpen: false,
    now: '2026-11-20T09:41:00+09:00',
  }
  test('休業手当は賃金と交通費の合計で、ボーナスを含まない', () => {
    const [reason] = rejectReasons.filter(({ code }) => code === 'filled_internally')
    if (!reason) throw new Error('no such reason')
    const { amountYen } = judgeLeaveAllowance(reason, 60, {
      baseYen: 7094,
      nightPremiumYen: 0,
      overtimePremiumYen: 0,
      transportationYen: 1000,
      bonusYen: 500,
      leaveAllowanceYen: 0,
    })
    const message = rejectionMessage({ ...about, reason: 'filled_internally', amountYen })
    expect(message).toContain(
      '予定していた賃金と交通費の合計と同額の休業手当(8,094円)をお支払いします。',
    )
    expect(message).not.toMatch(/8,594|予定していた報酬/)
  })
  test('店舗の事情でない理由の文に、店舗の都合という言葉はない', () => {
    for (const { code } of rejectReasons) {
      const message = rejectionMessage({ ...about, reason: code, amountYen: 0 })
      expect([code, message.includes('店舗の都合')]).toEqual([
        code,
        [
          'business_closed',
          'volume_change',
          'posting_mistake',
          'filled_internally',
          'other_store_reason',
        ].includes(code),
      ])
    }
  })
  test('店舗都合と呼ぶのは、店舗の事情による理由だけ', () => {
    expect(rejectReasons.filter(({ code }) => isStoreReason(code)).map(({ code }) => code)).toEqual(
      [
        'business_closed',
        'volume_change',
        'posting_mistake',
        'filled_internally',
        'other_store_reason',
      ],
    )
  })
})

test('画面に、法律と違う説明を書かない', () => {
  const source = (path: string) => readFileSync(`src/features/${path}`, 'utf8')
  const effect = source('storeCancellations/components/effect/EffectSection.tsx')
  expect(effect).not.toContain('合意できれば休業手当はかかりません')
  expect(effect).toContain(
    '本人が自由に同意した場合に限ります。短くするお願いは休業手当の対象になることがあります。',
  )
  const conditions = source('offers/components/sections/ConditionsSection.tsx')
  expect(conditions).not.toContain('休業手当なしでお断りできます')
  expect(conditions).toContain('仕事に必要な条件だけを書いてください。')
})
