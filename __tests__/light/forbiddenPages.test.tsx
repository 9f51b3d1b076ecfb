import { screen, waitFor } from '@testing-library/react'
import router from 'next-router-mock'
import type { Who } from '@mocks/people'
import { renderPage } from '@mocks/renderPage'
import { callLines } from '@mocks/server'

/** Calls of the frame around every page; all others belong to the screen. */
const ofTheFrame = /\/(accounts\/me|notices|notification_counts|check-maintenance|version)/

/** Who has which right: `__tests__/domain/permissions.test.ts`. */
const rows: readonly [address: string, as: Who, heading: string, helpers: string][] = [
  [
    '/clients/11/attendances',
    'viewer',
    'チェックイン・アウトを管理する権限がありません',
    '店舗スタッフ',
  ],
  [
    '/clients/11/business_fact_check',
    'viewer',
    '事業実態確認を提出する権限がありません',
    '店舗スタッフ',
  ],
  ['/clients/11/chat_rooms', 'accounting', 'メッセージを見る権限がありません', '閲覧のみ'],
  ['/clients/11/fix_payment_requests', 'viewer', '修正依頼を見る権限がありません', '店舗スタッフ'],
  [
    '/clients/11/fix_payment_requests',
    'accounting',
    '修正依頼を見る権限がありません',
    '店舗スタッフ',
  ],
  ['/clients/11/offerings', 'accounting', '求人を見る権限がありません', '閲覧のみ'],
  ['/clients/11/offerings/8001', 'accounting', '求人を見る権限がありません', '閲覧のみ'],
  [
    '/clients/11/offerings/8001/reject',
    'viewer',
    'キャンセルを申請する権限がありません',
    '店舗管理者',
  ],
  [
    '/clients/11/offerings/8001/reject/901',
    'clientStaff',
    'キャンセルを申請する権限がありません',
    '店舗管理者',
  ],
  ['/clients/11/offers', 'accounting', 'ひな形を見る権限がありません', '閲覧のみ'],
  ['/clients/11/offers/new', 'viewer', 'ひな形を作る権限がありません', '店舗スタッフ'],
  ['/clients/11/offers/5011/edit', 'viewer', 'ひな形を編集する権限がありません', '店舗スタッフ'],
  [
    '/clients/11/offers/5011/offerings/new',
    'clientStaff',
    '募集する権限がありません',
    '店舗管理者',
  ],
  ['/clients/11/offers/5011/offerings/new', 'accounting', '募集する権限がありません', '店舗管理者'],
  ['/clients/11/offers/5011/offerings/confirm', 'viewer', '募集する権限がありません', '店舗管理者'],
  [
    '/clients/11/offers/5011/offerings/8001/edit',
    'viewer',
    '求人を編集する権限がありません',
    '店舗管理者',
  ],
  ['/clients/11/record_archives', 'viewer', '帳票の保管庫を見る権限がありません', '店舗管理者'],
  [
    '/clients/11/request_change_usage_limit',
    'viewer',
    '利用上限の変更を申請する権限がありません',
    '経理担当',
  ],
  [
    '/clients/11/request_lift_suspension',
    'viewer',
    '利用再開を申請する権限がありません',
    '店舗管理者',
  ],
  ['/clients/11/statements', 'viewer', '利用明細を見る権限がありません', '経理担当'],
  ['/clients/11/users', 'accounting', 'ワーカーを見る権限がありません', '閲覧のみ'],
  [
    '/clients/11/users/attendings/settings',
    'viewer',
    '項目を設定する権限がありません',
    '店舗スタッフ',
  ],
  ['/clients/11/users/groups/create', 'viewer', 'グループを作る権限がありません', '店舗スタッフ'],
  ['/clients/11/users/invitation', 'clientStaff', '招待を見る権限がありません', '店舗管理者'],
  ['/clients/11/users/salary_limit', 'clientStaff', '報酬上限を見る権限がありません', '店舗管理者'],
  ['/companies/1/activities', 'staff', '操作の記録を見る権限がありません', '企業管理者'],
  ['/companies/1/budgets', 'staff', '予算を見る権限がありません', '経理担当'],
  ['/companies/1/clients/add', 'accounting', '店舗を追加する権限がありません', '企業担当者'],
  ['/companies/1/edit', 'staff', '企業情報を見る権限がありません', '企業管理者'],
  [
    '/companies/1/fix_payment_requests',
    'accounting',
    '修正依頼を見る権限がありません',
    '企業担当者',
  ],
  ['/companies/1/groups', 'accounting', 'グループを見る権限がありません', '企業担当者'],
  ['/companies/1/members', 'accounting', 'スタッフの一覧を見る権限がありません', '企業担当者'],
  ['/companies/1/minimum_wage', 'accounting', '最低賃金の確認を開く権限がありません', '企業担当者'],
  ['/companies/1/offer_copies', 'accounting', 'ひな形のコピーを開く権限がありません', '企業担当者'],
  [
    '/companies/1/record_archives',
    'accounting',
    '帳票の保管庫を見る権限がありません',
    '企業担当者',
  ],
  ['/companies/1/reviews', 'accounting', 'ワーカーの評価を見る権限がありません', '企業担当者'],
  [
    '/companies/1/worker_list_storages',
    'accounting',
    '労働者名簿を見る権限がありません',
    '企業担当者',
  ],
]

test.each(rows)(
  '%s: %s には見せず、だれが開けるかを言い、画面の読み取りは送らない',
  async (address, as, heading, helper) => {
    await renderPage(address, { as })
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument()
    expect(screen.getByText(/^この画面を開けるのは、/)).toHaveTextContent(helper)
    expect(callLines().filter((line) => !ofTheFrame.test(line))).toEqual([])
  },
)

test.each([
  ['店舗のホーム', '/clients/11', '/clients/11/statements'],
  ['企業の店舗一覧', '/companies/1/clients', '/companies/1/statements'],
])('%sを開けない経理担当は、開ける最初の画面へ進む', async (_, address, target) => {
  await renderPage(address, { as: 'accounting' })
  await waitFor(() => expect(router.asPath).toBe(target))
  // The page that it leads to may start its reads. None of the requested page's reads may be made.
  const others = callLines().filter((line) => !ofTheFrame.test(line))
  expect(others.filter((line) => !/\/(statements|budgets?)\b/.test(line))).toEqual([])
})
