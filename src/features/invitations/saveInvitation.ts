import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { invitations } from '@/contracts/invitations'
import type { Invitation } from '@/contracts/invitations/schemas'
import { notify } from '@/lib/notifications/notificationQueue'

/** '' the invitation of the store, 'brand' that of its brand, 'graduate' that of its graduates. */
export type InvitationKind = '' | 'brand' | 'graduate'

const endpoints = {
  '': { read: invitations.one, save: invitations.save },
  brand: { read: invitations.brand, save: invitations.saveBrand },
  graduate: { read: invitations.graduate, save: invitations.saveGraduate },
} as const
/** The calls of each kind of invitation. */
export const endpointsOf = (kind: InvitationKind) => endpoints[kind]

export type InviteWindow = {
  clientId: string
  kind: InvitationKind
  invitation: Invitation
  onClose: () => void
  /** Called when another user was first: the invitation must be read again. */
  onStale: () => void
}

/** [saveGroups, isSaving, errorMessages]: creates an invitation, changes its groups, or renews it. */
export function useSaveInvitation({ clientId, kind, invitation, onClose, onStale }: InviteWindow) {
  const [save, isSaving] = useMutation(endpointsOf(kind).save)
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  // As it was when the window opened: a version that is newer than the chosen groups would undo another choice.
  const [opened] = useState(invitation)
  const { lockVersion } = errorMessages ? invitation : opened
  async function saveGroups(targetGroupIds: number[], renew: boolean, done: string) {
    setErrorMessages(undefined)
    try {
      await save({ clientId, body: { targetGroupIds, renew, lockVersion } })
      notify({ type: 'success', body: [done] })
      onClose()
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status !== 409) return notifyError(problem)
      setErrorMessages(problem.messages)
      onStale()
    }
  }
  return [saveGroups, isSaving, errorMessages] as const
}
