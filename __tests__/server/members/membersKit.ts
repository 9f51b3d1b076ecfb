import { and, eq } from 'drizzle-orm'
import type { Member, MemberList } from '@/contracts/members/schemas'
import { memberships } from '@/server/db/schema'
import { fixtureAccounts } from '@tests/fixtures/fixture'
import { testContext, type Who } from '@tests/kit/app'
import { callApi, prepareStore, writeRows } from '@tests/kit/serverKit'

export type Refusal = { code: string; messages: string[]; fields?: Record<string, string> }
/** The account of one of the fixture's people. */
export const idOf = (who: Who) => fixtureAccounts[who].id
/** Importing this file gives each test the rows of the fixture. */
beforeEach(async () => {
  await prepareStore()
})

/** The members of company 1. */
export const list = async (query = '', who: Who = 'company') =>
  (await callApi<MemberList>(who, 'GET', `/companies/1/members${query}`)).body
/** One member of company 1. */
export const memberOf = async (accountId: number): Promise<Member> => {
  const found = (await list()).items.find((member) => member.accountId === accountId)
  if (!found) throw new Error(`no member ${accountId}`)
  return found
}
/** A call about a member of company 1; `what`: 'POST 4/suspension'. */
export const onMember = (who: Who, what: string, body?: unknown) => {
  const [method = '', path = ''] = what.split(' ')
  return callApi<Refusal>(who, method, `/companies/1/members/${path}`, body)
}
/** A call about a member of store 11; `what`: 'POST 4/suspension'. */
export const onStoreMember = (who: Who, what: string, body?: unknown) => {
  const [method = '', path = ''] = what.split(' ')
  return callApi<Refusal>(who, method, `/clients/11/members/${path}`, body)
}
/** A second 企業管理者 beside the one of the fixture. */
export const promote = (who: Who) =>
  writeRows((db) =>
    db
      .update(memberships)
      .set({ role: 'companyAdmin', clientId: null })
      .where(and(eq(memberships.accountId, idOf(who)), eq(memberships.companyId, 1))),
  )
/** Reads the audit log's entry of the newest call of this line. */
export async function lastAudit(call: string) {
  const { engine } = await testContext()
  const [row] = await engine.rows(
    `select account_id::int as "accountId", ids, changes, result from audit_log where call = '${call}' order by id desc limit 1`,
  )
  return row
}
