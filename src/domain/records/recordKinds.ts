import type { RecordKind } from '@/contracts/recordArchives/enums'

/** What the kinds of records are called. */
export const recordKindLabel: Record<RecordKind, string> = {
  notices: '労働条件通知書',
  attendances: '出勤簿',
  ledgers: '賃金台帳',
  workerList: '労働者名簿',
  contracts: 'マッチング・キャンセルの記録',
  billing: '利用明細',
}
