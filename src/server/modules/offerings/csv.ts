import { and, inArray } from 'drizzle-orm'
import type { offerings as contract } from '@/contracts/offerings'
import type { Offering } from '@/contracts/offerings/schemas'
import { offeringStateText } from '@/domain/offerings/labels'
import { publicationScopeLabel } from '@/domain/offerings/scopes'
import { dayOf, formatEnd, formatTime } from '@/lib/date'
import { offerings } from '@/server/db/schema'
import type { ManualTransactionCall } from '@/server/http/context'
import { storeName } from '@/server/modules/clients/records/clients'
import { csvInPieces, instantCell } from '@/server/platform/exports/csv'
import type { CsvCell } from '@/server/platform/exports/csvEncoder'
import { listedOfferingIds } from './list'
import { offeringColumns } from './records/offerings'
import { toOfferings } from './repository'

const header = [
  '求人ID',
  '勤務日',
  '開始',
  '終了',
  '休憩(分)',
  'ひな形',
  '公開範囲',
  '募集人数',
  'マッチング人数',
  'うち欠勤・取消',
  '時給(円)',
  '交通費(円)',
  '締切',
  'ステータス',
  '修正依頼(件)',
  '評価待ち(名)',
  '未読(件)',
]

const cellsOf = (offering: Offering): CsvCell[] => [
  offering.id,
  offering.workOn,
  formatTime(offering.startAt),
  formatEnd(offering.startAt, offering.endAt),
  offering.breakMin,
  offering.title,
  publicationScopeLabel[offering.scope],
  offering.peopleWanted,
  offering.peopleMatched,
  offering.endedSeatCount,
  offering.hourlyWageYen,
  offering.transportationYen,
  instantCell(offering.closesAt),
  offeringStateText(offering),
  offering.pendingFixCount,
  offering.unreviewedCount,
  offering.unreadCount,
]

/** Writes the offerings that the conditions find as CSV, with the columns and in the order of the list. */
export async function offeringsCsv({
  context,
  scope,
  query,
  now,
}: ManualTransactionCall<typeof contract.file>) {
  const { ids, name } = await context.db.tx(scope, async (db) => ({
    ids: await listedOfferingIds(db, scope, query, now),
    name: await storeName(db, scope.clientId),
  }))
  return csvInPieces(`${dayOf(now)}_${name}_求人一覧.csv`, header, ids, (piece) =>
    context.db.tx(scope, async (db) => {
      const rows = await db
        .select(offeringColumns)
        .from(offerings)
        .where(and(scope.has(offerings), inArray(offerings.id, [...piece])))
      const shown = await toOfferings(db, scope, rows, now)
      const byId = new Map(shown.map((offering) => [offering.id, offering]))
      return piece.flatMap((id) => {
        const offering = byId.get(id)
        return offering ? [cellsOf(offering)] : []
      })
    }),
  )
}
