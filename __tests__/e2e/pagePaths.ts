import { routes } from '@/routes/routes'
import { expect, type Who } from './kit'
import type { Read } from './steps'

type Paged = {
  items: {
    id?: number
    uid?: string
    clientId?: number
    companyId?: number
    offerId?: number
    userId?: number
    peopleMatched?: number
  }[]
}

/** Returns ids to fill the parameters of page paths: of the first row of each list that the account can see. */
export async function idsFor(readAny: Read, who: Who): Promise<Record<string, string>> {
  const read = readAny<Paged>
  const ids: Record<string, string> = {}
  const first = async (name: string, path: string) => {
    const [one] = (await read(path)).items
    const id = one?.[name as 'clientId' | 'userId'] ?? one?.id
    if (id) ids[name] = String(id)
  }
  await first('clientId', '/accounts/me/accessible_resources/clients')
  await first('companyId', '/accounts/me/accessible_resources/companies')
  expect(ids['clientId'], `${who} has a store`).toBeTruthy()
  await first('offerId', `/clients/${ids['clientId']}/offers`)
  // Prefers an offering with people, because some pages are about one of them. The count may be old: a worker may have
  // been cancelled since.
  const listed = (await read(`/clients/${ids['clientId']}/offerings`)).items
  let one = listed[0]
  for (const offering of listed.filter((o) => (o.peopleMatched ?? 0) > 0)) {
    await first('userId', `/clients/${ids['clientId']}/offerings/${offering.id}/users`)
    if (ids['userId']) {
      one = offering
      break
    }
  }
  // An offering together with its own offer, because a path has both.
  if (one?.id && one.offerId) {
    ids['offeringId'] = String(one.id)
    ids['offerId'] = String(one.offerId)
  }
  ids['userId'] ??= '1'
  // A group of the store's own. お気に入り comes first in the list, but has no page to edit it.
  const groups = (await read(`/clients/${ids['clientId']}/groups`)).items
  ids['groupId'] = String((groups[1] ?? groups[0])?.id ?? 'none')
  await first('uid', `/clients/${ids['clientId']}/chat_rooms`)
  ids['chatRoomId'] = ids['uid'] ?? 'none'
  if (who !== 'company') {
    const [candidate] = (await read(`/clients/${ids['clientId']}/long_term_jobs/users`)).items
    if (candidate?.userId) ids['candidateId'] = String(candidate.userId)
  }
  if (ids['companyId']) await first('companyGroupId', `/companies/${ids['companyId']}/groups`)
  return ids
}
/** Pages that accept only some of the ids that a parameter has elsewhere. */
const narrower: [RegExp, string, string][] = [
  [/\/long_term_jobs\/users\//, 'userId', 'candidateId'],
  [/^\/companies\/.*\/groups\//, 'groupId', 'companyGroupId'],
]
/** Returns the path of a page with ids in place of its parameters. */
export const pathWithIds = (path: string, ids: Record<string, string>) =>
  path.replace(/\[(\w+)\]/g, (_, name: string) => {
    const [, , instead] =
      narrower.find(([page, parameter]) => parameter === name && page.test(path)) ?? []
    const id = ids[instead ?? name] ?? ids[name]
    if (!id) throw new Error(`${path}: nothing to fill ${name} with`)
    return id
  })

const all = Object.values(routes).map((r): string => r.path)
/** Pages that open without a session. */
export const openPaths = all.filter((path) => path === '/login' || path.startsWith('/auth/'))
/** Pages that ask for a session. */
export const closedPaths = all.filter((path) => !openPaths.includes(path))

/**
 * Returns the pages that the crawl of an account opens. A store's account has no company, so no page of one. A
 * company's account could open the pages of its stores too, but the crawl of the store's manager covers those.
 */
export const reach: Record<'store' | 'viewer' | 'company', string[]> = {
  store: closedPaths.filter((path) => !path.includes('[companyId]')),
  viewer: closedPaths.filter((path) => !path.includes('[companyId]')),
  company: closedPaths.filter(
    (path) => path.includes('[companyId]') || path.startsWith('/account'),
  ),
}
/** Returns the file name of a page's picture. */
export const nameOf = (path: string) => path.replaceAll(/[[\]]/g, '').replaceAll('/', '_').slice(1)
