import {
  Archive,
  Bell,
  Building2,
  ClipboardCheck,
  ReceiptJapaneseYen,
  Store,
  UserCog,
  Users,
} from 'lucide-react'
import { menuOf } from './menu'

const companyPath = '/companies/[companyId]'
/**
 * The menu of a company. The check of the minimum wage has no entry: the list of stores leads to it when a wage is
 * below.
 */
export const companyMenu = menuOf({
  kind: 'company',
  label: '企業メニュー',
  entries: [
    {
      path: `${companyPath}/clients`,
      label: '店舗一覧',
      shortLabel: '店舗',
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
  ],
  bar: [
    `${companyPath}/clients`,
    `${companyPath}/statements`,
    `${companyPath}/groups`,
    '/account/notice',
  ],
})
