import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { invitations } from '@/contracts/invitations'
import type { Invitation } from '@/contracts/invitations/schemas'
import { notify } from '@/lib/notifications/notificationQueue'

/** '': the invitation of the store; 'brand': of its brand; 'graduate': of its graduates. */
export type InvitationKind = '' | 'brand' | 'graduate'

const endpoints = {
  '': { read: invitations.one, save: invitations.save },
  brand: { read: invitations.brand, save: invitations.saveBrand },
  graduate: { read: invitations.graduate, save: invitations.saveGraduate },
} as const
/** The endpoints of each kind of invitation. */
export const endpointsOf = (kind: InvitationKind) => endpoints[kind]

export type InviteWindow = {
  clientId: string
  kind: InvitationKind
  invitation: Invitation
  onClose: () => void
  /** Called when another user was first: the invitation must be read again. */
  onStale: () => void
}

/**
 * Returns [saveGroups, isSaving, errorMessages]. `saveGroups` creates the invitation or changes its groups; with
 * `renew` it gets a new URL, and the old one becomes invalid.
 */
export function useSaveInvitation({ clientId, kind, invitation, onClose, onStale }: InviteWindow) {
  const [save, isSaving] = useMutation(endpointsOf(kind).save)
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  // The invitation as it was when the window opened. Saving with a newer version would overwrite the groups that
  // another user has chosen since.
  const [opened] = useState(invitation)
  // After a refusal the user has seen that, and saves again over the latest version.
  const { lockVersion } = errorMessages ? invitation : opened
  async function saveGroups(
    targetGroupIds: number[],
    { renew, successText }: { renew: boolean; successText: string },
  ) {
    setErrorMessages(undefined)
    try {
      await save({ clientId, body: { targetGroupIds, renew, lockVersion } })
      notify({ type: 'success', body: [successText] })
      onClose()
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status !== 409) return notifyError(problem)
      setErrorMessages(problem.messages)
      onStale()
    }
  }
  return [saveGroups, isSaving, errorMessages] as const
}
