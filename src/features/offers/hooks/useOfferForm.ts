import { useState } from 'react'
import { ApiError, noAnswer } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { useSendPictures } from '@/components/uploads/useSendPictures'
import { offers } from '@/contracts/offers'
import type { Offer } from '@/contracts/offers/schemas'
import { sections, type OfferField } from '@/features/offers/lib/offerSections'
import type { OfferValues } from '@/features/offers/lib/offerValues'

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
}

const loadSaveOffer = () =>
  import('@/features/offers/lib/saveOffer').catch(() => {
    throw noAnswer()
  })

/**
 * The form of a template and saving it, as a draft or complete. An edit of an outdated version ends
 * in a conflict.
 */
export function useOfferForm({ clientId, offer, copiedFromOfferId, initialValues }: Options) {
  const [create, isCreating] = useMutation(offers.create)
  const [update, isUpdating] = useMutation(offers.update)
  const sendPictures = useSendPictures({ clientId, purpose: 'offerImage', field: 'photos' })
  const [conflictMessages, setConflictMessages] = useState<readonly string[]>()
  const [saveMode, setSaveMode] = useState<SaveMode>('complete')
  const [form, submitWith, preload] = useSchemaForm(
    () => import('@/features/offers/offerForm.schema'),
    initialValues,
  )
  /** Validates and saves. Resolves to the first field with an error. */
  async function save(mode: SaveMode, { findBlockingField, onSaved }: SaveCallbacks) {
    let blockingField: OfferField | undefined
    setSaveMode(mode)
    const { onSubmit } = submitWith(async (value) => {
      if (mode === 'complete') {
        blockingField = await findBlockingField(form.getValues() as OfferValues)
        if (blockingField) return
      }
      const { saveOffer, atItsField } = await loadSaveOffer()
      try {
        const { saved, notifySaved } = await saveOffer({
          value,
          draft: mode === 'draft',
          copiedFromOfferId,
          sendPictures,
          send: (body) =>
            offer ? update({ clientId, offerId: offer.id, body }) : create({ clientId, body }),
        })
        await onSaved(saved, notifySaved)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'stale') throw atItsField(error)
        setConflictMessages(error.messages)
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
    onFocus: preload,
    isDirty: form.formState.isDirty,
    save,
    saveMode,
    isSaving: isCreating || isUpdating || form.formState.isSubmitting,
    conflictMessages,
    clearConflict: () => setConflictMessages(undefined),
  }
}
