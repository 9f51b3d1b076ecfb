import type { OfferingActionProps } from '@/features/offerings/lib/offeringActionBody'
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
export type OfferingAction = keyof typeof sheets

/** The sheet or dialog of an action on an offering. */
export function OfferingActionSheet({
  action,
  ...rest
}: OfferingActionProps & { action: OfferingAction }) {
  const Sheet = sheets[action]
  return <Sheet {...rest} />
}
