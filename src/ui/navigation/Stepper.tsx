import { Check } from 'lucide-react'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { StepList } from './Stepper.styles'

type Props = {
  /** Labels of the steps in order. */
  steps: readonly string[]
  /** Index of the current step, from 0. */
  current: number
}

function stepState(step: number, current: number) {
  if (step < current) return 'done'
  return step === current ? 'now' : 'ahead'
}

/** The progress in a wizard. Phones show the label of the current step only. */
export function Stepper({ steps, current }: Props) {
  return (
    <StepList aria-label='手順'>
      {steps.map((step, i) => {
        const state = stepState(i, current)
        return (
          <li
            key={step}
            data-state={state}
            {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}
          >
            <span data-mark aria-hidden>
              {state === 'done' ? <Check /> : i + 1}
            </span>
            <span data-name>{step}</span>
            {state === 'done' && <VisuallyHidden>（済み）</VisuallyHidden>}
          </li>
        )
      })}
    </StepList>
  )
}
