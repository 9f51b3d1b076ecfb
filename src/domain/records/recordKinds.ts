import type { RecordKind } from '@/contracts/recordArchives/enums'
import type { RecordCount } from '@/contracts/recordArchives/schemas'
import { formatNumber } from '@/lib/text/money'

/** The names of the kinds of records. */
export const recordKindLabel: Record<RecordKind, string> = {
  notices: '労働条件通知書',
  attendances: '出勤簿',
  ledgers: '賃金台帳',
  workerList: '労働者名簿',
  contracts: 'マッチング・キャンセルの記録',
  billing: '利用明細',
}

/** Formats how many records of a kind there are: '512通', '36冊', '1冊・203名', '12か月'; 'なし' for none. */
export function recordCountText({ kind, fileCount, recordCount }: RecordCount): string {
  if (fileCount === 0) return 'なし'
  const files = `${formatNumber(fileCount)}冊`
  const texts: Record<RecordKind, string> = {
    notices: `${formatNumber(recordCount)}通`,
    attendances: files,
    ledgers: files,
    workerList: `${files}・${formatNumber(recordCount)}名`,
    contracts: files,
    // Only confirmed months have documents. 利用明細 lists the others too.
    billing: `確定 ${formatNumber(recordCount)}か月`,
  }
  return texts[kind]
}
