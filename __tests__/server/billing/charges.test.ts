import { eq } from 'drizzle-orm'
import type { NextBillings, Statements } from '@/contracts/billing/schemas'
import type { MonthCost } from '@/contracts/dashboard/schemas'
import type { OfferingDetail, OfferingValidation } from '@/contracts/offerings/schemas'
import { payOf } from '@/domain/pay/pay'
import { shiftOf } from '@/lib/date'
import { billingAdjustments, companies, companyContracts } from '@/server/db/schema'
import { bookOperatorAdjustment } from '@/server/modules/billing/service'
import { requestFix } from '@/server/worker-app/attendance'
import { browser, type TestContext } from '@tests/kit/app'
import { rowsByHeading } from '@tests/kit/csv'
import {
  addMatch,
  addOffering,
  addWorker,
  callApi,
  callStore,
  OFFER,
  offeringCreate,
  offeringInput,
  prepareStore,
  writeRows,
} from '@tests/kit/serverKit'
import { bookAdjustment, confirmAt, matchingIdOf, prepareExamples, REVIEWED } from './billingKit'

type Contract = Partial<typeof companyContracts.$inferInsert>
const agreeOn = (contract: Contract) =>
  writeRows((db) =>
    db.insert(companyContracts).values({ companyId: 1, validFrom: '2026-01-01', ...contract }),
  )
const limitTo = (yen: number) =>
  writeRows((db) => db.update(companies).set({ usageLimitYen: yen }).where(eq(companies.id, 1)))

describe('振込手数料と利用料の下限を含む費用', () => {
  let context: TestContext

  describe('利用上限額', () => {
    const shift = {
      workOn: '2026-11-27',
      startTime: '17:00',
      endTime: '22:30',
      hourlyWageYen: 1303,
      transportationYen: 500,
    }
    type Answer = OfferingDetail & { fields: Record<string, string> }
    const post = (peopleWanted: number) =>
      callApi<Answer>(
        'company',
        'POST',
        `/clients/11/offers/${OFFER[11]}/offerings`,
        offeringCreate({ ...shift, peopleWanted }),
      )
    const usage = async () => {
      const path = '/clients/11/statements/next_billing'
      const { body } = await callApi<NextBillings>('company', 'GET', path)
      return body.at(-1)?.usage
    }

    beforeEach(async () => {
      await prepareStore()
      context = await prepareExamples()
      context.now = new Date('2026-11-20T12:00:00+09:00')
      await limitTo(800_000)
      await bookAdjustment(11, '2026-11-12T10:00:00+09:00', 'leaveAllowanceAfterClose', {
        nontaxable: 7830,
        matchingId: matchingIdOf(REVIEWED),
      })
      await bookAdjustment(13, '2026-11-18T10:00:00+09:00', 'wageCorrection', {
        nontaxable: -300,
        taxable10: -90,
      })
    })

    // A seat costs 5.5 h × 1,303 = 7,167, night 163, transport 500, fee 2,349 and 137 for the payout: 10,316. For 28
    // seats 288,848, and the tax of the whole invoice rises by 6,961. For 29 seats 299,164 and 7,209: 306,373.
    test('残り305,399円に、1回137円の手数料を含めて29名は974円超え、28名は295,809円で入る', async () => {
      expect(await usage()).toMatchObject({ remainingYen: 305_399 })
      expect((await post(29)).body.fields['peopleWanted']).toContain('974円超えます')
      const { status, body } = await post(28)
      expect(status).toBe(200)
      expect(body.cost).toMatchObject({ feeYen: 65_772, transferCommissionYen: 3836 })
      expect(await usage()).toMatchObject({ remainingYen: 305_399 - 295_809 })
    })

    test('1円だけ残すと同じ求人は断られ、ちょうどなら公開できて残りは0円になる', async () => {
      // 800,000 − 305,399 are used.
      await limitTo(494_601 + 295_808)
      expect((await post(28)).body.fields['peopleWanted']).toContain('1円超えます')
      await limitTo(494_601 + 295_809)
      expect((await post(28)).status).toBe(200)
      expect(await usage()).toMatchObject({ remainingYen: 0 })
    })
  })

  test('公開の前に見る費用は、利用料の下限700円を数える: 1時間×1,300円+300円は2,370円', async () => {
    context = await prepareStore()
    await agreeOn({ minFeeYen: 700 })
    const { body } = await callStore<OfferingValidation>(
      'manager',
      'POST',
      `/offers/${OFFER[11]}/offerings/validate`,
      offeringInput({
        startTime: '10:00',
        endTime: '11:00',
        hourlyWageYen: 1300,
        transportationYen: 300,
      }),
    )
    expect(body.preview?.cost).toMatchObject({ feeYen: 700, taxYen: 70, totalYen: 2370 })
  })

  test('日ごとの費用は、その日の手数料と利用料の下限を含む: 3日とも8,824円', async () => {
    context = await prepareStore()
    // 5 h × 1,300 = 6,500. The fee is the minimum of 1,976; with 137 yen for the payout, 2,113 without tax. The tax
    // on three of them is 633: 3 × 8,613 + 633 = 26,472.
    await agreeOn({ minFeeYen: 1976, transferCommissionYen: 137 })
    const days = ['2026-11-24', '2026-11-25', '2026-11-26']
    await writeRows(async (db) => {
      for (const [index, day] of days.entries()) {
        await addWorker(db, { id: 901 + index, name: '濵田 慎一' })
        await addOffering(db, {
          id: 71 + index,
          day,
          from: '10:00',
          to: '15:00',
          hourlyWageYen: 1300,
          transportationYen: 0,
        })
        await addMatch(db, 71 + index, 901 + index)
      }
    })
    const { body } = await callStore<MonthCost>('manager', 'GET', '/month_cost')
    expect(body.totalYen).toBe(26_472)
    expect(body.days.filter(({ yen }) => yen !== 0)).toEqual(days.map((on) => ({ on, yen: 8824 })))
  })

  test('貴社納付(net)では、日ごとの費用からその日の源泉所得税79円を引く: 16,031円と16,032円', async () => {
    context = await prepareStore()
    // 8 h × 1,500 = 12,000; 3,600 + 137 without tax, 1,121 of tax on three of them; 79 of income tax.
    await agreeOn({ withholdingMode: 'net', transferCommissionYen: 137 })
    const days = ['2026-11-24', '2026-11-25', '2026-11-26']
    await writeRows(async (db) => {
      for (const [index, day] of days.entries()) {
        await addWorker(db, { id: 901 + index, name: '濵田 慎一' })
        await addOffering(db, {
          id: 71 + index,
          day,
          from: '09:00',
          to: '18:00',
          breakMin: 60,
          hourlyWageYen: 1500,
          transportationYen: 0,
        })
        await addMatch(db, 71 + index, 901 + index)
      }
    })
    const { body } = await callStore<MonthCost>('manager', 'GET', '/month_cost')
    expect(body.totalYen).toBe(48_095)
    expect(body.days.filter(({ yen }) => yen !== 0).map(({ yen }) => yen)).toEqual([
      16_031, 16_032, 16_032,
    ])
  })

  describe('確定の後に承認された報酬の源泉所得税 (所得税法183条)', () => {
    const path = '/companies/1/statements'
    /** 30 September, 8 h × 1,500 without a scan. The correction is requested on 6 October and approved on the 8th. */
    const approveLate = async (
      contract: Contract,
      {
        confirmedAt = ['2026-10-07T00:00:00+09:00'],
        approvedAt = '2026-10-08T10:00:00+09:00',
      } = {},
    ) => {
      context = await prepareStore()
      await agreeOn(contract)
      await writeRows(async (db) => {
        await addWorker(db, { id: 901, name: '濵田 慎一' })
        await addOffering(db, {
          id: 71,
          day: '2026-09-30',
          from: '09:00',
          to: '18:00',
          breakMin: 60,
          hourlyWageYen: 1500,
          transportationYen: 0,
        })
        await addMatch(db, 71, 901, { id: 801 })
      })
      context.now = new Date('2026-10-06T10:00:00+09:00')
      const fix = await context.db.tx('system', (db) =>
        requestFix({ db, now: context.now }, 901, 71, {
          reasonKinds: ['qr_failure'],
          reasonText: 'QRコードを読み取れませんでした。',
          startAt: '2026-09-30T09:00:00+09:00',
          endAt: '2026-09-30T18:00:00+09:00',
          breakMin: 60,
        }),
      )
      for (const at of confirmedAt) await confirmAt(at)
      context.now = new Date(approvedAt)
      const answer = await callStore(
        'manager',
        'PATCH',
        `/attendances/fix_payment_requests/${fix}`,
        { action: 'approve', grossYen: 12_000, lockVersion: 1 },
      )
      expect(answer.status).toBe(200)
      const { body } = await callApi<Statements>('company', 'GET', path)
      return Object.fromEntries(
        body.items.map(({ month, withholdingTaxYen, totalYen }) => [
          month,
          { withholdingTaxYen, totalYen },
        ]),
      )
    }

    // 12,000 + 3,600 of fee + 360 of tax; with `net`, less 79.
    test('8時間×1,500円の79円は、支払った10月に納める', async () => {
      expect(await approveLate({})).toMatchObject({
        '2026-09': { withholdingTaxYen: 0, totalYen: 0 },
        '2026-10': { withholdingTaxYen: 79, totalYen: 15_960 },
      })
    })
    test('貴社納付(net)では、10月の請求から79円を引く: 15,881円', async () => {
      expect(await approveLate({ withholdingMode: 'net' })).toMatchObject({
        '2026-10': { withholdingTaxYen: 79, totalYen: 15_881 },
      })
    })
    test('2か月あとの11月に承認されたら11月に納め、最低賃金との差額1,000円の税36円は払った12月に納める', async () => {
      await approveLate(
        { withholdingMode: 'net', transferCommissionYen: 137 },
        {
          confirmedAt: ['2026-10-07T00:00:00+09:00', '2026-11-09T00:00:00+09:00'],
          approvedAt: '2026-11-10T10:00:00+09:00',
        },
      )
      await confirmAt('2026-12-07T00:00:00+09:00')
      context.now = new Date('2026-12-10T10:00:00+09:00')
      await context.db.tx('system', (db) =>
        bookOperatorAdjustment(
          { db, now: context.now },
          {
            clientId: 11,
            kind: 'minimumWage',
            amountYen: 1000,
            reason: '最低賃金との差額のため',
            matchingId: 801,
          },
        ),
      )
      const { body } = await callApi<Statements>('company', 'GET', path)
      expect(
        body.items.map(({ month, withholdingTaxYen, totalYen }) => [
          month,
          withholdingTaxYen,
          totalYen,
        ]),
      ).toEqual([
        // 1,000 + 300 + 137 + 43 − 36.
        ['2026-12', 36, 1444],
        // 12,000 + 3,600 + 137 + 373 − 79.
        ['2026-11', 79, 16_031],
        ['2026-10', 0, 0],
        ['2026-09', 0, 0],
      ])
    })
    test('確定した10月も同じ金額で、請求調整のCSVに79円が載る', async () => {
      await approveLate({ withholdingMode: 'net' })
      await confirmAt('2026-11-09T00:00:00+09:00')
      const { body } = await callApi<Statements>('company', 'GET', path)
      expect(body.items.find(({ month }) => month === '2026-10')).toMatchObject({
        status: 'confirmed',
        withholdingTaxYen: 79,
        totalYen: 15_881,
      })
      const csv = await (
        await (
          await browser('company')
        ).call('GET', `/app/api/v1${path}/billing_adjustments.csv?from_month=2026-10`)
      ).text()
      expect(rowsByHeading(csv).map((row) => [row['金額'], row['源泉所得税']])).toEqual([
        ['12000', '79'],
        ['3600', '0'],
      ])
    })
  })

  describe('確定の後の利用料の調整', () => {
    /** A fixed shift at store 11, worked in October. */
    const addWorked = (shift: {
      day: string
      hourlyWageYen: number
      transportationYen: number
      to: string
    }) =>
      writeRows(async (db) => {
        await addWorker(db, { id: 901, name: '濵田 慎一' })
        await addOffering(db, { id: 71, from: '10:00', ...shift })
        const planned = payOf({ ...shiftOf(shift.day, '10:00', shift.to), breakMin: 0, ...shift })
        await addMatch(db, 71, 901, { id: 801, status: 'worked', fixedPay: planned })
      })

    test('税率は働いた日のもの: 10月31日の利用料2,700円は、11月から8%でも270円', async () => {
      context = await prepareStore()
      await agreeOn({ validTo: '2026-10-31' })
      await agreeOn({ validFrom: '2026-11-01', consumptionTaxPercent: 8 })
      await writeRows(async (db) => {
        await addWorker(db, { id: 901, name: '濵田 慎一' })
        await addOffering(db, {
          id: 71,
          day: '2026-10-31',
          from: '10:00',
          to: '16:00',
          hourlyWageYen: 1500,
          transportationYen: 0,
        })
        await addMatch(db, 71, 901, { id: 801, status: 'absence' })
      })
      await confirmAt('2026-11-09T00:00:00+09:00')
      await writeRows((db) =>
        db.insert(billingAdjustments).values(
          (['nontaxable', 'taxable10'] as const).map((taxCategory) => ({
            companyId: 1,
            clientId: 11,
            month: '2026-11',
            kind: 'fixAfterClose' as const,
            matchingId: 801,
            sourceMonth: '2026-10',
            taxCategory,
            amountYen: taxCategory === 'nontaxable' ? 9000 : 2700,
            reason: '勤務時間が決まったため',
            approvedAt: '2026-11-10T10:00:00+09:00',
          })),
        ),
      )
      context.now = new Date('2026-11-10T10:00:00+09:00')
      const { body } = await callApi<Statements>('company', 'GET', '/companies/1/statements')
      expect(body.items[0]).toMatchObject({ month: '2026-11', taxable10Yen: 2700, tax10Yen: 270 })
    })

    test('運営の調整も利用料の下限700円を守る: 1時間×1,300円+300円から200円引いて −200円 / 0円', async () => {
      context = await prepareStore()
      await agreeOn({ minFeeYen: 700 })
      await addWorked({
        day: '2026-10-20',
        to: '11:00',
        hourlyWageYen: 1300,
        transportationYen: 300,
      })
      await confirmAt('2026-11-09T00:00:00+09:00')
      context.now = new Date('2026-11-10T10:00:00+09:00')
      const booked = await context.db.tx('system', (db) =>
        bookOperatorAdjustment(
          { db, now: context.now },
          {
            clientId: 11,
            kind: 'wageCorrection',
            amountYen: -200,
            reason: '交通費の計上誤りのため',
            matchingId: 801,
          },
        ),
      )
      expect(booked).toEqual({ month: '2026-11', nontaxableYen: -200, taxable10Yen: 0 })
    })
  })
})
