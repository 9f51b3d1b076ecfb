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
  /** The version of the offering from which the levers were worked out: a change since then is refused. */
  lockVersion: number
}

/**
 * Carries out a lever: a higher wage and a wider scope are edits of the offering, a ladder opens its next step, other
 * hours have a call of their own. Resolves to whether it was done; a refusal is notified.
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
