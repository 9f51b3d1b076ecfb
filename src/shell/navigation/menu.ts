import {
  Archive,
  BadgeCheck,
  Bell,
  Building2,
  CalendarDays,
  CircleQuestionMark,
  ClipboardCheck,
  ClipboardList,
  Copy,
  FileText,
  GraduationCap,
  Handshake,
  History,
  House,
  Mail,
  MessageCircle,
  MessageSquareQuote,
  MessageSquareText,
  QrCode,
  ReceiptJapaneseYen,
  Store,
  ThumbsUp,
  TrendingUp,
  UserCog,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type { NotificationCounts } from '@/contracts/accounts/schemas'
import type { Permission } from '@/contracts/permission'
import { routes } from '@/routes/routes'
import type { Route } from '@/routes/href'

/** The counters that a menu entry can show. */
export type MenuCount = keyof NotificationCounts['byClient'][number] | 'unreadNotices'
type Entry = {
  path: string
  label: string
  icon: LucideIcon
  count?: MenuCount
  /** The entry is hidden from accounts without this permission. */
  can?: Permission
  sub?: readonly { path: string; label: string; can?: Permission }[]
}
type Group = readonly Entry[]

const clientPath = '/clients/[clientId]'
const clientMenu: readonly Group[] = [
  [
    { path: clientPath, label: 'ホーム', icon: House, can: 'store.read' },
    { path: `${clientPath}/offerings`, label: '求人', icon: CalendarDays, can: 'store.read' },
    {
      path: `${clientPath}/offers`,
      label: 'ひな形',
      icon: FileText,
      count: 'violatedOffers',
      can: 'store.read',
    },
    {
      path: `${clientPath}/chat_rooms`,
      label: 'メッセージ',
      icon: MessageCircle,
      count: 'unreadChatRooms',
      can: 'store.read',
      sub: [{ path: `${clientPath}/chat_texts`, label: '定型文' }],
    },
    {
      path: `${clientPath}/fix_payment_requests`,
      label: '修正依頼',
      icon: ClipboardCheck,
      count: 'fixPaymentRequests',
      can: 'store.read',
    },
    {
      path: `${clientPath}/attendances`,
      label: 'チェックイン・アウト管理',
      icon: QrCode,
      can: 'store.read',
    },
    {
      path: `${clientPath}/reviews/users`,
      label: '評価',
      icon: ThumbsUp,
      count: 'unreviewedUsers',
      can: 'store.read',
    },
  ],
  [
    {
      path: `${clientPath}/users`,
      label: 'ワーカー',
      icon: Users,
      can: 'store.read',
      sub: [
        { path: `${clientPath}/users/groups`, label: 'グループ' },
        { path: `${clientPath}/users/invitation`, label: '認定ワーカー招待', can: 'worker.trust' },
        { path: `${clientPath}/users/salary_limit`, label: '報酬上限', can: 'worker.pii' },
        { path: `${clientPath}/users/worker_supporter_candidates`, label: 'ワーカーサポーター' },
        { path: `${clientPath}/users/attendings`, label: '出勤者名簿' },
      ],
    },
    {
      path: `${clientPath}/long_term_jobs`,
      label: '長期採用',
      icon: Handshake,
      count: 'longTermUnselected',
      can: 'store.read',
    },
    {
      path: `${clientPath}/graduates`,
      label: '卒業ワーカー',
      icon: GraduationCap,
      can: 'store.read',
    },
  ],
  [
    {
      path: `${clientPath}/statements`,
      label: '利用明細',
      icon: ReceiptJapaneseYen,
      can: 'billing.viewStore',
    },
    {
      path: `${clientPath}/detail`,
      label: '店舗情報',
      icon: Store,
      can: 'store.read',
      sub: [{ path: `${clientPath}/closing_days`, label: '定休日' }],
    },
    {
      path: `${clientPath}/members`,
      label: 'スタッフ管理',
      icon: UserCog,
      can: 'account.inviteStore',
    },
    { path: `${clientPath}/notice`, label: 'お知らせ', icon: Bell, count: 'unreadNotices' },
    { path: `${clientPath}/contact`, label: 'お問い合わせ', icon: CircleQuestionMark },
    { path: `${clientPath}/feedback`, label: 'ご意見', icon: MessageSquareText },
  ],
]
const companyPath = '/companies/[companyId]'
const companyMenu: readonly Group[] = [
  [
    { path: `${companyPath}/clients`, label: '店舗一覧', icon: Store },
    {
      path: `${companyPath}/statements`,
      label: '利用明細',
      icon: ReceiptJapaneseYen,
      can: 'billing.viewCompany',
    },
    {
      path: `${companyPath}/budgets`,
      label: '予算',
      icon: Wallet,
      can: 'billing.viewCompany',
    },
    {
      path: `${companyPath}/minimum_wage`,
      label: '最低賃金',
      icon: TrendingUp,
      can: 'offering.publish',
    },
    {
      path: `${companyPath}/offer_copies`,
      label: 'ひな形のコピー',
      icon: Copy,
      can: 'offer.edit',
    },
    { path: `${companyPath}/groups`, label: 'グループ', icon: Users, can: 'companyGroup.view' },
    {
      path: `${companyPath}/chat_texts`,
      label: '定型文',
      icon: MessageSquareQuote,
      can: 'companyChatText.manage',
    },
    {
      path: `${companyPath}/worker_list_storages`,
      label: '労働者名簿',
      icon: ClipboardList,
      can: 'workerList.export',
    },
    {
      path: `${companyPath}/record_archives`,
      label: '帳票の保管庫',
      icon: Archive,
      can: 'workerList.export',
    },
  ],
  [
    { path: `${companyPath}/edit`, label: '企業情報', icon: Building2, can: 'company.edit' },
    {
      path: `${companyPath}/members`,
      label: 'スタッフ管理',
      icon: UserCog,
      can: 'account.inviteStore',
    },
    {
      path: `${companyPath}/activities`,
      label: '操作の記録',
      icon: History,
      can: 'activity.view',
    },
    {
      path: `${companyPath}/identification`,
      label: '事業者確認',
      icon: BadgeCheck,
      can: 'identification.apply',
    },
    { path: `${companyPath}/subscription/clients`, label: '通知設定', icon: Mail },
    { path: '/account/notice', label: 'お知らせ', icon: Bell, count: 'unreadNotices' },
  ],
]
const clientBar = [
  `${clientPath}`,
  `${clientPath}/offerings`,
  `${clientPath}/users`,
  `${clientPath}/chat_rooms`,
]
const companyBar = [
  `${companyPath}/clients`,
  `${companyPath}/statements`,
  `${companyPath}/groups`,
  '/account/notice',
]
/** A bar holds so many entries beside the button of the whole menu. */
const BAR_SIZE = 4
const shortLabel: Record<string, string> = { [`${companyPath}/clients`]: '店舗' }

export type MenuItem = {
  route: Route
  label: string
  icon: LucideIcon
  count: MenuCount | undefined
  can: Permission | undefined
  sub: { route: Route; label: string; can: Permission | undefined }[]
}
const pages = new Map(Object.values<Route>(routes).map((route) => [route.path, route]))
const withRoute = <T extends { path: string }>(entry: T) => {
  const route = pages.get(entry.path)
  return route ? [{ ...entry, route }] : []
}
const menuItems = (menu: readonly Group[]): MenuItem[][] =>
  menu
    .map((group) =>
      group.flatMap(withRoute).map((entry) => ({
        ...entry,
        count: entry.count,
        can: entry.can,
        sub: (entry.sub ?? [])
          .flatMap(withRoute)
          .map((subEntry) => ({ ...subEntry, can: subEntry.can })),
      })),
    )
    .filter((group) => group.length > 0)
/** The entries of a bar: the main ones first, then what else there is, so that nobody's bar is empty. */
const inBarOrder = (groups: MenuItem[][], paths: readonly string[]) => {
  const entries = groups.flat()
  const main = paths.flatMap((path) => entries.filter((entry) => entry.route.path === path))
  return [...main, ...entries.filter((entry) => !main.includes(entry))].map((entry) => ({
    ...entry,
    label: shortLabel[entry.route.path] ?? entry.label,
  }))
}

/**
 * The menus in display order. An entry is included only if its route exists, so that no link is
 * dead.
 */
export const menus = (() => {
  const client = menuItems(clientMenu)
  const company = menuItems(companyMenu)
  return {
    client: { label: '店舗メニュー', groups: client, bar: inBarOrder(client, clientBar) },
    company: { label: '企業メニュー', groups: company, bar: inBarOrder(company, companyBar) },
  }
})()

export type MenuKind = keyof typeof menus

/** A menu without the entries that the account may not open. */
export function allowedMenu(kind: MenuKind, may: (permission: Permission) => boolean) {
  const isAllowed = ({ can }: { can: Permission | undefined }) => can === undefined || may(can)
  const { label, groups, bar } = menus[kind]
  return {
    label,
    groups: groups
      .map((group) =>
        group.filter(isAllowed).map((entry) => ({ ...entry, sub: entry.sub.filter(isAllowed) })),
      )
      .filter((group) => group.length > 0),
    barItems: bar.filter(isAllowed).slice(0, BAR_SIZE),
  }
}

/**
 * The page of the menu to begin with: the first that the account may open by a permission of its own. Undefined when
 * only pages for everybody are left, such as the notices.
 */
export const landingRoute = (kind: MenuKind, may: (permission: Permission) => boolean) =>
  menus[kind].groups.flat().find(({ can }) => can !== undefined && may(can))?.route

/**
 * The menu entry of a page: the one with the longest path that `page` continues; a home page
 * matches only itself. Pages of offerings below a template belong to the offerings, reviews by
 * workers to the reviews, texts to begin messages with to the messages.
 */
export function currentEntry(groups: MenuItem[][], page: string): MenuItem | undefined {
  const pathname = page
    .replace('/offers/[offerId]/offerings', '/offerings')
    .replace(/\/reviews\/(client|promises)/, '/reviews/users')
    .replace(`${clientPath}/chat_texts`, `${clientPath}/chat_rooms`)
    .replace(`${clientPath}/closing_days`, `${clientPath}/detail`)
  return groups
    .flat()
    .filter(
      ({ route: { path } }) =>
        pathname === path || (path !== clientPath && pathname.startsWith(`${path}/`)),
    )
    .sort((a, b) => b.route.path.length - a.route.path.length)[0]
}

/** How the menu calls the page of a route ('/clients/[clientId]/offers'); undefined for pages outside the menus. */
export const menuLabelOf = (page: string): string | undefined =>
  currentEntry([...menus.client.groups, ...menus.company.groups], page)?.label
