import { activities as contract } from '@/contracts/activities'
import { activitiesReference } from '@/contracts/activities/reference'
import { ActivityList, type Activity } from '@/contracts/activities/schemas'
import { activityKindLabel } from '@/domain/audit/activityKindLabel'
import { targetText } from '@/domain/audit/targetText'
import { dayOf, timeOf } from '@/lib/date'
import type { Call } from '@/server/http/context'
import { implement } from '@/server/http/route'
import { csv } from '@/server/platform/exports/csv'
import { exportLimit } from '@/server/platform/exports/export'
import { toActivities } from './mapper'
import { auditRows, membersOf, storesOf } from './repository'

/** Rows of one read. */
const MOST_ROWS = 50

export const activityRoutes = implement(contract, activitiesReference, {
  list: { response: ActivityList, run: list },
  file: { run: file },
})

async function list({ db, scope, query }: Call<typeof contract.list>) {
  const stores = await storesOf(db, scope)
  const rows = await auditRows(db, scope, query, MOST_ROWS + 1)
  const shown = rows.slice(0, MOST_ROWS)
  return {
    items: await toActivities(db, scope, shown, stores),
    nextBefore: rows.length > MOST_ROWS ? (shown.at(-1)?.id ?? null) : null,
    accounts: await membersOf(db, scope),
    stores,
  }
}

const header = ['日付', '時刻', 'スタッフ', '店舗', '種類', '操作', '対象', '変更', '結果']

const changesText = ({ changes }: Activity) =>
  changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`).join(' / ')

async function file({ db, scope, query, now }: Call<typeof contract.file>) {
  const rows = await auditRows(db, scope, query, exportLimit)
  const items = await toActivities(db, scope, rows, await storesOf(db, scope))
  return csv(
    `${dayOf(now)}_操作の記録.csv`,
    header,
    items.map((item) => [
      dayOf(item.at),
      timeOf(item.at),
      item.account?.name ?? '',
      item.store?.name ?? '企業',
      activityKindLabel[item.kind],
      item.text,
      item.target ? targetText(item.target) : '',
      changesText(item),
      item.isDenied ? '権限なし' : '完了',
    ]),
  )
}
