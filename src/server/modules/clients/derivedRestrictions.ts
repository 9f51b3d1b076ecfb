import { and, eq, inArray, lte, ne, or, sql } from 'drizzle-orm'
import type { Restriction } from '@/contracts/clients/schemas'
import { identificationRestriction } from '@/domain/identification/restriction'
import { overdueRestrictionOf } from '@/domain/restrictions/overduePayment'
import { dayOf, formatDateTime, toInstant } from '@/lib/date'
import { clients, companies, factCheckTasks } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { overdueInvoices } from '@/server/modules/billing/service'

const derived = { refOfferId: null, refOperationId: null, untilAt: null } as const
const blocking = { ...derived, level: 'block_publish' } as const

const identificationOf = (db: Tx, companyId: number) =>
  db
    .select({ status: companies.identificationStatus, since: companies.createdAt })
    .from(companies)
    .where(eq(companies.id, companyId))
type Identification = Awaited<ReturnType<typeof identificationOf>>
/** Returns the restriction of a company whose 事業者確認 is not approved: none of its stores may publish. */
const missingIdentification = (rows: Identification): Restriction[] =>
  rows.flatMap(({ status, since }) => {
    const message = identificationRestriction(status)
    return message === undefined
      ? []
      : [{ ...blocking, code: 'identification_required' as const, message, sinceAt: since }]
  })

const lateFactChecksOf = ({ db, now }: Operation, clientIds: readonly number[]) =>
  db
    .select({ clientId: factCheckTasks.clientId, dueAt: factCheckTasks.dueAt })
    .from(factCheckTasks)
    .where(
      and(
        inArray(factCheckTasks.clientId, [...clientIds]),
        ne(factCheckTasks.status, 'approved'),
        lte(factCheckTasks.dueAt, now.toISOString()),
        or(
          ne(factCheckTasks.status, 'submitted'),
          sql`${factCheckTasks.submittedAt} >= ${factCheckTasks.dueAt}`,
        ),
      ),
    )
    .orderBy(factCheckTasks.dueAt)
type LateFactChecks = Awaited<ReturnType<typeof lateFactChecksOf>>
/** Returns the restriction of each store that missed the due time of a fact check, by store id. */
const overdueFactChecks = (rows: LateFactChecks, now: Date) =>
  // Reversed, so that the earliest due check comes last: of several entries of a store the map keeps the last.
  new Map(
    rows.toReversed().map(({ clientId, dueAt }): [number, Restriction] => [
      clientId,
      {
        ...blocking,
        code: 'business_fact_check_required',
        message: `事業実態確認の期限(${formatDateTime(dueAt, now)})を過ぎたため、この店舗の求人を公開できません。提出して確認が済むと、公開できます。`,
        sinceAt: dueAt,
      },
    ]),
  )

type OverdueInvoices = Awaited<ReturnType<typeof overdueInvoices>>
/**
 * Returns the restriction that follows from the company's oldest overdue invoice. It applies to every store, even if
 * each store has its own invoice, because the company owes all of them.
 */
function overduePayment(invoices: OverdueInvoices, now: Date): Restriction[] {
  const [invoice] = invoices
  const restriction = invoice && overdueRestrictionOf(invoice.dueOn, dayOf(now))
  if (!restriction) return []
  const { sinceAt, ...words } = restriction
  return [
    {
      ...derived,
      ...words,
      code: 'payment_overdue',
      refOperationId: invoice.id,
      sinceAt: toInstant(sinceAt),
    },
  ]
}

/** The queries for the rows from which restrictions are derived, to be run by `allRows`. */
export const causesOfRestrictions = (
  operation: Operation,
  companyId: number,
  clientIds: readonly number[],
) => ({
  identification: identificationOf(operation.db, companyId),
  lateFactChecks: lateFactChecksOf(operation, clientIds),
  overdueInvoices: overdueInvoices(operation, companyId),
})
type Causes = {
  identification: Identification
  lateFactChecks: LateFactChecks
  overdueInvoices: OverdueInvoices
}

/**
 * Returns the restrictions of these stores that are not stored: they follow from other rows and end with their cause.
 */
export function derivedRestrictions(
  causes: Causes,
  clientIds: readonly number[],
  now: Date,
): Map<number, Restriction[]> {
  const ofCompany = [
    ...missingIdentification(causes.identification),
    ...overduePayment(causes.overdueInvoices, now),
  ]
  const overdue = overdueFactChecks(causes.lateFactChecks, now)
  return new Map(
    clientIds.map((clientId) => {
      const factCheck = overdue.get(clientId)
      return [clientId, factCheck ? [...ofCompany, factCheck] : ofCompany]
    }),
  )
}

/** The ids of the stores of a company. */
export const clientIdsOf = async ({ db }: Pick<Operation, 'db'>, companyId: number) =>
  (await db.select({ id: clients.id }).from(clients).where(eq(clients.companyId, companyId))).map(
    ({ id }) => id,
  )
