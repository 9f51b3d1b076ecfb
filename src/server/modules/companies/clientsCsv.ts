import type { companyClients as contract } from '@/contracts/companies'
import type { ClientTotals } from '@/contracts/companies/schemas'
import { usedFigure } from '@/domain/billing/figures'
import { dayOf } from '@/lib/date'
import type { Call } from '@/server/http/context'
import { csv } from '@/server/platform/exports/csv'
import type { CsvCell } from '@/server/platform/exports/csvEncoder'
import { clientsOf } from './clientList'

const header = [
  '店舗コード',
  '店舗',
  '都道府県',
  '市区町村',
  '本日の募集人数',
  '本日の決まった人数',
  '未到着',
  '空いている枠(14日間)',
  '対応すること',
  '未読',
]

const figuresOf = ({ today, freeSeats, todoCount, unreadChatRooms }: ClientTotals): CsvCell[] => [
  today.wanted,
  today.matched,
  today.notArrived,
  freeSeats,
  todoCount,
  unreadChatRooms,
]

/** One row for each store and one for all of them. The column of amounts is for accounts that may see bills. */
export async function clientsCsv(call: Call<typeof contract.file>) {
  const { items, totals } = await clientsOf(call, call.query)
  const hasUse = totals.monthUseYen !== null
  const monthUseIn = ({ monthUseYen }: Pick<ClientTotals, 'monthUseYen'>) =>
    hasUse ? [monthUseYen ?? 0] : []
  const rows = items.map((store) => {
    const today = { ...store.today, notArrived: store.todos.notArrived }
    return [
      store.code ?? '',
      store.name,
      store.prefectureName ?? '',
      store.city ?? '',
      ...figuresOf({ ...store, today }),
      ...monthUseIn(store),
    ]
  })
  return csv(
    `${dayOf(call.now)}_店舗一覧.csv`,
    [...header, ...(hasUse ? [`今月の${usedFigure.label}(円・税込)`] : [])],
    [...rows, ['', '合計', '', '', ...figuresOf(totals), ...monthUseIn(totals)]],
  )
}
