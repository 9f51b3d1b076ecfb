import {
  workerListColumns,
  type WorkerListColumn,
  type WorkerListFormat,
} from '@/contracts/workerLists/enums'
import { daysBetween, type Day } from '@/lib/date'

type Column = {
  label: string
  /** Explains the content if the label is not sufficient. */
  note?: string
  /** Required by 労働基準法107条 or 労働基準法施行規則53条. */
  required: boolean
}
/**
 * The columns of a worker list (労働者名簿): the items of 労働基準法107条 and 労働基準法施行規則53条 as far as the
 * service knows them. It knows only the prefecture of an address, and as history only the shifts at the store.
 */
export const workerListColumnOf: Record<WorkerListColumn, Column> = {
  name: { label: '氏名', required: true },
  nameKana: { label: 'フリガナ', required: false },
  birthOn: { label: '生年月日', required: true },
  gender: { label: '性別', required: true },
  address: { label: '住所', note: '登録されている都道府県', required: true },
  history: { label: '履歴', note: 'この店舗での初回勤務日と勤務回数', required: true },
  work: { label: '従事する業務の種類', note: '求人のタイトル', required: true },
  hiredOn: { label: '雇入れの年月日', note: '期間中の最初の勤務日', required: true },
  leftOn: { label: '退職の年月日', note: '期間中の最後の勤務日', required: true },
  leaveReason: { label: '退職の事由', required: true },
  workedDays: { label: '勤務日数', note: '期間中の日数', required: false },
}
/** All columns, in their order. */
export const allWorkerListColumns: readonly WorkerListColumn[] = workerListColumns

export const workerListFormatLabel: Record<WorkerListFormat, string> = {
  xlsx: 'Excel',
  csv_utf8: 'CSV(UTF-8)',
  csv_sjis: 'CSV(Shift_JIS)',
}
/** A list covers at most this many days: the longest three months. */
const MAX_WORKER_LIST_DAYS = 92
/** Why no list can be made of these days, with the wrong field; undefined if it can. */
export function cannotMakeWorkerList(
  fromOn: Day,
  toOn: Day,
  today: Day,
): { field: 'fromOn' | 'toOn'; reason: string } | undefined {
  if (toOn < fromOn)
    return { field: 'toOn', reason: '終わりの日は、始まりの日以降にしてください。' }
  if (toOn > today) return { field: 'toOn', reason: '本日までの日を選んでください。' }
  if (daysBetween(fromOn, toOn) >= MAX_WORKER_LIST_DAYS)
    return {
      field: 'toOn',
      reason: `一度に作成できるのは3か月(${MAX_WORKER_LIST_DAYS}日)分までです。`,
    }
  return undefined
}
