import { and, asc, eq, sql } from 'drizzle-orm'
import { emailForm } from '@/contracts/accounts/enums'
import type { Role } from '@/contracts/permission'
import { isCompanyRole } from '@/domain/accounts/memberRights'
import { roleLabel } from '@/domain/accounts/roleLabel'
import { prefectureCodeOf } from '@/domain/data/prefectures'
import { companiesAdministeredBy, hasOtherAdmin, lockMembersOf } from '@/server/auth/companyAdmins'
import { normalizeEmail } from '@/server/auth/email'
import { endSessions } from '@/server/auth/sessions'
import { createSetupLink, mailSetupLink, revokeSetupTokens } from '@/server/auth/setupTokens'
import { accounts, clients, companies, memberships } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { insertClient } from '@/server/modules/clients/records/clients'
import { insertCompany } from '@/server/modules/companies/records/companies'
import { addMembership } from '@/server/modules/members/records/memberships'

// What the operator of an installation can do (npm run admin). Nobody is signed in: whoever can reach the database may
// do all of it.

type AdministrationCall = Operation & { context: Pick<AppContext, 'random' | 'settings'> }
/** `print` returns the link to be printed; `mail` queues a mail that the running server sends. */
export type LinkDelivery = 'print' | 'mail'

/** The requested change is not possible; the message says why. */
class AdministrationError extends Error {
  override readonly name = 'AdministrationError'
}
const refuse = (message: string): never => {
  throw new AdministrationError(message)
}

async function accountOf(db: Tx, email: string) {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, normalizeEmail(email)))
  return account ?? refuse(`${normalizeEmail(email)} のアカウントはありません。`)
}

/** Creates a setup link for an account. Returns it for `print`; mails it and returns undefined for `mail`. */
async function deliverLink(
  call: AdministrationCall,
  account: typeof accounts.$inferSelect,
  delivery: LinkDelivery,
): Promise<string | undefined> {
  const kind = account.status === 'invited' ? 'invite' : 'password_reset'
  if (delivery === 'print') return (await createSetupLink(call, account, kind)).link
  await mailSetupLink(call, account, kind)
  return undefined
}

/** Returns the company of that name; creates it if there is none. */
async function companyNamed(db: Tx, name: string) {
  // The second of two concurrent calls waits here, and then finds the company.
  await db.execute(sql`lock table companies in share row exclusive mode`)
  const found = await db.select().from(companies).where(eq(companies.name, name))
  if (found.length > 1) refuse(`「${name}」という企業が${found.length}社あり、区別できません。`)
  const [existing] = found
  if (existing) return { company: existing, isNew: false }
  return { company: await insertCompany(db, name), isNew: true }
}

type StoreInput = {
  name: string
  prefecture: string
  city: string
  addressLine: string
  postalCode?: string | undefined
}
/** Adds a store. Its prefecture decides the minimum wage, and its address is part of the conditions of work. */
async function addStore(db: Tx, companyId: number, store: StoreInput) {
  const prefectureCode =
    prefectureCodeOf(store.prefecture) ??
    refuse(`「${store.prefecture}」という都道府県はありません。東京都 のように書いてください。`)
  if (store.postalCode !== undefined && !/^\d{7}$/.test(store.postalCode))
    refuse('郵便番号は、ハイフンなしの7桁の数字で書いてください。')
  const [row] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.companyId, companyId), eq(clients.name, store.name)))
  if (row) refuse(`「${store.name}」という店舗は、この企業にすでにあります。`)
  const { name, city, addressLine, postalCode } = store
  return insertClient(db, {
    companyId,
    name,
    prefectureCode,
    city,
    addressLine,
    postalCode: postalCode ?? null,
  })
}

/** The id of the company of that name; AdministrationError without one, or with several. */
export async function companyIdNamed(db: Tx, name: string): Promise<number> {
  const found = await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.name, name))
  const [company, second] = found
  if (second) refuse(`「${name}」という企業が${found.length}社あり、区別できません。`)
  return company?.id ?? refuse(`「${name}」という企業はありません。`)
}

/** The id of a store of the company by its name; AdministrationError without one. */
export async function storeIdNamed(db: Tx, companyId: number, name: string) {
  const [row] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.companyId, companyId), eq(clients.name, name)))
  return row?.id ?? refuse(`「${name}」という店舗は、この企業にありません。`)
}

const storeIdOf = async (db: Tx, companyId: number, store: NewMember['store']) => {
  if (store === undefined) return null
  return typeof store === 'object'
    ? addStore(db, companyId, store)
    : storeIdNamed(db, companyId, store)
}

export type NewMember = {
  company: string
  email: string
  name?: string | undefined
  role: Role
  /** A new store of the company, or the name of one it has. */
  store?: StoreInput | string | undefined
  delivery: LinkDelivery
}
/**
 * Creates an account of a company, and the company and the store if they do not exist. The person sets the password by
 * the setup link.
 */
export async function createMember(
  call: AdministrationCall,
  { company: companyName, email, name, role, store, delivery }: NewMember,
) {
  const { db, now } = call
  const address = normalizeEmail(email)
  if (!emailForm.test(address)) refuse(`${address} は、メールアドレスの形になっていません。`)
  if ((await db.$count(accounts, eq(accounts.email, address))) > 0)
    refuse(`${address} のアカウントはすでにあります。`)
  if (!isCompanyRole(role) && store === undefined)
    refuse(`${roleLabel[role]}は店舗の役割です。--store で店舗を指定してください。`)
  const { company, isNew } = await companyNamed(db, companyName)
  const storeId = await storeIdOf(db, company.id, store)
  const [account] = await db
    .insert(accounts)
    .values({
      email: address,
      name: name ?? address,
      status: 'invited',
      createdAt: now.toISOString(),
    })
    .returning()
  if (!account) return refuse('アカウントを登録できませんでした。')
  const clientId = isCompanyRole(role) ? null : storeId
  await addMembership(db, { accountId: account.id, companyId: company.id, clientId, role })
  return { isNewCompany: isNew, link: await deliverLink(call, account, delivery) }
}

/** Returns every account with its roles, ordered by company. */
export async function listMembers(db: Tx) {
  return db
    .select({
      email: accounts.email,
      name: accounts.name,
      status: accounts.status,
      company: companies.name,
      store: clients.name,
      role: memberships.role,
      lastSignInAt: accounts.currentSignInAt,
    })
    .from(accounts)
    .leftJoin(memberships, eq(memberships.accountId, accounts.id))
    .leftJoin(companies, eq(companies.id, memberships.companyId))
    .leftJoin(clients, eq(clients.id, memberships.clientId))
    .orderBy(asc(companies.id), asc(accounts.id), asc(memberships.id))
}

/** Creates a new setup link. The old password stays valid until the link is used. */
export async function resetMember(
  call: AdministrationCall,
  email: string,
  delivery: LinkDelivery,
): Promise<string | undefined> {
  const account = await accountOf(call.db, email)
  if (account.status === 'disabled')
    refuse(`${account.email} は停止しています。npm run admin -- activate で再開してください。`)
  return deliverLink(call, account, delivery)
}

/** The companies that would have no active 企業管理者 without this account. */
async function companiesLeftAlone(db: Tx, accountId: number) {
  const alone: string[] = []
  for (const { id, name } of await companiesAdministeredBy(db, accountId)) {
    await lockMembersOf(db, id)
    if (!(await hasOtherAdmin(db, id, accountId))) alone.push(name)
  }
  return alone
}

/** Deactivates an account with its sessions and links at once. Refused for the last 企業管理者 of a company. */
export async function deactivateMember({ db, now }: Operation, email: string) {
  const account = await accountOf(db, email)
  const alone = await companiesLeftAlone(db, account.id)
  if (alone.length > 0)
    refuse(
      `${account.email} は「${alone.join('」「')}」のただ1人の企業管理者です。先に別の企業管理者を登録し、ログインしてもらってください。`,
    )
  await db.update(accounts).set({ status: 'disabled' }).where(eq(accounts.id, account.id))
  await revokeSetupTokens(db, account.id, now)
  await endSessions(db, account.id, now)
}

/** Activates a deactivated account again; its old password works. */
export async function activateMember({ db }: Operation, email: string) {
  const account = await accountOf(db, email)
  if (account.status !== 'disabled') refuse(`${account.email} は停止していません。`)
  const status = account.passwordHash === null ? 'invited' : 'active'
  await db.update(accounts).set({ status }).where(eq(accounts.id, account.id))
}
