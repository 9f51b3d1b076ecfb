import styled from 'styled-components'
import { longTermBands } from '@/contracts/longTermJobs/enums'
import type { LongTermSlot, LongTermWishes } from '@/contracts/longTermJobs/schemas'
import {
  longTermBandHours,
  longTermBandLabel,
  overlapOf,
  planningWeek,
} from '@/domain/workers/longTerm'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { color, font, radiusS, rem, weight } from '@/ui/tokens'

const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 3px;
  font-size: ${font.s};
  th {
    font-weight: ${weight.regular};
  }
  th:first-child,
  td:first-child {
    width: 72px;
  }
  th[scope='row'] {
    text-align: left;
    line-height: 1.3;
    small {
      display: block;
      font-size: ${font.xxs};
      line-height: 1.6;
      color: ${color.ink3};
    }
  }
  th[data-weekday='6'] {
    color: ${color.saturday};
  }
  th[data-weekday='0'] {
    color: ${color.holiday};
  }
  tbody td {
    height: ${rem(36)};
    border: 2px solid transparent;
    border-radius: ${radiusS};
    background: ${color.sunken};
    text-align: center;
  }
  td[data-wish='yes'] {
    background: ${color.primaryTint};
    color: ${color.primaryFill};
  }
  td[data-wish='ask'] {
    background: ${color.surface};
    border: 1px dashed ${color.control};
  }
  td[data-hard-to-fill] {
    border: 2px solid ${color.ink};
  }
`

const answers = {
  yes: { sign: '●', text: '入れる' },
  ask: { sign: '△', text: '相談' },
} as const

/** When a worker would work, by weekday and part of the day, with the parts that the store could not fill. */
export function WishGrid({
  wishes,
  hardToFillSlots,
}: {
  wishes: LongTermWishes
  hardToFillSlots: readonly LongTermSlot[]
}) {
  const { yesCount, askCount } = overlapOf(wishes, hardToFillSlots)
  return (
    <>
      <Grid>
        <caption>
          <VisuallyHidden>曜日と時間の希望</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {planningWeek.map(({ weekday, label }) => (
              <th key={weekday} scope='col' data-weekday={weekday}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {longTermBands.map((band) => (
            <tr key={band}>
              <th scope='row'>
                {longTermBandLabel[band]}
                <small>{longTermBandHours[band]}</small>
              </th>
              {planningWeek.map(({ weekday }) => {
                const isSlot = (slot: LongTermSlot) =>
                  slot.weekday === weekday && slot.band === band
                const answer = wishes.slots.find(isSlot)?.answer
                const isHard = hardToFillSlots.some(isSlot)
                return (
                  <td key={weekday} data-wish={answer} data-hard-to-fill={isHard || undefined}>
                    {answer && <span aria-hidden>{answers[answer].sign}</span>}
                    <VisuallyHidden>
                      {answer ? answers[answer].text : '希望なし'}
                      {isHard && ' この店舗で埋まりにくい枠'}
                    </VisuallyHidden>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
      <p>
        ● 入れる ・ △ 相談{hardToFillSlots.length > 0 && ' ・ 太い枠: この店舗で埋まりにくい枠'}
      </p>
      {hardToFillSlots.length > 0 && (
        <p>
          この8週間、この店舗で埋まりにくかった{hardToFillSlots.length}つの枠のうち、{yesCount}
          つに入れて、{askCount}つは相談できます。
        </p>
      )}
    </>
  )
}
