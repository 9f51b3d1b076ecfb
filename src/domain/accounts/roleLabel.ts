import type { Role } from '@/contracts/permission'

/**
 * Display names of the roles. In a file of its own, because the menu of every page needs it but not the other labels.
 */
export const roleLabel: Record<Role, string> = {
  companyAdmin: '企業管理者',
  companyStaff: '企業担当者',
  accounting: '経理担当',
  clientManager: '店舗管理者',
  clientStaff: '店舗スタッフ',
  viewer: '閲覧のみ',
}
