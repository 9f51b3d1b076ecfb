import styled from 'styled-components'
import type { OfferingValidation } from '@/contracts/offerings/schemas'
import { operatorFigure } from '@/domain/billing/figures'
import { serverNow } from '@/lib/clock'
import { formatDay, formatHours } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { MoneyList } from '@/ui/data-display/MoneyList'
import { color, font, media, radius, weight } from '@/ui/tokens'
import { costLines, operatorShare, usualCostText } from '@/features/offerings/lib/costLines'

type Props = {
  preview: NonNullable<OfferingValidation['preview']>
  usage: OfferingValidation['usage']
  hourlyWageYen: number
  graduateFee: OfferingValidation['graduateFee']
}

/** The cost for the store, and the remaining usage limit. */
export function ConfirmationBill({ preview, usage, hourlyWageYen, graduateFee }: Props) {
  const { totalYen: operatorYen } = operatorShare(preview)
  const usualCost = usualCostText(preview, graduateFee)
  const { cost, startAt, endAt } = preview
  return (
    <Bill aria-labelledby='bill' data-graduates={graduateFee !== undefined || undefined}>
      <Head>
        <h2 id='bill'>費用</h2>
        <small>
          {cost.people}名 ・ {formatDay(startAt, serverNow())} {formatHours(startAt, endAt)}
        </small>
      </Head>
      <Lines>
        <MoneyList
          lines={costLines(preview, hourlyWageYen, graduateFee)}
          total={{ label: `${cost.people}名分の合計`, yen: cost.totalYen }}
        />
      </Lines>
      {usualCost && <Note>{usualCost}</Note>}
      {operatorYen > 0 && (
        <Note>
          {operatorFigure.label}
          <b>{formatYen(operatorYen)}</b>
        </Note>
      )}
      {usage && (
        <Note>
          公開後の利用上限まで
          <b>{formatYen(Math.max(0, usage.remainingYen - cost.totalYen))}</b>
        </Note>
      )}
    </Bill>
  )
}

const Bill = styled.section`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
  font-variant-numeric: tabular-nums;
`
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
  [data-graduates] > & {
    background: ${color.violetTint};
  }
  ${media.tablet} {
    padding-inline: 24px;
  }
`
const Lines = styled.div`
  padding: 12px 16px;
  small {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  ${media.tablet} {
    padding-inline: 24px;
  }
`
const Note = styled.p`
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
