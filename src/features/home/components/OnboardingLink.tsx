import { useQuery } from '@/api/hooks'
import { home } from '@/contracts/offerings'
import { arriving } from '@/lib/browser/arriving'

const useCard = arriving(() => import('./FirstStepsCard').then((m) => m.FirstStepsCard))

/** Until the first shift of a store has begun, the way there stands above everything; its code comes for such stores only. */
export function OnboardingLink({ clientId }: { clientId: string }) {
  const steps = useQuery(home.todos, { clientId }).data?.firstSteps ?? null
  const [Card] = useCard(steps !== null)
  return steps && Card ? (
    <div data-first=''>
      <Card clientId={clientId} steps={steps} />
    </div>
  ) : null
}
