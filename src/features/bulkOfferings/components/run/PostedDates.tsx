import styled from 'styled-components'
import type { MultidateItem } from '@/contracts/bulkOfferings/schemas'
import { DateCell } from '@/features/bulkOfferings/components/dates/DateCells'
import { DateList } from '@/features/bulkOfferings/components/dates/DateList'
import { hoursOf, formatMonthDay } from '@/features/bulkOfferings/lib/bulkValues'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { color, font } from '@/ui/tokens'

/** The dates that were posted, each with a link to its offering. */
export function PostedDates({
  clientId,
  items,
}: {
  clientId: string
  items: readonly MultidateItem[]
}) {
  return (
    <LinkedDateList>
      {items.map((item) => (
        <li key={item.id}>
          <div data-row=''>
            <DateCell day={item.workOn} />
            <span data-conditions=''>
              {hoursOf(item)}
              <b>{item.peopleWanted}名</b>
            </span>
            {item.offeringId !== null && (
              <Link
                href={href(routes.offering, { clientId, offeringId: item.offeringId })}
                aria-label={`${formatMonthDay(item.workOn)}の求人を見る`}
              >
                見る
              </Link>
            )}
          </div>
        </li>
      ))}
    </LinkedDateList>
  )
}

const LinkedDateList = styled(DateList)`
  [data-row] > a {
    position: relative;
    margin-right: 10px;
    font-size: ${font.s};
    color: ${color.primaryText};
  }
  [data-row] > a::after {
    content: '';
    position: absolute;
    inset: -12px;
  }
`
