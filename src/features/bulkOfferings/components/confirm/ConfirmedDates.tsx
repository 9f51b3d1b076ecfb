import styled from 'styled-components'
import type { MultidateDate, MultidateValidation } from '@/contracts/bulkOfferings/schemas'
import {
  differencesOf,
  hoursOf,
  formatMonthDay,
  type Conditions,
} from '@/features/bulkOfferings/lib/bulkValues'
import { formatMonth, monthOf, weekdayName } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { Tag } from '@/ui/data-display/Tag'
import { PageSection } from '@/ui/layout/PageSection'
import { color, font, framed, rem, weight } from '@/ui/tokens'

type Props = {
  items: readonly MultidateDate[]
  base: Conditions
  validation: MultidateValidation | undefined
}

/** The dates by month, each with its hours, people and cost. */
export function ConfirmedDates({ items, base, validation }: Props) {
  const months = [...new Set(items.map((item) => monthOf(item.workOn)))]
  return months.map((month) => {
    const inMonth = items.filter((item) => monthOf(item.workOn) === month)
    return (
      <PageSection key={month} title={formatMonth(month)} note={`${inMonth.length}件`}>
        <List>
          {inMonth.map((item) => (
            <ConfirmedDate
              key={item.workOn}
              item={item}
              base={base}
              validation={validation?.items.find(({ workOn }) => workOn === item.workOn)}
            />
          ))}
        </List>
      </PageSection>
    )
  })
}

function ConfirmedDate({
  item,
  base,
  validation,
}: {
  item: MultidateDate
  base: Conditions
  validation: MultidateValidation['items'][number] | undefined
}) {
  const errors = validation?.errors ?? []
  const isChanged =
    item.closeRule !== base.closeRule || Object.values(differencesOf(item, base)).includes(true)
  return (
    <li data-error={errors.length > 0 ? '' : undefined}>
      <span>
        <b>{formatMonthDay(item.workOn)}</b>({weekdayName(item.workOn)})
      </span>
      <span>{hoursOf(item)}</span>
      <b>{item.peopleWanted}名</b>
      {isChanged && <Tag>変更あり</Tag>}
      {validation?.preview && errors.length === 0 && (
        <span data-cost=''>{formatYen(validation.preview.cost.totalYen)}</span>
      )}
      {errors.map((error) => (
        <small key={error.message}>{error.message}</small>
      ))}
    </li>
  )
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  ${framed}
  overflow: hidden;
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
    min-height: 44px;
    padding: 6px 14px;
    font-size: ${font.s};
  }
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  li > span:first-child {
    width: ${rem(76)};
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  li > span:first-child b {
    font-size: ${font.m};
    color: ${color.ink};
  }
  b {
    font-weight: ${weight.bold};
  }
  [data-cost] {
    margin-left: auto;
    color: ${color.ink2};
  }
  [data-error] {
    background: ${color.dangerTint};
  }
  small {
    flex: 1 0 100%;
    font-size: ${font.xs};
    color: ${color.dangerText};
  }
`
