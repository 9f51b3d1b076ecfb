import { useEffect, type ReactNode } from 'react'
import type { OfferingSuggestion } from '@/contracts/offerings/schemas'
import { suggestBreak } from '@/domain/pay/breaks'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { minutesBetween } from '@/lib/dates/tokyoDate'
import { PaySection, type Least } from '@/features/posting/components/cost/PaySection'
import { lockOf, type Section } from '@/features/posting/lib/postingFields'
import { WhenSection } from './WhenSection'

export type UpperProps = Section & {
  clientId: string
  offerId: string
  usual: OfferingSuggestion['usualPeople']
  least: Least | undefined
  /** The choice of the day. */ days: ReactNode
  instead: ReactNode
}

/** What the first screen shows: when, how many, and for how much. */
export function BasicSections({ days, instead, ...shared }: UpperProps) {
  const { form, values, answer } = shared
  const { setValue, getFieldState, getValues } = form
  const shift = shiftOfInput(values)
  const span = shift ? minutesBetween(shift.startAt, shift.endAt) : 0
  const fixed = lockOf(answer, 'breakMin') !== undefined
  // The lawful break follows the times until somebody chooses one.
  useEffect(() => {
    if (
      span > 0 &&
      !fixed &&
      !getFieldState('breakMin').isDirty &&
      suggestBreak(span) > (getValues('breakMin') ?? 0)
    )
      setValue('breakMin', suggestBreak(span))
  }, [span, fixed, getFieldState, getValues, setValue])
  return (
    <>
      <WhenSection {...shared} days={days} instead={instead} />
      <PaySection {...shared} />
    </>
  )
}
