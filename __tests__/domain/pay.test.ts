import { fixedPayOf } from '@/domain/matchings/paymentCorrection'
import { allowanceFloorOf } from '@/domain/pay/averageWage'
import { platformBonusOf } from '@/domain/pay/bonus'
import { nightMinutes } from '@/domain/pay/night'
import {
  allowancePayOf,
  billedOf,
  billedPremiumsOf,
  costOf,
  feeOf,
  invoiceOf,
  leaveAllowanceOf,
  minutesWorked,
  payOf,
  usualTerms,
  type BonusTerms,
} from '@/domain/pay/pay'
import { withholdingOf } from '@/domain/pay/withholding'
import { addMinutes, shiftOf } from '@/lib/date'
import { fc } from '@tests/kit/random'

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
    // 510 × 1,226 ÷ 60 = 10,421; 30 × 1,226 ÷ 240 = 153.25.
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
  test('深夜と時間外の割増は、どちらも休業手当の元になる', () => {
    // 540 × 1,300 ÷ 60 = 11,700; with premiums of 650 and 325 yen 12,675. 60 % of it is 7,605.
    const pay = shift('14:00', '0:00', 60)
    expect(leaveAllowanceOf(pay)).toBe(12_675)
    expect(leaveAllowanceOf(pay, { ratePercent: 60 })).toBe(7605)
  })
  test('取り消した勤務の報酬は、休業手当だけ', () => {
    const { startAt } = shiftOf('2026-11-20', '9:00', '17:00')
    expect(allowancePayOf({ startAt }, 5700)).toMatchObject({
      workMin: 0,
      baseYen: 0,
      transportationYen: 0,
      leaveAllowanceYen: 5700,
      grossYen: 5700,
      netYen: 5700,
    })
  })
  test('振込手数料は、支払いのあった勤務だけにかかり、利用料と合わせて消費税がつく', () => {
    const terms = { ...usualTerms, transferCommissionYen: 150 }
    // Fee 2,441 and commission 150: 10 % of 2,591 is 259.
    expect(costOf(shift('18:00', '23:30', 0, { transportationYen: 500 }), 1, terms)).toEqual({
      people: 1,
      wagesYen: 7150,
      premiumsYen: 488,
      transportationYen: 500,
      bonusYen: 0,
      feeYen: 2441,
      transferCommissionYen: 150,
      taxYen: 259,
      totalYen: 10_988,
    })
    const absence = costOf(shift('9:00', '9:00'), 1, terms)
    expect(absence).toMatchObject({ feeYen: 0, taxYen: 0, totalYen: 0 })
    expect(absence).not.toHaveProperty('transferCommissionYen')
  })
  test('早朝5時までの勤務と、22時からの勤務の、どちらも深夜に数える', () => {
    expect(shift('3:00', '9:00').nightMin).toBe(120)
    expect(nightMinutes('2026-11-20T05:00:00+09:00', '2026-11-20T22:00:00+09:00')).toBe(0)
  })
  test('記録の秒は切り捨てられず、働いた人の1分になる', () => {
    // From 9:00 to 17:01: 481 minutes, less the break.
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
    // A wage of 5,200 yen and 500 of transport; 60 % of the wage is 3,120.
    expect(leaveAllowanceOf(pay)).toBe(5700)
    expect(leaveAllowanceOf(pay, { ratePercent: 60, withTransport: false })).toBe(3120)
    expect(leaveAllowanceOf(pay, { ratePercent: 10, withTransport: false })).toBe(3120)
  })
  test('1時間50円のボーナスは1分ごとに数えて切り上げ、1回500円のボーナスはそのままで、どちらにも利用料がかからない(割増の基礎には1時間ごとの分が入る)', () => {
    const bonus: BonusTerms = {
      id: 1,
      name: '早朝ボーナス',
      amountYen: 50,
      per: 'hour',
      payer: 'company',
    }
    // 331 minutes × 50 ÷ 60 = 275.83 yen.
    const pay = shift('18:00', '23:31', 0, {
      transportationYen: 500,
      bonuses: [bonus, { ...bonus, id: 2, amountYen: 500, per: 'match' }],
    })
    expect(pay).toMatchObject({
      workMin: 331,
      baseYen: 7172,
      // The wage per minute is (1,300 + 50) ÷ 60 + 500 ÷ 331. A quarter of it for 91 minutes at night: 546.2 yen.
      nightPremiumYen: 547,
      bonusYen: 776,
      grossYen: 7172 + 547 + 500 + 776,
    })
    expect(pay.bonuses?.map(({ id, yen }) => [id, yen])).toEqual([
      [1, 276],
      [2, 500],
    ])
    // The fee is 30 % of 7,172 + 547 + 500, without the bonus of 776 yen.
    expect(feeOf(pay)).toBe(2465)
    expect(costOf(pay, 2)).toMatchObject({
      premiumsYen: 1094,
      bonusYen: 1552,
      feeYen: 4930,
      taxYen: 493,
      totalYen: 2 * (7172 + 547 + 500 + 776) + 4930 + 493,
    })
  })
  test('運営が負担するボーナスは、ワーカーの報酬に入り、店舗の費用に入らない', () => {
    const pay = shift('10:00', '15:00', 0, {
      transportationYen: 300,
      bonuses: [{ id: 1, name: '応援', amountYen: 300, per: 'match', payer: 'platform' }],
    })
    const without = shift('10:00', '15:00', 0, { transportationYen: 300 })
    // A wage of 6,500, transport 300 and the bonus; the store is billed without the bonus.
    expect([pay.grossYen, pay.bonusYen, platformBonusOf(pay), billedOf(pay)]).toEqual([
      7100, 300, 300, 6800,
    ])
    expect(costOf(pay, 3)).toEqual(costOf(without, 3))
  })
  test('ボーナスも源泉徴収の対象になり、交通費だけが対象にならない', () => {
    // The table of 2026 has a tax from 9,800 yen on. A bonus of 100 yen lifts wages of 9,750 yen above that.
    const long = (more: object) =>
      shift('9:00', '17:30', 60, { hourlyWageYen: 1300, transportationYen: 1000, ...more })
    const bonuses: BonusTerms[] = [
      { id: 1, name: '応援', amountYen: 100, per: 'match', payer: 'platform' },
    ]
    expect(long({}).withholdingTaxYen).toBe(0)
    // The row 9,800 to 9,900 of the table.
    expect(long({ bonuses }).withholdingTaxYen).toBe(1)
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

describe('割増の基礎と税額表', () => {
  const hourly = (amountYen: number, payer: BonusTerms['payer']): BonusTerms => ({
    id: 1,
    name: '夜勤',
    amountYen,
    per: 'hour',
    payer,
  })
  test('1時間ごとの企業のボーナスは、割増賃金の基礎に入る(労働基準法37条)', () => {
    // 6 hours at night: 360 × 1,300 ÷ 240 = 1,950 without it, 360 × 1,400 ÷ 240 = 2,100 with it.
    const night = (bonuses: BonusTerms[]) =>
      shift('22:00', '5:00', 60, { breakStartAt: '2026-11-21T01:00:00+09:00', bonuses })
    expect(night([])).toMatchObject({ nightMin: 360, nightPremiumYen: 1950 })
    expect(night([hourly(100, 'company')])).toMatchObject({ nightPremiumYen: 2100, bonusYen: 600 })
    // A bonus of the operator is a wage as well; the operator bears its 150 yen of the premium.
    expect(night([hourly(100, 'platform')])).toMatchObject({
      nightPremiumYen: 2100,
      operatorPremiums: { nightYen: 150, overtimeYen: 0 },
    })
  })
  test('1時間ごとのボーナスは、時間外の割増にも入る', () => {
    // 30 minutes of overtime: ceil(30 × 1,326 ÷ 240) = 166.
    const pay = shift('9:00', '18:30', 60, {
      hourlyWageYen: 1226,
      bonuses: [hourly(100, 'company')],
    })
    expect(pay).toMatchObject({ overtimeMin: 30, overtimePremiumYen: 166 })
  })
  test('休業手当は賃金と同じに支払われ、税がかかり、利用料はかからない', () => {
    const pay = payOf({
      ...shiftOf('2026-11-20', '9:00', '13:00'),
      breakMin: 0,
      hourlyWageYen: 1300,
      transportationYen: 500,
      leaveAllowanceYen: 4600,
    })
    // 5,200 + 4,600 = 9,800 yen, the first amount of the table with a tax.
    expect(pay).toMatchObject({ grossYen: 10_300, withholdingTaxYen: 1, netYen: 10_299 })
    expect(pay).not.toHaveProperty('bonuses')
    expect(costOf(pay, 1)).toMatchObject({
      wagesYen: 9800,
      transportationYen: 500,
      feeYen: 1710,
      taxYen: 171,
      totalYen: 12_181,
    })
  })
  test('一律の交通費を基礎に入れる方針は、日付を決めて切り替えられ、いまは入れない', () => {
    const input = {
      ...shiftOf('2026-11-20', '22:00', '5:00'),
      breakMin: 60,
      breakStartAt: '2026-11-21T01:00:00+09:00',
      hourlyWageYen: 1300,
      transportationYen: 600,
    }
    expect(payOf(input).nightPremiumYen).toBe(1950)
    // 600 yen over 6 hours are 100 yen an hour.
    const policies = [{ validFrom: '2026-11-01', isFlatTransportIncluded: true }]
    expect(payOf({ ...input, policies }).nightPremiumYen).toBe(2100)
    const fromThatDay = [{ validFrom: '2026-11-20', isFlatTransportIncluded: true }]
    expect(payOf({ ...input, policies: fromThatDay }).nightPremiumYen).toBe(2100)
    expect(
      payOf({
        ...input,
        ...shiftOf('2026-10-31', '22:00', '5:00'),
        breakStartAt: '2026-11-01T01:00:00+09:00',
        policies,
      }).nightPremiumYen,
    ).toBe(1950)
  })
  test('源泉徴収の税額表は、勤務日ではなく支払日のもの', () => {
    // A shift of 31 December, 22:00–5:00, is paid on 1 January. The table of 2027 is not known, and no tax is guessed.
    const lastNight = {
      ...shiftOf('2026-12-31', '22:00', '5:00'),
      breakMin: 60,
      hourlyWageYen: 1300,
      transportationYen: 0,
    }
    expect(payOf(lastNight)).toMatchObject({
      withholdingTaxYen: null,
      missingTable: '2027年分 日額表 丙欄',
    })
    expect(
      payOf({ ...lastNight, ...shiftOf('2026-12-31', '9:00', '16:00') }).missingTable,
    ).toBeNull()
    expect(payOf({ ...lastNight, paidOn: '2026-12-31' }).missingTable).toBeNull()
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
        const {
          missingTable,
          netYen,
          withholdingTaxYen,
          bonuses: _,
          operatorPremiums: _operator,
          ...numbers
        } = pay
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
          const cost = costOf(pay, people, { ...usualTerms, feeRateBp: rate })
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
    // The wage of 8 × 1,225 = 9,800 yen alone is looked up in the table.
    expect(
      shift('9:00', '18:00', 60, { hourlyWageYen: 1225, transportationYen: 3000 }),
    ).toMatchObject({ grossYen: 12_800, withholdingTaxYen: 1, netYen: 12_799 })
  })
})

describe('休業手当の下限: 平均賃金の60% (労働基準法26条・12条7項、昭和38年労働省告示52号)', () => {
  const none = { wagesYen: 0, days: 0 }
  test('前月に8時間×1,300円を10日働いた人の5時間の休業は、契約が60%でも4,556円', () => {
    const planned = payOf({
      ...shiftOf('2026-11-28', '10:00', '15:00'),
      breakMin: 0,
      hourlyWageYen: 1300,
      transportationYen: 0,
    })
    // For a day labourer the average wage is 73 % of the daily 10,400 yen: 7,592; 60 % of it is 4,555.2.
    const floorYen = allowanceFloorOf({ wagesYen: 104_000, days: 10 }, none) ?? 0
    expect(leaveAllowanceOf(planned, { ratePercent: 60 })).toBe(3900)
    expect(floorYen).toBe(4556)
    expect(leaveAllowanceOf(planned, { ratePercent: 60, floorYen })).toBe(4556)
    expect(leaveAllowanceOf(planned, { ratePercent: 100, floorYen })).toBe(6500)
  })
  test('その店舗で働いていない人には、同じ業務の人の額。だれもいなければ決められない', () => {
    expect(allowanceFloorOf(none, { wagesYen: 104_000, days: 10 })).toBe(4556)
    expect(allowanceFloorOf(none, none)).toBeNull()
  })
})

describe('割増の基礎 (労働基準法37条5項、施行規則19条・21条)', () => {
  const bonus = {
    id: 1,
    name: '年末ボーナス',
    amountYen: 500,
    per: 'match',
    payer: 'company',
  } as const
  const evening = (bonuses: BonusTerms[], day = '2026-11-20') =>
    payOf({
      ...shiftOf(day, '18:00', '23:30'),
      breakMin: 0,
      hourlyWageYen: 1300,
      transportationYen: 0,
      bonuses,
    })
  test('勤務1回に約束した500円も基礎に入る: 18:00〜23:30の深夜割増は488円でなく522円', () => {
    expect(evening([]).nightPremiumYen).toBe(488)
    // The hour is 1,300 + 500 ÷ 5.5 = 1,390.91 yen; a quarter of it for 90 minutes: 521.6.
    expect(evening([bonus]).nightPremiumYen).toBe(522)
  })
  test('約束した500円は所定の5時間30分で割る: 30分延びても、早く帰っても、基礎は1時間1,390円90銭', () => {
    const until = (to: string) =>
      fixedPayOf({
        reasonKinds: ['overtime'],
        planned: { ...shiftOf('2026-11-20', '18:00', '23:30'), breakMin: 0 },
        requested: { ...shiftOf('2026-11-20', '18:00', to), breakMin: 0 },
        hourlyWageYen: 1300,
        transportationYen: 0,
        bonuses: [bonus],
      })
    // 2 hours and 1 hour at night × 1,390.909 × 25 %, each rounded up.
    expect([until('24:00'), until('23:00')].map((pay) => pay.nightPremiumYen)).toEqual([696, 348])
  })
  test('8時間に800円を約束した勤務が2時間延びると、時間外割増は (1,300+100)×25%×2時間で700円', () => {
    const { overtimePremiumYen } = fixedPayOf({
      reasonKinds: ['overtime'],
      planned: { ...shiftOf('2026-11-20', '09:00', '18:00'), breakMin: 60 },
      requested: { ...shiftOf('2026-11-20', '09:00', '20:00'), breakMin: 60 },
      hourlyWageYen: 1300,
      transportationYen: 0,
      bonuses: [{ ...bonus, amountYen: 800 }],
    })
    expect(overtimePremiumYen).toBe(700)
  })
  test('2026年10月までの勤務は、それまでの計算のまま', () => {
    expect(evening([bonus], '2026-10-31').nightPremiumYen).toBe(488)
  })
  test('運営のボーナスも賃金で、割増の基礎に入る。その分は運営が負担し、店舗の費用は変わらない', () => {
    const pay = evening([{ ...bonus, payer: 'platform' }])
    expect(pay).toMatchObject({ nightPremiumYen: 522, operatorPremiums: { nightYen: 34 } })
    expect(pay.grossYen).toBe(7150 + 522 + 500)
    expect(costOf(pay, 3)).toEqual(costOf(evening([]), 3))
    // The operator bears 500 + 34, the store 7,150 + 488.
    expect([platformBonusOf(pay), billedOf(pay)]).toEqual([534, 7638])
  })
  test('運営の1時間100円のボーナスで増えた割増は、深夜も時間外も運営が負担する', () => {
    const pay = shift('14:00', '0:00', 60, {
      bonuses: [{ ...bonus, amountYen: 100, per: 'hour', payer: 'platform' }],
    })
    // 2 hours of night and 1 of overtime at (1,300 + 100) × 25 %; without the bonus 650 and 325 yen.
    expect(pay).toMatchObject({ nightPremiumYen: 700, overtimePremiumYen: 350 })
    expect(billedPremiumsOf(pay)).toEqual({ nightYen: 650, overtimeYen: 325 })
  })
})
