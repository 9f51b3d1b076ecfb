import { execFileSync } from 'node:child_process'
import {
  addDays,
  dayMs,
  dayOf,
  dayOfPicked,
  daysBetween,
  endOfDay,
  formatDateTime,
  formatDay,
  formatDuration,
  formatEnd,
  formatFullDay,
  formatClock,
  formatClockHours,
  formatHours,
  formatMonth,
  formatRemaining,
  formatShift,
  formatSlashDay,
  formatTime,
  formatYearDay,
  instantAt,
  isDay,
  isInForce,
  minutesBetween,
  minutesOf,
  minutesOfDay,
  monthOf,
  msOf,
  pickedOf,
  shiftOf,
  speakHours,
  startOfDay,
  startOfDayMs,
  startOfWeek,
  timeOf,
  timeText,
  toInstant,
  weekday,
  weekdayName,
} from '@/lib/date'
import { addMonths, daysOfMonth, formatMonthWithEra, monthsBetween } from '@/lib/months'
import { fc } from '@tests/kit/random'

const now = '2026-11-20T09:41:00+09:00'
const instants = fc.date({
  min: new Date('1970-01-02T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const days = instants.map((instant) => dayOf(instant))

describe('日付の計算', () => {
  test('日本の日付は、UTCの前日の15時に変わる', () => {
    expect(dayOf('2026-11-19T14:59:59.999Z')).toBe('2026-11-19')
    expect(dayOf('2026-11-19T15:00:00Z')).toBe('2026-11-20')
    expect(dayOf('2026-11-20T00:00:00+14:00')).toBe('2026-11-19')
  })
  test('24時を超える時刻は、翌日の時刻になる', () => {
    expect(instantAt('2026-11-20', '18:00')).toBe('2026-11-20T18:00:00+09:00')
    expect(instantAt('2026-12-31', '29:00')).toBe('2027-01-01T05:00:00+09:00')
    expect(endOfDay('2026-11-30')).toBe(startOfDay('2026-12-01'))
  })
  test('終了が開始より早い時刻なら、翌日の終了になる', () => {
    expect(shiftOf('2026-11-20', '22:00', '5:00')).toEqual({
      startAt: '2026-11-20T22:00:00+09:00',
      endAt: '2026-11-21T05:00:00+09:00',
    })
    expect(shiftOf('2026-11-20', '22:00', '29:00').endAt).toBe('2026-11-21T05:00:00+09:00')
    expect(shiftOf('2026-11-20', '10:00', '10:00').endAt).toBe('2026-11-20T10:00:00+09:00')
  })
  test('曜日と週の始まり(日曜日)がわかる', () => {
    expect(weekday('2026-11-20')).toBe(5)
    expect(weekdayName('2026-11-20')).toBe('金')
    expect(startOfWeek('2026-11-20')).toBe('2026-11-15')
    expect(startOfWeek('2026-11-15')).toBe('2026-11-15')
  })
  test('うるう年の2月は29日まで、平年は28日まで', () => {
    expect(daysOfMonth('2028-02')).toHaveLength(29)
    expect(daysOfMonth('2026-02').at(-1)).toBe('2026-02-28')
    expect(isDay('2028-02-29')).toBe(true)
    expect(isDay('2026-02-29')).toBe(false)
    expect(isDay('2026-2-9')).toBe(false)
    for (const far of ['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])
      expect(isDay(far)).toBe(false)
  })
  test('月は年をまたいで足し引きできる', () => {
    expect(addMonths('2026-11', 2)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(monthOf('2026-10-31T15:00:00Z')).toBe('2026-11')
  })
  test('時刻でない文字、日時でない文字は受け付けない', () => {
    expect(() => minutesOf('9時')).toThrow(RangeError)
    expect(() => minutesOf('9:60')).toThrow(RangeError)
    expect(() => dayOf('きのう')).toThrow(RangeError)
    expect(() => dayOf('2026-02-30')).toThrow(RangeError)
    expect(() => msOf(new Date(Number.NaN))).toThrow(RangeError)
    expect(() => msOf('2026-11-20T18:00:00')).toThrow(RangeError)
    expect(() => msOf('2026/11/20')).toThrow(RangeError)
    expect(msOf('2026-11-20 09:00:00+00')).toBe(msOf('2026-11-20T18:00:00+09:00'))
  })
  test('どの日も、足した日数だけ離れている', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: -4000, max: 4000 }),
        (day, n) => daysBetween(day, addDays(day, n)) === n && isDay(addDays(day, n)),
      ),
    )
  })
  test('どの瞬間も、その日の始まりから終わりまでの間にあり、1日は24時間', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const [start, end] = [msOf(startOfDay(dayOf(at))), msOf(endOfDay(dayOf(at)))]
        expect(startOfDayMs(at)).toBe(start)
        return start <= at.getTime() && at.getTime() < end && end - start === dayMs
      }),
    )
  })
  test('書き出した日時は、同じ瞬間に戻る', () => {
    fc.assert(fc.property(instants, (at) => msOf(toInstant(at)) === at.getTime()))
  })
  test('分は、日付と時刻に分けてもなくならない', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 1439 }), (day, m) => {
        const at = instantAt(day, timeText(m))
        return (
          minutesOfDay(at) === m &&
          minutesOf(timeOf(at)) === m &&
          minutesBetween(startOfDay(day), at) === m
        )
      }),
    )
  })
  test('日付選択の部品に渡した日は、同じ日で返ってくる', () => {
    fc.assert(fc.property(days, (day) => dayOfPicked(pickedOf(day)) === day))
  })
})

describe('読む人に見せる日時', () => {
  test('今年の日付には年を付けず、ほかの年には付ける', () => {
    expect(formatDay('2026-11-20', now)).toBe('11月20日(金)')
    expect(formatDay('2027-01-01', now)).toBe('2027年1月1日(金)')
    expect(formatFullDay('2026-11-20')).toBe('2026年11月20日(金)')
    expect(formatSlashDay('2026-11-22', now)).toBe('11/22(日)')
    expect(formatSlashDay('2027-12-01', now)).toBe('2027/12/1(水)')
    expect(formatSlashDay('2026-12-31T15:00:00Z', now)).toBe('2027/1/1(金)')
    expect(formatDay('2026-12-31T23:59:00+09:00', '2026-12-31T15:00:00Z')).toBe(
      '2026年12月31日(木)',
    )
  })
  test('勤務は「11月20日(金) 18:00〜23:30」、日をまたぐと「翌」が付く', () => {
    expect(formatShift('2026-11-20T18:00:00+09:00', '2026-11-20T23:30:00+09:00', now)).toBe(
      '11月20日(金) 18:00〜23:30',
    )
    expect(formatHours('2026-11-20T22:00:00+09:00', '2026-11-21T05:00:00+09:00')).toBe(
      '22:00〜翌5:00',
    )
    expect(formatHours('2026-11-20T22:00:00+09:00', '2026-11-21T00:00:00+09:00')).toBe(
      '22:00〜翌0:00',
    )
    expect(formatClockHours('07:00', '11:30')).toBe('7:00〜11:30')
    expect(formatClockHours('22:00', '02:00')).toBe('22:00〜翌2:00')
    expect([formatClock('00:05'), formatClock('10:00')]).toEqual(['0:05', '10:00'])
    expect(formatEnd('2026-11-20T22:00:00+09:00', '2026-11-25T05:00:00+09:00')).toBe(
      '11月25日(水) 5:00',
    )
    expect(speakHours('2026-11-20T22:00:00+09:00', '2026-11-21T05:30:00+09:00')).toBe(
      '22時から翌5時30分',
    )
  })
  test('時刻の前に0を付けない', () => {
    expect(formatTime(now)).toBe('9:41')
    expect(formatDateTime(now, now)).toBe('11月20日(金) 9:41')
  })
  test('どの日時も、Intlと同じに書く', () => {
    const byIntl = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', ...options })
      return (instant: Date) => format.format(instant)
    }
    const day = { month: 'long', day: 'numeric' } as const
    const weekday = 'short'
    const year = 'numeric'
    const pairs = [
      [formatTime, byIntl({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })],
      [weekdayName, byIntl({ weekday })],
      [formatFullDay, byIntl({ year, ...day, weekday })],
      [formatYearDay, byIntl({ year, ...day })],
      [
        (instant: Date) => formatSlashDay(instant, instant),
        byIntl({ month: 'numeric', day: 'numeric', weekday }),
      ],
      [(instant: Date) => formatDay(instant, instant), byIntl({ ...day, weekday })],
      [(instant: Date) => formatMonth(monthOf(instant)), byIntl({ year, month: 'long' })],
    ] as const
    fc.assert(
      fc.property(instants, (instant) => {
        for (const [own, intl] of pairs) expect(own(instant)).toBe(intl(instant))
      }),
    )
  })
  test('明細の月には元号も書く', () => {
    expect(formatMonthWithEra('2026-10')).toBe('2026年(令和8年)10月')
    expect(formatMonthWithEra('2019-05')).toBe('2019年(令和元年)5月')
    expect(formatMonth('2026-10')).toBe('2026年10月')
  })
  test('長さは時間と分で書く', () => {
    expect([330, 45, 0, 120].map(formatDuration)).toEqual(['5時間30分', '45分', '0分', '2時間'])
    expect([1879, 1279, 2880].map(formatRemaining)).toEqual(['1日7時間19分', '21時間19分', '2日'])
  })
})

/** Runs everything above again in processes of other time zones. */
const battery = `
  const j = { ...require('./src/lib/date.ts'), ...require('./src/lib/months.ts') }
  const now = '2026-11-20T09:41:00+09:00', out = []
  for (const base of ['2026-01-01T00:00:00+09:00', '2026-03-08T10:00:00Z', '2026-11-01T09:00:00Z', '2026-12-31T14:59:59Z', '2028-02-29T15:00:00Z'])
    for (let h = -30; h <= 30; h += 1) {
      const at = j.addMinutes(base, h * 60), day = j.dayOf(at)
      out.push([at, day, j.startOfDay(day), j.endOfDay(day), j.weekday(day), j.addDays(day, 1), j.daysOfMonth(j.monthOf(at)).length, j.minutesOfDay(at), j.formatDateTime(at, now),
        j.formatHours(at, j.addMinutes(at, 420)), j.formatMonthWithEra(j.monthOf(at)), j.dayOfPicked(j.pickedOf(day)) === day])
    }
  console.log(JSON.stringify(out))`
test('動かす場所の時間帯が変わっても、結果は1文字も変わらない', () => {
  const run = (TZ: string) =>
    execFileSync(process.execPath, ['--require', 'tsx/cjs', '-e', battery], {
      env: { ...process.env, TZ, NODE_OPTIONS: '' },
      encoding: 'utf8',
    })
  const tokyo = run('Asia/Tokyo')
  expect(tokyo.length).toBeGreaterThan(30_000)
  expect(tokyo).not.toContain('false')
  for (const zone of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])
    expect(run(zone)).toBe(tokyo)
})
test('決まりは、はじめの日から終わりの日まで効く。終わりがなければ、ずっと効く', () => {
  const days = ['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01']
  const october = { validFrom: '2026-10-01', validTo: '2026-10-31' }
  expect(days.map((day) => isInForce(october, day))).toEqual([false, true, true, false])
  expect(days.map((day) => isInForce({ ...october, validTo: null }, day))).toEqual([
    false,
    true,
    true,
    true,
  ])
})
test('はじめの月から終わりの月まで、年をまたいでも並べる', () => {
  expect(monthsBetween('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11'])
  expect(monthsBetween('2026-12', '2026-11')).toEqual([])
})
