import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { ladders } from '@/contracts/ladders'
import { levers } from '@/contracts/levers'
import type { Lever } from '@/contracts/levers/schemas'
import { offeringLifecycle } from '@/contracts/offerings'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { leverWords } from '@/domain/offerings/leverWords'
import { notify } from '@/lib/notifications/notificationQueue'

type Options = {
  clientId: string
  offering: OfferingDetail
  /** The version of the offering for which the levers were computed. The server refuses if it has changed since. */
  lockVersion: number
}

/**
 * Applies a lever: a higher wage and a wider scope edit the offering, a ladder opens its next rung, and other hours
 * have a separate endpoint. `pull` resolves to whether it succeeded, and notifies of a refusal.
 */
export function useLever({ clientId, offering, lockVersion }: Options) {
  const [edit, isEditing] = useMutation(offeringLifecycle.edit)
  const [advance, isAdvancing] = useMutation(ladders.advance)
  const [changeHours, isChangingHours] = useMutation(levers.changeHours)
  const ids = { clientId, offeringId: offering.id }

  function send(lever: Lever, acknowledged: boolean) {
    const { kind, movedByMin, nextRung } = lever
    if (kind === 'split' || kind === 'move')
      return changeHours({ ...ids, body: { kind, movedByMin, lockVersion, acknowledged } })
    if (nextRung !== null) return advance({ ...ids, body: { scope: nextRung } })
    return edit({
      ...ids,
      offerId: offering.offerId,
      body: { ...lever.edit, lockVersion, publish: false, acknowledged: false },
    })
  }

  // `acknowledged`: the person has read the warnings of publishing one more offering. An edit publishes nothing.
  async function pull(lever: Lever, acknowledged = false) {
    try {
      await send(lever, acknowledged)
      notify({ type: 'success', body: [leverWords(lever, offering.peopleMatched).done] })
      return true
    } catch (problem) {
      notifyError(problem)
      return false
    }
  }
  return { pull, isPulling: isEditing || isAdvancing || isChangingHours }
}
