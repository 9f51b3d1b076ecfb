import {
  Archive,
  Bell,
  Building2,
  CalendarDays,
  ClipboardCheck,
  Handshake,
  House,
  MessageCircle,
  ReceiptJapaneseYen,
  Store,
  UserCog,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { NotificationCounts } from '@/contracts/accounts/schemas'
import type { Permission } from '@/contracts/permission'

/** The counters that a menu entry can show. */
export type MenuCount = keyof NotificationCounts['byClient'][number] | 'unreadNotices'
type Page = {
  path: string
  label: string
  count?: MenuCount
  /** The page is hidden from accounts without this permission. */
  can?: Permission
}
/** An entry of the first level with the pages below it. Without a `path` of its own it opens the first of them. */
export type Entry = Omit<Page, 'path'> & { path?: string; icon: LucideIcon; sub?: readonly Page[] }

export const clientPath = '/clients/[clientId]'
export const clientMenu: readonly Entry[] = [
  { path: clientPath, label: 'ホーム', icon: House, can: 'store.read' },
  {
    path: `${clientPath}/offerings`,
    label: '求人',
    icon: CalendarDays,
    can: 'store.read',
    sub: [
      { path: `${clientPath}/offers`, label: 'ひな形', count: 'violatedOffers', can: 'store.read' },
      { path: `${clientPath}/closing_days`, label: '定休日', can: 'store.read' },
    ],
  },
  {
    path: `${clientPath}/chat_rooms`,
    label: 'メッセージ',
    icon: MessageCircle,
    count: 'unreadChatRooms',
    can: 'store.read',
    sub: [{ path: `${clientPath}/chat_texts`, label: '定型文', can: 'store.read' }],
  },
  {
    label: '勤務の確認',
    icon: ClipboardCheck,
    sub: [
      {
        path: `${clientPath}/fix_payment_requests`,
        label: '修正依頼',
        count: 'fixPaymentRequests',
        can: 'private.read',
      },
      {
        path: `${clientPath}/attendances`,
        label: 'チェックイン・アウト管理',
        can: 'matching.absence',
      },
      {
        path: `${clientPath}/reviews/users`,
        label: '評価',
        count: 'unreviewedUsers',
        can: 'store.read',
      },
      { path: `${clientPath}/match_checks`, label: 'マッチングの確認', can: 'private.read' },
    ],
  },
  {
    path: `${clientPath}/users`,
    label: 'ワーカー',
    icon: Users,
    can: 'store.read',
    sub: [
      { path: `${clientPath}/users/groups`, label: 'グループ', can: 'store.read' },
      { path: `${clientPath}/users/invitation`, label: '認定ワーカー招待', can: 'worker.trust' },
      {
        path: `${clientPath}/users/worker_supporter_candidates`,
        label: 'ワーカーサポーター',
        can: 'store.read',
      },
      { path: `${clientPath}/users/salary_limit`, label: '報酬上限', can: 'worker.pii' },
      { path: `${clientPath}/users/attendings`, label: '出勤者名簿', can: 'store.read' },
    ],
  },
  {
    label: '採用',
    icon: Handshake,
    sub: [
      {
        path: `${clientPath}/long_term_jobs`,
        label: '長期採用',
        count: 'longTermUnselected',
        can: 'store.read',
      },
      { path: `${clientPath}/graduates`, label: '卒業ワーカー', can: 'store.read' },
    ],
  },
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
    label: '店舗の設定',
    icon: Store,
    sub: [
      { path: `${clientPath}/detail`, label: '店舗情報', can: 'store.read' },
      { path: `${clientPath}/members`, label: 'スタッフ', can: 'account.inviteStore' },
    ],
  },
  {
    label: 'お知らせ・お問い合わせ',
    icon: Bell,
    sub: [
      { path: `${clientPath}/notice`, label: 'お知らせ', count: 'unreadNotices' },
      { path: `${clientPath}/contact`, label: 'お問い合わせ' },
      { path: `${clientPath}/feedback`, label: 'ご意見' },
    ],
  },
]
export const companyPath = '/companies/[companyId]'
/** The check of the minimum wage has no entry: the list of stores leads to it when a wage is below. */
export const companyMenu: readonly Entry[] = [
  {
    path: `${companyPath}/clients`,
    label: '店舗一覧',
    icon: Store,
    can: 'store.read',
    sub: [
      { path: `${companyPath}/offer_copies`, label: 'ひな形のコピー', can: 'offer.edit' },
      { path: `${companyPath}/chat_texts`, label: '定型文', can: 'companyChatText.manage' },
    ],
  },
  {
    label: '修正依頼・評価',
    icon: ClipboardCheck,
    sub: [
      { path: `${companyPath}/fix_payment_requests`, label: '修正依頼', can: 'store.read' },
      { path: `${companyPath}/reviews`, label: '評価', can: 'store.read' },
    ],
  },
  { path: `${companyPath}/groups`, label: 'グループ', icon: Users, can: 'companyGroup.view' },
  {
    path: `${companyPath}/statements`,
    label: '利用明細',
    icon: ReceiptJapaneseYen,
    can: 'billing.viewCompany',
    sub: [{ path: `${companyPath}/budgets`, label: '予算', can: 'billing.viewCompany' }],
  },
  {
    label: '帳票',
    icon: Archive,
    sub: [
      {
        path: `${companyPath}/worker_list_storages`,
        label: '労働者名簿',
        can: 'workerList.export',
      },
      { path: `${companyPath}/record_archives`, label: '帳票の保管庫', can: 'workerList.export' },
    ],
  },
  {
    label: 'スタッフ・記録',
    icon: UserCog,
    sub: [
      { path: `${companyPath}/members`, label: 'スタッフ', can: 'account.inviteStore' },
      { path: `${companyPath}/activities`, label: '操作の記録', can: 'activity.view' },
    ],
  },
  {
    label: '企業の設定',
    icon: Building2,
    sub: [
      { path: `${companyPath}/edit`, label: '企業情報', can: 'company.edit' },
      {
        path: `${companyPath}/identification`,
        label: '事業者確認',
        can: 'identification.apply',
      },
      { path: `${companyPath}/subscription/clients`, label: '通知設定' },
    ],
  },
  { path: '/account/notice', label: 'お知らせ', icon: Bell, count: 'unreadNotices' },
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
