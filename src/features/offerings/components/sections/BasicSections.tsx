import { useEffect, useRef, type ReactNode } from 'react'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { suggestBreak } from '@/domain/pay/breaks'
import { lockOf, type SectionProps } from '@/features/offerings/lib/offeringFields'
import { minutesBetween } from '@/lib/date'
import { PaySection, type PaySectionProps } from './PaySection'
import { WhenSection } from './WhenSection'

export type BasicSectionsProps = SectionProps &
  PaySectionProps & {
    /** The choice of the day. */
    days: ReactNode
    /** A link shown instead of the times if they are locked. */
    lockedAction: ReactNode
  }

/** The sections above the fold: when, how many workers, and the pay. */
export function BasicSections({ days, lockedAction, ...shared }: BasicSectionsProps) {
  const { form, values, validation } = shared
  const { setValue, getFieldState, getValues } = form
  const shift = shiftOfInput(values)
  const spanMin = shift ? minutesBetween(shift.startAt, shift.endAt) : 0
  const isLocked = lockOf(validation, 'breakMin') !== undefined
  const raised = useRef({ from: 0, to: 0 })
  // Longer times raise the break to the legal minimum, until the user edits the break. Shorter times lower it again:
  // a new start with the end from before may have been a long shift that nobody meant.
  useEffect(() => {
    if (spanMin === 0 || isLocked || getFieldState('breakMin').isDirty) return
    const current = getValues('breakMin') ?? 0
    const from = current === raised.current.to ? raised.current.from : current
    const to = Math.max(from, suggestBreak(spanMin))
    raised.current = { from, to }
    if (to !== current) setValue('breakMin', to)
  }, [spanMin, isLocked, getFieldState, getValues, setValue])
  return (
    <>
      <WhenSection {...shared} days={days} lockedAction={lockedAction} />
      <PaySection {...shared} />
    </>
  )
}
