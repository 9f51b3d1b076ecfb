import { ApiError } from '@/api/ApiError'
import type { OfferInput } from '@/contracts/offers/schemas'
import type { Offer } from '@/contracts/offers/schemas'
import { flashMessage } from '@/shell/notifications/flash'
import { findFieldName } from './findFieldName'
import type { OfferOutput } from './offerForm'

type Saving = {
  value: OfferOutput
  draft: boolean
  copiedFromOfferId: number | null
  /** Sends the pictures that are not sent yet. */
  sendPictures: (photos: readonly File[]) => Promise<number[]>
  send: (body: OfferInput) => Promise<Offer>
}

function successMessage({ title, status }: Offer) {
  if (status === 'usable') return `「${title}」を保存しました。このひな形から募集できます。`
  if (status === 'draft') return `「${title}」を下書きとして保存しました。`
  return `「${title}」を保存しました。審査がおわると募集できます。`
}

/** Sends the form, pictures first, and leaves word for the next page. */
export async function saveOffer({ value, draft, copiedFromOfferId, sendPictures, send }: Saving) {
  const { title, masterCompanyOccupationId, lockVersion, content, photos } = value
  const saved = await send({
    title,
    masterCompanyOccupationId,
    draft,
    lockVersion,
    copiedFromOfferId,
    content: {
      ...content,
      imageFileIds: [...content.imageFileIds, ...(await sendPictures(photos))],
    },
  })
  return {
    saved,
    notifySaved: () =>
      flashMessage({
        type: 'success',
        body: [successMessage(saved)],
      }),
  }
}

/**
 * A refusal whose faults are named as the fields of this form; what has no field here is told as a
 * message.
 */
export function atItsField(error: unknown) {
  if (!(error instanceof ApiError)) return error
  return new ApiError(error.status, error.code, error.messages, {
    fields: Object.fromEntries(
      Object.entries(error.fields).map(([name, message]) => [
        findFieldName(name) ?? `elsewhere.${name}`,
        message,
      ]),
    ),
  })
}
