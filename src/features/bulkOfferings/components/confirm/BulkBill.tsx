import styled from 'styled-components'
import type { MultidateDate, MultidateValidation } from '@/contracts/bulkOfferings/schemas'
import { chargeLines } from '@/components/offers/chargeLines'
import { formatMonth } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { MoneyList } from '@/ui/data-display/MoneyList'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, font, media, radius, weight } from '@/ui/tokens'
import { peopleIn } from '@/features/bulkOfferings/lib/bulkValues'

type Props = {
  items: readonly MultidateDate[]
  validation: MultidateValidation | undefined
  isChecking: boolean
}

/** The expected cost of all dates, and what each month leaves of the usage limit. */
export function BulkBill({ items, validation, isChecking }: Props) {
  const cost = validation?.cost
  return (
    <Bill aria-labelledby='bill' aria-busy={isChecking}>
      <Head>
        <h2 id='bill'>費用</h2>
        <small>
          {items.length}件 ・ のべ{peopleIn(items)}名
        </small>
      </Head>
      {cost ? (
        <Lines>
          <MoneyList
            lines={[
              { label: '賃金', yen: cost.wagesYen },
              ...(cost.premiumsYen > 0
                ? [{ label: '割増', note: '深夜・時間外', yen: cost.premiumsYen }]
                : []),
              { label: '交通費', yen: cost.transportationYen },
              ...(cost.bonusYen > 0 ? [{ label: 'ボーナス', yen: cost.bonusYen }] : []),
              ...chargeLines(cost),
            ]}
            total={{ label: `${items.length}件分の合計`, yen: cost.totalYen }}
          />
          <p>すべての枠にマッチングした場合の見込みです。</p>
        </Lines>
      ) : (
        <Skeleton kind='text' rows={5} />
      )}
      {validation?.months.map(({ month, remainingYen }) => (
        <Limit key={month}>
          {formatMonth(month)}の利用上限まで
          <b>{formatYen(Math.max(0, remainingYen))}</b>
        </Limit>
      ))}
    </Bill>
  )
}

const Head = styled.div`
  display: grid;
  gap: 2px;
  padding: 14px 16px;
  background: ${color.primaryTint};
  border-bottom: 1px dashed ${color.line};
  > h2 {
    margin: 0;
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  > small {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  ${media.tablet} {
    padding-inline: 24px;
  }
`
const Lines = styled.div`
  padding: 12px 16px;
  > p {
    margin: 8px 0 0;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  ${media.tablet} {
    padding-inline: 24px;
  }
`
const Limit = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  margin: 0;
  padding: 12px 16px;
  border-top: 1px solid ${color.lineSoft};
  font-size: ${font.xs};
  color: ${color.ink2};
  > b {
    font-size: ${font.s};
    color: ${color.ink};
  }
  ${media.tablet} {
    padding-inline: 24px;
  }
`
const Bill = styled.section`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
  font-variant-numeric: tabular-nums;
  &[aria-busy='true'] ${Lines} {
    opacity: 0.6;
  }
`
