import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { ladders } from '@/contracts/ladders'
import type { LadderForecast } from '@/contracts/ladders/schemas'
import { type LadderScope, ladderScopes } from '@/contracts/offerings/enums'
import { FEW_SHIFTS } from '@/domain/offerings/fillForecast'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import type { OfferingValues } from '@/features/offerings/lib/offeringValues'
import { color, font } from '@/ui/tokens'

type Props = { clientId: string; offerId: string; values: OfferingValues }

/**
 * The scope whose past shifts the forecast uses. URL限定 and バッジ限定 have no history, so they use that of 一般公開.
 */
function scopeOf({ ladder, scope }: OfferingValues): LadderScope | undefined {
  if (ladder || scope === 'graduate') return undefined
  return ladderScopes.find((ladderScope) => ladderScope === scope) ?? 'public'
}

/**
 * Says how often comparable shifts of this store filled all seats. Renders nothing for dedicated offerings, whose
 * history is not kept, and for a ladder, whose rungs show their own forecasts.
 */
export function FillExpectation({ clientId, offerId, values }: Props) {
  const scope = scopeOf(values)
  const { workOn, startTime, endTime, peopleWanted, groupIds } = values
  const { data } = useQuery(
    ladders.forecast,
    scope && shiftOfInput(values)
      ? {
          clientId,
          offerId,
          query: {
            workOn,
            startTime,
            endTime,
            peopleWanted: peopleWanted ?? 1,
            groupIds,
            scopes: scope,
          },
        }
      : null,
    { keepPreviousData: true },
  )
  const sentence = data && sentenceOf(data)
  const lead = scope === values.scope ? '' : '一般公開の場合、'
  return scope && sentence ? (
    <Sentence>
      {lead}
      {sentence}
    </Sentence>
  ) : null
}

function sentenceOf({ basis, rungs: [rung] }: LadderForecast) {
  if (!rung) return undefined
  const { percent, shiftCount, filledCount, lowPercent, highPercent } = rung.forecast
  if (shiftCount === 0)
    return '全員がそろう見込みは、比べられる求人の記録がこの店舗にないため、まだ出せません。'
  if (percent === null)
    return `全員がそろう見込みは、比べられる求人の記録がこの店舗に${shiftCount}件だけのため、まだ出せません。`
  const range =
    shiftCount < FEW_SHIFTS
      ? `件数が少ないため、${lowPercent}〜${highPercent}%の幅があります。`
      : ''
  return `全員がそろう見込みは${percent}%です。この店舗の${basis}の求人では、${shiftCount}件のうち${filledCount}件でそろいました。${range}`
}

const Sentence = styled.p`
  margin: 0;
  font-size: ${font.xs};
  color: ${color.ink2};
`
