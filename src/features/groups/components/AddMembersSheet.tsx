import { useState } from 'react'
import styled from 'styled-components'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { groups } from '@/contracts/groups'
import type { GroupDetail } from '@/contracts/groups/schemas'
import { cannotAddMembers, groupLimits } from '@/domain/workers/groups'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { Sheet } from '@/ui/dialogs/Sheet'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { WorkedWorkerPicker } from '@/components/workers/WorkedWorkerPicker'
import { color, font } from '@/ui/tokens'

type Props = { clientId: string; groupId: string; group: GroupDetail; onClose: () => void }

/** Adds workers who have worked here to the group. The selection is kept across searches and pages. */
export function AddMembersSheet({ clientId, groupId, group, onClose }: Props) {
  const [selectedWorkers, setSelectedWorkers] = useState<ReadonlyMap<number, string>>(new Map())
  const [serverMessages, setServerMessages] = useState<readonly string[]>()
  const [update, isAdding] = useMutation(groups.update)
  const refusal = cannotAddMembers(group.usersCount, Math.max(1, selectedWorkers.size))
  const remainingSeats = groupLimits.members - group.usersCount
  async function handleAdd() {
    try {
      const { addedCount, name } = await update({
        clientId,
        groupId,
        body: { addUserIds: [...selectedWorkers.keys()] },
      })
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
      closable={!isAdding}
      footer={(close) => (
        <>
          <Button
            tone='primary'
            size={48}
            loading={isAdding}
            disabledReason={
              refusal ??
              (selectedWorkers.size === 0 ? '追加するワーカーを選んでください。' : undefined)
            }
            onClick={() => void handleAdd()}
          >
            {selectedWorkers.size > 0 ? `${selectedWorkers.size}名を追加する` : '追加する'}
          </Button>
          <Button size={48} disabled={isAdding} onClick={close}>
            やめる
          </Button>
        </>
      )}
    >
      <Body>
        {serverMessages && <FormAlert tone='error' messages={serverMessages} />}
        <p>
          この店舗で働いたことのある方です。ブロック中の方は出ません。あと
          {remainingSeats.toLocaleString('ja-JP')}名入れられます。
        </p>
        <WorkedWorkerPicker
          clientId={clientId}
          filter={{ notInGroupId: Number(groupId) }}
          selected={selectedWorkers}
          onSelect={setSelectedWorkers}
          nobodyLeft='働いたことのある方は、全員このグループに入っています。'
        />
      </Body>
    </Sheet>
  )
}

const Body = styled.div`
  display: grid;
  gap: 12px;
  > p {
    margin: 0;
    font-size: ${font.s};
    color: ${color.ink2};
  }
`
