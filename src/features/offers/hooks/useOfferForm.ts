import { useState } from 'react'
import { noAnswer } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useVersionedForm } from '@/api/useVersionedForm'
import { useSendPictures } from '@/components/uploads/useSendPictures'
import { offers } from '@/contracts/offers'
import type { Offer } from '@/contracts/offers/schemas'
import type { FoundIssues } from '@/features/offers/lib/offerIssues'
import { everyField, type OfferField } from '@/features/offers/lib/offerSections'
import { valuesOf, type OfferValues } from '@/features/offers/lib/offerValues'
import type { saveOffer } from '@/features/offers/lib/saveOffer'
import { blockingFieldOf } from './useOfferCheck'

export type SaveMode = 'complete' | 'draft'
type SaveCallbacks = {
  /** Runs the server's check of a complete offer. */
  checkNow: (values: OfferValues) => Promise<FoundIssues>
  onSaved: (saved: { id: number }, notifySaved: () => void) => Promise<unknown>
}
type Options = {
  clientId: string
  offer: Offer | undefined
  copiedFromOfferId: number | null
  initialValues: OfferValues
  /** Reads the edited offer again. */
  readLatest: (() => Promise<Offer | undefined>) | undefined
}

/** Saves the offer. The fields of a server error are renamed to those of the form. */
async function sendOffer(input: Parameters<typeof saveOffer>[0]) {
  const { saveOffer: save, atItsField } = await import('@/features/offers/lib/saveOffer').catch(
    () => {
      throw noAnswer()
    },
  )
  try {
    return await save(input)
  } catch (error) {
    throw atItsField(error)
  }
}

/**
 * The form of an offer. Saves it as a draft or complete; saving an outdated version shows a conflict.
 */
export function useOfferForm({ clientId, offer, copiedFromOfferId, ...options }: Options) {
  const [create] = useMutation(offers.create)
  const [update] = useMutation(offers.update)
  const sendPictures = useSendPictures({ clientId, purpose: 'offerImage', field: 'photos' })
  const [saveMode, setSaveMode] = useState<SaveMode>('complete')
  const [isSaving, setIsSaving] = useState(false)
  const versioned = useVersionedForm(() => import('@/features/offers/offerForm.schema'), {
    record: offer,
    valuesOf: (edited) => (edited ? valuesOf(edited) : options.initialValues),
    readLatest: options.readLatest,
  })
  const { form } = versioned
  /** Validates the form and sends it, unless the check has found an error. */
  async function submit(
    mode: SaveMode,
    check: Promise<FoundIssues> | undefined,
    onSaved: SaveCallbacks['onSaved'],
  ) {
    const { onSubmit } = versioned.submitWith(async (value, opened) => {
      if (check && blockingFieldOf((await check).issues)) return
      const { saved, notifySaved } = await sendOffer({
        value,
        lockVersion: opened?.lockVersion ?? null,
        draft: mode === 'draft',
        copiedFromOfferId,
        sendPictures,
        send: (body) =>
          offer ? update({ clientId, offerId: offer.id, body }) : create({ clientId, body }),
      })
      await onSaved(saved, notifySaved)
    })
    await onSubmit()
  }
  /**
   * Saves. Resolves to what the check found and to the first field with an error. The form is validated only after the
   * check has ended, so that the errors of both appear, and are announced, together.
   */
  async function save(mode: SaveMode, { checkNow, onSaved }: SaveCallbacks) {
    if (isSaving) return undefined
    setSaveMode(mode)
    setIsSaving(true)
    try {
      const check = mode === 'complete' ? checkNow(form.getValues() as OfferValues) : undefined
      // `submit` awaits the check again and reports its failure, unless the form itself has errors.
      const found = await check?.catch(() => undefined)
      await submit(mode, check, onSaved)
      const blockingField = found && blockingFieldOf(found.issues)
      const hasError = (field: OfferField) =>
        field === blockingField || form.getFieldState(field).error !== undefined
      return { found, errorField: everyField.find(hasError) }
    } finally {
      setIsSaving(false)
    }
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
    isSaving,
  }
}
