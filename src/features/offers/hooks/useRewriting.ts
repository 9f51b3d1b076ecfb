import { useState } from 'react'
import type { Editing, Rewriting } from '@/features/offers/lib/editing'
import type { OfferForm } from '@/features/offers/lib/offerForm'

/** Removes words from the text of a field; the last removal can be undone. */
export function useRewriting(
  form: OfferForm,
): Pick<Editing, 'rewriting' | 'rewrite' | 'undoRewrite'> {
  const [rewriting, setRewriting] = useState<Rewriting>()
  function setText(field: Rewriting['field'], text: string) {
    form.setValue(field, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    form.setFocus(field)
  }
  return {
    rewriting,
    rewrite: (change, after) => {
      setText(change.field, after)
      setRewriting(change)
    },
    undoRewrite: () => {
      if (rewriting) setText(rewriting.field, rewriting.before)
      setRewriting(undefined)
    },
  }
}
