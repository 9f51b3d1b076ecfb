import { and, eq, inArray } from 'drizzle-orm'
import { hasAgreementOn } from '@/domain/clients/laborAgreement'
import { continuedMinOf, continuedShifts } from '@/domain/pay/overtime'
import { payOf } from '@/domain/pay/pay'
import { cannotTakeOffering } from '@/domain/workers/application'
import { cannotTakeShift, limitYearOf } from '@/domain/workers/limits'
import type { Day } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import { firstOrNotFound } from '@/server/db/pagination'
import { clients, clientUsers, companies, type offerings } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { bonusesFor } from '@/server/modules/bonusContracts/service'
import { loadOf, overlaps, shiftsHeld } from '@/server/modules/matchings/records/shiftLoad'
import { workerRecords } from '@/server/modules/workers/records/workerRecords'
import { provisionStatusOf } from './provision'

type OpenOffering = Pick<
  typeof offerings.$inferSelect,
  | 'clientId'
  | 'offerId'
  | 'workOn'
  | 'startAt'
  | 'endAt'
  | 'breakMin'
  | 'hourlyWageYen'
  | 'transportationYen'
  | 'terms'
>
type Applicant = Awaited<ReturnType<typeof loadApplicant>>

/** The employer of each store, and whether overtime is agreed on there. */
const employersOf = async (db: Tx, clientIds: number[]) => {
  const rows = await db
    .select({
      id: clients.id,
      companyId: clients.companyId,
      laborAgreement36From: clients.laborAgreement36From,
      laborAgreement36To: clients.laborAgreement36To,
      contracts: companies.contracts,
    })
    .from(clients)
    .innerJoin(companies, eq(companies.id, clients.companyId))
    .where(inArray(clients.id, clientIds))
  return new Map(
    rows.map(({ id, companyId, contracts, ...store }) => [
      id,
      { companyId, hasAgreementOn: (day: Day) => hasAgreementOn(store, contracts, day) },
    ]),
  )
}
const noEmployer = { companyId: 0, hasAgreementOn: () => false }

const workedCountsOf = async (db: Tx, userId: number, clientIds: number[]) => {
  const rows = await db
    .select({ clientId: clientUsers.clientId, workedCount: clientUsers.workedCount })
    .from(clientUsers)
    .where(and(eq(clientUsers.userId, userId), inArray(clientUsers.clientId, clientIds)))
  return new Map(rows.map(({ clientId, workedCount }) => [clientId, workedCount]))
}

/** The data of a worker for all of these offerings, read once; at least one. */
export async function loadApplicant(
  { db, now }: Operation,
  userId: number,
  openOfferings: readonly [OpenOffering, ...OpenOffering[]],
) {
  const worker = firstOrNotFound([...(await workerRecords(db, [userId])).values()])
  const clientIds = [...new Set(openOfferings.map(({ clientId }) => clientId))]
  const employers = await employersOf(db, clientIds)
  const [firstDay = openOfferings[0].workOn] = openOfferings.map(({ workOn }) => workOn).sort()
  const provisions = new Map<string, ReturnType<typeof provisionStatusOf>>()
  return {
    ...worker,
    workedCounts: await workedCountsOf(db, userId, clientIds),
    shifts: await shiftsHeld(db, userId, firstDay),
    employerOf: ({ clientId }: OpenOffering) => employers.get(clientId) ?? noEmployer,
    /** Read once for each company and year. */
    provisionStatusAt: (companyId: number, workOn: string) => {
      const key = `${companyId} ${limitYearOf(workOn).fromOn}`
      const status =
        provisions.get(key) ?? provisionStatusOf({ db, now }, userId, companyId, workOn)
      provisions.set(key, status)
      return status
    },
  }
}

/**
 * Returns why this worker cannot take a seat of the offering, with the record and the pay on which the answer is based.
 * `apply` and `find` check blocks and the scope.
 */
export async function evaluateApplication(db: Tx, applicant: Applicant, offering: OpenOffering) {
  const { workOn } = offering
  const record = applicant.recordAt(applicant.workedCounts.get(offering.clientId) ?? 0)
  const employer = applicant.employerOf(offering)
  const { companyId } = employer
  const heldShifts = applicant.shifts
    .filter((shift) => !shift.calledOff)
    .map((shift) => ({ ...shift, workMin: shift.pay.workMin }))
  const atCompany = heldShifts.filter((shift) => shift.companyId === companyId)
  const scheduledPay = payOf({
    ...offering,
    bonuses: await bonusesFor(db, offering),
    otherWork: { continuedMin: continuedMinOf(atCompany, offering), regularWeekMin: 0 },
  })
  const load = loadOf(
    applicant.shifts,
    companyId,
    workOn,
    await applicant.provisionStatusAt(companyId, workOn),
  )
  const continued = continuedShifts(heldShifts, offering)
  const dayMin = sumBy(
    heldShifts.filter((shift) => shift.workOn === workOn || continued.includes(shift)),
    ({ workMin }) => workMin,
  )
  const refusal =
    cannotTakeOffering(
      { ...applicant, record },
      { ...offering, hasLaborAgreement36: employer.hasAgreementOn(workOn) },
      {
        isOverlapping: heldShifts.some((shift) => overlaps(shift, offering)),
        atCompany,
        atAllCompanies: heldShifts,
        otherWork: { dayMin, weekMin: load.weekMin },
      },
    ) ?? cannotTakeShift(load, { ...scheduledPay, workOn })
  return { refusal, record, scheduledPay }
}
