import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'

/** Conditions that cannot be changed any more: what they are, and why. */
export function Locked({
  facts,
  reason,
  action,
}: {
  facts: readonly (readonly [label: string, value: ReactNode])[]
  reason: string
  action?: ReactNode
}) {
  return (
    <div className='postingLocked'>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Lock size={16} aria-hidden />
        {reason}
        {action}
      </p>
    </div>
  )
}
