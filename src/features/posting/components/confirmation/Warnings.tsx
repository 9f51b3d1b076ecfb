import type { OfferingValidation } from '@/contracts/offerings/schemas'
import type { OfferingWarning } from '@/domain/offerings/offeringCheck'
import { Notice } from '@/ui/feedback/Notice'

/** What to look at again, beside the fields it is about. It forbids nothing. */
export function Warnings({
  answer,
  about,
}: {
  answer: OfferingValidation | undefined
  about: readonly OfferingWarning['code'][]
}) {
  const found = answer?.warnings.filter((w) => about.some((code) => code === w.code)) ?? []
  return (
    <div role='status'>
      {found.map((w) => (
        <Notice key={w.code} tone='warning'>
          {w.message}
        </Notice>
      ))}
    </div>
  )
}
