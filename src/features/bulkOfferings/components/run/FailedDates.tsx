import type { MultidateItem } from '@/contracts/bulkOfferings/schemas'
import { DateCell } from '@/features/bulkOfferings/components/dates/DateCells'
import { DateList } from '@/features/bulkOfferings/components/dates/DateList'
import { DateRow } from '@/features/bulkOfferings/components/dates/DateRow'
import type { RunRepair } from '@/features/bulkOfferings/hooks/useRunRepair'
import { hoursOf } from '@/features/bulkOfferings/lib/bulkValues'
import { Button } from '@/ui/buttons/Button'
import { StatusChip } from '@/ui/data-display/StatusChip'

/** The failed dates, each to repair in place or to give up. */
export function FailedDates({ repair }: { repair: RunRepair }) {
  return (
    <DateList>
      {repair.failedItems.map((item) => {
        const { isRemoved, isRepaired, isValid, ...row } = repair.rowOf(item)
        if (isRemoved)
          return (
            <li key={item.id}>
              <div data-row=''>
                <DateCell day={item.workOn} />
                <span data-conditions=''>公開をやめます</span>
                <Button tone='link' size={32} onClick={() => repair.restoreItem(item.id)}>
                  元に戻す
                </Button>
              </div>
            </li>
          )
        return (
          <DateRow
            key={item.id}
            {...row}
            status={
              isValid && (
                <StatusChip
                  kind='success'
                  label={isRepaired ? '直しました' : 'いまは公開できます'}
                />
              )
            }
            removeLabel='やめる'
            onRemove={() => repair.removeItem(item.id)}
            onChange={(date) => repair.changeItem(item.id, date)}
          />
        )
      })}
    </DateList>
  )
}

/** The failed dates for accounts without permission to repair them. */
export function FailedDatesReadOnly({ items }: { items: readonly MultidateItem[] }) {
  return (
    <DateList>
      {items.map((item) => (
        <li key={item.id} data-error=''>
          <div data-row=''>
            <DateCell day={item.workOn} />
            <span data-conditions=''>
              {hoursOf(item)}
              <b>{item.peopleWanted}名</b>
              {item.errors.map((error) => (
                <span data-message='error' key={error.message}>
                  {error.message}
                </span>
              ))}
            </span>
          </div>
        </li>
      ))}
    </DateList>
  )
}
