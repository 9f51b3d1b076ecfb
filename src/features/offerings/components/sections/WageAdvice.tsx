import { useQuery } from '@/api/useQuery'
import { offerings } from '@/contracts/offerings'
import type { Wage } from '@/contracts/offerings/schemas'
import { lastDayOfShift, shiftOfInput } from '@/domain/offerings/shiftTimes'
import type { OfferingValues } from '@/features/offerings/lib/offeringValues'
import { serverNow } from '@/lib/clock'
import { formatDay, isDay } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { setCssVariables } from '@/ui/styles/setCssVariables'
import { FillExpectation } from './FillExpectation'
import * as S from './WageAdvice.styles'

/** Two captions closer than this share of the scale would overlap. */
const MIN_CAPTION_DISTANCE = 0.34
/** The scale starts a little below the minimum wage and ends a little above the highest value. */
const START_FACTOR = 0.98
const MIN_END_FACTOR = 1.12
const END_MARGIN_FACTOR = 1.04

/** Maps a wage to its place on the scale, from 0 to 1. */
function scaleOf({ minimumWageYen, areaMedianYen, recommendedYen }: Wage, yen: number | null) {
  const start = minimumWageYen * START_FACTOR
  const highest = Math.max(
    areaMedianYen ?? 0,
    recommendedYen,
    yen ?? 0,
    minimumWageYen * MIN_END_FACTOR,
  )
  const end = highest * END_MARGIN_FACTOR
  return (value: number) => Math.max(0, Math.min(1, (value - start) / (end - start)))
}

function descriptionOf(floor: number, median: number | null, yen: number | null) {
  const medianText = median === null ? '' : `、近隣の中央値 ${formatYen(median)}`
  const wageText = yen === null ? '' : `、いまの時給 ${formatYen(yen)}`
  return `最低賃金 ${formatYen(floor)}${medianText}${wageText}`
}

type Props = { clientId: string; offerId: string; values: OfferingValues }

/** Helps to choose the wage: its position among the wages of the area, and how often comparable shifts filled up. */
export function WageAdvice({ clientId, offerId, values }: Props) {
  const { workOn } = values
  const shift = shiftOfInput(values)
  const endOn = shift ? lastDayOfShift(shift) : workOn
  const { data: wage } = useQuery(
    offerings.wage,
    isDay(workOn) ? { clientId, query: { offerId: Number(offerId), workOn, endOn } } : null,
    { keepPreviousData: true },
  )
  return (
    <>
      {wage && <WageScale wage={wage} yen={values.hourlyWageYen} />}
      <FillExpectation clientId={clientId} offerId={offerId} values={values} />
    </>
  )
}

/** The wage on a scale with the minimum wage of that day and the area's median, or why the median is not shown. */
function WageScale({ wage, yen }: { wage: Wage; yen: number | null }) {
  const { minimumWageYen: floor, areaMedianYen: median } = wage
  const position = scaleOf(wage, yen)
  const hasMedianCaption =
    median !== null && position(median) - position(floor) >= MIN_CAPTION_DISTANCE
  return (
    <S.Root>
      <S.Scale role='img' aria-label={descriptionOf(floor, median, yen)}>
        <S.BelowMinimum ref={setCssVariables({ '--place': position(floor) })} />
        <S.Caption ref={setCssVariables({ '--place': position(floor) })} data-first=''>
          <b>{formatYen(floor)}</b>最低賃金
        </S.Caption>
        {median !== null && (
          <S.Caption ref={setCssVariables({ '--place': position(median) })}>
            {hasMedianCaption && (
              <>
                <b>{formatYen(median)}</b>近隣の中央値
              </>
            )}
          </S.Caption>
        )}
        {yen !== null && (
          <S.Mark
            ref={setCssVariables({ '--place': position(yen) })}
            data-low={yen < floor || undefined}
          />
        )}
      </S.Scale>
      {median === null && (
        <p>
          近隣の中央値は、{wage.prefectureName}
          の同じ職種でほかの企業の求人がまだ少ないため、出せません。
        </p>
      )}
      {median !== null && !hasMedianCaption && <p>近隣の中央値は {formatYen(median)}です。</p>}
      {wage.next && (
        <p>
          {wage.prefectureName}の最低賃金は、{formatDay(wage.next.on, serverNow())}から
          {formatYen(wage.next.yen)}になります。
        </p>
      )}
    </S.Root>
  )
}
