import { notifyError, request } from '@/api/client'
import { offers } from '@/contracts/offers'
import { type OfferValues, valuesOf } from '@/features/offers/lib/offerValues'
import { ConflictNotice } from './ConflictNotice'

type Props = {
  clientId: string
  /** Undefined for a new template, of which there is no other version. */
  offerId: number | undefined
  messages: readonly string[] | undefined
  isBusy: boolean
  /** Saves the user's input over the current version. */
  onKeep: (lockVersion: number) => void
  /** Replaces the user's input by the current version. */
  onReplace: (latest: OfferValues) => void
}

/**
 * The conflict with somebody else's change: reads the current version and continues with the user's
 * input or with that version.
 */
export function EditConflict({ clientId, offerId, messages, isBusy, onKeep, onReplace }: Props) {
  if (offerId === undefined || !messages) return null
  const handleResolve = async (shouldKeep: boolean) => {
    try {
      const latest = await request(offers.one, { clientId, offerId })
      if (shouldKeep) onKeep(latest.lockVersion)
      else onReplace(valuesOf(latest))
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <ConflictNotice
      messages={messages}
      isBusy={isBusy}
      onKeep={() => void handleResolve(true)}
      onReplace={() => void handleResolve(false)}
    />
  )
}
