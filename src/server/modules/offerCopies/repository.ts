import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { CopyPlace } from '@/domain/offers/offerCopy'
import { minimumWageOfStore } from '@/domain/pay/minimumWage'
import { dayOf } from '@/lib/date'
import type { CompanyScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { clients, offerCopies, offers } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

export type CompanyOperation = { db: Tx; scope: CompanyScope; now: Date }
/** Titles in the choice of a source. */
const MAX_SOURCES = 1000

const ofCompany = ({ companyId }: CompanyScope) => eq(clients.companyId, companyId)
const storeColumns = { id: clients.id, name: clients.name }

/** The offers of all stores, by title. */
export const sourcesOf = ({ db, scope }: CompanyOperation) =>
  db
    .select({ offerId: offers.id, title: offers.title, status: offers.status, store: storeColumns })
    .from(offers)
    .innerJoin(clients, eq(clients.id, offers.clientId))
    .where(and(ofCompany(scope), isNull(offers.archivedAt)))
    .orderBy(asc(offers.title), asc(clients.name), asc(offers.id))
    .limit(MAX_SOURCES)

/** Returns an offer of the company; 404 for any other. `lock`: locks it until the end of the transaction. */
export async function sourceOf(
  { db, scope }: CompanyOperation,
  offerId: number,
  { lock = false } = {},
) {
  const found = db
    .select({ offer: offers })
    .from(offers)
    .innerJoin(clients, eq(clients.id, offers.clientId))
    .where(and(ofCompany(scope), eq(offers.id, offerId)))
    .$dynamic()
  return firstOrNotFound(await (lock ? found.for('update', { of: offers }) : found)).offer
}

/** The stores of a company with the data that their copies take from them. */
export async function placesOf({ db, scope, now }: CompanyOperation) {
  const rows = await db
    .select()
    .from(clients)
    .where(ofCompany(scope))
    .orderBy(asc(clients.name), asc(clients.id))
  return rows.map((row) => {
    const [station] = row.nearestStations
    const place: CopyPlace = {
      meetingPlace: row.defaultMeetingPlace ?? '',
      access: row.accessNote ?? '',
      station: station ? `${station.name} 徒歩${station.walkMin}分` : '',
      phoneNumber: (row.emergencyPhoneNumber ?? row.phoneNumber ?? '').replace(/\D/g, ''),
      contactPerson: row.managerName ?? '',
      smokingPolicy: row.smokingPolicy,
      minimumWageYen: minimumWageOfStore(row, dayOf(now))?.yen,
    }
    return { id: row.id, name: row.name, place }
  })
}

/** The copies of the company with their offers; `copyIds`: only these, locked in the order of their ids. */
export async function copiesOf({ db, scope }: CompanyOperation, copyIds?: readonly number[]) {
  const found = db
    .select({ copy: offerCopies, offer: offers, store: storeColumns })
    .from(offerCopies)
    .innerJoin(
      offers,
      and(eq(offers.clientId, offerCopies.clientId), eq(offers.id, offerCopies.offerId)),
    )
    .innerJoin(clients, eq(clients.id, offerCopies.clientId))
    .where(and(ofCompany(scope), copyIds ? inArray(offerCopies.id, [...copyIds]) : undefined))
    .orderBy(asc(offerCopies.id))
    .$dynamic()
  return copyIds ? found.for('update', { of: offers }) : found
}

/** Returns the ids of the stores that have a copy of this offer, and of the store of the offer itself. */
export async function storesWith(
  { db }: CompanyOperation,
  source: { id: number; clientId: number },
) {
  const rows = await db
    .select({ clientId: offerCopies.clientId })
    .from(offerCopies)
    .where(eq(offerCopies.sourceOfferId, source.id))
  return new Set([source.clientId, ...rows.map(({ clientId }) => clientId)])
}
