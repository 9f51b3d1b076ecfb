import type { ReactNode } from 'react'
import { cancelSteps, type CancelStep } from '@/features/storeCancellations/lib/cancelValues'
import { Section } from './StepSection.styles'

type Props = {
  /** The displayed number, from 1. On a phone the last section belongs to the last step and shows no number. */
  number: number
  title: string
  step?: CancelStep
  isHidden: boolean
  isMobile: boolean
  children: ReactNode
}

/** One numbered section of the form. */
export function StepSection({ number, title, step, isHidden, isMobile, children }: Props) {
  const isStep = number <= cancelSteps.length
  return (
    <Section data-step={step} hidden={isHidden}>
      <header>
        {(!isMobile || isStep) && <span aria-hidden>{number}</span>}
        <h2 tabIndex={-1}>{title}</h2>
        {isMobile && isStep && (
          <small>
            手順 {number} / {cancelSteps.length}
          </small>
        )}
      </header>
      {children}
    </Section>
  )
}
