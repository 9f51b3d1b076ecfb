import type { OfferingActProps } from '@/features/offerings/lib/offeringActBody'
import { OfferingBroadcastSheet } from './OfferingBroadcastSheet'
import { OfferingCloseSheet } from './OfferingCloseSheet'
import { OfferingShareSheet } from './OfferingShareSheet'
import { OfferingUnpublishDialog } from './OfferingUnpublishDialog'

const sheets = {
  share: OfferingShareSheet,
  broadcast: OfferingBroadcastSheet,
  close: OfferingCloseSheet,
  unpublish: OfferingUnpublishDialog,
}
export type OfferingAct = keyof typeof sheets

/** The sheet or dialog of an action on an offering. */
export function OfferingActSheet({ act, ...rest }: OfferingActProps & { act: OfferingAct }) {
  const Sheet = sheets[act]
  return <Sheet {...rest} />
}
