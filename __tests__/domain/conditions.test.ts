import type { ConditionType } from '@/contracts/offers/enums'
import {
  cannotTakeOffering,
  type OtherShifts,
  type PostedShift,
} from '@/domain/workers/application'
import {
  cannotMeetConditions,
  describeFigure,
  experienceConditions,
  meetsCondition,
  missingQualification,
  unconfirmedQualification,
  type Certificate,
  type ConditionTerms,
  type WorkerRecord,
} from '@/domain/workers/conditions'
import { shiftOf } from '@/lib/date'

const FORKLIFT = 4
const CRANE = 5
const DAY = '2026-11-28'
const worker: WorkerRecord = {
  goodRate: 90,
  cancelRate: 10,
  lastMinuteCancelRate: 5,
  penaltyPoints: 3,
  workedCount: 2,
  qualificationIds: [FORKLIFT, CRANE],
  certificates: [],
}
const terms = (overrides: Partial<ConditionTerms> = {}): ConditionTerms => ({
  conditionItems: [],
  qualificationIds: [],
  qualificationDocumentRequired: false,
  ...overrides,
})
const certificate = (overrides: Partial<Certificate> = {}): Certificate => ({
  qualificationId: FORKLIFT,
  status: 'checked',
  expiresOn: null,
  ...overrides,
})
const item = (type: ConditionType, value: number | null) => ({ type, value, must: true })

describe('数字で決まる条件', () => {
  test('数字で決まらない条件、数のない条件は、だれにも分からない', () => {
    expect(meetsCondition(item('experience', 3), worker)).toBeUndefined()
    expect(meetsCondition(item('good_rate_min', null), worker)).toBeUndefined()
  })
  test('いまの数字を言う。この店舗の勤務は回数だけ、決まらない条件では何も言わない', () => {
    expect(describeFigure(item('worked_count_min', 3), worker)).toBe('現在は2回です。')
    expect(describeFigure(item('penalty_max', 2), worker)).toBe(
      '現在のペナルティポイントは3点です。',
    )
    expect(describeFigure(item('experience', null), worker)).toBe('')
    expect(describeFigure(item('good_rate_min', 95), { ...worker, goodRate: null })).toBe('')
  })
  test('経験に関する条件は、この店舗の勤務、経験、資格', () => {
    expect(experienceConditions).toEqual(['worked_count_min', 'experience', 'qualification'])
  })
})

describe('資格と証明書', () => {
  const both = terms({ qualificationIds: [FORKLIFT, CRANE], qualificationDocumentRequired: true })
  const missing = (certificates: Certificate[]) =>
    missingQualification(both, { ...worker, certificates }, DAY)
  const unconfirmed = (certificates: Certificate[]) =>
    unconfirmedQualification(both, { ...worker, certificates }, DAY)

  test('知らない番号の資格は「資格」と呼ぶ', () => {
    expect(missingQualification({ qualificationIds: [999_999] }, worker, DAY)).toEqual({
      name: '資格',
      expiredOn: null,
    })
  })
  test('ほかの資格の切れた証明書は、この資格を切らさない', () => {
    const elsewhere = certificate({ qualificationId: 9, expiresOn: '2026-11-01' })
    expect(missing([elsewhere])).toBeUndefined()
  })
  test('1枚でも勤務日に有効なら切れていない。全部切れていれば、いちばん新しいものの期限を言う', () => {
    const old = certificate({ expiresOn: '2026-11-20' })
    expect(missing([old, certificate({ expiresOn: DAY })])).toBeUndefined()
    expect(missing([old, certificate({ expiresOn: '2026-10-01' })])).toMatchObject({
      expiredOn: '2026-11-20',
    })
  })
  test('確認済みの有効な証明書が、資格ごとに要る', () => {
    const forklift = certificate()
    const crane = certificate({ qualificationId: CRANE })
    expect(unconfirmed([forklift, crane])).toBeUndefined()
    const nameOfCrane = unconfirmed([forklift])?.name
    expect(unconfirmed([crane])?.name).toBe('フォークリフト運転技能講習修了')
    expect(nameOfCrane).not.toBe('フォークリフト運転技能講習修了')
    expect(unconfirmed([certificate({ expiresOn: '2026-11-27' }), crane])).toEqual({
      name: 'フォークリフト運転技能講習修了',
      isHandedIn: false,
    })
  })
  test('証明書を求めない求人では、確認しない', () => {
    expect(
      unconfirmedQualification({ ...both, qualificationDocumentRequired: false }, worker, DAY),
    ).toBeUndefined()
  })
  test('提出した証明書の確認を待つ人と、まだ提出していない人に、それぞれ何をすればよいかを言う', () => {
    const asks = terms({ qualificationIds: [FORKLIFT], qualificationDocumentRequired: true })
    const withCertificates = (certificates: Certificate[]) =>
      cannotMeetConditions(asks, { ...worker, certificates }, DAY)
    expect(withCertificates([certificate({ status: 'submitted' })])).toBe(
      '提出した「フォークリフト運転技能講習修了」の証明書は確認待ちです。確認が済むと申し込めます。',
    )
    expect(withCertificates([])).toBe(
      'この求人には「フォークリフト運転技能講習修了」の証明書の確認が必要です。証明書の画像を提出してください。確認が済むと申し込めます。',
    )
    expect(withCertificates([certificate()])).toBeUndefined()
  })
})

describe('求人を受けられるか', () => {
  const hours = shiftOf(DAY, '09:00', '18:00')
  const free: OtherShifts = {
    isOverlapping: false,
    atCompany: [],
    atAllCompanies: [],
    otherWork: { dayMin: 0, weekMin: 0 },
  }
  const adult = { birthOn: '2000-04-01', residenceCard: undefined, record: worker }
  const offering = (overrides: Partial<PostedShift['terms']> = {}): PostedShift => ({
    ...hours,
    workOn: DAY,
    breakMin: 60,
    hasLaborAgreement36: false,
    terms: { ...terms(), overtimePossible: false, ...overrides },
  })
  const student = {
    workRestriction: 'status_only',
    extraPermission: 'comprehensive',
    validUntilOn: '2026-11-27',
  } as const

  test('何にも当たらなければ受けられる', () => {
    expect(cannotTakeOffering(adult, offering(), free)).toBeUndefined()
  })
  test('年齢: 求人の最低年齢と、18歳未満の時間外労働', () => {
    const of17 = { ...adult, birthOn: '2009-11-28' }
    expect(cannotTakeOffering(of17, offering(), free)).toContain('18歳以上')
    expect(cannotTakeOffering(of17, offering({ minAge: 15 }), free)).toBeUndefined()
    expect(
      cannotTakeOffering(of17, offering({ minAge: 15, overtimePossible: true }), free),
    ).toContain('時間外労働のある求人')
    expect(
      cannotTakeOffering(of17, offering({ minAge: 15 }), {
        ...free,
        otherWork: { dayMin: 1, weekMin: 1 },
      }),
    ).toContain('1日8時間')
  })
  test('在留カード、条件、重なる勤務、休日の順に、最初の理由を言う', () => {
    const six = ['22', '23', '24', '25', '26', '27'].map((day) => ({
      ...shiftOf(`2026-11-${day}`, '10:00', '15:00'),
      workMin: 300,
    }))
    const busy = { ...free, isOverlapping: true, atCompany: six }
    const asks = offering({ conditionItems: [item('good_rate_min', 95)] })
    const expired = cannotTakeOffering({ ...adult, residenceCard: student }, asks, busy)
    expect(expired).toContain('在留')
    expect(cannotTakeOffering(adult, asks, busy)).toContain('Good率が95%以上')
    expect(cannotTakeOffering(adult, offering(), busy)).toBe(
      '同じ時間に別の勤務があるため、申し込めません。',
    )
    expect(cannotTakeOffering(adult, offering(), { ...busy, isOverlapping: false })).toContain(
      '7日続けて',
    )
  })
  test('同じ企業の勤務に続き、合わせて8時間を超える勤務は、36協定がなければ受けられない', () => {
    // It ends at 9:00 of the next day, when the shift of eight hours begins.
    const night = { ...shiftOf('2026-11-27', '22:00', '33:00'), workMin: 600 }
    const after = { ...free, atCompany: [night] }
    expect(cannotTakeOffering(adult, offering(), after)).toContain('36協定が必要なため')
    expect(cannotTakeOffering(adult, { ...offering(), hasLaborAgreement36: true }, after)).toBe(
      undefined,
    )
  })
  test('続く勤務と合わせるのは実働: 休憩を引いて、ちょうど8時間なら受けられる', () => {
    const morning = { ...shiftOf(DAY, '05:00', '09:00'), workMin: 240 }
    const after = { ...free, atCompany: [morning] }
    const until = (end: string) => ({ ...offering(), ...shiftOf(DAY, '09:00', end) })
    expect(cannotTakeOffering(adult, until('14:00'), after)).toBeUndefined()
    expect(cannotTakeOffering(adult, until('14:01'), after)).toContain('合わせて8時間1分')
  })
})
