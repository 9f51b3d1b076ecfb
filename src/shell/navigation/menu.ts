import {
  BadgeCheck,
  Bell,
  Building2,
  CalendarDays,
  CircleQuestionMark,
  ClipboardCheck,
  ClipboardList,
  FileText,
  GraduationCap,
  Handshake,
  House,
  Mail,
  MessageCircle,
  MessageSquareText,
  QrCode,
  ReceiptJapaneseYen,
  Store,
  ThumbsUp,
  Users,
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
  /** The entry is hidden from people without this permission. */
  can?: Permission
  sub?: readonly { path: string; label: string; can?: Permission }[]
}
type Group = readonly Entry[]

const c = '/clients/[clientId]'
const clientMenu: readonly Group[] = [
  [
    { path: c, label: 'ホーム', icon: House, can: 'store.read' },
    { path: `${c}/offerings`, label: '求人', icon: CalendarDays, can: 'store.read' },
    {
      path: `${c}/offers`,
      label: 'ひな形',
      icon: FileText,
      count: 'violatedOffers',
      can: 'store.read',
    },
    {
      path: `${c}/chat_rooms`,
      label: 'メッセージ',
      icon: MessageCircle,
      count: 'unreadChatRooms',
      can: 'store.read',
    },
    {
      path: `${c}/fix_payment_requests`,
      label: '修正依頼',
      icon: ClipboardCheck,
      count: 'fixPaymentRequests',
      can: 'store.read',
    },
    {
      path: `${c}/attendances`,
      label: 'チェックイン・アウト管理',
      icon: QrCode,
      can: 'store.read',
    },
    {
      path: `${c}/reviews/users`,
      label: '評価',
      icon: ThumbsUp,
      count: 'unreviewedUsers',
      can: 'store.read',
    },
  ],
  [
    {
      path: `${c}/users`,
      label: 'ワーカー',
      icon: Users,
      can: 'store.read',
      sub: [
        { path: `${c}/users/groups`, label: 'グループ' },
        { path: `${c}/users/invitation`, label: '認定ワーカー招待', can: 'worker.trust' },
        { path: `${c}/users/salary_limit`, label: '報酬上限', can: 'worker.pii' },
        { path: `${c}/users/worker_supporter_candidates`, label: 'ワーカーサポーター' },
        { path: `${c}/users/attendings`, label: '出勤者名簿' },
      ],
    },
    {
      path: `${c}/long_term_jobs`,
      label: '長期採用',
      icon: Handshake,
      count: 'longTermUnselected',
      can: 'store.read',
    },
    { path: `${c}/graduates`, label: '卒業ワーカー', icon: GraduationCap, can: 'store.read' },
  ],
  [
    {
      path: `${c}/statements`,
      label: '利用明細',
      icon: ReceiptJapaneseYen,
      can: 'billing.viewStore',
    },
    { path: `${c}/detail`, label: '店舗情報', icon: Store, can: 'store.read' },
    { path: `${c}/notice`, label: 'お知らせ', icon: Bell, count: 'unreadNotices' },
    { path: `${c}/contact`, label: 'お問い合わせ', icon: CircleQuestionMark },
    { path: `${c}/feedback`, label: 'ご意見', icon: MessageSquareText },
  ],
]
const o = '/companies/[companyId]'
const companyMenu: readonly Group[] = [
  [
    { path: `${o}/clients`, label: '店舗一覧', icon: Store },
    {
      path: `${o}/statements`,
      label: '利用明細',
      icon: ReceiptJapaneseYen,
      can: 'billing.viewCompany',
    },
    { path: `${o}/groups`, label: 'グループ', icon: Users, can: 'companyGroup.view' },
    {
      path: `${o}/worker_list_storages`,
      label: '労働者名簿',
      icon: ClipboardList,
      can: 'workerList.export',
    },
  ],
  [
    { path: `${o}/edit`, label: '企業情報', icon: Building2, can: 'company.edit' },
    {
      path: `${o}/identification`,
      label: '事業者確認',
      icon: BadgeCheck,
      can: 'identification.apply',
    },
    { path: `${o}/subscription/clients`, label: '通知設定', icon: Mail },
    { path: '/account/notice', label: 'お知らせ', icon: Bell, count: 'unreadNotices' },
  ],
]
const clientBar = [`${c}`, `${c}/offerings`, `${c}/users`, `${c}/chat_rooms`]
const companyBar = [`${o}/clients`, `${o}/statements`, `${o}/groups`, '/account/notice']
const shortLabel: Record<string, string> = { [`${o}/clients`]: '店舗' }

export type MenuItem = {
  route: Route
  label: string
  icon: LucideIcon
  count: MenuCount | undefined
  can: Permission | undefined
  sub: { route: Route; label: string; can: Permission | undefined }[]
}
const pages = new Map(Object.values<Route>(routes).map((route) => [route.path, route]))
const there = <T extends { path: string }>(entry: T) => {
  const route = pages.get(entry.path)
  return route ? [{ ...entry, route }] : []
}
const links = (menu: readonly Group[]): MenuItem[][] =>
  menu
    .map((group) =>
      group.flatMap(there).map((e) => ({
        ...e,
        count: e.count,
        can: e.can,
        sub: (e.sub ?? []).flatMap(there).map((s) => ({ ...s, can: s.can })),
      })),
    )
    .filter((group) => group.length > 0)
const bar = (menu: MenuItem[][], paths: readonly string[]) =>
  paths
    .flatMap((path) => menu.flat().filter((e) => e.route.path === path))
    .map((e) => ({ ...e, label: shortLabel[e.route.path] ?? e.label }))

/** The menus in the order of the console, each entry only while its page exists: no dead link at any time. */
export const menus = (() => {
  const client = links(clientMenu)
  const company = links(companyMenu)
  return {
    client: { label: '店舗メニュー', groups: client, bar: bar(client, clientBar) },
    company: { label: '企業メニュー', groups: company, bar: bar(company, companyBar) },
  }
})()

/**
 * The entry that `pathname` belongs to: the longest path it continues; a home only itself. A shift
 * made from a template is a shift; what workers say of the store stands beside what it says of
 * them.
 */
export function currentEntry(groups: MenuItem[][], page: string): MenuItem | undefined {
  const pathname = page
    .replace('/offers/[offerId]/offerings', '/offerings')
    .replace('/reviews/client', '/reviews/users')
  return groups
    .flat()
    .filter(
      ({ route: { path } }) => pathname === path || (path !== c && pathname.startsWith(`${path}/`)),
    )
    .sort((a, b) => b.route.path.length - a.route.path.length)[0]
}
