import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, font, radius, weight } from '@/ui/tokens'

/** Conditions that can no longer be changed, with their values and the reason. */
export function LockedConditions({
  facts,
  reason,
  action,
}: {
  facts: readonly (readonly [label: string, value: ReactNode])[]
  reason: string
  action?: ReactNode
}) {
  return (
    <Root>
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
    </Root>
  )
}

const Root = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.sunken};
  font-variant-numeric: tabular-nums;
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 32px;
    margin: 0;
    padding: 12px 16px;
  }
  dt {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  dd {
    margin: 0;
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }
  p {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    justify-items: start;
    gap: 2px 8px;
    margin: 0;
    padding: 10px 16px;
    border-top: 1px solid ${color.line};
    font-size: ${font.s};
    color: ${color.ink2};
  }
  p > svg {
    margin-top: 3px;
  }
  p > a {
    grid-column: 2;
    margin-left: -8px;
  }
`
