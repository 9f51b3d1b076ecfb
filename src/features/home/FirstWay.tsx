import { useEffect, useState, type ComponentType } from 'react'
import { useQuery } from '@/api/hooks'
import { home } from '@/contracts/offerings'
import type { FirstSteps } from '@/contracts/offerings.schemas'

/** Until the first shift of a store has begun, the way there stands above everything; its code comes for such stores only. */
export function FirstWay({ clientId }: { clientId: string }) {
  const steps = useQuery(home.todos, { clientId }).data?.firstSteps ?? null, waiting = steps !== null
  const [Card, setCard] = useState<ComponentType<{ clientId: string; steps: FirstSteps }>>()
  useEffect(() => { if (waiting) void import('./FirstStepsCard').then((m) => { setCard(() => m.FirstStepsCard) }, () => undefined) }, [waiting])
  return steps && Card ? <div data-first=''><Card clientId={clientId} steps={steps} /></div> : null
}
