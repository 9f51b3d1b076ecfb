import type { OfferingValidation } from '@/contracts/offerings/schemas'
import type { OfferingWarning } from '@/domain/offerings/check/offeringRule'
import { Notice } from '@/ui/feedback/Notice'

/** The warnings with the given codes, shown beside their fields. They do not block submitting. */
export function ValidationWarnings({
  validation,
  codes,
}: {
  validation: OfferingValidation | undefined
  codes: readonly OfferingWarning['code'][]
}) {
  const warnings =
    validation?.warnings.filter((warning) => codes.some((code) => code === warning.code)) ?? []
  return (
    <div role='status'>
      {warnings.map(({ code, message }) => (
        <Notice key={code} tone='warning'>
          {message}
        </Notice>
      ))}
    </div>
  )
}
