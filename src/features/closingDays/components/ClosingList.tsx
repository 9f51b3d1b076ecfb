import { Pencil, X } from 'lucide-react'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { Can } from '@/components/permissions/Can'
import { closingDays } from '@/contracts/closingDays'
import type { ClosingDay } from '@/contracts/closingDays/schemas'
import { closingDayText } from '@/domain/clients/closingDays'
import * as S from '@/features/closingDays/ClosingDays.styles'
import { serverNow } from '@/lib/clock'
import { dayOf, formatDay } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { IconButton } from '@/ui/buttons/IconButton'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { LineList } from '@/ui/layout/LineList'

/** The note below the name of a closing day: the reason, or its first day and whether the store opens on holidays. */
function closingNote({ kind, startsOn, opensOnHolidays, reason }: ClosingDay, now: Date) {
  if (kind === 'single') return reason
  return [
    startsOn > dayOf(now) && `${formatDay(startsOn, now)}から`,
    opensOnHolidays && '祝日にあたるときは営業',
  ]
    .filter(Boolean)
    .join('・')
}

/** The closing days of one kind; each can be changed and deleted. */
export function ClosingList({
  clientId,
  items,
  emptyText,
  onChange,
}: {
  clientId: string
  items: readonly ClosingDay[]
  emptyText: string
  onChange: (item: ClosingDay) => void
}) {
  const [remove, isRemoving] = useMutation(closingDays.remove)
  const now = serverNow()
  async function handleRemove(item: ClosingDay) {
    try {
      await remove({ clientId, closingDayId: String(item.id) })
      notify({
        type: 'success',
        body: [`${closingDayText(item, serverNow())}の休みを消しました。`],
      })
    } catch (error) {
      notifyError(error)
    }
  }
  if (items.length === 0) return <S.Empty>{emptyText}</S.Empty>
  return (
    <LineList>
      {items.map((item) => (
        <li key={item.id}>
          <span>
            {closingDayText(item, serverNow())}
            <small>{closingNote(item, now)}</small>
          </span>
          <S.Actions>
            <Can do={closingDays.update}>
              <IconButton
                {...preloadDialog}
                label={`${closingDayText(item, serverNow())}の休みを変える`}
                icon={<Pencil aria-hidden />}
                onClick={() => onChange(item)}
              />
            </Can>
            <Can do={closingDays.remove}>
              <IconButton
                label={`${closingDayText(item, serverNow())}の休みを消す`}
                icon={<X aria-hidden />}
                disabled={isRemoving}
                onClick={() => void handleRemove(item)}
              />
            </Can>
          </S.Actions>
        </li>
      ))}
    </LineList>
  )
}
