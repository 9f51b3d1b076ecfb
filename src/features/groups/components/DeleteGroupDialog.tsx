import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import type { GroupDetail } from '@/contracts/groups/schemas'
import type { GroupUse } from '@/features/groups/lib/groupUse'
import { serverNow } from '@/lib/clock'
import { formatShift } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { Dialog } from '@/ui/dialogs/Dialog'
import { FormAlert } from '@/ui/fields/form/FormAlert'

type Props = {
  group: Pick<GroupDetail, 'name' | 'usersCount' | 'refusals'>
  uses: readonly GroupUse[]
  isDeleting: boolean
  onDelete: () => Promise<unknown>
  onClose: () => void
  onDone: () => void
}

/**
 * Confirms the deletion of a group, or names the active offerings that are limited to it and
 * prevent the deletion.
 */
export function DeleteGroupDialog({ group, uses, isDeleting, onDelete, ...props }: Props) {
  const { onClose, onDone } = props
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  const now = serverNow()
  async function handleDelete() {
    try {
      await onDelete()
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 409) setErrorMessages(problem.messages)
      else notifyError(problem)
      return
    }
    onDone()
  }
  if (group.refusals.remove !== null) {
    return (
      <Dialog
        title='このグループは削除できません'
        onClose={onClose}
        footer={(close) => (
          <Button size={44} onClick={close}>
            閉じる
          </Button>
        )}
      >
        <p>{group.refusals.remove}</p>
        {uses.map(({ clientId, clientName, ...offering }) => (
          <p key={offering.offeringId}>
            <ButtonLink
              wide
              href={href(routes.offering, { clientId, offeringId: offering.offeringId })}
            >
              {clientName} {formatShift(offering.startAt, offering.endAt, now)} {offering.title}
            </ButtonLink>
          </p>
        ))}
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      title={`「${group.name}」を削除しますか`}
      tone='danger'
      applyLabel='グループを削除する'
      cancelLabel='やめる'
      loading={isDeleting}
      irreversible
      onApply={() => void handleDelete()}
      onClose={onClose}
    >
      {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
      <p>
        {group.usersCount > 0
          ? `${group.usersCount.toLocaleString('ja-JP')}名がグループから外れます。`
          : ''}
        ワーカーとの記録や評価は残ります。公開していない求人でこのグループを選んでいるときは、公開範囲を選び直してください。
      </p>
    </ConfirmDialog>
  )
}
