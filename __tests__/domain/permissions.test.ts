import { permissions, roles, type Permission, type Role } from '@/contracts/permission'
import { permissionsOf, rolesWith } from '@/domain/accounts/permissions'

/**
 * Who may do what, written out by hand: nothing here is derived from the code.
 * Columns: 企業管理者, 企業担当者, 経理担当, 店舗管理者, 店舗スタッフ, 閲覧のみ. Roles of a store reach their own store alone.
 * What a right is limited to beyond its role (amounts, drafts, whom one invites) is tested where the limit is.
 */
const matrix: Record<Permission, string> = {
  'company.edit': '●–––––',
  'identification.apply': '●–––––',
  'account.invite': '●–––––',
  'account.inviteStore': '●●–●––',
  'client.create': '●●––––',
  'client.edit': '●●–●––',
  'companyGroup.view': '●●–●––',
  'companyGroup.manage': '●●––––',
  'billing.viewCompany': '●–●–––',
  'billing.viewStore': '●●●●––',
  'billing.export': '●–●–––',
  'usageLimit.request': '●–●●––',
  // A budget limits what a store spends, so it belongs to those who read the company's bills.
  'budget.manage': '●–●–––',
  'workerList.export': '●●–●––',
  'worker.pii': '●●–●––',
  'mynumber.request': '●●–●––',
  // Offers and offerings. Staff of a store edit drafts.
  'offer.edit': '●●–●●–',
  'offer.archive': '●●–●––',
  'offering.publish': '●●–●––',
  // The day of a shift. Calling off costs leave allowance.
  'matching.reject': '●●–●––',
  'matching.absence': '●●–●●–',
  'fixPayment.respond': '●●–●●–',
  'fixPayment.respondAny': '●●–●––',
  'review.write': '●●–●●–',
  'chat.send': '●●–●●–',
  // Standard texts: the manager edits the store's, the administrator those of the company.
  'chatText.edit': '●●–●––',
  'companyChatText.manage': '●–––––',
  'group.edit': '●●–●●–',
  'memo.edit': '●●–●●–',
  'emergencyContact.view': '●●–●●–',
  'worker.block': '●●–●––',
  'worker.report': '●●–●––',
  'worker.trust': '●●–●––',
  'worker.graduate': '●●–●––',
  'longTerm.manage': '●●–●––',
  'longTerm.reopen': '●–––––',
  // Reading: accounting sees statements only.
  'store.read': '●●–●●●',
  // The viewer reads neither money nor personal data.
  'private.read': '●●–●●–',
  'activity.view': '●–––––',
}

describe('役割と権限の表', () => {
  const columns: readonly Role[] = [
    'companyAdmin',
    'companyStaff',
    'accounting',
    'clientManager',
    'clientStaff',
    'viewer',
  ]
  test('表はすべての役割とすべての権限を載せている', () => {
    expect([...columns].sort()).toEqual([...roles].sort())
    expect(Object.keys(matrix).sort()).toEqual([...permissions].sort())
    expect(Object.values(matrix).filter((cells) => !/^[●–]{6}$/.test(cells))).toEqual([])
  })
  test.each(columns.map((role, column) => [role, column] as const))(
    '%s の権限は表のとおり',
    (role, column) => {
      const allowed = permissions.filter((permission) => matrix[permission][column] === '●')
      expect([...permissionsOf(role)].sort()).toEqual([...allowed].sort())
    },
  )
  test.each(permissions)('%s を持つ役割は、表のとおり', (permission) => {
    const allowed = columns.filter((_, column) => matrix[permission][column] === '●')
    expect([...rolesWith(permission)].sort()).toEqual([...allowed].sort())
  })
})
