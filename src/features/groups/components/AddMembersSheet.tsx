import { useState } from 'react'
import styled from 'styled-components'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { groups } from '@/contracts/groups'
import { workedBrandUsers } from '@/contracts/workers'
import type { GroupDetail } from '@/contracts/groups/schemas'
import type { WorkedBrandUser } from '@/contracts/workers/schemas'
import { cannotAddMembers, groupLimits } from '@/domain/workers/groups'
import { formatSlashDay } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { NoResult } from '@/ui/feedback/NoResult'
import { Pagination } from '@/ui/navigation/Pagination'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { Sheet } from '@/ui/dialogs/Sheet'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { color, font, target, weight } from '@/ui/tokens'

type Props = { clientId: string; groupId: string; group: GroupDetail; onClose: () => void }

/** Adds workers who have worked here to the group. The selection is kept across searches and pages. */
export function AddMembersSheet({ clientId, groupId, group, onClose }: Props) {
  const [nameKana, setNameKana] = useState('')
  const [page, setPage] = useState(1)
  const [selectedWorkers, setSelectedWorkers] = useState<ReadonlyMap<number, string>>(new Map())
  const [serverMessages, setServerMessages] = useState<readonly string[]>()
  const { data, error, isValidating, mutate } = useQuery(
    workedBrandUsers.list,
    { clientId, query: { nameKana, page, notInGroupId: Number(groupId) } },
    { keepPreviousData: true },
  )
  const [update, adding] = useMutation(groups.update)
  const full = cannotAddMembers(group.usersCount, Math.max(1, selectedWorkers.size))
  const remainingSeats = groupLimits.members - group.usersCount
  const toggle = ({ userId, name }: WorkedBrandUser) =>
    setSelectedWorkers(
      new Map(
        selectedWorkers.has(userId)
          ? [...selectedWorkers].filter(([id]) => id !== userId)
          : [...selectedWorkers, [userId, name]],
      ),
    )
  async function add() {
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
      closable={!adding}
      footer={(close) => (
        <>
          <Button
            tone='primary'
            size={48}
            loading={adding}
            disabledReason={
              full ??
              (selectedWorkers.size === 0 ? '追加するワーカーを選んでください。' : undefined)
            }
            onClick={() => void add()}
          >
            {selectedWorkers.size > 0 ? `${selectedWorkers.size}名を追加する` : '追加する'}
          </Button>
          <Button size={48} disabled={adding} onClick={close}>
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
        <SearchField
          label='氏名・フリガナで探す'
          hideLabel
          placeholder='氏名・フリガナ'
          maxLength={50}
          value={nameKana}
          onSearch={(text) => {
            setPage(1)
            setNameKana(text)
          }}
        />
        {error && (
          <ErrorState
            inline
            title='ワーカーを読み込めませんでした'
            onRetry={() => void mutate()}
            retrying={isValidating}
          >
            {error.message}
          </ErrorState>
        )}
        {!data && !error && <Skeleton kind='people' rows={4} />}
        {data?.totalCount === 0 &&
          (nameKana === '' ? (
            <EmptyState art='worker' title='追加できる方はいません'>
              働いたことのある方は、全員このグループに入っています。
            </EmptyState>
          ) : (
            <NoResult what='ワーカー' onClear={() => setNameKana('')} />
          ))}
        {data && data.items.length > 0 && (
          <WorkerChoices workers={data.items} selected={selectedWorkers} onToggle={toggle} />
        )}
        {data && (
          <Pagination
            page={data.page}
            perPage={data.perPage}
            total={data.totalCount}
            unit='名'
            loading={isValidating}
            onPage={setPage}
          />
        )}
      </Body>
    </Sheet>
  )
}

type ChoicesProps = {
  workers: readonly WorkedBrandUser[]
  selected: ReadonlyMap<number, string>
  onToggle: (worker: WorkedBrandUser) => void
}
function WorkerChoices({ workers, selected, onToggle }: ChoicesProps) {
  return (
    <ul>
      {workers.map((worker) => (
        <li key={worker.userId}>
          <label>
            <input
              type='checkbox'
              checked={selected.has(worker.userId)}
              onChange={() => onToggle(worker)}
            />
            <b>{worker.name}</b>
            <small>{worker.nameKana}</small>
            <small>
              {worker.workedCountHere}回勤務
              {worker.lastWorkedOn && `・最終 ${formatSlashDay(worker.lastWorkedOn)}`}
              {worker.groups.length > 0 &&
                `・${worker.groups.map((group) => group.name).join('、')}`}
            </small>
          </label>
        </li>
      ))}
    </ul>
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
  > ul {
    list-style: none;
    margin: 0;
    padding: 0;
    border-block: 1px solid ${color.lineSoft};
  }
  li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  label {
    display: grid;
    grid-template-columns: 34px 1fr;
    align-items: center;
    min-height: ${target};
    padding: 8px 0;
    cursor: pointer;
  }
  label > :not(input) {
    grid-column: 2;
  }
  input {
    grid-row: 1 / 4;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${color.primaryFill};
  }
  b {
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }
  small {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`
