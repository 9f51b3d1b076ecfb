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
export type Group = readonly Entry[]

export const clientPath = '/clients/[clientId]'
export const clientMenu: readonly Group[] = [
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
      can: 'private.read',
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
      sub: [
        { path: `${clientPath}/record_archives`, label: '帳票の保管庫', can: 'workerList.export' },
      ],
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
export const companyPath = '/companies/[companyId]'
export const companyMenu: readonly Group[] = [
  [
    { path: `${companyPath}/clients`, label: '店舗一覧', icon: Store, can: 'store.read' },
    {
      path: `${companyPath}/fix_payment_requests`,
      label: '修正依頼',
      icon: ClipboardCheck,
      can: 'store.read',
    },
    { path: `${companyPath}/reviews`, label: '評価', icon: ThumbsUp, can: 'store.read' },
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
export const clientBar = [
  `${clientPath}`,
  `${clientPath}/offerings`,
  `${clientPath}/users`,
  `${clientPath}/chat_rooms`,
]
export const companyBar = [
  `${companyPath}/clients`,
  `${companyPath}/statements`,
  `${companyPath}/groups`,
  '/account/notice',
]
