import { useEffect } from 'react'
import type { OfferingValidation } from '@/contracts/offerings/schemas'
import { fieldOf, labels, type OfferingForm } from '@/features/offerings/lib/offeringFields'

/**
 * Shows the errors of the server's validation at their fields while the form is edited; the next
 * validation clears them.
 */
export function useRuleErrors(
  { getFieldState, setError, clearErrors, formState: { submitCount } }: OfferingForm,
  validation: OfferingValidation | undefined,
  isChecking: boolean,
) {
  // Runs after every render: leaving a field runs the form's own validation, which does not know
  // the server's rules.
  useEffect(() => {
    if (!validation || isChecking) return
    for (const name of Object.keys(labels) as (keyof typeof labels)[]) {
      const { error, isDirty } = getFieldState(name)
      // A missing group is not reported before the user has touched the field or submitted.
      const isTooEarly = name === 'groupIds' && !isDirty && submitCount === 0
      const found = isTooEarly
        ? undefined
        : validation.errors.find(({ field }) => fieldOf(field) === name)
      if (found && (!error || (error.type === 'rule' && error.message !== found.message)))
        setError(name, { type: 'rule', message: found.message })
      else if (!found && error?.type === 'rule') clearErrors(name)
    }
  })
}
