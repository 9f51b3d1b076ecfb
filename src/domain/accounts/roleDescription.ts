import type { Role } from '@/contracts/permission'

/** What each role may do, in a sentence for the account that gives it. */
export const roleDescription: Record<Role, string> = {
  companyAdmin: 'すべての操作と、スタッフの権限の変更ができます。',
  companyStaff: 'すべての店舗の求人とワーカーを扱えます。企業の請求と企業情報の変更はできません。',
  accounting: '利用明細と請求書だけを見られます。',
  clientManager: '選んだ店舗の求人の公開、キャンセル、店舗のスタッフの招待ができます。',
  clientStaff: 'ひな形、評価、メッセージ、修正依頼を扱えます。求人の公開はできません。',
  viewer: '選んだ店舗を見るだけです。金額と個人情報は表示されません。',
}
