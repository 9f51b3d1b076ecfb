import type { ComponentProps } from 'react'
import { ConflictNotice } from '@/components/conflicts/ConflictNotice'
import { fieldLabels } from '@/features/offers/lib/fieldLabels'

const labels = { ...fieldLabels, 'content.imageFileIds': fieldLabels.photos ?? '' }

/** The changes that another user has saved since the form was opened. Loads the labels of all fields. */
export const OfferConflict = ({
  versioned,
}: Pick<ComponentProps<typeof ConflictNotice>, 'versioned'>) => (
  <ConflictNotice versioned={versioned} labels={labels} />
)
