import { and, inArray } from 'drizzle-orm'
import type { workers as contract } from '@/contracts/workers'
import type { User } from '@/contracts/workers/schemas'
import { highestPayYen } from '@/domain/workers/limitTexts'
import { blockScopeLabel } from '@/domain/workers/workers'
import { dayOf } from '@/lib/date'
import { clientUsers } from '@/server/db/schema'
import type { ManualTransactionCall } from '@/server/http/context'
import { storeName } from '@/server/modules/clients/records/clients'
import { csvInPieces, instantCell } from '@/server/platform/exports/csv'
import type { CsvCell } from '@/server/platform/exports/csvEncoder'
import { listedUserIds } from './list'
import { storeWorkers } from './records/storeWorkers'
import { shownWorkers } from './repository'

const header = [
  '氏名',
  'フリガナ',
  '年齢',
  '認定',
  '卒業',
  'サポーター',
  'ブロック',
  '勤務回数(この店舗)',
  '勤務回数(全体)',
  'Good率(%)',
  '直前キャンセル率(%)',
  '最終勤務',
  '次の予定',
  'グループ',
]
/** For accounts that may read pay. */
const payHeader = ['今月の報酬(円)', '今月の上限(円)', '今月の残り(円)']

function payCells({ month }: User): CsvCell[] {
  if (!month) return ['', '', '']
  const { usedYen, limitYen, remainingYen } = month
  return [usedYen, limitYen === null ? '' : highestPayYen(limitYen), remainingYen ?? '']
}

const cellsOf = (user: User): CsvCell[] => [
  user.name,
  user.nameKana,
  user.age,
  user.trusted ? '認定' : '',
  user.graduate ? '卒業' : '',
  user.supporter ? 'サポーター' : '',
  user.blocked === null ? '' : blockScopeLabel[user.blocked],
  user.workedCountHere,
  user.totalWorkedCount,
  user.goodRate ?? '',
  user.lastMinuteCancelRate,
  user.lastWorkedOn ?? '',
  instantCell(user.nextShift?.startAt ?? null),
  user.groups.map(({ name }) => name).join('、'),
]

/** The workers that the conditions find, with what the list shows of them and in its order. */
export async function usersCsv({
  context,
  scope,
  query,
  now,
}: ManualTransactionCall<typeof contract.file>) {
  const canReadPay = scope.may('worker.pii')
  const { userIds, name } = await context.db.tx(scope, async (db) => ({
    userIds: await listedUserIds(db, scope, query),
    name: await storeName(db, scope.clientId),
  }))
  return csvInPieces(
    `${dayOf(now)}_${name}_ワーカー一覧.csv`,
    canReadPay ? [...header, ...payHeader] : header,
    userIds,
    (piece) =>
      context.db.tx(scope, async (db) => {
        const rows = await storeWorkers(db).where(
          and(scope.has(clientUsers), inArray(clientUsers.userId, [...piece])),
        )
        const shown = await shownWorkers(db, scope, rows, now)
        const byId = new Map(shown.map((user) => [user.userId, user]))
        return piece.flatMap((id) => {
          const user = byId.get(id)
          return user ? [[...cellsOf(user), ...(canReadPay ? payCells(user) : [])]] : []
        })
      }),
  )
}
