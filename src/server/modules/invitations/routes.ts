import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { invitations as contract } from '@/contracts/invitations'
import { Invitation, InvitationSave } from '@/contracts/invitations/schemas'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { refuseStale } from '@/server/db/optimisticLock'
import { firstOrNotFound, pageOf } from '@/server/db/pagination'
import {
  clients,
  clientUsers,
  groups,
  invitations,
  invitationUses,
  users,
} from '@/server/db/schema'
import { bypassRls, type Tx } from '@/server/db/transaction'
import type { ManualTransactionCall } from '@/server/http/context'
import { conflict, notFound } from '@/server/http/errors'
import { implement } from '@/server/http/route'
import { groupHere } from '@/server/modules/groups/records/shared'
import { newShareToken } from '@/server/modules/shareLinks/service'
import { invitationsReference } from './reference'
import { brandStores } from './service'

/** Where the code of an invitation leads (src/pages/api/i/[code].ts). */
const invitationPath = (code: string) => `/api/i/${code}`

/** How many stores of a brand are named. */
const MAX_BRAND_STORES = 50

/** The store's own invitation, the one of its brand, or the store's for graduates. */
type Kind = 'client' | 'brand' | 'graduate'
const purposeOf = (kind: Kind) => (kind === 'graduate' ? 'graduate' : 'trusted')

type Read =
  | ManualTransactionCall<typeof contract.one>
  | ManualTransactionCall<typeof contract.brand>
  | ManualTransactionCall<typeof contract.graduate>

type Save =
  | ManualTransactionCall<typeof contract.save>
  | ManualTransactionCall<typeof contract.saveBrand>
  | ManualTransactionCall<typeof contract.saveGraduate>

const read = (kind: Kind) => ({
  response: Invitation,
  manualTransaction: ({ context, scope, query }: Read) =>
    context.db.tx(scope, (db) =>
      listInvitations({ db, scope }, kind, context.settings.origin, query.page),
    ),
})

const save = (kind: Kind) => ({
  body: InvitationSave,
  response: Invitation,
  manualTransaction: (call: Save) =>
    call.context.db.tx(call.scope, async (db) => {
      await writeInvitation(db, kind, call)
      return listInvitations({ db, scope: call.scope }, kind, call.context.settings.origin, 1)
    }),
})

export const invitationRoutes = implement(contract, invitationsReference, {
  one: read('client'),
  save: save('client'),
  brand: read('brand'),
  saveBrand: save('brand'),
  graduate: read('graduate'),
  saveGraduate: save('graduate'),
})

/** Returns the columns and the condition of the owner: the store, or all stores of its brand. */
async function ownerOf(db: Tx, { companyId, clientId }: ClientScope, kind: Kind) {
  const store = firstOrNotFound(
    await db
      .select({ name: clients.name, brandName: clients.brandName })
      .from(clients)
      .where(eq(clients.id, clientId)),
  )
  const brandName = kind === 'brand' ? store.brandName : null
  const isOwned = and(
    eq(invitations.companyId, companyId),
    eq(invitations.purpose, purposeOf(kind)),
    kind === 'brand'
      ? and(isNull(invitations.clientId), eq(invitations.brandName, brandName ?? ''))
      : eq(invitations.clientId, clientId),
  )
  return {
    store,
    brandName,
    isOwned,
    refusal:
      kind === 'brand' && !brandName
        ? 'この店舗にはブランド名が登録されていないため、ブランドの招待は作れません。店舗情報でブランド名を登録してください。'
        : null,
  }
}

/** The groups that an invitation may lead to: of a brand only those that the company shares. */
const isTargetGroup = (scope: ClientScope, kind: Kind) =>
  and(groupHere(scope), kind === 'brand' ? isNull(groups.clientId) : undefined)

/** Names of the stores that an invitation of this kind leads to. */
async function storeNamesOf(
  { db, scope }: Pick<StoreOperation, 'db' | 'scope'>,
  kind: Kind,
  { store, brandName }: { store: { name: string }; brandName: string | null },
): Promise<string[]> {
  if (kind !== 'brand') return [store.name]
  if (!brandName) return []
  const stores = await bypassRls(db, scope, () =>
    db
      .select({ name: clients.name })
      .from(clients)
      .where(brandStores(scope.companyId, brandName))
      .orderBy(asc(clients.id))
      .limit(MAX_BRAND_STORES),
  )
  return stores.map(({ name }) => name)
}

/** Returns the invitation in force as the API shows it; null without one. */
async function currentOf(
  { db, scope }: Pick<StoreOperation, 'db' | 'scope'>,
  kind: Kind,
  origin: string,
  current: typeof invitations.$inferSelect,
): Promise<Invitation['current']> {
  const targetGroupIds = current.targetGroupIds
  const targetGroups =
    targetGroupIds.length === 0
      ? []
      : await db
          .select({ id: groups.id, name: groups.name })
          .from(groups)
          .where(and(isTargetGroup(scope, kind), inArray(groups.id, targetGroupIds)))
          .orderBy(desc(groups.isDefault), asc(groups.id))
  return {
    url: `${origin}${invitationPath(current.code)}`,
    createdAt: current.createdAt,
    createdByName: current.createdByName,
    targetGroups,
    acceptedCount: await db.$count(
      invitationUses,
      and(
        eq(invitationUses.companyId, scope.companyId),
        eq(invitationUses.invitationId, current.id),
      ),
    ),
  }
}

/** Workers who accepted an invitation, latest first. */
function acceptedBy(
  { db, scope }: Pick<StoreOperation, 'db' | 'scope'>,
  ofOwner: SQL | undefined,
  page: number,
) {
  const rows = db
    .select({
      userId: users.id,
      name: users.name,
      nameKana: users.nameKana,
      acceptedAt: invitationUses.acceptedAt,
      earlier: sql<boolean>`${invitations.endedAt} is not null`,
    })
    .from(invitationUses)
    .innerJoin(
      invitations,
      and(
        eq(invitations.companyId, invitationUses.companyId),
        eq(invitations.id, invitationUses.invitationId),
      ),
    )
    .innerJoin(users, eq(users.id, invitationUses.userId))
    .innerJoin(
      clientUsers,
      and(eq(clientUsers.clientId, scope.clientId), eq(clientUsers.userId, invitationUses.userId)),
    )
    .where(ofOwner)
  return pageOf(
    page,
    rows.orderBy(desc(invitationUses.acceptedAt), desc(invitationUses.id)),
    db.$count(rows.as('counted')),
  )
}

async function listInvitations(
  operation: Pick<StoreOperation, 'db' | 'scope'>,
  kind: Kind,
  origin: string,
  page: number,
): Promise<Invitation> {
  const { db, scope } = operation
  const owner = await ownerOf(db, scope, kind)
  const [current] = await db
    .select()
    .from(invitations)
    .where(and(owner.isOwned, isNull(invitations.endedAt)))
  return {
    brandName: owner.brandName,
    storeNames: await storeNamesOf(operation, kind, owner),
    current: current ? await currentOf(operation, kind, origin, current) : null,
    lockVersion: current?.lockVersion ?? 0,
    accepted: await acceptedBy(operation, owner.isOwned, page),
    refusal: owner.refusal,
  }
}

async function writeInvitation(db: Tx, kind: Kind, { scope, account, body, now }: Save) {
  const { companyId, clientId } = scope
  const nowText = now.toISOString()
  const { brandName, isOwned, refusal } = await ownerOf(db, scope, kind)
  if (refusal) throw conflict(refusal)
  const targetGroupIds = [...new Set(body.targetGroupIds)]
  if (
    targetGroupIds.length > 0 &&
    (await db.$count(groups, and(isTargetGroup(scope, kind), inArray(groups.id, targetGroupIds)))) <
      targetGroupIds.length
  )
    throw notFound()
  const [current] = await db
    .select()
    .from(invitations)
    .where(and(isOwned, isNull(invitations.endedAt)))
    .for('update')
  await refuseStale(
    db,
    { lockVersion: current?.lockVersion ?? 0, updatedBy: current?.createdBy ?? null },
    body.lockVersion,
  )
  if (current && !body.renew) {
    await db
      .update(invitations)
      .set({ targetGroupIds, lockVersion: sql`${invitations.lockVersion} + 1` })
      .where(and(isOwned, eq(invitations.id, current.id)))
    return
  }
  if (current)
    await db
      .update(invitations)
      .set({ endedAt: nowText })
      .where(and(isOwned, eq(invitations.id, current.id)))
  const made = await db
    .insert(invitations)
    .values({
      companyId,
      clientId: kind === 'brand' ? null : clientId,
      brandName,
      purpose: purposeOf(kind),
      code: newShareToken(),
      targetGroupIds,
      createdBy: account.id,
      createdByName: account.name,
      createdAt: nowText,
      // A caller that read the code before it was renewed must not renew it again unknowingly.
      lockVersion: (current?.lockVersion ?? 0) + 1,
    })
    .onConflictDoNothing()
    .returning({ id: invitations.id })
  if (made.length === 0)
    throw conflict('ほかの担当者が先に招待を作りました。最新の内容を読み込んでください。', 'stale')
}
