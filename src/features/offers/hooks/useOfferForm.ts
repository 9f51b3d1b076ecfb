import { useState } from 'react'
import { noAnswer } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useVersionedForm } from '@/api/useVersionedForm'
import { useSendPictures } from '@/components/uploads/useSendPictures'
import { offers } from '@/contracts/offers'
import type { Offer } from '@/contracts/offers/schemas'
import { sections, type OfferField } from '@/features/offers/lib/offerSections'
import { valuesOf, type OfferValues } from '@/features/offers/lib/offerValues'

export type SaveMode = 'complete' | 'draft'
type SaveCallbacks = {
  /** The first field with an error of the server's check. */
  findBlockingField: (values: OfferValues) => Promise<OfferField | undefined>
  onSaved: (saved: { id: number }, notifySaved: () => void) => Promise<unknown>
}
type Options = {
  clientId: string
  offer: Offer | undefined
  copiedFromOfferId: number | null
  initialValues: OfferValues
  /** Reads the edited offer again. */
  onLatest: (() => Promise<Offer | undefined>) | undefined
}

const loadSaveOffer = () =>
  import('@/features/offers/lib/saveOffer').catch(() => {
    throw noAnswer()
  })

/**
 * The form of an offer and saving it, as a draft or complete. An edit of an outdated version ends
 * in a conflict.
 */
export function useOfferForm({ clientId, offer, copiedFromOfferId, ...options }: Options) {
  const [create, isCreating] = useMutation(offers.create)
  const [update, isUpdating] = useMutation(offers.update)
  const sendPictures = useSendPictures({ clientId, purpose: 'offerImage', field: 'photos' })
  const [saveMode, setSaveMode] = useState<SaveMode>('complete')
  const versioned = useVersionedForm(() => import('@/features/offers/offerForm.schema'), {
    record: offer,
    valuesOf: (edited) => (edited ? valuesOf(edited) : options.initialValues),
    onLatest: options.onLatest,
  })
  const { form } = versioned
  /** Validates and saves. Resolves to the first field with an error. */
  async function save(mode: SaveMode, { findBlockingField, onSaved }: SaveCallbacks) {
    let blockingField: OfferField | undefined
    setSaveMode(mode)
    const { onSubmit } = versioned.submitWith(async (value, opened) => {
      if (mode === 'complete') {
        blockingField = await findBlockingField(form.getValues() as OfferValues)
        if (blockingField) return
      }
      const { saveOffer, atItsField } = await loadSaveOffer()
      try {
        const { saved, notifySaved } = await saveOffer({
          value,
          lockVersion: opened?.lockVersion ?? null,
          draft: mode === 'draft',
          copiedFromOfferId,
          sendPictures,
          send: (body) =>
            offer ? update({ clientId, offerId: offer.id, body }) : create({ clientId, body }),
        })
        await onSaved(saved, notifySaved)
      } catch (error) {
        throw atItsField(error)
      }
    })
    await onSubmit()
    return (
      sections.flatMap(({ fields }) => fields).find((field) => form.getFieldState(field).error) ??
      blockingField
    )
  }
  return {
    form,
    versioned,
    /** The values of the version that the form was opened with. */
    openedValues: versioned.opened ? valuesOf(versioned.opened) : options.initialValues,
    onFocus: versioned.preload,
    isDirty: form.formState.isDirty,
    save,
    saveMode,
    isSaving: isCreating || isUpdating || form.formState.isSubmitting,
  }
}
