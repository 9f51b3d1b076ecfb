import { accounts } from '@/contracts/accounts'
import { chatRooms } from '@/contracts/chat'
import { clients } from '@/contracts/clients'
import { companies, companyClients } from '@/contracts/companies'
import type { Endpoint, Output } from '@/contracts/endpoint'
import { events } from '@/contracts/events'
import { groups } from '@/contracts/groups'
import { matchings } from '@/contracts/matchings'
import { clientMembers } from '@/contracts/members'
import { notices } from '@/contracts/notices'
import { offerings } from '@/contracts/offerings'
import { offers } from '@/contracts/offers'
import { clientReviews } from '@/contracts/reviews'
import { system } from '@/contracts/system'
import { workers } from '@/contracts/workers'
import * as a from './factories'
import {
  canReach,
  COMPANY,
  people,
  rightsOf,
  STORES,
  storesOf,
  type Person,
  type Who,
} from './people'
import { refused, type Answering, type MockCall } from './reply'
import { sampleOf } from './sample'
import { lineOf, schemaOf } from './schemas'

let signedIn: Person | undefined = people.manager
/** Signs a person in for the following calls; undefined: nobody is signed in. */
export const signInAs = (who: Who | undefined) => {
  signedIn = who && people[who]
}

type Usual<E extends Endpoint> = (person: Person, call: MockCall) => Output<E>
const usual = <E extends Endpoint>(endpoint: E, answer: Usual<E>) =>
  [lineOf(endpoint), answer as Usual<Endpoint>] as const

/** Answers for which a sample of the schema would not be realistic. */
const usualAnswers = new Map([
  usual(system.maintenance, () => ({ isMaintenance: false })),
  usual(system.version, () => ({ versionKey: 'mocks' })),
  usual(accounts.me, ({ id }) => a.anAccount({ id })),
  usual(accounts.current, a.currentAccountOf),
  usual(accounts.permission, a.permissionOf),
  usual(accounts.clients, (person) => ({
    items: storesOf(person).map(({ id }) => a.anAccessibleClient({ id })),
  })),
  usual(accounts.companies, ({ clientId }) => ({
    items:
      clientId === null
        ? [{ ...COMPANY, status: 'active' as const, clientCount: STORES.length, todoCount: 0 }]
        : [],
  })),
  usual(accounts.notificationCounts, () => a.someNotificationCounts()),
  usual(clients.one, (_, { params }) => a.aClient({ id: Number(params['clientId']) })),
  usual(clients.base, () => a.aClientBase()),
  usual(companies.base, () => a.aCompanyBase()),
  usual(companyClients.list, () => a.aCompanyClientList()),
  usual(clientMembers.list, () => ({ items: [a.aMember()] })),
  usual(groups.list, () => ({ items: [a.aGroup()] })),
  usual(notices.list, () => ({ ...a.aPage([a.aNotice()]), unreadCount: 1 })),
  usual(clientReviews.list, () => a.aPage([a.aReview()])),
  usual(offers.list, () => a.aPage([a.anOffer()])),
  usual(offers.one, (_, { params }) => a.anOfferDetail({ id: Number(params['offerId']) })),
  usual(offerings.list, () =>
    a.aPage([
      a.anOffering({ id: 111, status: 'matching' }),
      a.anOffering({ id: 112, status: 'published', title: 'キッチンスタッフ' }),
    ]),
  ),
  usual(offerings.one, (_, { params }) =>
    a.anOfferingDetail({ id: Number(params['offeringId']), status: 'matching' }),
  ),
  usual(offerings.users, () => ({ items: [a.aMatching()] })),
  usual(matchings.one, () => a.aMatchingDetail()),
  usual(workers.one, (_, { params }) => a.aWorkerDetail({ userId: Number(params['userId']) })),
  usual(chatRooms.list, () => ({
    ...a.aPage([a.aChatRoomRow()]),
    unreadRooms: 0,
    negotiatingRooms: 0,
  })),
  usual(chatRooms.one, () => a.aChatRoom()),
])

/** Turns path parameters into fields of the same name. The last one is also the `id` of the requested thing. */
function knownOf(params: MockCall['params']) {
  const values = Object.entries(params).map(
    ([name, value]) => [name, name.endsWith('Id') ? Number(value) : value] as const,
  )
  const last = values.at(-1)
  return { ...Object.fromEntries(values), ...(last && { id: last[1] }) }
}

/** An event stream that stays open as long as the page, without any change. */
const quietStream = () =>
  new Response(new ReadableStream(), { headers: { 'Content-Type': 'text/event-stream' } })

function answerOf(endpoint: Endpoint, person: Person, call: MockCall) {
  const answer = usualAnswers.get(lineOf(endpoint))
  if (answer) return answer(person, call)
  if (lineOf(endpoint) === lineOf(events.stream)) return quietStream()
  const schema = schemaOf(endpoint)
  if (schema) return sampleOf(schema, knownOf(call.params)) as Output<Endpoint>
  return endpoint.response === undefined ? undefined : new Blob(['見本'])
}

/**
 * The default answer of an endpoint. Like the server, it refuses calls without a session (401), foreign stores and
 * companies (404), and missing permissions (403).
 */
export const usualReply =
  <E extends Endpoint>(endpoint: E): Answering<Output<E>> =>
  (call) => {
    if (!endpoint.public && !signedIn) return refused(401, 'unauthorized')
    const person = signedIn ?? people.manager
    if (!canReach(person, call.params)) return refused(404, 'not_found')
    const { permission } = endpoint
    if (permission && !rightsOf(person).includes(permission)) return refused(403, 'forbidden')
    return answerOf(endpoint, person, call) as Output<E>
  }
