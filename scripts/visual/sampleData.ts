/** Signs in to the demo accounts over the API and finds the ids that the addresses need. */
import type { Cookie } from '@playwright/test'
import { DEMO_PASSWORD } from '@/server/demo/seedIfEmpty'

const HEADERS = { 'X-App': 'X-App', 'Content-Type': 'application/json' }

export type AccountName = 'store' | 'viewer' | 'company' | 'anonymous'
export type SampleIds = Record<string, string>
export type SampleData = { cookies: Record<AccountName, Cookie[]>; ids: SampleIds }
type Row = Record<string, unknown>
type ReadItems = (path: string) => Promise<Row[]>

function parseCookie(header: string): Cookie {
  const [pair = ''] = header.split(';')
  const separator = pair.indexOf('=')
  return {
    name: pair.slice(0, separator),
    value: pair.slice(separator + 1),
    domain: 'localhost',
    path: /path=([^;]+)/i.exec(header)?.[1] ?? '/',
    // Session cookie: the expiry in the header is relative to the frozen clock.
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax',
  }
}

async function signIn(url: string, account: AccountName): Promise<Cookie[]> {
  const body = JSON.stringify({ email: `${account}@example.com`, password: DEMO_PASSWORD })
  const response = await fetch(`${url}/app/api/v1/sign_in`, {
    method: 'POST',
    headers: HEADERS,
    body,
  })
  if (!response.ok) throw new Error(`sign in as ${account}: ${response.status}`)
  return response.headers.getSetCookie().map(parseCookie)
}

function authenticatedHeaders(cookies: Cookie[]) {
  return { ...HEADERS, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}

function createReader(url: string, cookies: Cookie[]): ReadItems {
  const headers = authenticatedHeaders(cookies)
  return async (path) => {
    const response = await fetch(`${url}/app/api/v1${path}`, { headers })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    const { items } = (await response.json()) as { items?: Row[] }
    return items ?? []
  }
}

/** The first of the fields that the row has, as text. */
function field(row: Row | undefined, ...names: string[]): string {
  const name = names.find((one) => row?.[one] !== undefined)
  if (row === undefined || name === undefined) throw new Error(`no row with ${names.join(' or ')}`)
  return String(row[name])
}

/** Offerings in four situations: open with workers and vacancies, in progress, finished, unpublished. */
async function offeringIds(readItems: ReadItems, storePath: string): Promise<SampleIds> {
  const offerings = await readItems(`${storePath}/offerings`)
  const vacant = offerings.find(
    (offering) =>
      offering['status'] === 'published' &&
      !offering['isFull'] &&
      Number(offering['peopleMatched']) > 0,
  )
  const withStatus = (status: string) => offerings.find((o) => o['status'] === status)
  const offeringId = field(vacant, 'id')
  const workers = await readItems(`${storePath}/offerings/${offeringId}/users`)
  return {
    offeringId,
    offerId: field(vacant, 'offerId'),
    userId: field(workers[0], 'userId'),
    workingId: field(withStatus('working'), 'id'),
    finishedId: field(withStatus('finished'), 'id'),
    unpublishedId: field(withStatus('unpublished'), 'id'),
  }
}

/** A posting with applicants of long-term jobs, and one of these. */
async function longTermIds(readItems: ReadItems, storePath: string): Promise<SampleIds> {
  const [job] = await readItems(`${storePath}/long_term_jobs/offerings`)
  const [applicant] = await readItems(`${storePath}/long_term_jobs/offerings/users`)
  return {
    longTermOfferingId: field(job, 'offeringId', 'id'),
    longTermUserId: field(applicant, 'userId'),
  }
}

async function findCompanyIds(readItems: ReadItems): Promise<SampleIds> {
  const [company] = await readItems('/accounts/me/accessible_resources/companies')
  const companyId = field(company, 'id')
  const [group] = await readItems(`/companies/${companyId}/groups`)
  return { companyId, companyGroupId: field(group, 'id') }
}

async function findIds(readItems: ReadItems): Promise<SampleIds> {
  const [store] = await readItems('/accounts/me/accessible_resources/clients')
  const clientId = field(store, 'id', 'clientId')
  const storePath = `/clients/${clientId}`
  const groups = await readItems(`${storePath}/groups`)
  const rooms = await readItems(`${storePath}/chat_rooms`)
  const unreadRoom = rooms.find((room) => Number(room['unreadCount']) > 0)
  const [negotiation] = await readItems(`${storePath}/chat_rooms?state=in_negotiation`)
  return {
    clientId,
    ...(await offeringIds(readItems, storePath)),
    ...(await longTermIds(readItems, storePath)),
    // The first group is the list of favourites, which has no edit page.
    groupId: field(groups[1], 'id'),
    chatRoomId: field(rooms[0], 'uid'),
    unreadRoomId: field(unreadRoom, 'uid'),
    negotiationRoomId: field(negotiation, 'uid'),
    negotiationUserId: field(negotiation, 'userId'),
    negotiationOfferingId: field(negotiation?.['shift'] as Row | undefined, 'offeringId'),
  }
}

/** Creates what the demo data lacks: an invitation of workers. Does nothing if there is one already. */
async function createInvitation(url: string, cookies: Cookie[], { clientId }: SampleIds) {
  await fetch(`${url}/app/api/v1/clients/${clientId}/invitation`, {
    method: 'POST',
    headers: authenticatedHeaders(cookies),
    body: JSON.stringify({ targetGroupIds: [], renew: false, lockVersion: 0 }),
  })
}

export async function loadSampleData(url: string): Promise<SampleData> {
  const store = await signIn(url, 'store')
  const viewer = await signIn(url, 'viewer')
  const company = await signIn(url, 'company')
  const ids = {
    ...(await findIds(createReader(url, store))),
    ...(await findCompanyIds(createReader(url, company))),
  }
  await createInvitation(url, store, ids)
  return { cookies: { store, viewer, company, anonymous: [] }, ids }
}
