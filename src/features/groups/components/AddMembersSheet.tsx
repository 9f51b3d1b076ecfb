import { useState, type ReactNode } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import type { SelectedWorkers } from '@/components/workers/WorkerChoices'
import type { CompanyGroupChange, CompanyGroupUpdate } from '@/contracts/companyGroups/schemas'
import { cannotAddMembers } from '@/domain/workers/groups'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { Sheet } from '@/ui/dialogs/Sheet'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import * as S from './groups.styles'

/** Changes the group. */
export type UpdateGroup = (
  body: CompanyGroupUpdate,
) => Promise<Pick<CompanyGroupChange, 'name' | 'addedCount' | 'removedCount'>>

/** The props of the part that selects workers on the sheet. */
export type WorkerPickerProps = {
  usersCount: number
  selected: SelectedWorkers
  onSelect: (selected: SelectedWorkers) => void
  isAdding: boolean
  onAdd: (body: CompanyGroupUpdate) => void
}

type Props = {
  usersCount: number
  update: UpdateGroup
  isUpdating: boolean
  picker: (props: WorkerPickerProps) => ReactNode
  onClose: () => void
}

/** Adds workers to a group of a store or a company. The selection is kept across searches and pages. */
export function AddMembersSheet({ usersCount, update, isUpdating, picker, onClose }: Props) {
  const [selected, setSelected] = useState<SelectedWorkers>(new Map())
  const [serverMessages, setServerMessages] = useState<readonly string[]>()
  const refusal =
    cannotAddMembers(usersCount, Math.max(1, selected.size)) ??
    (selected.size === 0 ? '追加するワーカーを選んでください。' : undefined)
  async function handleAdd(body: CompanyGroupUpdate) {
    try {
      const { addedCount, name } = await update(body)
      notify({ type: 'success', body: [`${addedCount}名を「${name}」に追加しました。`] })
      onClose()
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 409) setServerMessages(problem.messages)
      else notifyError(problem)
    }
  }
  return (
    <Sheet
      title='ワーカーを追加'
      onClose={onClose}
      closable={!isUpdating}
      footer={(close) => (
        <>
          <Button
            tone='primary'
            size={48}
            loading={isUpdating}
            disabledReason={refusal}
            onClick={() => void handleAdd({ addUserIds: [...selected.keys()] })}
          >
            {selected.size > 0 ? `${selected.size}名を追加する` : '追加する'}
          </Button>
          <Button size={48} disabled={isUpdating} onClick={close}>
            やめる
          </Button>
        </>
      )}
    >
      <S.SheetBody>
        {serverMessages && <FormAlert tone='error' messages={serverMessages} />}
        {picker({
          usersCount,
          selected,
          onSelect: setSelected,
          isAdding: isUpdating,
          onAdd: (body) => void handleAdd(body),
        })}
      </S.SheetBody>
    </Sheet>
  )
}
