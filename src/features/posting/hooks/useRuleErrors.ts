import { useEffect } from 'react'
import type { OfferingValidation } from '@/contracts/offerings/schemas'
import { fieldOf, labels, type PostingForm } from '@/features/posting/lib/postingFields'

/** What the rules refuse stands at its field while one types; a field that is mended is cleared by the next answer. */
export function useRuleErrors(
  { getFieldState, setError, clearErrors, formState: { submitCount } }: PostingForm,
  answer: OfferingValidation | undefined,
  asking: boolean,
) {
  // After every rendering: leaving a field runs the form's own checks, and they know nothing of the rules.
  useEffect(() => {
    if (!answer || asking) return
    for (const name of Object.keys(labels) as (keyof typeof labels)[]) {
      const { error, isDirty } = getFieldState(name)
      // Whoever has just chosen groups has not had the time to name one.
      const found =
        name === 'groupIds' && !isDirty && submitCount === 0
          ? undefined
          : answer.errors.find((e) => fieldOf(e.field) === name)
      if (found && (!error || (error.type === 'rule' && error.message !== found.message)))
        setError(name, { type: 'rule', message: found.message })
      else if (!found && error?.type === 'rule') clearErrors(name)
    }
  })
}
