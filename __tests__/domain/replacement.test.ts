import { replacementFor, replacementStateOf } from '@/domain/offerings/replacement'
import { minutesBetween, msOf, shiftOf } from '@/lib/date'
import { fc } from '@tests/kit/random'

const shift = (from: string, to: string, day = '2026-11-20') => ({
  ...shiftOf(day, from, to),
  hourlyWageYen: 1350,
  transportationYen: 500,
  memo: '裏口から',
})
const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}+09:00`)

describe('代わりの募集', () => {
  test('1時間後から5分単位に切り上げ、予定の終わりまで、1名・同じ報酬で一般公開する', () => {
    expect(replacementFor(shift('17:00', '22:30'), at('17:41:10'))).toEqual({
      startAt: '2026-11-20T18:45:00+09:00',
      input: {
        workOn: '2026-11-20',
        startTime: '18:45',
        endTime: '22:30',
        breakMin: 0,
        peopleWanted: 1,
        closeRule: 'at_start',
        customClosesAt: null,
        scope: 'public',
        groupIds: [],
        autoPublicAt: null,
        hourlyWageYen: 1350,
        transportationYen: 500,
        memo: '裏口から',
      },
    })
  })
  test('日付が変わってから始まるときは、勤務日も翌日になる', () => {
    expect(replacementFor(shift('22:00', '05:00'), at('23:10:00'))).toMatchObject({
      input: { workOn: '2026-11-21', startTime: '00:10', endTime: '05:00' },
    })
  })
  test('6時間を超えて残るときは、法定の休憩を入れる', () => {
    expect(replacementFor(shift('09:00', '18:00'), at('09:31:00'))).toMatchObject({
      input: { startTime: '10:35', breakMin: 45 },
    })
  })
  test('働ける時間が1時間に満たなければ、募集しない理由を返す', () => {
    expect(replacementFor(shift('17:00', '22:30'), at('20:30:00'))).toMatchObject({
      input: { startTime: '21:30' },
    })
    for (const time of ['20:30:01', '22:00:00', '23:00:00'])
      expect(replacementFor(shift('17:00', '22:30'), at(time))).toEqual({
        refusal: expect.stringContaining('1時間以上'),
      })
  })
  test('いつ出しても、始まりは1時間以上先で5分単位、終わりは予定どおり', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 * 60 }), (seconds) => {
        const planned = shift('17:00', '23:00')
        const now = new Date(msOf(planned.startAt) - 3_600_000 + seconds * 1000)
        const plan = replacementFor(planned, now)
        // One hour until the start, up to five minutes of rounding, one hour of work.
        if ('refusal' in plan) return minutesBetween(now, planned.endAt) < 125
        return (
          minutesBetween(now, plan.startAt) >= 60 &&
          msOf(plan.startAt) % 300_000 === 0 &&
          plan.input.endTime === '23:00'
        )
      }),
    )
  })
})

describe('代わりの募集の状態', () => {
  const offering = {
    publishedAt: '2026-11-20T10:00:00+09:00',
    closedAt: null,
    closesAt: '2026-11-20T11:00:00+09:00',
    startAt: '2026-11-20T11:00:00+09:00',
    endAt: '2026-11-20T14:30:00+09:00',
    peopleMatched: 0,
    expectedCount: 0,
  }
  test('募集しているあいだは募集中、来る人がいれば決まった、だれも来ずに終われば何も言わない', () => {
    const now = at('10:10:00')
    expect(replacementStateOf(offering, now)).toBe('open')
    expect(replacementStateOf({ ...offering, expectedCount: 1, peopleMatched: 1 }, now)).toBe(
      'found',
    )
    expect(replacementStateOf({ ...offering, peopleMatched: 1 }, at('11:40:00'))).toBeUndefined()
    expect(replacementStateOf({ ...offering, closedAt: offering.publishedAt }, now)).toBeUndefined()
    expect(replacementStateOf({ ...offering, publishedAt: null }, now)).toBeUndefined()
  })
})
