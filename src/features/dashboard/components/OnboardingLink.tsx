import dynamic from 'next/dynamic'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { dashboard } from '@/contracts/dashboard'

const FirstStepsCard = dynamic(() => import('./FirstStepsCard').then((m) => m.FirstStepsCard), {
  ssr: false,
})

/**
 * Until the first shift of a store has begun, its next steps are at the top. Only such stores load
 * the code.
 */
export function OnboardingLink({ clientId }: { clientId: string }) {
  const steps = useQuery(dashboard.todos, { clientId }).data?.firstSteps
  return steps ? (
    <Place>
      <FirstStepsCard clientId={clientId} steps={steps} />
    </Place>
  ) : null
}

const Place = styled.div`
  margin-bottom: 32px;
  &:empty {
    display: none;
  }
`
