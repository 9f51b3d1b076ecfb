import type { ReactNode } from 'react'
import type { CompanyClientList } from '@/contracts/companies/schemas'
import { usedFigure } from '@/domain/billing/figures'
import { Sums } from './ClientSums.styles'

type Fact = { label: string; value: number; total?: number; unit: string; note?: ReactNode }

/** The figures of all stores of the company together, regardless of the filters. */
export function ClientSums({ sums }: Pick<CompanyClientList, 'sums'>) {
  const facts: Fact[] = [
    {
      label: '本日の勤務',
      value: sums.today.matched,
      total: sums.today.wanted,
      unit: '名',
      note: [
        sums.today.notArrived > 0 && `未到着 ${sums.today.notArrived}名`,
        sums.today.endedSeatCount > 0 && `うち欠勤・取消 ${sums.today.endedSeatCount}名`,
      ]
        .filter(Boolean)
        .join(' ・ '),
    },
    { label: '空いている枠', value: sums.freeSeats, unit: '名分', note: '14日間' },
    {
      label: '対応すること',
      value: sums.todoCount,
      unit: '件',
      note: sums.unreadChatRooms > 0 && `ほかに未読 ${sums.unreadChatRooms}件`,
    },
    sums.monthUseYen === null
      ? { label: '店舗', value: sums.clientCount, unit: '店舗' }
      : {
          label: `今月の${usedFigure.label}`,
          value: sums.monthUseYen,
          unit: '円',
          note: `${usedFigure.note}・税込`,
        },
  ]
  return (
    <Sums>
      {facts.map(({ label, value, total, unit, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value.toLocaleString('ja-JP')}</b>
            {total === undefined ? '' : `/${total.toLocaleString('ja-JP')}`}
            {unit}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </Sums>
  )
}
