import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  cancelSteps,
  placeOf,
  stepOf,
  type CancelFormApi,
  type CancelStep,
  type CancelValues,
} from '@/features/storeCancellations/lib/cancelValues'
import { closeOnBack } from '@/lib/browser/dialogHistory'

/**
 * [ref of the container, current step]. A step that is shown gets the focus on its heading; a field
 * error leads to its step. Where steps are shown one by one, Back leads to the step before.
 */
export function useCancelSteps(form: CancelFormApi, isOneByOne: boolean) {
  const containerRef = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState<CancelStep>('reason')
  const { errors, submitCount } = form.formState
  const [firstError] = Object.keys(errors).sort((a, b) => placeOf(a) - placeOf(b))
  const handledSubmitCount = useRef(submitCount)
  useEffect(() => {
    if (handledSubmitCount.current === submitCount || firstError === undefined) return
    handledSubmitCount.current = submitCount
    setStep(stepOf(firstError))
    requestAnimationFrame(() => {
      form.setFocus(firstError as keyof CancelValues)
    })
  }, [submitCount, firstError, form])
  function goTo(next: CancelStep) {
    setStep(next)
    requestAnimationFrame(() => {
      containerRef.current?.querySelector<HTMLElement>(`[data-step='${next}'] h2`)?.focus()
      window.scrollTo(0, 0)
    })
  }
  const goBy = (offset: 1 | -1) => goTo(cancelSteps[cancelSteps.indexOf(step) + offset] ?? step)
  const handleBack = useEffectEvent(() => {
    goBy(-1)
    return true
  })
  useEffect(() => {
    if (isOneByOne && step !== 'reason') return closeOnBack(() => handleBack())
    return undefined
  }, [isOneByOne, step])
  return [containerRef, { step, goTo, goBy }] as const
}
export type CancelSteps = ReturnType<typeof useCancelSteps>[1]
