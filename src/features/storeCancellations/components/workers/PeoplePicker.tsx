import { useState } from 'react'
import { matchingChip } from '@/components/matchings/matchingChip'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { refusalOf } from '@/features/storeCancellations/lib/cancelValues'
import { serverNow } from '@/lib/clock'
import { formatShift } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { Avatar } from '@/ui/data-display/Avatar'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ActionBar } from '@/ui/layout/ActionBar'
import * as S from './PeoplePicker.styles'

type PickerProps = {
  people: readonly OfferingUser[]
  offering: OfferingDetail
  backHref: string
  /** Called when the user begins to select. */
  onFocus: () => void
  onPick: (userIds: readonly number[]) => void
}

/** Selects the workers to cancel if the URL names none. Nobody is preselected. */
export function PeoplePicker({ people, offering, backHref, onFocus, onPick }: PickerProps) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set())
  const now = serverNow()
  const toggle = (id: number) =>
    setSelectedIds((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  if (people.length === 0)
    return (
      <EmptyState
        art='worker'
        title='キャンセルできるワーカーはいません'
        action={<ButtonLink href={backHref}>求人の詳細へ戻る</ButtonLink>}
      >
        この求人に、マッチングが成立しているワーカーはいません。
      </EmptyState>
    )
  return (
    <>
      <S.WorkerChoices onFocus={onFocus}>
        <legend>キャンセルするワーカーを選んでください</legend>
        <p>
          {formatShift(offering.startAt, offering.endAt, now)} {offering.title}
        </p>
        <div>
          {people.map((person) => {
            const refusal = refusalOf(person, offering, now)
            return (
              <label key={person.userId}>
                <input
                  type='checkbox'
                  checked={selectedIds.has(person.userId)}
                  disabled={refusal !== undefined}
                  onChange={() => toggle(person.userId)}
                />
                <Avatar name={person.name} />
                <S.WorkerName>
                  <b>{person.name}</b>
                  <small>{person.nameKana}</small>
                  {refusal && <small>{refusal}</small>}
                </S.WorkerName>
                <small>{matchingChip(person).label}</small>
              </label>
            )
          })}
        </div>
      </S.WorkerChoices>
      <ActionBar>
        <Button
          tone='primary'
          size={48}
          disabledReason={selectedIds.size === 0 ? 'ワーカーを選んでください。' : undefined}
          onClick={() => onPick([...selectedIds])}
        >
          {selectedIds.size > 0 ? `${selectedIds.size}名の理由を選ぶ` : '理由を選ぶ'}
        </Button>
        <ButtonLink size={48} href={backHref}>
          やめる
        </ButtonLink>
      </ActionBar>
    </>
  )
}
