import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import router from 'next-router-mock'
import { partsOf, type FirstRead } from '@/api/firstReads'
import { subscriptionEvents } from '@/contracts/accounts/enums'
import type { NotificationCounts, Subscriptions } from '@/contracts/accounts/schemas'
import { pathOf, type Read } from '@/contracts/endpoint'
import { myNumber } from '@/contracts/myNumber'
import { defaultDeliveries } from '@/domain/accounts/subscription'
import { ForbiddenHome } from '@/features/dashboard/components/ForbiddenHome'
import { firstPage } from '@/features/sessions/lib/firstPage'
import { routes } from '@/routes/routes'
import { memberships } from '@/server/db/schema'
import { notifyStore, type StoreEvent } from '@/server/jobs/messages'
import { clientLayout } from '@/shell/layout/clientLayout'
import { setWindowWidth } from '@tests/conformance/renderKit'
import { deliverMails, showScreen } from '@tests/features/account/accountKit'
import { fixtureAccounts } from '@tests/fixtures/fixture'
import { testContext } from '@tests/kit/app'
import { asSystem, callApi } from '@tests/kit/serverKit'

const pageReads = new Map<string, readonly FirstRead[]>()
jest.mock('@/api/prefetchQueries', () => ({
  prefetchQueries: (path: string, reads: readonly FirstRead[]) => {
    pageReads.set(path, reads)
  },
}))

/** One account of the fixture for each of the six roles. */
const people = ['company', 'staff', 'accounting', 'manager', 'clientStaff', 'viewer'] as const
type Person = (typeof people)[number]
const storeReaders: readonly Person[] = people.filter((who) => who !== 'accounting')
const emailOf = (who: Person) => `${who.toLowerCase()}@example.jp`

/** The reads of pages that start none before their code has loaded. */
const laterReads: Record<string, readonly Read[]> = { [routes.salaryLimit.path]: [myNumber.users] }
const whole = (path: string) => path.replace('[clientId]', '11').replace('[companyId]', '1')
async function loadPage(path: string) {
  const file = path.replace(/^\//, '')
  const loaded: unknown = await import(`@/pages/${file}`).catch(
    () => import(`@/pages/${file}/index`),
  )
  return loaded
}
/** The reads of a page that this person is refused. */
async function refusedReads(who: Person, path: string) {
  await loadPage(path)
  const refused: string[] = []
  for (const read of [
    ...(pageReads.get(path) ?? []).map((first) => partsOf(first).read),
    ...(laterReads[path] ?? []),
  ]) {
    const url = pathOf(read).replace('{clientId}', '11').replace('{companyId}', '1')
    // Pages of single things are left out: links on other pages lead to them.
    if (url.includes('{')) continue
    const { status } = await callApi(who, 'GET', url.replace('/app/api/v1', ''))
    if (status === 403) refused.push(read.operation)
  }
  return refused
}
const routeOf = (url: string) =>
  Object.values(routes).find((route) => whole(route.path) === url.split('?')[0])?.path ?? ''
/** The URLs that the links of a part of the page lead to. */
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')

beforeEach(async () => {
  setWindowWidth(1280)
  await (await testContext()).reset()
})

describe.each(people)('%s', (who) => {
  test('メニューと電話の下の帯に、開けないページがない', async () => {
    await showScreen(
      who,
      '/clients/11',
      <>{clientLayout.getLayout(<p>本文</p>, { title: '求人' })}</>,
    )
    await waitFor(() =>
      expect(linksOf('店舗メニュー').includes('/clients/11')).toBe(storeReaders.includes(who)),
    )
    const links = new Set([...linksOf('店舗メニュー'), ...linksOf('主なメニュー')])
    const refused: string[] = []
    for (const url of links) refused.push(...(await refusedReads(who, routeOf(url))))
    expect(refused).toEqual([])
  })
  test('件数は、開けるページの分だけ', async () => {
    const { body } = await callApi<NotificationCounts>(
      who,
      'GET',
      '/accounts/me/notification_counts',
    )
    const counts = body.byClient.find(({ clientId }) => clientId === 11)
    const readsCorrections = who !== 'viewer'
    expect(counts).toMatchObject(
      storeReaders.includes(who)
        ? {
            unreadChatRooms: 1,
            fixPaymentRequests: readsCorrections ? 1 : 0,
            unreviewedUsers: 1,
          }
        : { unreadChatRooms: 0, fixPaymentRequests: 0, unreviewedUsers: 0 },
    )
    const stores = await callApi<{ items: { id: number; todoCount: number }[] }>(
      who,
      'GET',
      '/accounts/me/accessible_resources/clients',
    )
    // Rooms and reviews, and for everybody but the viewer corrections and the check of the business.
    const asRead = storeReaders.includes(who) ? 2 : 0
    const more = asRead > 0 && readsCorrections ? 2 : 0
    expect(stores.body.items[0]?.todoCount).toBe(asRead + more)
  })
})

describe('メール', () => {
  const tell = (event: StoreEvent['event']) =>
    asSystem(async (db) =>
      notifyStore(
        db,
        {
          clientId: 11,
          event,
          title: event,
          text: '〚山田〛さんのことです。',
          path: '/clients/11/chat_rooms',
        },
        (await testContext()).now,
      ),
    )
  test.each(subscriptionEvents)('%s は、その内容を見られる人にだけ届く', async (event) => {
    for (const who of people)
      await callApi(who, 'PUT', '/accounts/me/subscription/clients', {
        items: [{ clientId: 11, events: { ...defaultDeliveries, [event]: 'immediate' } }],
      })
    await tell(event)
    const recipients = (await deliverMails()).map(({ to }) => to).sort()
    const expected: Partial<Record<typeof event, readonly Person[]>> = {
      notice: people,
      billing_confirmed: ['company', 'staff', 'accounting', 'manager'],
      // The mail names the amount, which 閲覧のみ may not see.
      fix_payment_request: ['company', 'staff', 'manager', 'clientStaff'],
    }
    expect(recipients).toEqual((expected[event] ?? storeReaders).map(emailOf).sort())
  })
  test('選べる種類は、届く種類と同じ', async () => {
    const kindsOf = async (who: Person) =>
      (await callApi<Subscriptions>(who, 'GET', '/accounts/me/subscription/clients')).body.items[0]
        ?.kinds
    expect([
      await kindsOf('accounting'),
      await kindsOf('manager'),
      await kindsOf('viewer'),
    ]).toEqual([
      ['billing_confirmed', 'notice'],
      subscriptionEvents,
      subscriptionEvents.filter(
        (event) => !['billing_confirmed', 'fix_payment_request'].includes(event),
      ),
    ])
  })
  test('まとめを待つあいだに役割が変わると、見られなくなった分は届かない', async () => {
    await tell('unreviewed')
    await deliverMails()
    await asSystem((db) =>
      db
        .update(memberships)
        .set({ role: 'accounting' })
        .where(eq(memberships.accountId, fixtureAccounts.viewer.id)),
    )
    const context = await testContext()
    context.now = new Date('2029-12-21T08:00:00+09:00')
    const recipients = (await deliverMails()).map(({ to }) => to)
    expect(recipients).toContain('manager@example.jp')
    expect(recipients).not.toContain('viewer@example.jp')
  })
})

describe('店舗を見られない人', () => {
  test('ログインのあとも、店舗のホームを開いても、読めるページに着く', async () => {
    await showScreen('accounting', '/clients/11', <ForbiddenHome clientId='11' />)
    const hasStatements = Object.values<{ path: string }>(routes).some(
      ({ path }) => path === '/clients/[clientId]/statements',
    )
    if (hasStatements) await waitFor(() => expect(router.asPath).toBe('/clients/11/statements'))
    else
      expect(await screen.findByRole('link', { name: '店舗を選ぶ画面へ' })).toHaveAttribute(
        'href',
        '/account',
      )
    expect(await firstPage()).toMatch(/^\/account$|\/statements$/)
  })
})
