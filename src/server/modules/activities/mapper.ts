import { and, eq, inArray, or } from 'drizzle-orm'
import type { Activity, ActivityTarget } from '@/contracts/activities/schemas'
import { activityWords } from '@/domain/audit/activityWords'
import type { AuditChange } from '@/domain/audit/auditChange'
import { fieldOf } from '@/domain/audit/auditFields'
import { describeChange } from '@/domain/audit/describeChange'
import { formatSlashDay, type Instant } from '@/lib/date'
import type { CompanyScope } from '@/server/auth/tenantScope'
import {
  accounts,
  chatTexts,
  groups,
  memberships,
  offerings,
  offers,
  savedViews,
} from '@/server/db/schema'
import { bypassRls, type Tx } from '@/server/db/transaction'
import { titleOfCall } from '@/server/http/route'
import type { AuditRow } from './repository'

type Target = Pick<ActivityTarget, 'kind' | 'id'>

const idIn = (row: AuditRow, name: string) => {
  const value = Number(row.ids[name])
  return Number.isSafeInteger(value) && value > 0 ? value : undefined
}

/**
 * Returns what an action was about: the narrowest object among its ids, and for a person or a group also the offering
 * or the offer. The offer of an offering is left out, because the title of the offering already names it.
 */
function targetsOf(row: AuditRow): Target[] {
  const made = activityWords.get(row.call)?.makes
  const candidates: [ActivityTarget['kind'], number | undefined][] = [
    [made ?? 'offering', made && idIn(row, 'id')],
    ['member', idIn(row, 'accountId')],
    ['worker', idIn(row, 'userId')],
    ['group', idIn(row, 'groupId')],
    ['chatText', idIn(row, 'chatTextId')],
    ['savedView', idIn(row, 'savedViewId')],
    ['offering', idIn(row, 'offeringId')],
    ['offer', idIn(row, 'offerId')],
  ]
  const [first, ...others] = candidates.flatMap(([kind, id]) =>
    id === undefined ? [] : { kind, id },
  )
  if (!first) return []
  const isJob = ({ kind }: Target) => kind === 'offering' || kind === 'offer'
  return isJob(first) ? [first] : [first, ...others.filter(isJob).slice(0, 1)]
}

const idsOf = (targets: readonly Target[], kind: ActivityTarget['kind']) => [
  ...new Set(targets.flatMap((target) => (target.kind === kind ? target.id : []))),
]

const groupIdsIn = (changes: readonly AuditChange[]) =>
  changes
    .filter(({ field }) => fieldOf(field).value === 'groups')
    .flatMap(({ before, after }) => [before, after])
    .flatMap((value) => (Array.isArray(value) ? value.map(Number) : []))

type Reading = { db: Tx; scope: CompanyScope; now: Instant }

/**
 * Returns the names of targets and of groups in changes, keyed by '<kind> <id>'. Workers are not named here. Row-level
 * security limits the rest to the company.
 */
async function namesOf(
  { db, scope, now }: Reading,
  rows: readonly AuditRow[],
  targets: readonly Target[],
) {
  const changes = rows.flatMap((row) => row.changes)
  const names = new Map<string, string>()
  const offeringIds = idsOf(targets, 'offering')
  if (offeringIds.length > 0)
    for (const { id, title, workOn } of await db
      .select({ id: offerings.id, title: offerings.title, workOn: offerings.workOn })
      .from(offerings)
      .where(inArray(offerings.id, offeringIds)))
      names.set(`offering ${id}`, `${formatSlashDay(workOn, now)} ${title}`)
  const offerIds = idsOf(targets, 'offer')
  if (offerIds.length > 0)
    for (const { id, title } of await db
      .select({ id: offers.id, title: offers.title })
      .from(offers)
      .where(inArray(offers.id, offerIds)))
      names.set(`offer ${id}`, title)
  const groupIds = [...idsOf(targets, 'group'), ...groupIdsIn(changes)]
  if (groupIds.length > 0)
    for (const { id, name } of await db
      .select({ id: groups.id, name: groups.name })
      .from(groups)
      .where(inArray(groups.id, groupIds)))
      names.set(`group ${id}`, name)
  const chatTextIds = idsOf(targets, 'chatText')
  if (chatTextIds.length > 0)
    for (const { id, title } of await db
      .select({ id: chatTexts.id, title: chatTexts.title })
      .from(chatTexts)
      .where(inArray(chatTexts.id, chatTextIds)))
      names.set(`chatText ${id}`, title)
  const viewIds = idsOf(targets, 'savedView')
  if (viewIds.length > 0)
    // Private records of an account are not shown to others.
    for (const { id, name } of await db
      .select({ id: savedViews.id, name: savedViews.name })
      .from(savedViews)
      .where(and(inArray(savedViews.id, viewIds), eq(savedViews.isShared, true))))
      names.set(`savedView ${id}`, name)
  for (const { id, name } of await memberNames(
    db,
    scope,
    idsOf(targets, 'member'),
    rows.filter(({ result }) => result === 'done').flatMap((row) => idIn(row, 'accountId') ?? []),
  ))
    names.set(`member ${id}`, name)
  return names
}

/**
 * The names of accounts with a role in the company, and of those whose role an action of the company has ended. An id
 * that was only asked for in vain names nobody.
 */
async function memberNames(db: Tx, scope: CompanyScope, ids: number[], endedIds: number[]) {
  if (ids.length === 0) return []
  return bypassRls(db, scope, () =>
    db
      .selectDistinct({ id: accounts.id, name: accounts.name })
      .from(accounts)
      .leftJoin(memberships, eq(memberships.accountId, accounts.id))
      .where(
        and(
          inArray(accounts.id, ids),
          or(eq(memberships.companyId, scope.companyId), inArray(accounts.id, endedIds)),
        ),
      ),
  )
}

/**
 * The text of a call that has no words of its own: the log contains such a read or check only if it was refused, and
 * then says what was asked for. Calls of an earlier version have no title any more.
 */
function otherText({ call }: AuditRow) {
  const isRead = call.startsWith('GET ')
  const title = titleOfCall(call)
  if (title === undefined) return isRead ? '画面を表示' : 'そのほかの操作'
  return isRead ? `${title}を表示` : title
}

/** Rows of the audit log as text. `stores`: all of the company. */
export async function toActivities(
  reading: Reading,
  rows: readonly AuditRow[],
  stores: readonly { id: number; name: string }[],
): Promise<Activity[]> {
  const storeNames = new Map(stores.map(({ id, name }) => [id, name]))
  const targets = rows.map(targetsOf)
  const names = await namesOf(reading, rows, targets.flat())
  const groupNames = {
    get: (id: number) => names.get(`group ${id}`),
  }
  return rows.map((row, at) => {
    const word = activityWords.get(row.call)
    const storeName = row.clientId === null ? undefined : storeNames.get(row.clientId)
    return {
      id: row.id,
      at: row.at,
      account:
        row.accountId === null || row.accountName === null
          ? null
          : { id: row.accountId, name: row.accountName },
      store:
        row.clientId === null || storeName === undefined
          ? null
          : { id: row.clientId, name: storeName },
      kind: word?.kind ?? null,
      text: word?.text ?? otherText(row),
      isDenied: row.result === 'denied',
      targets: (targets[at] ?? []).map(({ kind, id }) => ({
        kind,
        id,
        name: names.get(`${kind} ${id}`) ?? null,
      })),
      changes: row.changes
        .map((change) =>
          describeChange(change, { stores: storeNames, groups: groupNames, now: reading.now }),
        )
        .filter(({ before, after }) => before !== after),
    }
  })
}
