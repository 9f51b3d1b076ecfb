import { useState } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { ForecastMeter } from '@/components/ladders/ForecastMeter'
import { QueryError } from '@/components/queries/QueryResult'
import { levers } from '@/contracts/levers'
import type { Lever, OfferingLevers } from '@/contracts/levers/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { raisesForecast } from '@/domain/offerings/fillForecast'
import { useLever } from '@/features/offerings/hooks/useLever'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { font } from '@/ui/tokens'
import { LeverConfirm } from './LeverConfirm'
import { LeverRow } from './LeverRow'

type Props = { clientId: string; offering: OfferingDetail }

/**
 * Ways to fill the free seats of an offering (手だて), each with its effect, its cost and one button. Only ways that
 * filled comparable shifts more often than the present conditions are shown, if there are enough cases.
 */
export function FillLevers({ clientId, offering }: Props) {
  const query = useQuery(levers.list, {
    clientId,
    offeringId: offering.id,
  })
  const { data, error } = query
  if (!data && error) return <QueryError of={query} name='空きを埋める手だて' inline />
  if (!data) return <Skeleton kind='text' rows={4} />
  return <LeverList clientId={clientId} offering={offering} data={data} />
}

function LeverList({ clientId, offering, data }: Props & { data: OfferingLevers }) {
  const { peopleMatched, peopleWanted, ladder } = offering
  const { acknowledgementRequired, lockVersion, forecast } = data
  const helpful = data.levers.filter(({ after }) => raisesForecast(forecast, after))
  const { pull, isPulling } = useLever({ clientId, offering, lockVersion })
  const [leverToConfirm, setLeverToConfirm] = useState<Lever>()

  function handlePull(lever: Lever) {
    const publishes = lever.added.length > 0
    if (lever.notifiedCount > 0 || (publishes && acknowledgementRequired)) setLeverToConfirm(lever)
    else void pull(lever)
  }
  async function handleApply(lever: Lever, acknowledged: boolean) {
    await pull(lever, acknowledged)
    setLeverToConfirm(undefined)
  }
  if (forecast.percent === null) return null
  return (
    <>
      <ForecastMeter
        label={`${ladder ? 'いまの公開範囲だけ' : 'このまま'}で${peopleWanted}名そろう見込み`}
        forecast={forecast}
      />
      {helpful.length > 0 && (
        <ul aria-label='空きを埋める手だて'>
          {helpful.map((lever) => (
            <LeverRow
              key={lever.kind}
              lever={lever}
              present={forecast}
              peopleMatched={peopleMatched}
              isPulling={isPulling}
              onPull={() => handlePull(lever)}
            />
          ))}
        </ul>
      )}
      <Basis>
        見込みは、この店舗の{data.basis}
        の求人など、過去の記録から計算しています。約束の数字ではありません。
      </Basis>
      {leverToConfirm && (
        <LeverConfirm
          lever={leverToConfirm}
          peopleMatched={peopleMatched}
          acknowledgementRequired={acknowledgementRequired}
          isPulling={isPulling}
          onApply={(acknowledged) => void handleApply(leverToConfirm, acknowledged)}
          onClose={() => setLeverToConfirm(undefined)}
        />
      )}
    </>
  )
}

const Basis = styled.p`
  font-size: ${font.xs};
`
