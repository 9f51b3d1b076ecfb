import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { invitations } from '@/contracts/invitations'
import type { Invitation } from '@/contracts/invitations/schemas'
import { notify } from '@/lib/notifications/notificationQueue'

export type InviteWindow = {
  clientId: string
  kind: '' | 'brand'
  invitation: Invitation
  onClose: () => void
  /** Somebody else was first: what is shown must be read again. */
  onStale: () => void
}

/** [save, saving, refused]: makes an invitation, changes its groups, or renews it. */
export function useSaveInvitation({ clientId, kind, invitation, onClose, onStale }: InviteWindow) {
  const [save, saving] = useMutation(kind === 'brand' ? invitations.saveBrand : invitations.save)
  const [refused, setRefused] = useState<readonly string[]>()
  async function go(targetGroupIds: number[], renew: boolean, done: string) {
    setRefused(undefined)
    try {
      await save({ clientId, body: { targetGroupIds, renew, lockVersion: invitation.lockVersion } })
      notify({ type: 'success', body: [done] })
      onClose()
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status !== 409) return notifyError(problem)
      setRefused(problem.messages)
      onStale()
    }
  }
  return [go, saving, refused] as const
}
