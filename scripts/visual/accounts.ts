/** Signs the demonstration accounts in over the API, and finds the ids that stand in the addresses. */
import type { Cookie } from '@playwright/test'

const PASSWORD = 'demo-password-2026'
const HEADERS = { 'X-App': 'X-App', 'Content-Type': 'application/json' }

export type Who = 'store' | 'viewer' | 'company' | 'nobody'
type Row = Record<string, unknown>
type Read = (path: string) => Promise<Row[]>
export type Ids = Record<string, string>
export type Accounts = { cookies: Record<Who, Cookie[]>; ids: Ids }

async function cookiesOf(url: string, who: Who): Promise<Cookie[]> {
  const body = JSON.stringify({ email: `${who}@example.com`, password: PASSWORD })
  const answer = await fetch(`${url}/app/api/v1/sign_in`, {
    method: 'POST',
    headers: HEADERS,
    body,
  })
  if (!answer.ok) throw new Error(`sign in as ${who}: ${answer.status} ${await answer.text()}`)
  return answer.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    return {
      name: pair.slice(0, at),
      value: pair.slice(at + 1),
      domain: 'localhost',
      path: /path=([^;]+)/i.exec(line)?.[1] ?? '/',
      // Of the session: the time at which they end was written by the clock that stands still.
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax',
    }
  })
}

function headersOf(cookies: Cookie[]) {
  return { ...HEADERS, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}

function reader(url: string, cookies: Cookie[]): Read {
  const headers = headersOf(cookies)
  return async (path) => {
    const answer = await fetch(`${url}/app/api/v1${path}`, { headers })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    const { items } = (await answer.json()) as { items?: Row[] }
    return items ?? []
  }
}

function text(row: Row | undefined, ...keys: string[]): string {
  const key = keys.find((one) => row?.[one] !== undefined)
  if (row === undefined || key === undefined) throw new Error(`nothing has ${keys.join(' or ')}`)
  return String(row[key])
}

/** A posting to come with people and free places, one at which people work, one that is over, one not published. */
async function postingIds(read: Read, store: string): Promise<Ids> {
  const postings = await read(`${store}/offerings`)
  const vacant = postings.find(
    (o) => o['status'] === 'published' && !o['isFull'] && Number(o['peopleMatched']) > 0,
  )
  const withStatus = (status: string) => postings.find((o) => o['status'] === status)
  const offeringId = text(vacant, 'id')
  const people = await read(`${store}/offerings/${offeringId}/users`)
  return {
    offeringId,
    offerId: text(vacant, 'offerId'),
    userId: text(people[0], 'userId'),
    workingId: text(withStatus('working'), 'id'),
    finishedId: text(withStatus('finished'), 'id'),
    unpublishedId: text(withStatus('unpublished'), 'id'),
  }
}

async function idsOf(read: Read): Promise<Ids> {
  const [client] = await read('/accounts/me/accessible_resources/clients')
  const clientId = text(client, 'id', 'clientId')
  const store = `/clients/${clientId}`
  const groups = await read(`${store}/groups`)
  const rooms = await read(`${store}/chat_rooms`)
  const [talked] = await read(`${store}/chat_rooms?state=in_negotiation`)
  return {
    clientId,
    ...(await postingIds(read, store)),
    // The first group is that of the favourites, which cannot be edited.
    groupId: text(groups[1], 'id'),
    chatRoomId: text(rooms[0], 'uid'),
    unreadRoomId: text(
      rooms.find((room) => Number(room['unreadCount']) > 0),
      'uid',
    ),
    claimRoomId: text(talked, 'uid'),
    claimUserId: text(talked, 'userId'),
    claimOfferingId: text(talked?.['shift'] as Row | undefined, 'offeringId'),
  }
}

/** What the demonstration lacks: an invitation of workers. Where there is one already, as in copied data, nothing changes. */
async function addToData(url: string, cookies: Cookie[], { clientId }: Ids) {
  await fetch(`${url}/app/api/v1/clients/${clientId}/invitation`, {
    method: 'POST',
    headers: headersOf(cookies),
    body: JSON.stringify({ targetGroupIds: [], renew: false, lockVersion: 0 }),
  })
}

export async function signInAll(url: string): Promise<Accounts> {
  const [store, viewer, company] = [
    await cookiesOf(url, 'store'),
    await cookiesOf(url, 'viewer'),
    await cookiesOf(url, 'company'),
  ]
  const ids = await idsOf(reader(url, store))
  await addToData(url, store, ids)
  return { cookies: { store, viewer, company, nobody: [] }, ids }
}
