import { ApiError } from '@/api/ApiError'
import type { OfferInput } from '@/contracts/offers/schemas'
import type { Offer } from '@/contracts/offers/schemas'
import { flashMessage } from '@/shell/notifications/flash'
import { findFieldName } from './findFieldName'
import type { OfferOutput } from './offerForm'

type Saving = {
  value: OfferOutput
  /** The version that the form was opened with; null for a new offer. */
  lockVersion: number | null
  draft: boolean
  copiedFromOfferId: number | null
  /** Uploads the new pictures. */
  sendPictures: (photos: readonly File[]) => Promise<number[]>
  send: (body: OfferInput) => Promise<Offer>
}

function successMessage({ title, status }: Offer) {
  if (status === 'usable') return `「${title}」を保存しました。このひな形から募集できます。`
  if (status === 'draft') return `「${title}」を下書きとして保存しました。`
  return `「${title}」を保存しました。審査がおわると募集できます。`
}

/**
 * Uploads the pictures, saves the offer, and returns a function that queues the success message
 * for the next page.
 */
export async function saveOffer({
  value,
  lockVersion,
  draft,
  copiedFromOfferId,
  sendPictures,
  send,
}: Saving) {
  const { title, masterCompanyOccupationId, content, photos } = value
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
 * Renames the fields of an API error to those of the form. The name of a field that the form lacks gets the prefix
 * `elsewhere.`, so that its error is shown as a message.
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
