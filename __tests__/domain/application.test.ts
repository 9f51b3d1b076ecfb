import type { ConditionType } from '@/contracts/offers/enums'
import { cannotPromiseOvertime } from '@/domain/offerings/overtime'
import { cannotWorkAtAge } from '@/domain/workers/age'
import { cannotMeetConditions, type WorkerRecord } from '@/domain/workers/conditions'
import { cannotWorkWithoutRest, daysOfShift } from '@/domain/workers/restDays'
import { shiftOf } from '@/lib/date'

const FORKLIFT = 4
const item = (type: ConditionType, value: number | null, must = true) => ({ type, value, must })
const worker: WorkerRecord = {
  goodRate: 90,
  cancelRate: 10,
  lastMinuteCancelRate: 5,
  penaltyPoints: 3,
  workedCount: 2,
  qualificationIds: [FORKLIFT],
  certificates: [],
}
const terms = {
  conditionItems: [] as { type: ConditionType; value: number | null; must: boolean }[],
  qualificationIds: [] as number[],
  qualificationDocumentRequired: false,
}
const SHIFT_DAY = '2026-11-28'

describe('募集に書いた条件', () => {
  test.each([
    ['good_rate_min', 90, 91, 'Good率が91%以上'],
    ['cancel_rate_max', 10, 9, 'キャンセル率が9%以下'],
    ['last_minute_cancel_rate_max', 5, 4, '直前キャンセル率が4%以下'],
    ['penalty_max', 3, 2, 'ペナルティポイントが2点以下'],
    ['worked_count_min', 2, 3, 'この店舗で働いた回数が3回以上'],
  ] as const)('%s: ちょうどの値は満たし、1つ違えば理由が出る', (type, met, unmet, text) => {
    expect(
      cannotMeetConditions({ ...terms, conditionItems: [item(type, met)] }, worker, SHIFT_DAY),
    ).toBeUndefined()
    expect(
      cannotMeetConditions({ ...terms, conditionItems: [item(type, unmet)] }, worker, SHIFT_DAY),
    ).toContain(`この求人の条件「${text}」を満たしていないため、申し込めません。`)
  })
  test('あなたの数字が理由に入り、必須でない条件では断らない', () => {
    const conditionItems = [item('last_minute_cancel_rate_max', 5)]
    const late = { ...worker, lastMinuteCancelRate: 50 }
    expect(cannotMeetConditions({ ...terms, conditionItems }, late, SHIFT_DAY)).toBe(
      'この求人の条件「直前キャンセル率が5%以下」を満たしていないため、申し込めません。現在の直前キャンセル率は50%です。',
    )
    expect(
      cannotMeetConditions(
        { ...terms, conditionItems: [item('last_minute_cancel_rate_max', 5, false)] },
        late,
        SHIFT_DAY,
      ),
    ).toBeUndefined()
  })
  test('評価のない人は、Good率では断られない', () => {
    expect(
      cannotMeetConditions(
        { ...terms, conditionItems: [item('good_rate_min', 90)] },
        { ...worker, goodRate: null },
        SHIFT_DAY,
      ),
    ).toBeUndefined()
  })
})

describe('資格', () => {
  const forklift = { ...terms, qualificationIds: [FORKLIFT] }
  const certificate = (expiresOn: string | null) => ({
    qualificationId: FORKLIFT,
    status: 'checked' as const,
    expiresOn,
  })
  test('登録のない資格は、名前を挙げて断る', () => {
    expect(cannotMeetConditions(forklift, worker, SHIFT_DAY)).toBeUndefined()
    expect(cannotMeetConditions(forklift, { ...worker, qualificationIds: [] }, SHIFT_DAY)).toBe(
      'この求人には「フォークリフト運転技能講習修了」の資格が必要です。資格を登録してから申し込んでください。',
    )
  })
  test('期限は勤務日まで有効。前日に切れる証明書では申し込めない', () => {
    const withCertificate = (expiresOn: string | null) => ({
      ...worker,
      certificates: [certificate(expiresOn)],
    })
    expect(cannotMeetConditions(forklift, withCertificate(null), SHIFT_DAY)).toBeUndefined()
    expect(cannotMeetConditions(forklift, withCertificate(SHIFT_DAY), SHIFT_DAY)).toBeUndefined()
    expect(cannotMeetConditions(forklift, withCertificate('2026-11-27'), SHIFT_DAY)).toBe(
      '「フォークリフト運転技能講習修了」の証明書の期限(2026年11月27日)が、勤務日より前に切れるため、申し込めません。新しい証明書を登録してください。',
    )
  })
})

describe('年齢', () => {
  /** Eight hours of work. */
  const shift = { ...shiftOf(SHIFT_DAY, '09:00', '18:00'), breakMin: 60, overtimePossible: false }
  const birthOf17 = '2009-11-28'
  test('最低年齢を書いていない求人は、18歳から', () => {
    expect(cannotWorkAtAge('2008-11-28', shift)).toBeUndefined()
    expect(cannotWorkAtAge('2008-11-29', shift)).toBe(
      'この求人は、勤務日に18歳以上の方が対象です。',
    )
    expect(cannotWorkAtAge(birthOf17, { ...shift, minAge: 15 })).toBeUndefined()
  })
  test('18歳未満は、時間外労働のある求人、1日8時間、週40時間を超える勤務に申し込めない(労働基準法60条)', () => {
    const open = { ...shift, minAge: 15 as const }
    expect(cannotWorkAtAge(birthOf17, { ...open, overtimePossible: true })).toContain(
      '時間外労働のある求人',
    )
    expect(cannotWorkAtAge(birthOf17, { ...open, breakMin: 59 })).toContain('1日8時間')
    expect(cannotWorkAtAge(birthOf17, open, { dayMin: 1, weekMin: 1 })).toContain('1日8時間')
    expect(cannotWorkAtAge(birthOf17, open, { dayMin: 0, weekMin: 1920 })).toBeUndefined()
    expect(cannotWorkAtAge(birthOf17, open, { dayMin: 0, weekMin: 1921 })).toContain('1週40時間')
    expect(
      cannotWorkAtAge(
        '2008-11-28',
        { ...open, overtimePossible: true },
        { dayMin: 0, weekMin: 2400 },
      ),
    ).toBeUndefined()
  })
  test('18歳未満は、22時を1分でも過ぎる勤務と、5時前に始まる勤務に申し込めない(61条)', () => {
    const night = (from: string, to: string) =>
      cannotWorkAtAge(birthOf17, {
        ...shiftOf(SHIFT_DAY, from, to),
        breakMin: 0,
        overtimePossible: false,
        minAge: 15,
      })
    expect(night('18:00', '22:00')).toBeUndefined()
    expect(night('05:00', '09:00')).toBeUndefined()
    expect(night('18:00', '22:01')).toContain('22:00')
    expect(night('04:59', '09:00')).toContain('22:00')
  })
})

describe('続けて働く日(労働基準法35条)', () => {
  const worked = (...days: string[]) => days.map((day) => shiftOf(day, '10:00', '15:00'))
  const before = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
  const shift = shiftOf(SHIFT_DAY, '10:00', '15:00')
  test('6日目までは働け、7日目は断る', () => {
    expect(cannotWorkWithoutRest(worked(...before, '2026-11-27').slice(1), shift)).toBeUndefined()
    expect(cannotWorkWithoutRest(worked(...before, '2026-11-27'), shift)).toBe(
      '同じ企業で7日続けて働くことになるため、申し込めません。週に1日は休日が必要です。',
    )
  })
  test('間の日をうめる申し込みも、前後を合わせて数える', () => {
    const around = worked('2026-11-25', '2026-11-26', '2026-11-27', '2026-11-29', '2026-11-30')
    expect(cannotWorkWithoutRest(around, shift)).toBeUndefined()
    expect(cannotWorkWithoutRest([...around, ...worked('2026-12-01')], shift)).toBeDefined()
  })
  test('日付をまたぐ勤務は、終わる日も休日ではない。0時ちょうどに終われば、またがない', () => {
    expect(daysOfShift(shiftOf('2026-11-27', '20:00', '01:00'))).toEqual([
      '2026-11-27',
      '2026-11-28',
    ])
    expect(daysOfShift(shiftOf('2026-11-27', '20:00', '00:00'))).toEqual(['2026-11-27'])
    const nights = [...worked(...before.slice(0, 5)), shiftOf('2026-11-26', '20:00', '01:00')]
    expect(cannotWorkWithoutRest(nights, shift)).toBeDefined()
  })
})

describe('36協定(労働基準法36条)', () => {
  test('時間外労働があるか、実働が8時間を超える求人は、協定がなければ出せない', () => {
    const none = { hasLaborAgreement36: false }
    expect(cannotPromiseOvertime({ overtimePossible: false, workMin: 480 }, none)).toBeUndefined()
    expect(cannotPromiseOvertime({ overtimePossible: false, workMin: 481 }, none)).toContain(
      '36協定',
    )
    expect(cannotPromiseOvertime({ overtimePossible: true, workMin: 300 }, none)).toContain(
      '36協定',
    )
    expect(
      cannotPromiseOvertime(
        { overtimePossible: true, workMin: 300 },
        { hasLaborAgreement36: true },
      ),
    ).toBeUndefined()
  })
})
