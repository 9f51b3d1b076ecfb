import type { UseFormReturn } from 'react-hook-form'
import type { OfferContent } from '@/contracts/offers/schemas'
import type { Form } from '@/ui/fields/formTypes'
import type { OfferValues } from './offerValues'

/** The validated output of the form, in the shape of the API call. */
export type OfferOutput = Omit<OfferValues, 'masterCompanyOccupationId' | 'content'> & {
  masterCompanyOccupationId: number
  content: OfferContent
}
/** The parts of the form that the sections need. */
export type OfferForm = Form<OfferValues, OfferOutput> &
  Pick<UseFormReturn<OfferValues, unknown, OfferOutput>, 'getValues' | 'setFocus'>
