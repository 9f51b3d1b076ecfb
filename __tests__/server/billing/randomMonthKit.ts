import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Statement, StatementLines, Statements } from '@/contracts/billing/schemas'
import { closesOn } from '@/domain/billing/calendar'
import { dayOf, type Month } from '@/lib/date'
import { addMonths } from '@/lib/months'
import {
  billingAdjustments,
  companyContracts,
  fixPaymentRequests,
  matchings,
  offerings,
} from '@/server/db/schema'
import {
  type Owed,
  owedByAll,
  placed,
  type RandomMonth,
  stateOf,
  STORES,
} from '@tests/figures/randomMonth'
import { factsOf } from '@tests/fixtures/factsAtMatch'
import { browser } from '@tests/kit/app'
import { rowsByHeading } from '@tests/kit/csv'
import { addOffer, callApi, OFFER, offerContent, writeRows } from '@tests/kit/serverKit'

const OFFER_13 = 5013
const offerOf: Record<number, number> = { 11: OFFER[11], 12: OFFER[12], 13: OFFER_13 }
const PEOPLE = 24
const FIRST_WORKER = 90_000

/** Adds the workers of the random months and an offer in each store of company 1. */
export const writePeople = () =>
  writeRows(async (db) => {
    await addOffer(db, { id: OFFER_13, clientId: 13 })
    await db.execute(sql`insert into users (id, name, name_kana, kana_key, birth_on, gender, phone_number, tier, prefecture_code, created_at)
      select ${FIRST_WORKER}::int + n, 'ワーカー', 'ワーカー', 'ワーカー', '1998-11-21', 'unspecified', '09000000000', 'hope', '13', '2026-01-01T00:00:00Z' from generate_series(0, ${PEOPLE - 1}::int) n`)
    await db.execute(sql`insert into client_users (client_id, user_id, first_at)
      select c, ${FIRST_WORKER}::int + n, '2026-01-01T00:00:00Z' from generate_series(0, ${PEOPLE - 1}::int) n, generate_series(11, 13) c`)
  })

/** Returns the id of matching number `at` of a month. */
export const matchingId = (month: Month, at: number) =>
  Number(`${month.slice(2).replace('-', '')}${100 + at}`)

/** Writes a month as it stands before its confirmation. */
export const writeMonth = (month: Month, { contract, shifts, adjustments }: RandomMonth) =>
  writeRows(async (db) => {
    await db.insert(companyContracts).values({
      companyId: 1,
      validFrom: `${month}-01`,
      validTo: closesOn(month),
      ...contract,
    })
    const all = shifts.map((one, at) => ({
      ...placed(one, month),
      id: matchingId(month, at),
      worker: FIRST_WORKER + at,
      state: stateOf(placed(one, month)),
    }))
    const createdAt = '2025-12-01T00:00:00Z'
    await db.insert(offerings).values(
      all.map(({ id, clientId, startAt, endAt, ...one }) => ({
        id,
        clientId,
        offerId: offerOf[clientId] ?? 0,
        title: 'ディナーのホールスタッフ',
        workOn: dayOf(startAt),
        startAt,
        endAt,
        breakMin: one.breakMin,
        closeRule: 'at_start' as const,
        closesAt: startAt,
        peopleWanted: 1,
        peopleMatched: 1,
        hourlyWageYen: one.hourlyWageYen,
        transportationYen: one.transportationYen,
        feeRateBp: one.feeRateBp,
        scope: 'public' as const,
        terms: offerContent(),
        publishedAt: createdAt,
        createdAt,
      })),
    )
    await db.insert(matchings).values(
      all.map(({ id, clientId, startAt, endAt, pay, state, ...one }) => ({
        id,
        clientId,
        offeringId: id,
        userId: one.worker,
        startAt,
        endAt,
        status: state.status,
        cancelReviewDueAt: state.isUnderReview ? '2027-01-01T00:00:00Z' : null,
        matchedAt: createdAt,
        appliedScope: 'public' as const,
        hourlyWageYen: one.hourlyWageYen,
        transportationYen: one.transportationYen,
        scheduledPay: pay,
        factsAtMatch: factsOf(offerContent()),
        fixedPay: state.isPayFixed ? pay : null,
        checkedInAt: state.isCheckedIn ? startAt : null,
        checkedOutAt: state.isCheckedIn ? endAt : null,
        createdAt,
      })),
    )
    const corrected = all.filter(({ state }) => state.isCorrectionOpen)
    if (corrected.length > 0)
      await db.insert(fixPaymentRequests).values(
        corrected.map(({ id, clientId, startAt, endAt, breakMin }) => ({
          id,
          clientId,
          matchingId: id,
          reasonKinds: ['overtime' as const],
          reasonText: '時刻が予定と異なりました。',
          planned: { startAt, endAt, breakMin, grossYen: 0 },
          requested: { startAt, endAt, breakMin, grossYen: 0 },
          status: 'requested' as const,
          requestedAt: endAt,
          dueAt: '2027-01-31T00:00:00Z',
        })),
      )
    if (adjustments.length > 0)
      await db.insert(billingAdjustments).values(
        adjustments.map((one) => ({
          ...one,
          companyId: 1,
          month,
          kind: 'wageCorrection' as const,
          sourceMonth: addMonths(month, -1),
          reason: '運営による調整',
          approvedAt: `${month}-10T10:00:00+09:00`,
        })),
      )
  })

type Row = Record<string, string>
/** Reads a file of company 1 as one object per row, whose keys are the headings. */
async function rowsOf(file: string, month: Month): Promise<Row[]> {
  const client = await browser('company')
  const url = `/app/api/v1/companies/1/statements/${file}.csv?from_month=${month}`
  return rowsByHeading(await (await client.call('GET', url)).text())
}
const sum = (rows: readonly Row[], ...names: string[]) =>
  rows.reduce((total, row) => names.reduce((yen, name) => yen + Number(row[name]), total), 0)
const sumOf = <T>(all: readonly T[], yenOf: (one: T) => number) =>
  all.reduce((total, one) => total + yenOf(one), 0)

const owedOfStatement = (one: Statement): Owed => ({
  wagesYen: one.wagesYen,
  premiumsYen: one.nightPremiumYen + one.overtimePremiumYen,
  transportationYen: one.transportationYen,
  bonusYen: one.bonusYen,
  leaveAllowanceYen: one.leaveAllowanceYen,
  feeYen: one.feeYen,
  transferCommissionYen: one.transferCommissionYen,
  adjustmentNontaxableYen: one.adjustmentNontaxableYen,
  adjustmentTaxable10Yen: one.adjustmentTaxable10Yen,
  nontaxableYen: one.nontaxableYen,
  taxable10Yen: one.taxable10Yen,
  tax10Yen: one.tax10Yen,
  totalYen: one.totalYen,
  withholdingTaxYen: one.withholdingTaxYen,
})
const owedOfRows = (rows: readonly Row[], tax: string, total: string): Owed => ({
  wagesYen: sum(rows, '賃金'),
  premiumsYen: sum(rows, '深夜割増', '時間外割増'),
  transportationYen: sum(rows, '交通費'),
  bonusYen: sum(rows, 'ボーナス'),
  leaveAllowanceYen: sum(rows, '休業手当'),
  feeYen: sum(rows, '利用料'),
  transferCommissionYen: sum(rows, '振込手数料'),
  adjustmentNontaxableYen: sum(rows, '調整(不課税)'),
  adjustmentTaxable10Yen: sum(rows, '調整(課税10%)'),
  nontaxableYen: sum(rows, '不課税計'),
  taxable10Yen: sum(rows, '課税計(10%・税抜)'),
  tax10Yen: sum(rows, tax),
  totalYen: sum(rows, total),
  withholdingTaxYen: sum(rows, '源泉所得税'),
})

async function statementsOf(path: string, month: Month) {
  const { items } = (await callApi<Statements>('company', 'GET', `${path}/statements`)).body
  return new Map(
    items
      .filter((one) => one.month === month)
      .map((one, at) => [at, owedOfStatement(one)] as const),
  )
}
async function linesOfStore(month: Month, clientId: number) {
  const path = `/companies/1/statements/details/by_client?month=${month}&client_id=${clientId}`
  const { items } = (await callApi<StatementLines>('company', 'GET', path)).body
  return {
    nontaxableYen: sumOf(items, ({ billedYen }) => billedYen),
    feeYen: sumOf(items, ({ feeYen }) => feeYen),
    withholdingTaxYen: sumOf(items, (one) => one.withholdingTaxYen ?? 0),
  }
}

/** Reads the month in every place that shows it. Returns [place, amounts shown, amounts owed] for each. */
async function readings(month: Month, owed: ReadonlyMap<number, Owed>) {
  const all = owedByAll(owed)
  const found: [string, unknown, unknown][] = []
  const ofLines = (one: Owed) => ({
    nontaxableYen: one.nontaxableYen - one.adjustmentNontaxableYen,
    feeYen: one.feeYen,
    withholdingTaxYen: one.withholdingTaxYen,
  })
  const company = await statementsOf('/companies/1', month)
  found.push(['statement of the company', owedByAll(company), all])
  const byStore = await rowsOf('client_statements', month)
  for (const clientId of STORES) {
    const own = owed.get(clientId) ?? all
    const [store] = (await statementsOf(`/clients/${clientId}`, month)).values()
    found.push([`statement of store ${clientId}`, store, own])
    found.push([`lines of store ${clientId}`, await linesOfStore(month, clientId), ofLines(own)])
    const rows = byStore.filter((row) => row['店舗ID'] === String(clientId))
    found.push([`store file ${clientId}`, owedOfRows(rows, '消費税(按分)', '合計'), own])
  }
  const total = await rowsOf('company_statements', month)
  found.push(['company file', owedOfRows(total, '消費税(10%)', 'ご請求金額'), all])
  const details = await rowsOf('details/of_client', month)
  const said = {
    nontaxableYen: sum(details, '立替計'),
    feeYen: sum(details, '利用料'),
    withholdingTaxYen: sum(details, '源泉所得税'),
  }
  found.push(['line file', said, ofLines(all)])
  const changes = await rowsOf('billing_adjustments', month)
  const yenOf = (category: string) =>
    sum(
      changes.filter((row) => row['税区分'] === category),
      '金額',
    )
  found.push([
    'adjustment file',
    [yenOf('不課税'), yenOf('課税10%')],
    [all.adjustmentNontaxableYen, all.adjustmentTaxable10Yen],
  ])
  const payouts = await rowsOf('billing_transfer_commissions', month)
  found.push(['commission file', sum(payouts, '金額(税抜)'), all.transferCommissionYen])
  const allowances = await rowsOf('leave_allowance_adjustments', month)
  const inMonth = allowances.filter((row) => row['計上(当月/締め後)'] === '当月')
  found.push(['allowance file', sum(inMonth, '金額'), all.leaveAllowanceYen])
  return found
}
/** Returns the places that show other amounts than are owed. */
export const differing = async (month: Month, owed: ReadonlyMap<number, Owed>) =>
  (await readings(month, owed)).flatMap(([place, said, expected]) =>
    isDeepStrictEqual(said, expected)
      ? []
      : [{ place, said: JSON.stringify(said), owed: JSON.stringify(expected) }],
  )
