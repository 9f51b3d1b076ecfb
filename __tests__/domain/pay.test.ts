import fc from 'fast-check'
import { cannotTakeBreak, requiredBreakMin, suggestBreak } from '@/domain/pay/breaks'
import { minimumWages } from '@/domain/data/minimumWage'
import { cannotPayWage, minimumWageOn } from '@/domain/pay/minimumWage'
import { nightMinutes } from '@/domain/pay/night'
import {
  billedOf,
  costOf,
  feeOf,
  invoiceOf,
  leaveAllowanceOf,
  minutesWorked,
  payOf,
  platformBonusOf,
  type BonusTerms,
} from '@/domain/pay/pay'
import { withholdingOf } from '@/domain/pay/withholding'
import { addMinutes, shiftOf } from '@/lib/date'

const now = '2026-11-20T09:41:00+09:00'
const shift = (
  start: string,
  end: string,
  breakMin = 0,
  rest: {
    hourlyWageYen?: number
    transportationYen?: number
    breakStartAt?: string
    bonuses?: BonusTerms[]
  } = {},
) =>
  payOf({
    ...shiftOf('2026-11-20', start, end),
    breakMin,
    hourlyWageYen: 1300,
    transportationYen: 0,
    ...rest,
  })

const expected = (taxableYen: number) => {
  const tax = withholdingOf(taxableYen, '2026-11-20')
  return 'taxYen' in tax ? tax.taxYen : Number.NaN
}

describe('報酬', () => {
  test('時給1,300円で18:00〜23:30、休憩なし、交通費500円の店舗の費用は、税込10,823円', () => {
    const pay = shift('18:00', '23:30', 0, { transportationYen: 500 })
    expect(pay).toMatchObject({
      workMin: 330,
      baseYen: 7150,
      nightMin: 90,
      nightPremiumYen: 488,
      overtimeMin: 0,
      grossYen: 8138,
      withholdingTaxYen: 0,
      netYen: 8138,
      missingTable: null,
    })
    expect(feeOf(pay)).toBe(2441)
    expect(costOf(pay, 1)).toEqual({
      people: 1,
      wagesYen: 7150,
      premiumsYen: 488,
      transportationYen: 500,
      bonusYen: 0,
      feeYen: 2441,
      taxYen: 244,
      totalYen: 10_823,
    })
  })
  test('時給1,226円で9:00〜18:30、休憩60分なら、30分に時間外の割増がつく', () => {
    expect(shift('9:00', '18:30', 60, { hourlyWageYen: 1226 })).toMatchObject({
      workMin: 510,
      baseYen: 10_421,
      overtimeMin: 30,
      overtimePremiumYen: 154,
      grossYen: 10_575,
    })
  })
  test('時給1,350円の募集2名分は、利用料と消費税を含めて21,529円', () => {
    const pay = shift('17:00', '22:30', 0, { hourlyWageYen: 1350, transportationYen: 500 })
    expect(pay).toMatchObject({ baseYen: 7425, nightPremiumYen: 169, grossYen: 8094 })
    expect(costOf(pay, 2)).toMatchObject({ feeYen: 4856, taxYen: 485, totalYen: 21_529 })
  })
  test('22:00〜翌5:00は7時間すべてが深夜で、休憩の分だけ減る', () => {
    expect(shift('22:00', '5:00').nightMin).toBe(420)
    expect(shift('22:00', '5:00', 45)).toMatchObject({ workMin: 375, nightMin: 375 })
  })
  test('休憩の時刻がわからなければ深夜の外でとったものとし、わかれば深夜から引く', () => {
    expect(shift('18:00', '1:00', 60).nightMin).toBe(180)
    expect(shift('18:00', '1:00', 60, { breakStartAt: '2026-11-20T22:30:00+09:00' }).nightMin).toBe(
      120,
    )
    expect(shift('18:00', '1:00', 60, { breakStartAt: '2026-11-20T21:30:00+09:00' }).nightMin).toBe(
      150,
    )
  })
  test('深夜の時間外には、両方の割増がつく', () => {
    const pay = shift('14:00', '0:00', 60)
    expect(pay).toMatchObject({
      workMin: 540,
      nightMin: 120,
      overtimeMin: 60,
      nightPremiumYen: 650,
      overtimePremiumYen: 325,
    })
  })
  test('早朝5時までの勤務と、22時からの勤務の、どちらも深夜に数える', () => {
    expect(shift('3:00', '9:00').nightMin).toBe(120)
    expect(nightMinutes('2026-11-20T05:00:00+09:00', '2026-11-20T22:00:00+09:00')).toBe(0)
  })
  test('打刻の秒は切り捨てられず、働いた人の1分になる', () => {
    expect(
      minutesWorked({
        startAt: '2026-11-20T09:00:30+09:00',
        endAt: '2026-11-20T17:00:10+09:00',
        breakMin: 60,
      }).workMin,
    ).toBe(421)
  })
  test('報酬の割合を変えても、休業手当は60%を下回らない', () => {
    const pay = payOf({
      ...shiftOf('2026-11-21', '7:00', '11:00'),
      breakMin: 0,
      hourlyWageYen: 1300,
      transportationYen: 500,
    })
    expect(leaveAllowanceOf(pay)).toBe(5700)
    expect(leaveAllowanceOf(pay, { ratePercent: 60, withTransport: false })).toBe(3120)
    expect(leaveAllowanceOf(pay, { ratePercent: 10, withTransport: false })).toBe(3120)
  })
  test('1時間50円のボーナスは1分ごとに数えて切り上げ、1回500円のボーナスはそのままで、どちらにも利用料がかからない', () => {
    const bonus: BonusTerms = {
      id: 1,
      name: '早朝ボーナス',
      amountYen: 50,
      per: 'hour',
      payer: 'company',
    }
    // 5 h 31 min of 50 yen an hour: 275.83 yen.
    const pay = shift('18:00', '23:31', 0, {
      transportationYen: 500,
      bonuses: [bonus, { ...bonus, id: 2, amountYen: 500, per: 'match' }],
    })
    expect(pay).toMatchObject({
      workMin: 331,
      baseYen: 7172,
      nightPremiumYen: 493,
      bonusYen: 776,
      grossYen: 7172 + 493 + 500 + 776,
    })
    expect(pay.bonuses?.map(({ id, yen }) => [id, yen])).toEqual([
      [1, 276],
      [2, 500],
    ])
    const without = shift('18:00', '23:31', 0, { transportationYen: 500 })
    expect(feeOf(pay)).toBe(feeOf(without))
    expect(costOf(pay, 2)).toEqual({
      ...costOf(without, 2),
      bonusYen: 1552,
      totalYen: costOf(without, 2).totalYen + 1552,
    })
  })
  test('運営が負担するボーナスは、ワーカーの報酬に入り、店舗の費用に入らない', () => {
    const pay = shift('10:00', '15:00', 0, {
      transportationYen: 300,
      bonuses: [{ id: 1, name: '応援', amountYen: 300, per: 'match', payer: 'platform' }],
    })
    const without = shift('10:00', '15:00', 0, { transportationYen: 300 })
    expect([pay.grossYen, pay.bonusYen, platformBonusOf(pay), billedOf(pay)]).toEqual([
      7100, 300, 300, 6800,
    ])
    expect(costOf(pay, 3)).toEqual(costOf(without, 3))
  })
  test('ボーナスも源泉徴収の対象になり、交通費だけが対象にならない', () => {
    // 9,750 yen of wages are under the 9,800 of the table of 2026; 100 yen of bonus lift them over it.
    const long = (more: object) =>
      shift('9:00', '17:30', 60, { hourlyWageYen: 1300, transportationYen: 1000, ...more })
    const bonuses: BonusTerms[] = [
      { id: 1, name: '応援', amountYen: 100, per: 'match', payer: 'platform' },
    ]
    expect(long({}).withholdingTaxYen).toBe(0)
    expect(Number(long({ bonuses }).withholdingTaxYen)).toBe(expected(9850))
    expect(Number(long({ bonuses }).withholdingTaxYen)).toBeGreaterThan(0)
  })
  test('働かなければボーナスはなく、休業手当にも含まれない', () => {
    const bonuses: BonusTerms[] = [
      { id: 1, name: '応援', amountYen: 500, per: 'match', payer: 'company' },
    ]
    expect(shift('10:00', '10:00', 0, { bonuses })).toMatchObject({ bonusYen: 0, grossYen: 0 })
    expect(leaveAllowanceOf(shift('7:00', '11:00', 0, { transportationYen: 500, bonuses }))).toBe(
      5700,
    )
  })
  test('消費税は、利用料を合計してから1回だけ端数を切り捨てる', () => {
    const pay = shift('10:00', '11:00', 0, { hourlyWageYen: 1231 })
    expect(feeOf(pay)).toBe(369)
    expect(invoiceOf([pay, pay, pay])).toMatchObject({ feeYen: 1107, taxYen: 110 })
    expect(3 * costOf(pay, 1).taxYen).toBe(108)
  })
})

describe('どんな勤務でも', () => {
  const shifts = fc
    .record({
      startMin: fc.integer({ min: 0, max: 1439 }),
      spanMin: fc.integer({ min: 0, max: 960 }),
      breakMin: fc.integer({ min: 0, max: 120 }),
      hourlyWageYen: fc.integer({ min: 1, max: 9999 }),
      transportationYen: fc.integer({ min: 0, max: 3000 }),
    })
    .map(({ startMin, spanMin, ...rest }) => {
      const startAt = addMinutes('2026-11-20T00:00:00+09:00', startMin)
      return { startAt, endAt: addMinutes(startAt, spanMin), spanMin, ...rest }
    })
  test('金額も時間も負にならず、合計は内訳の和になる', () => {
    fc.assert(
      fc.property(shifts, (s) => {
        const pay = payOf(s)
        const { missingTable, netYen, withholdingTaxYen, bonuses: _, ...numbers } = pay
        expect(Object.values(numbers).every((n) => Number.isInteger(n) && n >= 0)).toBe(true)
        expect(pay.grossYen).toBe(
          pay.baseYen + pay.nightPremiumYen + pay.overtimePremiumYen + pay.transportationYen,
        )
        if (missingTable === null)
          expect(Number(netYen) + Number(withholdingTaxYen)).toBe(pay.grossYen)
        else expect([netYen, withholdingTaxYen]).toEqual([null, null])
      }),
    )
  })
  test('1分も失われない: 実働と休憩で拘束時間になり、1円より細かい分も切り捨てない', () => {
    fc.assert(
      fc.property(shifts, (s) => {
        const pay = payOf(s)
        expect(pay.workMin).toBe(Math.max(0, s.spanMin - s.breakMin))
        expect(pay.baseYen * 60).toBeGreaterThanOrEqual(pay.workMin * s.hourlyWageYen)
        expect(pay.baseYen * 60).toBeLessThan(pay.workMin * s.hourlyWageYen + 60)
      }),
    )
  })
  test('どこで分けても、深夜の分数の和は変わらない', () => {
    fc.assert(
      fc.property(shifts, fc.nat(960), (s, at) => {
        const middle = addMinutes(s.startAt, Math.min(at, s.spanMin))
        expect(nightMinutes(s.startAt, middle) + nightMinutes(middle, s.endAt)).toBe(
          nightMinutes(s.startAt, s.endAt),
        )
      }),
    )
  })
  test('人数分の費用は、1人ずつの費用に税だけを1回かけたもので、内訳の和は合計になる', () => {
    fc.assert(
      fc.property(
        shifts,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 5000 }),
        (s, people, rate) => {
          const pay = payOf(s)
          const cost = costOf(pay, people, rate)
          expect(cost.wagesYen + cost.premiumsYen + cost.transportationYen).toBe(
            pay.grossYen * people,
          )
          expect(cost.feeYen).toBe(feeOf(pay, rate) * people)
          expect(cost.totalYen).toBe(pay.grossYen * people + cost.feeYen + cost.taxYen)
          expect(cost.taxYen).toBe(Math.floor(cost.feeYen / 10))
        },
      ),
    )
  })
  test('長く働けば、受け取る額は減らない', () => {
    fc.assert(
      fc.property(
        shifts,
        fc.integer({ min: 0, max: 120 }),
        (s, more) =>
          payOf({ ...s, endAt: addMinutes(s.endAt, more) }).grossYen >= payOf(s).grossYen,
      ),
    )
  })
})

describe('休憩', () => {
  test('ちょうど6時間は不要、6時間1分から45分、ちょうど8時間は45分、8時間1分から60分', () => {
    expect([360, 361, 480, 481].map(requiredBreakMin)).toEqual([0, 45, 45, 60])
    expect(cannotTakeBreak(360, 0)).toBeUndefined()
    expect(cannotTakeBreak(361, 0)).toBe('6時間を超える勤務には45分以上の休憩が必要です。')
    expect(cannotTakeBreak(525, 45)).toBeUndefined()
    expect(cannotTakeBreak(526, 45)).toBe('8時間を超える勤務には60分以上の休憩が必要です。')
  })
  test('拘束時間に合わせて、足りる中でいちばん短い休憩を提案する', () => {
    expect([360, 361, 525, 526, 540].map(suggestBreak)).toEqual([0, 45, 45, 60, 60])
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 720 }),
        (span) => cannotTakeBreak(span, suggestBreak(span)) === undefined,
      ),
    )
  })
  test('休憩は負にも、勤務より長くもできない', () => {
    expect(cannotTakeBreak(60, -1)).toBe('休憩は0分以上で入力してください。')
    expect(cannotTakeBreak(60, 60)).toBe('休憩が勤務時間より長くなっています。')
  })
})

describe('最低賃金', () => {
  test('秋田県は2026年3月31日から1,031円。前日までは951円', () => {
    expect(minimumWageOn('05', '2026-03-30')).toMatchObject({
      prefectureName: '秋田県',
      yen: 951,
      next: { yen: 1031, on: '2026-03-31' },
    })
    expect(minimumWageOn('05', '2026-03-31')).toMatchObject({
      yen: 1031,
      effectiveOn: '2026-03-31',
    })
  })
  test('足りないときは、その日の最低賃金と、変わる日と額を言う', () => {
    expect(cannotPayWage(1000, '05', '2026-03-30', '2026-03-01T09:00:00+09:00')).toBeUndefined()
    expect(cannotPayWage(950, '05', '2026-03-30', '2026-03-01T09:00:00+09:00')).toBe(
      '時給は秋田県の最低賃金951円以上で入力してください(3月31日(火)から1,031円)。',
    )
    expect(cannotPayWage(1000, '05', '2026-03-31', '2026-03-01T09:00:00+09:00')).toBe(
      '時給は秋田県の最低賃金1,031円以上で入力してください(10月14日(水)から1,090円)。',
    )
    expect(cannotPayWage(1279, '13', '2026-11-28', now)).toBe(
      '時給は東京都の最低賃金1,280円以上で入力してください(10月1日(木)から1,280円)。',
    )
    expect(cannotPayWage(1280, '13', '2026-11-28', now)).toBeUndefined()
  })
  test('登録のない日付や都道府県では、推測せずに断る', () => {
    expect(minimumWageOn('13', '2024-09-30')).toBeUndefined()
    expect(cannotPayWage(5000, '48', '2026-11-28', now)).toContain('登録されていない')
    expect(minimumWageOn('13', '2027-09-30')?.outdated).toBe(false)
    expect(minimumWageOn('13', '2027-10-01')?.outdated).toBe(true)
  })
  test('47都道府県のすべてに3年分があり、年ごとに上がっている', () => {
    expect(minimumWages).toHaveLength(47)
    for (const { rates } of minimumWages) {
      expect(rates).toHaveLength(3)
      expect([...rates].sort(([a], [b]) => a.localeCompare(b))).toEqual(rates)
      expect([...rates].sort(([, a], [, b]) => a - b)).toEqual(rates)
    }
  })
})

describe('源泉徴収(日額表 丙欄)', () => {
  test('2026年は9,800円未満が0円で、そこから表のとおりになる', () => {
    expect(
      [0, 9799, 9800, 9899, 9900, 10_000, 23_900, 23_999].map((yen) =>
        withholdingOf(yen, '2026-11-20'),
      ),
    ).toEqual([0, 0, 1, 1, 5, 8, 738, 738].map((taxYen) => ({ taxYen })))
  })
  test('表のない金額と年では、足りない表の名前を答え、手取りを推測しない', () => {
    expect(withholdingOf(24_000, '2026-11-20')).toEqual({
      missingTable: '令和8年分 日額表 丙欄(日額24,000円以上)',
    })
    expect(withholdingOf(5000, '2027-01-01')).toEqual({ missingTable: '2027年分 日額表 丙欄' })
    expect(shift('9:00', '18:00', 60, { hourlyWageYen: 3000 })).toMatchObject({
      grossYen: 24_000,
      withholdingTaxYen: null,
      netYen: null,
    })
  })
  test('交通費には税がかからない', () => {
    expect(
      shift('9:00', '18:00', 60, { hourlyWageYen: 1225, transportationYen: 3000 }),
    ).toMatchObject({ grossYen: 12_800, withholdingTaxYen: 1, netYen: 12_799 })
  })
})
