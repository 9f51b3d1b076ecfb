import { useState } from 'react'
import { useCan } from '@/components/permissions/useCan'
import type { UnreviewedUser } from '@/contracts/reviews/schemas'
import type { Decision } from '@/features/reviews/hooks/useDecisions'
import { Button } from '@/ui/buttons/Button'
import { Sheet } from '@/ui/dialogs/Sheet'
import { GroupChoices } from './GroupChoices'
import { WorkerListCheckbox } from './WorkerListCheckbox'
import { WorkerLists } from './WorkerListsSheet.styles'

type Props = {
  clientId: string
  worker: UnreviewedUser
  decision: Decision
  onDecide: (change: Partial<Decision>) => void
  onClose: () => void
}

/** Groups, trust and block of one worker. They are part of the decision, so they apply when the review is sent. */
export function WorkerListsSheet({ clientId, worker, decision, onDecide, onClose }: Props) {
  const canTrust = useCan({ permission: 'worker.trust' })
  const canBlock = useCan({ permission: 'worker.block' })
  const [editedDecision, setEditedDecision] = useState(decision)
  const { addGroupIds, block } = editedDecision
  const isTrusted = editedDecision.trusted ?? worker.trusted
  const update = (change: Partial<Decision>) => setEditedDecision({ ...editedDecision, ...change })
  const handleApply = () =>
    onDecide({
      addGroupIds,
      trusted: editedDecision.trusted,
      block,
      favorite: block ? null : decision.favorite,
    })
  return (
    <Sheet
      title={`${worker.name}さんのグループ・認定・ブロック`}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button
            tone='primary'
            size={44}
            onClick={() => {
              handleApply()
              close()
            }}
          >
            決定する
          </Button>
          <Button size={44} onClick={close}>
            やめる
          </Button>
        </>
      )}
    >
      <WorkerLists>
        <GroupChoices
          clientId={clientId}
          currentIds={worker.groupIds}
          addedIds={addGroupIds}
          isDisabled={block}
          onChange={(ids) => update({ addGroupIds: ids })}
        />
        {canTrust && (
          <WorkerListCheckbox
            legend='認定ワーカー'
            label='認定ワーカーにする'
            note='限定公開の募集を届けられます。'
            isChecked={isTrusted && !block}
            isDisabled={block}
            onChange={(isChecked) =>
              update({ trusted: isChecked === worker.trusted ? null : isChecked })
            }
          />
        )}
        {canBlock && (
          <WorkerListCheckbox
            legend='ブロック'
            label={worker.blocked ? 'すでにブロックしています' : 'このワーカーをブロックする'}
            note='この店舗の募集が表示されなくなり、お気に入りとグループから外れます。本人には知らされません。'
            isChecked={block || worker.blocked}
            isDisabled={worker.blocked}
            onChange={(isChecked) =>
              update(isChecked ? { block: true, addGroupIds: [], trusted: null } : { block: false })
            }
          />
        )}
        <p>
          評価を送ったときに反映されます。グループ・認定・ブロックは、ワーカーには表示されません。
        </p>
      </WorkerLists>
    </Sheet>
  )
}
