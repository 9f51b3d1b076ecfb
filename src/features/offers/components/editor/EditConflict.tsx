import { notifyError, request } from '@/api/client'
import { offers } from '@/contracts/offers'
import { type OfferValues, valuesOf } from '@/features/offers/lib/offerValues'
import { ConflictNotice } from './ConflictNotice'

type Props = {
  clientId: string
  offerId: number
  messages: readonly string[]
  busy: boolean
  /** Save what was typed over the version of now. */
  onKeep: (lockVersion: number) => void
  /** Show what is there now. */
  onReplace: (fresh: OfferValues) => void
}

/** After somebody else's change: with the version of now, and what was typed or what is there. */
export function EditConflict({ clientId, offerId, messages, busy, onKeep, onReplace }: Props) {
  async function settle(keep: boolean) {
    try {
      const latest = await request(offers.one, { clientId, offerId })
      if (keep) onKeep(latest.lockVersion)
      else onReplace(valuesOf(latest))
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <ConflictNotice
      messages={messages}
      busy={busy}
      onKeep={() => void settle(true)}
      onReplace={() => void settle(false)}
    />
  )
}
