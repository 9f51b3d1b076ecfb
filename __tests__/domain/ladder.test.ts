import type { LadderScope } from '@/contracts/offerings/enums'
import {
  audienceOf,
  comparableShifts,
  ofComparableSize,
  fillForecast,
  forecastOf,
  type PastShift,
} from '@/domain/offerings/fillForecast'
import {
  cannotAdvanceTo,
  cannotSkipRung,
  cannotUseLadder,
  dueRungs,
  ladderUntil,
  ladderOfPreset,
  presetOfLadder,
  rungStatesOf,
} from '@/domain/offerings/ladder'

const NOW = '2026-11-20T09:41:00+09:00'
const rung = (scope: LadderScope, afterMin: number) => ({ scope, afterMin })
const plan = { scope: 'trusted', autoPublicAt: null } as const
const closesAt = '2026-11-28T17:00:00+09:00'

describe('公開の順番', () => {
  test('速さを選ぶと段が決まる。グループのない店舗では、その段がない', () => {
    expect(ladderOfPreset('quick', true)).toEqual([
      rung('trusted', 0),
      rung('group', 180),
      rung('worked', 480),
      rung('public', 1440),
    ])
    expect(ladderOfPreset('quick', false).map(({ scope }) => scope)).toEqual([
      'trusted',
      'worked',
      'public',
    ])
    expect(presetOfLadder(ladderOfPreset('slow', false))).toBe('slow')
    expect(presetOfLadder([rung('trusted', 0), rung('public', 61)])).toBeUndefined()
  })

  test('順番は広がるだけで、公開と同時に始まり、締切までに最後の段に届く', () => {
    const ladder = ladderOfPreset('standard', true)
    expect(cannotUseLadder({ ...plan, ladder }, closesAt, NOW)).toBeUndefined()
    // The last step opens six days after 11/20 9:41, so the applications must end later than 11/26 9:41.
    expect(cannotUseLadder({ ...plan, ladder }, '2026-11-26T09:41:00+09:00', NOW)).toContain('締切')
    expect(cannotUseLadder({ ...plan, ladder: [rung('trusted', 0)] }, closesAt, NOW)).toContain(
      '2段',
    )
    const backwards = [rung('worked', 0), rung('group', 60)]
    expect(
      cannotUseLadder({ ...plan, scope: 'worked', ladder: backwards }, closesAt, NOW),
    ).toContain('順に')
    const late = [rung('trusted', 10), rung('public', 60)]
    expect(cannotUseLadder({ ...plan, ladder: late }, closesAt, NOW)).toContain('公開と同時')
    const together = [rung('trusted', 0), rung('worked', 60), rung('public', 60)]
    expect(cannotUseLadder({ ...plan, ladder: together }, closesAt, NOW)).toContain('前の段より後')
    expect(
      cannotUseLadder({ scope: 'trusted', ladder, autoPublicAt: closesAt }, closesAt, NOW),
    ).toContain('自動切り替え')
  })

  test('コピーで日が近いときは、急ぐ速さにする。それでも間に合わなければ、順番をやめる', () => {
    const ladder = ladderOfPreset('slow', true)
    expect(ladderUntil(ladder, closesAt, NOW)).toEqual(ladder)
    expect(ladderUntil(ladder, '2026-11-22T17:00:00+09:00', NOW)).toEqual(
      ladderOfPreset('quick', true),
    )
    expect(ladderUntil(ladder, '2026-11-20T17:00:00+09:00', NOW)).toBeUndefined()
  })

  const course = (scope: LadderScope, startsAt: string, openedAt: string | null = null) => ({
    scope,
    startsAt,
    openedAt,
    skippedAt: null,
  })
  const rungs = [
    course('trusted', '2026-11-18T10:00:00+09:00', '2026-11-18T10:00:00+09:00'),
    { ...course('group', '2026-11-19T10:00:00+09:00'), skippedAt: '2026-11-19T09:00:00+09:00' },
    course('worked', '2026-11-20T09:00:00+09:00'),
    course('public', '2026-11-22T10:00:00+09:00'),
  ]
  const open = { status: 'published', isFull: false } as const

  test('時刻の来た段だけが開く。満枠や募集終了では開かず、とばした段も開かない', () => {
    expect(dueRungs(rungs, open, NOW).map(({ scope }) => scope)).toEqual(['worked'])
    expect(dueRungs(rungs, { ...open, isFull: true }, NOW)).toEqual([])
    expect(dueRungs(rungs, { ...open, status: 'matching' }, NOW)).toEqual([])
  })

  test('段の状態', () => {
    expect(rungStatesOf(rungs, open)).toEqual(['current', 'skipped', 'coming', 'coming'])
    expect(rungStatesOf(rungs, { ...open, isFull: true })).toEqual([
      'current',
      'skipped',
      'waiting',
      'waiting',
    ])
    expect(rungStatesOf(rungs, { ...open, status: 'finished' })).toEqual([
      'done',
      'skipped',
      'stopped',
      'stopped',
    ])
  })

  test('早めに進めるのは次の段だけ。始まった段は、とばせない', () => {
    expect(cannotAdvanceTo('worked', rungs, open)).toBeUndefined()
    expect(cannotAdvanceTo('public', rungs, open)).toContain('先に進んで')
    expect(cannotAdvanceTo('worked', rungs, { ...open, isFull: true })).toContain('そろって')
    expect(cannotSkipRung('public', rungs, open)).toBeUndefined()
    expect(cannotSkipRung('trusted', rungs, open)).toContain('すでに')
    expect(cannotSkipRung('public', rungs, { status: 'finished' })).toContain('募集中ではない')
  })
})

describe('そろう見込み', () => {
  const shift = (
    audiences: readonly LadderScope[],
    overrides: Partial<PastShift> & { hoursBefore?: number } = {},
  ): PastShift => ({
    workOn: '2026-11-14',
    startAt: '2026-11-14T17:00:00+09:00',
    endAt: '2026-11-14T22:00:00+09:00',
    peopleWanted: 2,
    hourlyWageYen: 1300,
    matches: audiences.map((audience) => ({
      audience,
      matchedAt: new Date(
        Date.parse('2026-11-14T17:00:00+09:00') - (overrides.hoursBefore ?? 48) * 3_600_000,
      ).toISOString(),
    })),
    ...overrides,
  })

  test('その段までの人だけで、募集人数がそろった割合', () => {
    const shifts = [
      shift(['trusted', 'trusted']),
      shift(['trusted', 'worked']),
      shift(['trusted', 'public']),
      shift(['group', 'trusted']),
      shift(['public']),
    ]
    const percentOf = (widest: LadderScope) => fillForecast(shifts, widest).percent
    expect([percentOf('trusted'), percentOf('group'), percentOf('worked')]).toEqual([20, 40, 60])
    expect(percentOf('public')).toBe(80)
  })

  test('5件に満たないときは、割合を言わない。件数が少ないほど、幅は広い', () => {
    expect(forecastOf(3, 4)).toMatchObject({ percent: null, filledCount: 3, shiftCount: 4 })
    // The Wilson interval at 90 % is 27.2 to 85.8 % for 3 of 5, and 43.5 to 74.5 % for 15 of 25.
    expect(forecastOf(3, 5)).toMatchObject({ percent: 60, lowPercent: 27, highPercent: 86 })
    expect(forecastOf(15, 25)).toMatchObject({ percent: 60, lowPercent: 44, highPercent: 74 })
  })

  test('開始が近い求人は、同じころにまだ空きがあった求人だけと比べる', () => {
    const early = shift(['trusted', 'trusted'])
    const late = shift(['trusted', 'trusted'], { hoursBefore: 3 })
    const never = shift(['trusted'])
    expect(fillForecast([early, late, never], 'public', 24 * 60)).toMatchObject({
      shiftCount: 2,
      filledCount: 1,
    })
  })

  test('同じ曜日と時間帯の求人と比べ、足りなければ広げる', () => {
    const saturdays = Array.from({ length: 5 }, () => shift(['trusted']))
    const saturday = { workOn: '2026-11-28', startAt: '2026-11-28T18:00:00+09:00' }
    expect(comparableShifts(saturdays, saturday).label).toBe('土曜の夜')
    const sunday = { workOn: '2026-11-29', startAt: '2026-11-29T18:00:00+09:00' }
    expect(comparableShifts(saturdays, sunday).label).toBe('夜(曜日を問わず)')
    const noon = { workOn: '2026-11-29', startAt: '2026-11-29T11:00:00+09:00' }
    expect(comparableShifts(saturdays, noon).label).toBe('すべての曜日・時間')
  })

  test('いつもの3倍を超える人数は、これまでの求人とは比べられない', () => {
    const [ofTwo, ofFour] = [shift(['trusted']), shift(['trusted'], { peopleWanted: 4 })]
    expect(ofComparableSize([ofTwo, ofFour], 6)).toEqual([ofTwo, ofFour])
    expect(ofComparableSize([ofTwo, ofFour], 7)).toEqual([ofFour])
    expect(ofComparableSize([ofTwo, ofFour], 13)).toEqual([])
  })

  test('経験者かどうかは、申し込んだときの記録で決まる', () => {
    const worker = { isTrusted: false, isInGroup: false, matchedAt: '2026-11-01T00:00:00Z' }
    expect(audienceOf({ ...worker, firstWorkedAt: '2026-10-01T00:00:00Z' })).toBe('worked')
    expect(audienceOf({ ...worker, firstWorkedAt: '2026-11-02T00:00:00Z' })).toBe('public')
    expect(audienceOf({ ...worker, isInGroup: true, firstWorkedAt: null })).toBe('group')
  })
})
