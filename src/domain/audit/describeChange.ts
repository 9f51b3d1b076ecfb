import { roles } from '@/contracts/permission'
import { roleLabel } from '@/domain/accounts/roleLabel'
import { formatYen } from '@/lib/text/money'
import type { AuditChange, AuditField } from './auditChange'

const fieldLabel: Record<AuditField, string> = {
  role: '権限',
  clientIds: '店舗',
  suspended: '利用',
  fields: '項目',
  hourlyWageYen: '時給',
  transportationYen: '交通費',
  peopleWanted: '募集人数',
  budgetYen: '予算',
}
const NOTHING = 'なし'

type AuditValue = AuditChange['before']
type Names = ReadonlyMap<number, string>

const roleText = (value: string | number) => {
  const role = roles.find((known) => known === value)
  return role === undefined ? String(value) : roleLabel[role]
}

/** One value of the log in words. `storeNames`: of the company; a store that is not there is named by its id. */
function describeValue(field: AuditField, value: AuditValue, storeNames: Names): string {
  if (value === null) return NOTHING
  if (typeof value === 'boolean') return value ? '停止中' : '有効'
  const values = typeof value === 'object' ? value : [value]
  if (values.length === 0) return field === 'clientIds' ? '全店舗' : NOTHING
  return values.map((one) => describeOne(field, one, storeNames)).join('・')
}

function describeOne(field: AuditField, value: string | number, storeNames: Names) {
  if (field === 'role') return roleText(value)
  if (field === 'clientIds') return storeNames.get(Number(value)) ?? `店舗 ${value}`
  if (field === 'peopleWanted') return `${value}名`
  if (field.endsWith('Yen')) return formatYen(Number(value))
  return String(value)
}

/** A change of the audit log in words: 「時給: 1,350円 → 1,400円」. */
export const describeChange = (
  { field, before, after }: AuditChange,
  storeNames: Names,
): { label: string; before: string; after: string } => ({
  label: fieldLabel[field],
  before: describeValue(field, before, storeNames),
  after: describeValue(field, after, storeNames),
})
