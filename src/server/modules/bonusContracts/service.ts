import { and, asc, eq, or, sql } from 'drizzle-orm'
import { bonusesOn } from '@/domain/pay/bonus'
import { bonusContracts, clients } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

const termsColumns = {
  id: bonusContracts.id,
  name: bonusContracts.name,
  amountYen: bonusContracts.amountYen,
  per: bonusContracts.per,
  payer: bonusContracts.payer,
  target: bonusContracts.target,
  offerIds: bonusContracts.offerIds,
  startsOn: bonusContracts.startsOn,
  endsOn: bonusContracts.endsOn,
}

/** Reads the bonus contracts that apply to an offer on any day: those that name it and those for the whole store. */
export const bonusContractsOf = (db: Tx, clientId: number, offerId: number) =>
  db
    .select(termsColumns)
    .from(bonusContracts)
    .where(
      and(
        eq(bonusContracts.clientId, clientId),
        or(
          eq(bonusContracts.target, 'all'),
          sql`${bonusContracts.offerIds} @> to_jsonb(${offerId}::bigint)`,
        ),
      ),
    )
    .orderBy(asc(bonusContracts.id))

/** All bonus contracts of the stores of a company, each with its store. */
export const bonusContractsOfCompany = (db: Tx, companyId: number) =>
  db
    .select({ ...termsColumns, clientId: bonusContracts.clientId })
    .from(bonusContracts)
    .innerJoin(clients, eq(clients.id, bonusContracts.clientId))
    .where(eq(clients.companyId, companyId))
    .orderBy(asc(bonusContracts.id))

/** Returns the bonuses for workers who take a seat of this offering now; a match keeps them as it keeps the wage. */
export const bonusesFor = async (
  db: Tx,
  { clientId, offerId, workOn }: { clientId: number; offerId: number; workOn: string },
) => bonusesOn(await bonusContractsOf(db, clientId, offerId), offerId, workOn)
