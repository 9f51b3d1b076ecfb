import { masterCompanyOccupations } from '@/domain/data/masterData'
import { prefectureName } from '@/domain/data/prefectures'
import { formatClock, formatMonth, formatSlashDay, formatTime, type Instant } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import type { AuditChange } from './auditChange'
import { fieldOf, type AuditField } from './auditFields'

const NOTHING = 'なし'
/** A longer list names this many items and counts the rest. */
const MAX_NAMED = 10

type AuditValue = AuditChange['before']
/** Names by id, of the stores of the company and of the groups that changes name. */
type NameOf = Pick<ReadonlyMap<number, string>, 'get'>
type Names = { stores: NameOf; groups: NameOf; now: Instant }
type One = string | number | boolean

const describers: Record<string, (value: One, names: Names) => string> = {
  typed: (length) => `${length}文字`,
  list: (length) => (length === 0 ? NOTHING : `${length}件`),
  yen: (value) => formatYen(Number(value)),
  people: (value) => `${value}名`,
  minutes: (value) => `${value}分`,
  clock: (value) => formatClock(String(value)),
  day: (value, { now }) => formatSlashDay(String(value), now),
  month: (value) => formatMonth(String(value)),
  instant: (value, { now }) => `${formatSlashDay(String(value), now)} ${formatTime(String(value))}`,
  stores: (id, { stores }) => stores.get(Number(id)) ?? `店舗 ${id}`,
  groups: (id, { groups }) => groups.get(Number(id)) ?? `グループ ${id}`,
  workers: (id) => `ワーカー ${id}`,
  prefecture: (code) => prefectureName(String(code)) ?? String(code),
  occupation: (id) =>
    masterCompanyOccupations.find((occupation) => occupation.id === id)?.name ?? `職種 ${id}`,
}

function describeOne(field: AuditField, value: One, names: Names): string {
  const { value: kind } = fieldOf(field)
  if (typeof kind === 'object') return kind.words[String(value)] ?? String(value)
  return describers[kind]?.(value, names) ?? String(value)
}

/** Formats one value of the log. Ids without a name in `names` are shown as they are. */
function describeValue(field: AuditField, value: AuditValue, names: Names): string {
  if (value === null) return NOTHING
  if (typeof value !== 'object') return describeOne(field, value, names)
  // A role without stores applies to the whole company.
  if (value.length === 0) return field === 'clientIds' ? '全店舗' : NOTHING
  const describedItems = value.slice(0, MAX_NAMED).map((item) => describeOne(field, item, names))
  const rest = value.length - describedItems.length
  return describedItems.join('・') + (rest > 0 ? `・ほか${rest}件` : '')
}

/** Formats a change of the audit log for `changeText`. `before` is empty if nothing was replaced. */
export function describeChange(
  { field, before, after }: AuditChange,
  names: Names,
): { label: string; before: string; after: string } {
  const { label, value } = fieldOf(field)
  // Only the size of a text or a list is stored. A change that kept the size is shown as rewritten.
  const isRewritten = (value === 'typed' || value === 'list') && before === after
  return {
    label,
    before: value === 'once' ? '' : describeValue(field, before, names),
    after: describeValue(field, after, names) + (isRewritten ? '(書き換え)' : ''),
  }
}

/** 「時給: 1,350円 → 1,400円」, 「ファイル: 明細_全店舗_202611.csv」. */
export const changeText = ({ label, before, after }: ReturnType<typeof describeChange>): string =>
  before === '' ? `${label}: ${after}` : `${label}: ${before} → ${after}`
