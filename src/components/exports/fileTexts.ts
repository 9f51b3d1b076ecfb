import type { JobStatus } from '@/contracts/common/jobStatus'
import { serverNow } from '@/lib/clock'
import { formatDateTime, formatDay } from '@/lib/date'

/** Formats the stores of a file: '渋谷宮益坂店 ほか1店舗'; '全店舗' without ids. */
export function placeText(
  clientIds: readonly number[],
  stores: readonly { id: number; name: string }[],
) {
  if (clientIds.length === 0) return '全店舗'
  const first = stores.find(({ id }) => id === clientIds[0])?.name ?? `${clientIds.length}店舗`
  return clientIds.length > 1 ? `${first} ほか${clientIds.length - 1}店舗` : first
}

/** '11月20日(金) 9:41に山田さんが作成' */
export const requestedText = (file: { requestedAt: string; requestedByName: string }) =>
  `${formatDateTime(file.requestedAt, serverNow())}に${file.requestedByName}さんが作成`

/** Describes a finished file; '' while it is being made. `failure`: the text for a failed one. */
export function stateText(file: { status: JobStatus; expiresAt: string | null }, failure: string) {
  const until = file.expiresAt === null ? '' : formatDay(file.expiresAt, serverNow())
  if (file.status === 'succeeded') return `${until}まで保存できます`
  if (file.status === 'expired') return `${until}まで保存できました。もう一度作成できます`
  return file.status === 'failed' ? failure : ''
}
