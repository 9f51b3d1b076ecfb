import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  cancelSteps,
  placeOf,
  stepOf,
  type CancelFormApi,
  type CancelStep,
} from '@/features/storeCancellations/lib/cancelValues'
import { closeOnBack } from '@/lib/browser/dialogHistory'
import { showFirstError } from '@/lib/browser/showFirstError'

/**
 * Returns [ref of the container, the current step and its setters]. Going to a step focuses its heading. An error on
 * submit opens the step of the first field with an error. `showError` scrolls to the first error of the current step.
 * If steps are shown one by one, the browser's Back goes to the previous step.
 */
export function useCancelSteps(form: CancelFormApi, isOneByOne: boolean) {
  const containerRef = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState<CancelStep>('reason')
  const { errors, submitCount } = form.formState
  const [firstError] = Object.keys(errors).sort((a, b) => placeOf(a) - placeOf(b))
  const handledSubmitCount = useRef(submitCount)
  const [refusalCount, setRefusalCount] = useState(0)
  const showError = () => setRefusalCount((count) => count + 1)
  useEffect(() => {
    if (refusalCount > 0 && containerRef.current) showFirstError(containerRef.current)
  }, [refusalCount])
  useEffect(() => {
    if (handledSubmitCount.current === submitCount || firstError === undefined) return
    handledSubmitCount.current = submitCount
    setStep(stepOf(firstError))
    showError()
  }, [submitCount, firstError])
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
  return [containerRef, { step, goTo, goBy, showError }] as const
}
export type CancelSteps = ReturnType<typeof useCancelSteps>[1]
