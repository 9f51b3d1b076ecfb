import { activities as contract } from '@/contracts/activities'
import { ActivityList, type Activity } from '@/contracts/activities/schemas'
import { activityKindLabel } from '@/domain/audit/activityKindLabel'
import { changeText } from '@/domain/audit/describeChange'
import { targetText } from '@/domain/audit/targetText'
import { dayOf, timeOf } from '@/lib/date'
import type { Call, ManualTransactionCall } from '@/server/http/context'
import { implement } from '@/server/http/route'
import { csvInPieces } from '@/server/platform/exports/csv'
import type { CsvCell } from '@/server/platform/exports/csvEncoder'
import { exportLimit } from '@/server/platform/exports/export'
import { toActivities } from './mapper'
import { activitiesReference } from './reference'
import { auditIds, auditRows, auditRowsOf, membersOf, storesOf } from './repository'

/** The most rows of one read. */
const MAX_ROWS = 50

export const activityRoutes = implement(contract, activitiesReference, {
  list: { response: ActivityList, run: list },
  file: { manualTransaction: file },
})

async function list({ db, scope, query, now }: Call<typeof contract.list>) {
  const stores = await storesOf(db, scope)
  const rows = await auditRows(db, scope, query, MAX_ROWS + 1)
  const shown = rows.slice(0, MAX_ROWS)
  return {
    items: await toActivities({ db, scope, now }, shown, stores),
    nextBefore: rows.length > MAX_ROWS ? (shown.at(-1)?.id ?? null) : null,
    accounts: await membersOf(db, scope),
    stores,
  }
}

const header = ['日付', '時刻', 'スタッフ', '店舗', '種類', '操作', '対象', '変更', '結果']

const changesText = ({ changes }: Activity) => changes.map(changeText).join(' / ')

const cellsOf = (item: Activity): CsvCell[] => [
  dayOf(item.at),
  timeOf(item.at),
  item.account?.name ?? '',
  item.store?.name ?? '企業',
  item.kind === null ? '' : activityKindLabel[item.kind],
  item.text,
  item.targets.map(targetText).join(' / '),
  changesText(item),
  item.isDenied ? '権限なし' : '完了',
]

async function file({ context, scope, query, now }: ManualTransactionCall<typeof contract.file>) {
  const { ids, stores } = await context.db.tx(scope, async (db) => ({
    ids: await auditIds(db, scope, query, exportLimit),
    stores: await storesOf(db, scope),
  }))
  return csvInPieces(`${dayOf(now)}_操作の記録.csv`, header, ids, (piece) =>
    context.db.tx(scope, async (db) => {
      const rows = await auditRowsOf(db, scope, piece)
      return (await toActivities({ db, scope, now }, rows, stores)).map(cellsOf)
    }),
  )
}
