import * as z from 'zod/mini'

const noOffer = 'コピーするひな形を選んでください。'
const noStore = 'コピー先の店舗を1つ以上選んでください。'

/** The form that copies an offer to other stores. `offerId` is empty until one is selected. */
export default z.object({
  offerId: z.string(noOffer).check(z.minLength(1, noOffer)),
  clientIds: z.array(z.int(noStore), noStore).check(z.minLength(1, noStore)),
})
