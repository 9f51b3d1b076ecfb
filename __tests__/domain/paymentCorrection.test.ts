import {
  cannotAnswerFix,
  cannotApproveInBulk,
  cannotCounter,
  counterOf,
  evidenceOf,
  fixedPayOf,
  undisputedPayOf,
  type FixRequest,
} from '@/domain/matchings/paymentCorrection'

const DAY = '2026-11-19T'
const at = (time: string) => `${DAY}${time}:00+09:00`
const planned = { startAt: at('17:00'), endAt: at('22:30'), breakMin: 0 }
const fix = (
  requested: Partial<FixRequest['requested']> = {},
  reasonKinds: FixRequest['reasonKinds'] = ['overtime'],
): FixRequest => ({
  reasonKinds,
  planned,
  requested: { ...planned, ...requested },
  hourlyWageYen: 1350,
  transportationYen: 500,
})
const scans = (came: string | null, left: string | null) => ({
  checkedInAt: came && at(came),
  checkedOutAt: left && at(left),
})

describe('記録と申請', () => {
  test.each([
    ['予定より早い記録は、開始とみなす', fix(), scans('16:40', '22:30'), 'matches'],
    ['5分のずれまでは一致', fix({ endAt: at('22:39') }), scans('16:58', '22:34'), 'matches'],
    ['6分ずれると不一致', fix({ endAt: at('22:40') }), scans('16:58', '22:34'), 'differs'],
    ['休憩が変わっていれば不一致', fix({ breakMin: 23 }), scans('16:58', '22:30'), 'differs'],
    [
      '交通費の申請は記録では確かめられない',
      fix({ transportationYen: 900 }),
      scans('16:58', '22:30'),
      'differs',
    ],
    ['チェックアウトの記録がない', fix(), scans('16:58', null), 'missing'],
    ['チェックインの記録がない', fix(), scans(null, '22:30'), 'missing'],
  ])('%s', (_, request, given, evidence) => {
    expect(evidenceOf(request, given)).toBe(evidence)
  })
})
describe('まとめて承認できるもの', () => {
  test('記録と合い、予定との差が60分までのもの', () => {
    expect(
      cannotApproveInBulk(fix({ endAt: at('21:30') }), scans('16:58', '21:30')),
    ).toBeUndefined()
    expect(cannotApproveInBulk(fix({ endAt: at('21:29') }), scans('16:58', '21:29'))).toContain(
      '予定との差が1時間を超えている',
    )
  })
  test('6時間を超えるのに休憩のないものは、記録と合っていても個別に確かめる', () => {
    expect(
      cannotApproveInBulk(fix({ endAt: at('23:00') }), scans('16:58', '23:00')),
    ).toBeUndefined()
    expect(cannotApproveInBulk(fix({ endAt: at('23:01') }), scans('16:58', '23:01'))).toContain(
      '休憩',
    )
  })
})
describe('まとめて承認できない理由', () => {
  test.each([
    ['チェックイン', scans(null, '22:30')],
    ['チェックアウト', scans('16:58', null)],
  ])('%sのQRがない', (name, given) => {
    expect(cannotApproveInBulk(fix(), given)).toBe(
      `${name}のQRがないため、まとめて承認できません。同じ時間に働いた人の記録も確かめてください。`,
    )
  })
  test('記録と申請が違う', () => {
    expect(cannotApproveInBulk(fix({ endAt: at('22:50') }), scans('16:58', '22:30'))).toBe(
      '記録と申請が一致しないため、まとめて承認できません。',
    )
  })
})
describe('確定する報酬', () => {
  test('源泉徴収の税額表は、支払日の年のもの', () => {
    // The tax table of 2027 is not known, and no tax is guessed.
    expect(fixedPayOf({ ...fix(), paidOn: '2027-01-01' }).missingTable).toBe('2027年分 日額表 丙欄')
    expect(fixedPayOf({ ...fix(), paidOn: '2026-12-31' }).missingTable).toBeNull()
    expect(fixedPayOf(fix()).missingTable).toBeNull()
  })
  test('申請の時刻で計算し、交通費は申請があればそれ、なければ約束の額', () => {
    // 334 minutes: 7,515; 34 minutes at night: 191.25, rounded up; transport 500 or 900.
    expect(fixedPayOf(fix({ endAt: at('22:34') })).grossYen).toBe(8207)
    expect(fixedPayOf(fix({ endAt: at('22:34'), transportationYen: 900 })).grossYen).toBe(8607)
  })
  test('1勤務のボーナスは、約束の実働で割って割増に入る(労働基準法施行規則19条1項2号)', () => {
    const agreed = { startAt: at('12:00'), endAt: at('21:00'), breakMin: 60 }
    const stayed = fixedPayOf({
      ...fix(),
      planned: agreed,
      requested: { ...agreed, endAt: at('22:00') },
      bonuses: [{ id: 1, name: '繁忙日', amountYen: 480, per: 'match', payer: 'company' }],
    })
    // 480 yen over the eight agreed hours are 60 an hour: 1,410 × 25 % = 352.5, rounded up, for the ninth hour.
    expect([stayed.overtimeMin, stayed.overtimePremiumYen]).toEqual([60, 353])
  })
  test('店舗の指示による早上がりは予定の終わりまで、それより遅ければ働いた分だけ払う', () => {
    expect(fixedPayOf(fix({ endAt: at('21:00') }, ['employer_early_release'])).workMin).toBe(330)
    expect(fixedPayOf(fix({ endAt: at('22:40') }, ['employer_early_release'])).workMin).toBe(340)
    expect(fixedPayOf(fix({ endAt: at('21:00') }, ['early_leave'])).workMin).toBe(240)
  })
})
test('店舗スタッフは、増えても減っても3,000円まで答えられる', () => {
  for (const yen of [3000, -3000])
    expect(cannotAnswerFix(yen, { canAnswerAny: false })).toBeUndefined()
  for (const yen of [3001, -3001]) {
    expect(cannotAnswerFix(yen, { canAnswerAny: false })).toContain('店舗管理者')
    expect(cannotAnswerFix(yen, { canAnswerAny: true })).toBeUndefined()
  }
})
describe('店舗が提案できない時刻', () => {
  const counter = (endAt: string, breakMin = 0) => ({ startAt: at('17:00'), endAt, breakMin })
  test.each([
    ['終わりが始まりと同じ', counter(at('17:00')), '終了時刻は開始時刻より後にしてください。'],
    [
      '24時間を1分でも超える',
      counter('2026-11-20T17:01:00+09:00'),
      '24時間を超える勤務は提案できません。日付を確認してください。',
    ],
    ['休憩が勤務より長い', counter(at('18:00'), 61), '休憩が勤務時間より長くなっています。'],
  ])('%s', (_, times, reason) => {
    expect(cannotCounter(['overtime'], planned, times)).toBe(reason)
  })
  test.each([
    ['1分の勤務', counter(at('17:01'))],
    ['ちょうど24時間', counter('2026-11-20T17:00:00+09:00')],
    ['休憩が勤務と同じ長さ', counter(at('18:00'), 60)],
    ['早退した人の、予定より早い終わり', counter(at('22:29'))],
  ])('%sは提案できる', (_, times) => {
    expect(cannotCounter(['early_leave'], planned, times)).toBeUndefined()
  })
  test('店舗の指示で早く上がった人には、予定より早い終わりを提案できない(民法536条2項)', () => {
    expect(cannotCounter(['employer_early_release'], planned, counter(at('22:29')))).toBe(
      '店舗の指示による早上がりのため、終了時刻を予定より早くすることはできません。予定どおりの報酬をお支払いください。',
    )
    expect(cannotCounter(['employer_early_release'], planned, counter(at('22:30')))).toBeUndefined()
  })
})

describe('提案のはじめの時刻', () => {
  // Scanned 16:58 to 22:31; planned 17:00 to 22:30.
  const scanned = scans('16:58', '22:31')
  test.each([
    ['予定と申請が同じなら、記録に変えない', fix(), scanned, ['17:00', '22:30']],
    [
      '終了だけが違えば、終了だけが記録の時刻',
      fix({ endAt: at('23:00') }),
      scanned,
      ['17:00', '22:31'],
    ],
    [
      '開始だけが違えば、開始だけが記録の時刻',
      fix({ startAt: at('16:30') }),
      scanned,
      ['16:58', '22:30'],
    ],
    ['記録がなければ予定', fix({ endAt: at('23:00') }), scans(null, null), ['17:00', '22:30']],
  ] as const)('%s', (_, request, given, [startTime, endTime]) => {
    expect(counterOf(request.planned, request.requested, given)).toEqual({
      startAt: at(startTime),
      endAt: at(endTime),
      breakMin: 0,
    })
  })
})

test('争いのない部分は、予定、記録、申請のいちばん少ないもの (労働基準法24条2項)', () => {
  const plan = fixedPayOf(fix())
  const longer = fixedPayOf(fix({ endAt: at('23:30') }))
  const shorter = fixedPayOf(fix({ endAt: at('21:30') }))
  expect(undisputedPayOf(plan, plan, longer)).toBe(plan)
  expect(undisputedPayOf(plan, plan, shorter)).toBe(shorter)
  expect(undisputedPayOf(plan, shorter, longer)).toBe(shorter)
})
