import {
  Bell,
  CalendarDays,
  ClipboardCheck,
  Handshake,
  House,
  MessageCircle,
  ReceiptJapaneseYen,
  Store,
  Users,
} from 'lucide-react'
import { menuOf } from './menu'

const clientPath = '/clients/[clientId]'
/** The menu of a store. */
export const clientMenu = menuOf({
  kind: 'client',
  label: '店舗メニュー',
  entries: [
    { path: clientPath, label: 'ホーム', icon: House, can: 'store.read' },
    {
      path: `${clientPath}/offerings`,
      label: '求人',
      icon: CalendarDays,
      can: 'store.read',
      sub: [
        {
          path: `${clientPath}/offers`,
          label: 'ひな形',
          count: 'violatedOffers',
          can: 'store.read',
        },
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
        {
          path: `${clientPath}/record_archives`,
          label: '帳票の保管庫',
          can: 'workerList.export',
          isForDesks: true,
        },
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
  ],
  bar: [clientPath, `${clientPath}/offerings`, `${clientPath}/users`, `${clientPath}/chat_rooms`],
})
