import { ChevronRight } from 'lucide-react'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { offerings } from '@/contracts/offerings'
import type { Offering } from '@/contracts/offerings/schemas'
import { lastOfferingDay } from '@/domain/offerings/offering'
import { serverNow } from '@/lib/clock'
import { formatHours, formatSlashDay } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { ChoiceRows } from '@/ui/buttons/ChoiceRows'
import { Sheet } from '@/ui/dialogs/Sheet'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PostButton } from './PostButton'

/** Keeps the latest of each group of equal shifts. */
function uniqueShifts(allOfferings: readonly Offering[]) {
  const seenKeys = new Set<string>()
  return allOfferings.filter((offering) => {
    const key = JSON.stringify([
      offering.offerId,
      offering.title,
      formatHours(offering.startAt, offering.endAt),
      offering.hourlyWageYen,
      offering.peopleWanted,
      offering.scope,
    ])
    return !seenKeys.has(key) && seenKeys.add(key)
  })
}

/** Selects the offering whose content is copied for the next ones: the latest of each kind. */
export function SourcePicker({
  clientId,
  onPick,
  onClose,
}: {
  clientId: string
  onPick: (offering: Offering) => void
  onClose: () => void
}) {
  // With only a last day the API returns the latest first.
  const result = useQuery(offerings.list, {
    clientId,
    query: { toOn: lastOfferingDay(serverNow()) },
  })
  const { data } = result
  return (
    <Sheet title='どの募集と同じ内容にしますか' onClose={onClose}>
      <QueryResult
        of={result}
        name='これまでの募集'
        inline
        skeleton={<Skeleton kind='text' rows={6} />}
      />
      {data?.items.length === 0 && (
        <EmptyState
          art='offering'
          title='これまでの募集はまだありません'
          action={<PostButton clientId={clientId} />}
        >
          まず1日分を募集すると、同じ内容を複数日に募集できます。
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ChoiceRows as='ul'>
          {uniqueShifts(data.items).map((offering) => (
            <li key={offering.id}>
              <button type='button' onClick={() => onPick(offering)}>
                <span>
                  <b>{offering.title}</b>
                  <small>
                    {formatHours(offering.startAt, offering.endAt)} ・ {offering.peopleWanted}名 ・{' '}
                    {formatYen(offering.hourlyWageYen)} ・{' '}
                    {formatSlashDay(offering.startAt, serverNow())}の募集
                  </small>
                </span>
                <ChevronRight size={18} aria-hidden />
              </button>
            </li>
          ))}
        </ChoiceRows>
      )}
    </Sheet>
  )
}
