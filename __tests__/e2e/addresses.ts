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

/** Where the parameters of the addresses come from: the first of each that the account can see. */
export async function idsFor(readAny: Read, who: Who): Promise<Record<string, string>> {
  const read = readAny<Paged>
  const ids: Record<string, string> = {}
  const first = async (name: string, path: string) => {
    const [one] = (await read(path)).items
    const id = one?.[name as 'clientId'] ?? one?.[name as 'userId'] ?? one?.id
    if (id) ids[name] = String(id)
  }
  await first('clientId', '/accounts/me/accessible_resources/clients')
  await first('companyId', '/accounts/me/accessible_resources/companies')
  expect(ids['clientId'], `${who} has a store`).toBeTruthy()
  await first('offerId', `/clients/${ids['clientId']}/offers`)
  // One with people, where there is one: some pages are about one of them. Somebody counted may have been
  // called off since.
  const listed = (await read(`/clients/${ids['clientId']}/offerings`)).items
  let one = listed[0]
  for (const offering of listed.filter((o) => (o.peopleMatched ?? 0) > 0)) {
    await first('userId', `/clients/${ids['clientId']}/offerings/${offering.id}/users`)
    if (ids['userId']) {
      one = offering
      break
    }
  }
  // An offering and its own template: an address names both.
  if (one?.id && one.offerId) {
    ids['offeringId'] = String(one.id)
    ids['offerId'] = String(one.offerId)
  }
  ids['userId'] ??= '1'
  // One of the store's own: お気に入り comes first and has no page to edit it on.
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
/** Pages on which a parameter is about something narrower than elsewhere. */
const narrower: [RegExp, string, string][] = [
  [/\/long_term_jobs\/users\//, 'userId', 'candidateId'],
  [/^\/companies\/.*\/groups\//, 'groupId', 'companyGroupId'],
]
/** The address of a page, with the ids in the places of its parameters. */
export const addressFrom = (path: string, ids: Record<string, string>) =>
  path.replace(/\[(\w+)\]/g, (_, name: string) => {
    const [, , instead] = narrower.find(([page, of]) => of === name && page.test(path)) ?? []
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
 * A store's account has no company, so no address of one; a company's has the pages of its stores too, which
 * the store's manager has crawled.
 */
export const reach: Record<'store' | 'viewer' | 'company', string[]> = {
  store: closedPaths.filter((p) => !p.includes('[companyId]')),
  viewer: closedPaths.filter((p) => !p.includes('[companyId]')),
  company: closedPaths.filter((p) => p.includes('[companyId]') || p.startsWith('/account')),
}
/** The name of a page's picture. */
export const nameOf = (path: string) => path.replaceAll(/[[\]]/g, '').replaceAll('/', '_').slice(1)
