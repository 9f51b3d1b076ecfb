import type { UseFormReturn } from 'react-hook-form'
import type { OfferContent } from '@/contracts/offers/schemas'
import type { Form } from '@/ui/fields/formTypes'
import type { OfferValues } from './offerValues'

/** What the form sends: complete, and in the shape of the call. */
export type OfferOutput = Omit<OfferValues, 'masterCompanyOccupationId' | 'content'> & {
  masterCompanyOccupationId: number
  content: OfferContent
}
/** What the sections of the editor need of its form. */
export type OfferForm = Form<OfferValues, OfferOutput> &
  Pick<UseFormReturn<OfferValues, unknown, OfferOutput>, 'getValues' | 'setFocus'>
