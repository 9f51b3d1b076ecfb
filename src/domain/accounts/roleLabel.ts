import type { Role } from '@/contracts/permission'

/**
 * Display names of the roles. Kept in their own file, because the menu of every page needs them but no other labels.
 */
export const roleLabel: Record<Role, string> = {
  companyAdmin: '企業管理者',
  companyStaff: '企業担当者',
  accounting: '経理担当',
  clientManager: '店舗管理者',
  clientStaff: '店舗スタッフ',
  viewer: '閲覧のみ',
}
