import type { ComponentProps } from 'react'
import { ConflictNotice } from '@/components/conflicts/ConflictNotice'
import { fieldLabels } from '@/features/offers/lib/fieldLabels'

const labels = { ...fieldLabels, 'content.imageFileIds': fieldLabels.photos ?? '' }

/** What somebody else has changed in the offer meanwhile. The labels of all fields load with it. */
export const OfferConflict = ({
  versioned,
}: Pick<ComponentProps<typeof ConflictNotice>, 'versioned'>) => (
  <ConflictNotice versioned={versioned} labels={labels} />
)
