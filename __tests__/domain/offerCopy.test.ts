import { copyDifferences, copyFor, takeFields } from '@/domain/offers/offerCopy'
import { offerContent } from '@tests/kit/serverKit'

const place = {
  meetingPlace: '通用口',
  access: '',
  station: '天王寺 徒歩3分',
  phoneNumber: '0661234567',
  contactPerson: '長谷川',
  smokingPolicy: 'no_smoking' as const,
  minimumWageYen: 1231,
}
const wage = (hourlyWageYen: number | null) => ({ ...offerContent().defaults, hourlyWageYen })

describe('ほかの店舗のひな形', () => {
  test('場所と連絡先はその店舗のもの、仕事は同じ、写真は付いていかない', () => {
    const copy = copyFor(offerContent({ imageFileIds: [3] }), place)
    expect(copy).toMatchObject({
      jobDescription: offerContent().jobDescription,
      place: { sameAsClient: true, meetingPlace: '通用口', station: '天王寺 徒歩3分' },
      emergencyPhoneNumber: '0661234567',
      contactPerson: '長谷川',
      imageFileIds: [],
    })
  })
  test.each([
    [1220, 1231],
    [1231, 1231],
    [1350, 1350],
    [null, null],
  ])('時給%sは、大阪府(1,231円)では%s', (source, copied) => {
    const copy = copyFor(offerContent({ defaults: wage(source) }), place)
    expect(copy.defaults.hourlyWageYen).toBe(copied)
  })
})

describe('ちがい', () => {
  const base = { title: 'ホール', content: offerContent() }
  const changed = { title: 'ホール', content: offerContent({ belongings: ['黒の靴', 'ペン'] }) }
  test('本部が変えた項目と、店舗が変えた項目を分ける。時給と場所は店舗のもの', () => {
    const copy = {
      title: 'ホール(夜)',
      content: copyFor(offerContent({ defaults: wage(1500) }), place),
    }
    expect(
      copyDifferences(changed, copy, base).map(({ label, sourceText, copyText, changedBy }) => [
        label,
        sourceText,
        copyText,
        changedBy,
      ]),
    ).toEqual([
      ['ひな形名', 'ホール', 'ホール(夜)', 'store'],
      ['持ち物', '黒の靴、ペン', '黒の靴', 'head'],
    ])
  })
  test('時間は「翌」まで、求人と同じ書き方', () => {
    const hours = (startTime: string, endTime: string) => ({
      title: 'ホール',
      content: offerContent({ defaults: { ...wage(1300), startTime, endTime } }),
    })
    const [hoursChange] = copyDifferences(hours('22:00', '02:00'), hours('07:00', '11:00'), base)
    expect([hoursChange?.sourceText, hoursChange?.copyText]).toEqual([
      '22:00〜翌2:00',
      '7:00〜11:00',
    ])
  })
  test('取り入れた項目のほかは変わらない', () => {
    const copy = { title: 'ホール(夜)', content: copyFor(offerContent(), place) }
    const taken = takeFields(changed, copy, ['belongings'])
    expect(taken.title).toBe('ホール(夜)')
    expect(taken.content).toEqual({ ...copy.content, belongings: ['黒の靴', 'ペン'] })
    expect(copyDifferences(changed, taken, changed)).toHaveLength(1)
  })
})
