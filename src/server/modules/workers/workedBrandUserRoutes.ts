import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  ilike,
  inArray,
  isNull,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import { Paged } from '@/contracts/common/schemas'
import { workedBrandUsers as contract } from '@/contracts/groups'
import { WorkedBrandUser } from '@/contracts/groups/schemas'
import { searchKey } from '@/lib/text/jaInput'
import type { Tx } from '@/server/db/transaction'
import { clientUsers, groups, groupUsers, users } from '@/server/db/schema'
import { meets, type Store } from '@/server/modules/groups/service'
import { implement } from '@/server/http/route'
import type { Call } from '@/server/http/context'
import { invalid } from '@/server/http/errors'
import { escapeLike, pageOf } from '@/server/db/pagination'

/** '1F,ホール' of the address as words; empty ones do not count. */
const wordsOf = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]
const MOST_WORDS = 10

export const workedBrandUserRoutes = implement(contract, {
  list: { response: Paged(WorkedBrandUser), run: list },
})

async function list({ db, scope, query }: Call<typeof contract.list>) {
  const {
    page,
    offerTitleKeywords,
    requiredWorkedCount,
    onlyTrusted,
    onlyGood,
    groupsKeyword,
    nameKana,
    notInGroupId,
  } = query
  const words = wordsOf(offerTitleKeywords)
  if (words.length > MOST_WORDS)
    throw invalid({ offerTitleKeywords: `キーワードは${MOST_WORDS}個までです。` })
  const rule = {
    offerTitleKeywords: words,
    requiredWorkedCount,
    onlyTrusted: onlyTrusted === '1',
    onlyGood: onlyGood === '1',
  }
  const membership = (where: Parameters<typeof and>[0]) =>
    db
      .select({ one: sql`1` })
      .from(groupUsers)
      .innerJoin(
        groups,
        and(eq(groups.companyId, groupUsers.companyId), eq(groups.id, groupUsers.groupId)),
      )
      .where(
        and(
          eq(groupUsers.companyId, scope.companyId),
          eq(groupUsers.userId, clientUsers.userId),
          here(scope),
          where,
        ),
      )
  const where = and(
    meets(db, scope, rule),
    gte(clientUsers.workedCount, 1),
    groupsKeyword === ''
      ? undefined
      : exists(membership(ilike(groups.name, `%${escapeLike(groupsKeyword)}%`))),
    notInGroupId === 0 ? undefined : notExists(membership(eq(groups.id, notInGroupId))),
    nameKana === ''
      ? undefined
      : or(
          ilike(users.kanaKey, `%${escapeLike(searchKey(nameKana))}%`),
          ilike(users.name, `%${escapeLike(nameKana)}%`),
        ),
  )
  const rows = db
    .select({
      userId: users.id,
      name: users.name,
      nameKana: users.nameKana,
      tier: users.tier,
      workedCountHere: clientUsers.workedCount,
      lastWorkedOn: clientUsers.lastWorkedOn,
      trusted: clientUsers.trusted,
    })
    .from(clientUsers)
    .innerJoin(users, eq(users.id, clientUsers.userId))
    .where(where)
  const found = await pageOf(
    page,
    rows.orderBy(desc(clientUsers.workedCount), asc(clientUsers.userId)),
    db.$count(rows.as('counted')),
  )
  const inGroups = await groupsOfUsers(
    db,
    scope,
    found.items.map((item) => item.userId),
  )
  // Those who are blocked are left out by the condition itself.
  return {
    ...found,
    items: found.items.map((item) => ({
      ...item,
      blocked: false,
      groups: inGroups.flatMap(({ userId, id, name }) =>
        userId === item.userId ? [{ id, name }] : [],
      ),
    })),
  }
}

/** The store's own groups and those its company shares. */
const here = ({ companyId, clientId }: Store) =>
  and(eq(groups.companyId, companyId), or(isNull(groups.clientId), eq(groups.clientId, clientId)))
const groupsOfUsers = async (db: Tx, scope: Store, userIds: number[]) =>
  userIds.length === 0
    ? []
    : db
        .select({ userId: groupUsers.userId, id: groups.id, name: groups.name })
        .from(groupUsers)
        .innerJoin(
          groups,
          and(eq(groups.companyId, groupUsers.companyId), eq(groups.id, groupUsers.groupId)),
        )
        .where(and(here(scope), inArray(groupUsers.userId, userIds)))
        .orderBy(desc(groups.isDefault), asc(groups.id))
