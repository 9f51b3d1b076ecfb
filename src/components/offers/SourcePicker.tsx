import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { offerings } from '@/contracts/offerings'
import type { Offering } from '@/contracts/offerings/schemas'
import { lastOfferingDay } from '@/domain/offerings/offering'
import { serverNow } from '@/lib/clock'
import { formatHours, formatSlashDay } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Sheet } from '@/ui/dialogs/Sheet'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font, target, weight } from '@/ui/tokens'
import { PostButton } from './PostButton'

/** The latest of each group of equal shifts. */
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
        <List>
          {uniqueShifts(data.items).map((offering) => (
            <li key={offering.id}>
              <button type='button' onClick={() => onPick(offering)}>
                <span>
                  <b>{offering.title}</b>
                  <small>
                    {formatHours(offering.startAt, offering.endAt)} ・ {offering.peopleWanted}名 ・{' '}
                    {formatYen(offering.hourlyWageYen)} ・ {formatSlashDay(offering.startAt)}の募集
                  </small>
                </span>
                <ChevronRight size={18} aria-hidden />
              </button>
            </li>
          ))}
        </List>
      )}
    </Sheet>
  )
}

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: ${target};
    padding: 10px 4px;
    border: 0;
    background: none;
    color: ${color.ink};
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  button > span {
    flex: 1;
    min-width: 0;
  }
  button > svg {
    flex: none;
    color: ${color.ink3};
  }
  b {
    display: block;
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }
  small {
    font-size: ${font.xs};
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
`
