import { WorkedWorkerPicker } from '@/components/workers/WorkedWorkerPicker'
import { groupLimits } from '@/domain/workers/groups'
import type { WorkerPickerProps } from './AddMembersSheet'
import * as S from './groups.styles'

type Props = WorkerPickerProps & { clientId: string; groupId: string }

/** Selects from the workers of the store who are not in the group yet. */
export function StoreWorkerPicker({ clientId, groupId, usersCount, selected, onSelect }: Props) {
  const remainingSeats = groupLimits.members - usersCount
  return (
    <>
      <S.Note>
        この店舗で働いたことのある方です。ブロック中の方は出ません。あと
        {remainingSeats.toLocaleString('ja-JP')}名入れられます。
      </S.Note>
      <WorkedWorkerPicker
        clientId={clientId}
        filter={{ notInGroupId: Number(groupId) }}
        selected={selected}
        onSelect={onSelect}
        nobodyLeft='この店舗で働いたことがあり、まだこのグループに入っていない方はいません。'
      />
    </>
  )
}
