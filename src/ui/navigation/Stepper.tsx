import { Check } from 'lucide-react'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { classNames } from '@/ui/layout/classNames'

type Props = {
  className?: string | undefined
  /** Names of the steps in order. */ steps: readonly string[]
  /** Index of the step being done, from 0. */ current: number
  label?: string | undefined
}

/** Where one is in a wizard. On phones only the present step keeps its name. */
export function Stepper({ className, steps, current, label = '手順' }: Props) {
  return (
    <ol className={classNames('uiStepper', className)} aria-label={label}>
      {steps.map((step, i) => {
        const state = i < current ? 'done' : i === current ? 'now' : 'ahead'
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
    </ol>
  )
}
