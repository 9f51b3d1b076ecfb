import { permissionsOf } from '@/domain/accounts/permissions'
import { permissions, roles, type Permission, type Role } from '@/contracts/permission'

/**
 * Who may do what, written out as in the domain description §6; nothing here is derived from the code.
 * Columns: 企業管理者, 企業担当者, 経理担当, 店舗管理者, 店舗スタッフ, 閲覧のみ. Roles of a store reach their own store alone.
 * What a right is limited to beyond its role (amounts, drafts, whom one invites) is tested where the limit stands.
 */
const matrix: Record<Permission, string> = {
  // The company.
  'company.edit': '●–––––',
  'identification.apply': '●–––––',
  'account.invite': '●–––––',
  'account.inviteStore': '●●–●––',
  'client.create': '●●––––',
  'client.edit': '●●–●––',
  'companyGroup.view': '●●–●––',
  'companyGroup.manage': '●●––––',
  // Money.
  'billing.viewCompany': '●–●–––',
  'billing.viewStore': '●●●●––',
  'billing.export': '●–●–––',
  'usageLimit.request': '●–●●––',
  // Whoever reads the bills of the company decides what its stores may spend.
  'budget.manage': '●–●–––',
  // Personal data.
  'workerList.export': '●●–●––',
  'worker.pii': '●●–●––',
  'mynumber.request': '●●–●––',
  // Templates and offerings. Staff of a store edit drafts.
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
  // Texts to begin with: the store's by its manager, the company's by its administrator.
  'chatText.edit': '●●–●––',
  'companyChatText.manage': '●–––––',
  'group.edit': '●●–●●–',
  'memo.edit': '●●–●●–',
  'emergencyContact.view': '●●–●●–',
  // Workers.
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
})
