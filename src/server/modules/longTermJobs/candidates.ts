import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import {
  longTermFilters,
  type LongTermFilter,
  type LongTermKind,
} from '@/contracts/longTermJobs/enums'
import type { longTermCandidateQuery } from '@/contracts/longTermJobs/query'
import type { LongTermCandidate, LongTermCandidates } from '@/contracts/longTermJobs/schemas'
import { filterOfSelection } from '@/domain/workers/longTerm'
import { percentOf } from '@/lib/percentOf'
import type { QueryValue } from '@/lib/query'
import { sumBy } from '@/lib/sumBy'
import type { ClientScope } from '@/server/auth/tenantScope'
import { PER_PAGE } from '@/server/db/pagination'
import {
  clientUsers,
  longTermCandidates as candidates,
  matchings,
  offerings,
  users,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { roomUids } from '@/server/modules/chat/records/unread'

const rowsOf = (db: Tx, where: SQL | undefined) =>
  db
    .select({ candidate: candidates, user: users, clientUser: clientUsers, title: offerings.title })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId))
    .innerJoin(
      clientUsers,
      and(eq(clientUsers.clientId, candidates.clientId), eq(clientUsers.userId, candidates.userId)),
    )
    .leftJoin(
      offerings,
      and(eq(offerings.clientId, candidates.clientId), eq(offerings.id, candidates.offeringId)),
    )
    .where(where)
    .orderBy(desc(candidates.receivedAt), asc(candidates.id))
    .$dynamic()
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const toCandidate = (
  { candidate, user, clientUser, title }: Row,
  rooms: ReadonlyMap<number, string>,
): LongTermCandidate => ({
  id: candidate.id,
  kind: candidate.kind,
  userId: user.id,
  name: user.name,
  nameKana: user.nameKana,
  workedCountHere: clientUser.workedCount,
  goodRate: percentOf(user.goodCount, user.reviewCount),
  job:
    candidate.offeringId !== null && title !== null
      ? { offeringId: candidate.offeringId, title }
      : null,
  level: candidate.level,
  wishes: candidate.wishes,
  message: candidate.message,
  receivedAt: candidate.receivedAt,
  selection: candidate.selection,
  isEndedByHire: candidate.isEndedByHire,
  note: candidate.note,
  employment:
    candidate.startOn !== null && candidate.employmentType !== null
      ? { startOn: candidate.startOn, employmentType: candidate.employmentType }
      : null,
  chatRoomUid: rooms.get(user.id) ?? null,
  lockVersion: candidate.lockVersion,
})

async function toCandidates(db: Tx, scope: ClientScope, rows: Row[]) {
  const rooms = await roomUids(
    db,
    scope,
    rows.map(({ user }) => user.id),
  )
  return rows.map((row) => toCandidate(row, rooms))
}

/** All candidacies of a worker here, the latest first. */
export const candidaciesOf = async (db: Tx, scope: ClientScope, userId: number) =>
  toCandidates(
    db,
    scope,
    await rowsOf(db, and(scope.has(candidates), eq(candidates.userId, userId))),
  )

/** The offerings of the offer to which an offering belongs. */
const offeringsOfJob = (db: Tx, scope: ClientScope, offeringId: number) =>
  db
    .select({ id: offerings.id })
    .from(offerings)
    .where(
      and(
        scope.has(offerings),
        inArray(
          offerings.offerId,
          db
            .select({ id: offerings.offerId })
            .from(offerings)
            .where(scope.has(offerings, offeringId)),
        ),
      ),
    )

/** The condition of a job: an application belongs to the job it was sent to, a preference to every job worked in. */
function isOfJob(db: Tx, scope: ClientScope, kind: LongTermKind, offeringId: number) {
  const sameOffer = offeringsOfJob(db, scope, offeringId)
  if (kind === 'application') return inArray(candidates.offeringId, sameOffer)
  return inArray(
    candidates.userId,
    db
      .select({ userId: matchings.userId })
      .from(matchings)
      .where(
        and(
          scope.has(matchings),
          eq(matchings.status, 'worked'),
          inArray(matchings.offeringId, sameOffer),
        ),
      ),
  )
}

const filterColumn = sql<LongTermFilter>`case when ${candidates.selection} in ('unselected', 'contacting', 'interview') then ${candidates.selection} else 'decided' end`

/** One page of the candidates of a kind, with the number of each filter. */
export async function listCandidates(
  db: Tx,
  scope: ClientScope,
  kind: LongTermKind,
  query: QueryValue<typeof longTermCandidateQuery>,
): Promise<LongTermCandidates> {
  const all = and(
    scope.has(candidates),
    eq(candidates.kind, kind),
    query.offering_id === 0 ? undefined : isOfJob(db, scope, kind, query.offering_id),
  )
  const bySelection = await db
    .select({ selection: candidates.selection, total: count() })
    .from(candidates)
    .where(all)
    .groupBy(candidates.selection)
  const counts = Object.fromEntries(
    longTermFilters.map((filter) => [
      filter,
      sumBy(
        bySelection.filter(({ selection }) => filterOfSelection(selection) === filter),
        ({ total }) => total,
      ),
    ]),
  ) as Record<LongTermFilter, number>
  const rows = await rowsOf(
    db,
    and(all, query.selection === '' ? undefined : eq(filterColumn, query.selection)),
  )
    .limit(PER_PAGE)
    .offset((query.page - 1) * PER_PAGE)
  return {
    items: await toCandidates(db, scope, rows),
    page: query.page,
    perPage: PER_PAGE,
    totalCount:
      query.selection === ''
        ? Object.values(counts).reduce((sum, total) => sum + total, 0)
        : counts[query.selection],
    counts,
  }
}
