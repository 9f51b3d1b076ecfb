import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { fixedPayOf } from '@/domain/matchings/paymentCorrection'
import { platformBonusOf } from '@/domain/pay/bonus'
import { nightMinutes } from '@/domain/pay/night'
import {
  billedOf,
  costOf,
  feeOf,
  invoiceOf,
  leaveAllowanceOf,
  minutesWorked,
  payOf,
  taxOnFees,
  usualTerms,
} from '@/domain/pay/pay'
import { addMinutes, dayOf } from '@/lib/date'
import { fc } from '@tests/kit/random'
import { report } from './report'

// `npm run figures` makes 2,000 runs of each; here a few are enough.
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 200)
const runs = { numRuns: RUNS }

const dayFrom = Date.parse('2024-01-01T00:00:00+09:00')
const bonuses = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 99 }),
    name: fc.constant('ボーナス'),
    amountYen: fc.integer({ min: 0, max: 5000 }),
    per: fc.constantFrom('match' as const, 'hour' as const),
    payer: fc.constantFrom('company' as const, 'platform' as const),
  }),
  { maxLength: 3 },
)
/** Generates shifts from 2024 to 2028, to the second, up to sixteen hours long. */
const shifts = fc
  .record({
    startSec: fc.integer({ min: 0, max: 5 * 365 * 86_400 }),
    spanSec: fc.integer({ min: 0, max: 16 * 3600 }),
    breakMin: fc.integer({ min: 0, max: 180 }),
    hourlyWageYen: fc.integer({ min: 1, max: 9999 }),
    transportationYen: fc.integer({ min: 0, max: 3000 }),
    bonuses,
    leaveAllowanceYen: fc.integer({ min: 0, max: 20_000 }),
  })
  .map(({ startSec, spanSec, ...rest }) => ({
    startAt: new Date(dayFrom + startSec * 1000).toISOString(),
    endAt: new Date(dayFrom + (startSec + spanSec) * 1000).toISOString(),
    ...rest,
  }))
/** Generates the same with whole minutes, as shifts are planned. */
const planned = shifts.map((shift) => ({
  ...shift,
  startAt: `${shift.startAt.slice(0, 16)}:00Z`,
  endAt: `${shift.endAt.slice(0, 16)}:00Z`,
}))
const percent = fc.integer({ min: 0, max: 10_000 })

/** Counts every minute on Tokyo's clock: slow, but a different way from the product's. */
function counted(startAt: string, endAt: string) {
  let minutes = 0
  let night = 0
  for (
    let at = Math.floor(Date.parse(startAt) / 60_000) * 60_000;
    at < Date.parse(endAt);
    at += 60_000
  ) {
    const hour = Math.floor(at / 3_600_000 + 9) % 24
    minutes++
    if (hour >= 22 || hour < 5) night++
  }
  return { minutes, night }
}
/** Returns the minutes' share of the hourly wage in yen, rounded up; the share is in percent. */
const owed = (minutes: number, wage: number, share: bigint) =>
  Number((BigInt(minutes) * BigInt(wage) * share + 5999n) / 6000n)

const properties: [string, () => void][] = [
  [
    '金額も時間も整数で、負にならず、支払額は内訳の和になる',
    () =>
      fc.assert(
        fc.property(shifts, (s) => {
          const {
            missingTable,
            netYen,
            withholdingTaxYen,
            bonuses: promised = [],
            operatorPremiums: _operator,
            ...numbers
          } = payOf(s)
          expect(Object.values(numbers).every((n) => Number.isSafeInteger(n) && n >= 0)).toBe(true)
          const {
            baseYen,
            nightPremiumYen,
            overtimePremiumYen,
            transportationYen,
            bonusYen,
            leaveAllowanceYen,
            grossYen,
          } = numbers
          expect(grossYen).toBe(
            baseYen +
              nightPremiumYen +
              overtimePremiumYen +
              transportationYen +
              bonusYen +
              leaveAllowanceYen,
          )
          expect(promised.reduce((sum, { yen }) => sum + yen, 0)).toBe(bonusYen)
          if (missingTable === null)
            expect([
              Number(netYen) + Number(withholdingTaxYen),
              Number(netYen) >= 0,
              Number(withholdingTaxYen) >= 0,
            ]).toEqual([grossYen, true, true])
          else expect([netYen, withholdingTaxYen]).toEqual([null, null])
        }),
        runs,
      ),
  ],
  [
    '1分ずつ数えた時間と同じで、始めた1分は失われない',
    () =>
      fc.assert(
        fc.property(shifts, (s) => {
          const { minutes, night } = counted(s.startAt, s.endAt)
          const worked = minutesWorked(s)
          expect(worked).toEqual({
            workMin: Math.max(0, minutes - s.breakMin),
            nightMin: Math.min(night, Math.max(0, minutes - s.breakMin)),
            overtimeMin: Math.max(0, minutes - s.breakMin - 480),
          })
        }),
        runs,
      ),
  ],
  [
    '1円に満たない分も項目ごとに切り上げた額と、1円も違わない',
    () =>
      fc.assert(
        fc.property(shifts, (s) => {
          const pay = payOf(s)
          const { workMin, nightMin, overtimeMin } = minutesWorked(s)
          // From November 2026 on, all bonuses raise the wage on which premiums are based; before, only the
          // company's hourly bonuses did.
          const isWhole = dayOf(s.startAt) >= '2026-11-01'
          const sumOf = (unit: 'hour' | 'match') =>
            s.bonuses
              .filter(({ per, payer }) => per === unit && (isWhole || payer === 'company'))
              .reduce((sum, { amountYen }) => sum + amountYen, 0)
          const wageOfShift =
            (s.hourlyWageYen + sumOf('hour')) * workMin + (isWhole ? sumOf('match') * 60 : 0)
          const premium = (minutes: number) =>
            workMin === 0
              ? 0
              : Number(
                  (BigInt(minutes) * BigInt(wageOfShift) * 25n + BigInt(workMin) * 6000n - 1n) /
                    (BigInt(workMin) * 6000n),
                )
          expect([pay.baseYen, pay.nightPremiumYen, pay.overtimePremiumYen]).toEqual([
            owed(workMin, s.hourlyWageYen, 100n),
            premium(nightMin),
            premium(overtimeMin),
          ])
          expect(pay.bonuses?.map(({ yen }) => yen) ?? []).toEqual(
            s.bonuses.map(({ per, amountYen }) => {
              if (per === 'hour') return owed(workMin, amountYen, 100n)
              return workMin > 0 ? amountYen : 0
            }),
          )
        }),
        runs,
      ),
  ],
  [
    'どこで二つに分けても、分数の和は全体と同じで、分けたほうの支払いが少なくなることはない',
    () =>
      fc.assert(
        fc.property(planned, fc.nat(960), (s, cut) => {
          // A bonus per shift raises the premiums by an amount that depends on the length of the shift. These
          // policies leave it out.
          const policies = [{ validFrom: '2024-01-01', isFlatTransportIncluded: false }]
          const whole = { ...s, breakMin: 0, transportationYen: 0, leaveAllowanceYen: 0, policies }
          const span = counted(s.startAt, s.endAt).minutes
          const middle = addMinutes(s.startAt, Math.min(cut, span))
          const [all, a, b] = [
            payOf(whole),
            payOf({ ...whole, endAt: middle }),
            payOf({ ...whole, startAt: middle }),
          ]
          expect([a.workMin + b.workMin, a.nightMin + b.nightMin]).toEqual([
            all.workMin,
            all.nightMin,
          ])
          expect([nightMinutes(s.startAt, middle) + nightMinutes(middle, s.endAt)]).toEqual([
            nightMinutes(s.startAt, s.endAt),
          ])
          for (const item of ['baseYen', 'nightPremiumYen'] as const)
            expect([0, 1]).toContain(a[item] + b[item] - all[item])
          // A bonus per hour is split like the wage. A bonus per shift is not: each half would get all of it.
          all.bonuses?.forEach((one, i) =>
            expect(one.per === 'hour' ? [0, 1] : [0, one.yen]).toContain(
              (a.bonuses?.[i]?.yen ?? 0) + (b.bonuses?.[i]?.yen ?? 0) - one.yen,
            ),
          )
        }),
        runs,
      ),
  ],
  [
    '休憩は勤務のどこでとっても実働を同じだけ減らし、深夜の分は実働と深夜の分数を超えない',
    () =>
      fc.assert(
        fc.property(planned, fc.nat(960), (s, after) => {
          const worked = minutesWorked({ ...s, breakStartAt: addMinutes(s.startAt, after) })
          expect(worked.workMin).toBe(minutesWorked(s).workMin)
          expect(worked.nightMin).toBeLessThanOrEqual(
            Math.min(worked.workMin, nightMinutes(s.startAt, s.endAt)),
          )
        }),
        runs,
      ),
  ],
  [
    '請求の内訳の和は合計で、人ごとの利用料の和に税が1回だけかかる',
    () =>
      fc.assert(
        fc.property(fc.array(shifts, { maxLength: 6 }), percent, (list, rate) => {
          const pays = list.map(payOf)
          const invoice = invoiceOf(pays, { ...usualTerms, feeRateBp: rate })
          const sum = (amountOf: (p: (typeof pays)[number]) => number) =>
            pays.reduce((total, p) => total + amountOf(p), 0)
          expect(Object.values(invoice).every((n = 0) => Number.isSafeInteger(n) && n >= 0)).toBe(
            true,
          )
          expect(
            invoice.wagesYen + invoice.premiumsYen + invoice.transportationYen + invoice.bonusYen,
          ).toBe(sum((p) => p.grossYen) - sum(platformBonusOf))
          expect([invoice.feeYen, invoice.taxYen]).toEqual([
            sum((p) => feeOf(p, rate)),
            taxOnFees(sum((p) => feeOf(p, rate))),
          ])
          expect(invoice.totalYen).toBe(sum(billedOf) + invoice.feeYen + invoice.taxYen)
        }),
        runs,
      ),
  ],
  [
    '運営が負担するボーナスは、ワーカーの報酬を増やし、店舗の費用を1円も変えない。利用料はどのボーナスにもかからない',
    () =>
      fc.assert(
        fc.property(shifts, percent, (s, rate) => {
          const paidBy = (payer: 'company' | 'platform') =>
            payOf({ ...s, bonuses: s.bonuses.map((bonus) => ({ ...bonus, payer })) })
          const without = payOf({ ...s, bonuses: [] })
          const own = paidBy('company')
          const given = paidBy('platform')
          expect(given.grossYen).toBe(without.grossYen + platformBonusOf(given))
          expect(invoiceOf([given], { ...usualTerms, feeRateBp: rate })).toEqual(
            invoiceOf([without], { ...usualTerms, feeRateBp: rate }),
          )
          // A bonus of the company raises the premiums (労働基準法37条), and they raise the fee.
          const premiumsYen = own.nightPremiumYen + own.overtimePremiumYen
          const priceYen = own.baseYen + premiumsYen + own.transportationYen
          expect(own.grossYen).toBe(priceYen + own.bonusYen + own.leaveAllowanceYen)
          expect([own.baseYen, own.transportationYen]).toEqual([
            without.baseYen,
            without.transportationYen,
          ])
          const feeYen = Math.floor((priceYen * rate) / 10_000)
          expect(invoiceOf([own], { ...usualTerms, feeRateBp: rate })).toMatchObject({
            premiumsYen,
            bonusYen: own.bonusYen,
            feeYen,
            totalYen: own.grossYen + feeYen + Math.floor(feeYen / 10),
          })
        }),
        runs,
      ),
  ],
  [
    '請求を二つに分けても、賃金・割増・交通費・ボーナス・利用料の和は全体と同じ',
    () =>
      fc.assert(
        fc.property(fc.array(shifts, { maxLength: 6 }), fc.nat(6), (list, cut) => {
          const pays = list.map(payOf)
          const [all, a, b] = [
            invoiceOf(pays),
            invoiceOf(pays.slice(0, cut)),
            invoiceOf(pays.slice(cut)),
          ]
          for (const item of [
            'people',
            'wagesYen',
            'premiumsYen',
            'transportationYen',
            'bonusYen',
            'feeYen',
          ] as const)
            expect(a[item] + b[item]).toBe(all[item])
          expect([0, 1]).toContain(all.taxYen - a.taxYen - b.taxYen)
        }),
        runs,
      ),
  ],
  [
    '見積もりは、同じ勤務を人数分並べた請求と同じ',
    () =>
      fc.assert(
        fc.property(shifts, fc.integer({ min: 1, max: 100 }), percent, (s, people, rate) => {
          const pay = payOf(s)
          expect(costOf(pay, people, { ...usualTerms, feeRateBp: rate })).toEqual(
            invoiceOf(
              Array.from({ length: people }, () => pay),
              { ...usualTerms, feeRateBp: rate },
            ),
          )
        }),
        runs,
      ),
  ],
  [
    '休業手当は、賃金の60%を下回らず、率が上がれば減らず、100%なら約束した額そのもの',
    () =>
      fc.assert(
        fc.property(shifts, fc.integer({ min: 0, max: 100 }), (s, ratePercent) => {
          const pay = payOf(s)
          const wages = pay.baseYen + pay.nightPremiumYen + pay.overtimePremiumYen
          const allowance = leaveAllowanceOf(pay, { ratePercent, withTransport: false })
          expect(allowance * 100).toBeGreaterThanOrEqual(wages * Math.max(60, ratePercent))
          expect(allowance).toBeLessThanOrEqual(wages)
          expect(leaveAllowanceOf(pay)).toBe(wages + pay.transportationYen)
        }),
        runs,
      ),
  ],
  [
    '店舗の指示による早上がりは、いつ帰っても予定の報酬を下回らない',
    () =>
      fc.assert(
        fc.property(planned, fc.nat(960), (s, early) => {
          const plan = { startAt: s.startAt, endAt: s.endAt, breakMin: s.breakMin }
          const { hourlyWageYen, transportationYen, bonuses: promised } = s
          const fixed = fixedPayOf({
            reasonKinds: ['employer_early_release'],
            planned: plan,
            requested: { ...plan, endAt: addMinutes(s.endAt, -early) },
            hourlyWageYen,
            transportationYen,
            bonuses: promised,
          })
          expect(fixed).toEqual(
            payOf({ ...plan, hourlyWageYen, transportationYen, bonuses: promised }),
          )
        }),
        runs,
      ),
  ],
]
test.each(properties)(
  '%s',
  (name, holds) => {
    holds()
    report('money', { property: name, runs: RUNS, failed: 0 })
  },
  120_000,
)

/** Prints the pay and the day of overnight and month-end shifts. Runs in processes of other time zones. */
const battery = `
  const [domain, lib] = process.argv.slice(1), load = (name) => require(domain + '/' + name)
  const j = require(lib), { payOf, costOf, leaveAllowanceOf } = load('pay/pay'), { limitWeekOf, limitYearOf } = load('workers/limits'), { minimumWageOn } = load('pay/minimumWage')
  const { closesAtOf, offeringStatusAt } = load('offerings/offering'), { freeCancelEndOf, cancelPenaltyOf, matchingStatusAt } = load('matchings/matching')
  const out = [], now = '2026-02-27T09:00:00+09:00'
  for (const day of ['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-08', '2026-03-28', '2026-03-30', '2026-03-31', '2026-09-30', '2026-10-31', '2026-11-01', '2026-11-30', '2026-12-31', '2028-02-29'])
    for (const [start, end] of [['22:00', '5:00'], ['18:00', '23:30'], ['20:00', '2:00'], ['23:59', '0:01'], ['0:00', '8:00'], ['15:00', '0:00'], ['9:00', '18:30'], ['3:00', '9:00']])
      for (const breakMin of [0, 60]) {
        const shift = j.shiftOf(day, start, end), pay = payOf({ ...shift, breakMin, hourlyWageYen: 1237, transportationYen: 500 })
        const found = { status: 'established', ...shift, checkedInAt: null, checkedOutAt: null }, before = j.addMinutes(shift.startAt, -1440)
        out.push([shift, pay, costOf(pay, 3), leaveAllowanceOf(pay, { ratePercent: 60 }), j.dayOf(shift.startAt), j.dayOf(shift.endAt), j.monthOf(shift.startAt), limitWeekOf(day), limitYearOf(day),
          minimumWageOn('05', day), closesAtOf('before_24h', shift.startAt), freeCancelEndOf(shift.startAt), cancelPenaltyOf(shift.startAt, before), j.formatShift(shift.startAt, shift.endAt, now),
          matchingStatusAt(found, shift.startAt), matchingStatusAt(found, j.addMinutes(shift.startAt, 1)),
          offeringStatusAt({ publishedAt: before, closedAt: null, closesAt: shift.startAt, ...shift, peopleMatched: 1 }, shift.endAt)])
      }
  console.log(JSON.stringify(out))`
/** A wrong calculation for the self-check: it reads days and hours in the process's own time zone. */
const local = `
  for (const part of ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes'])
    Date.prototype['getUTC' + part] = Date.prototype['get' + part]
`
const calculated = (TZ: string, before = '') =>
  execFileSync(
    process.execPath,
    [
      '--require',
      'tsx/cjs',
      '-e',
      before + battery,
      path.resolve('src/domain'),
      path.resolve('src/lib/date.ts'),
    ],
    { env: { ...process.env, TZ, NODE_OPTIONS: '' }, encoding: 'utf8', maxBuffer: 1e8 },
  )
test('日をまたぐ勤務と月末の勤務の報酬・費用・日付は、動かす場所の時間帯によらない', () => {
  const zones = ['Asia/Tokyo', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']
  const [tokyo = '', ...others] = zones.map((zone) => calculated(zone))
  const cases = JSON.parse(tokyo) as [
    { endAt: string },
    { workMin: number; nightMin: number; grossYen: number },
  ][]
  report('money in time zones', {
    zones: zones.length,
    shifts: cases.length,
    failed: others.filter((answer) => answer !== tokyo).length,
  })
  // All could agree on something wrong, so one value is known: 22:00 to 5:00 on the last day of the year is seven hours
  // of night work that end in the next year.
  expect(cases).toHaveLength(13 * 8 * 2)
  expect(cases.find(([shift]) => shift.endAt === '2027-01-01T05:00:00+09:00')?.[1]).toMatchObject({
    workMin: 420,
    nightMin: 420,
    grossYen: 8659 + 2165 + 500,
  })
  for (const other of others) expect(other).toBe(tokyo)
}, 120_000)
test('自己点検: プロセスの時計で日付を読む計算なら、時間帯の違いに気づく', () => {
  const [tokyo, elsewhere] = ['Asia/Tokyo', 'America/Los_Angeles'].map((zone) =>
    calculated(zone, local),
  )
  report('money in time zones self-check', { noticed: tokyo !== elsewhere })
  expect(elsewhere).not.toBe(tokyo)
})
