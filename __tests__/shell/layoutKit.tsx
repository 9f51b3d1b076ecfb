import { act, screen } from '@testing-library/react'
import mockRouter from 'next-router-mock'
import { type ReactNode } from 'react'
import type { Permission } from '@/contracts/permission'
import { clientLayout } from '@/shell/layout/clientLayout'
import type { PageFrame } from '@/shell/layout/layouts'
import {
  clearDocument,
  mockApi,
  renderApp,
  settled,
  setWindowWidth,
} from '@tests/conformance/renderKit'

const todos = {
  notArrived: 0,
  unreadChatRooms: 0,
  fixPaymentRequests: 0,
  unreviewedUsers: 0,
  rejectNegotiations: 0,
  longTermUnselected: 0,
  violatedOffers: 0,
  mynumberRequestable: 0,
  multidateUnchecked: 0,
  factChecks: 0,
}
/** Returns a store as the API lists it; `more` replaces any field. */
export const store = (id: number, name: string, more = {}) => ({
  id,
  companyId: 1,
  companyName: '株式会社みのりフーズ',
  name,
  nameKana: null,
  code: null,
  brandName: 'みのり食堂',
  todoCount: 0,
  ...more,
})
const stores = [
  store(11, '渋谷宮益坂店', { nameKana: 'シブヤミヤマスザカテン', code: 'T-0142' }),
  store(12, '三軒茶屋店', { nameKana: 'サンゲンヂャヤテン', todoCount: 3 }),
  store(13, '髙島平店', { brandName: null }),
]
/** The account's permissions in store 11 and its stores. A test replaces them before it renders. */
export const session: {
  permissions: Permission[]
  stores: ReturnType<typeof store>[]
  /** The counts of what waits in store 11. */
  counts: Partial<typeof todos>
} = { permissions: [], stores, counts: {} }
export let server: ReturnType<typeof mockApi>
/** Importing this file signs each test in to store 11 in a wide window. */
beforeEach(() => {
  setWindowWidth(1280)
  session.stores = stores
  session.counts = { violatedOffers: 5 }
  session.permissions = ['store.read', 'offer.edit', 'matching.absence']
  server = mockApi({
    'GET /accounts/me': () => [200, { id: 1, email: 'store@example.com', name: '森下 由香' }],
    'GET /accounts/me/accessible_resources/clients': () => [200, { items: session.stores }],
    'GET /accounts/me/accessible_resources/companies': () => [200, { items: [] }],
    'GET /accounts/me/permission': () => [
      200,
      {
        permissions: session.permissions,
        scopes: [
          { companyId: 1, clientId: 11, role: 'clientManager', permissions: session.permissions },
          { companyId: 1, clientId: 12, role: 'viewer', permissions: ['store.read'] },
        ],
      },
    ],
    'GET /accounts/me/notification_counts': () => [
      200,
      {
        ...todos,
        unreadNotices: 2,
        byClient: [
          { ...todos, clientId: 11, ...session.counts },
          { ...todos, clientId: 12, violatedOffers: 9 },
        ],
      },
    ],
    'DELETE /sign_out': () => [204],
    ...Object.fromEntries(
      [11, 12, 13].map((id) => [
        `PUT /accounts/me/accessible_resources/clients/${id}`,
        () => [204],
      ]),
    ),
  })
  HTMLElement.prototype.hidePopover ??= () => {}
})
afterEach(() => {
  jest.restoreAllMocks()
  clearDocument()
})
/** Opens the page of a route. */
export const at = (pathname: string, query: Record<string, string> = {}) =>
  act(() => {
    mockRouter.setCurrentUrl({ pathname, query })
  })
/** Renders the layout of a store around a page. */
export const open = async (frame: Partial<PageFrame> = {}, inside: ReactNode = <p>本文</p>) => {
  renderApp(<>{clientLayout.getLayout(<>{inside}</>, { title: '求人', ...frame })}</>)
  await settled()
}
/** Returns the store's menu. */
export const menu = () => screen.getByRole('navigation', { name: '店舗メニュー' })
