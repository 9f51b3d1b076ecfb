import { useState } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { workedBrandUsers } from '@/contracts/workers'
import type { WorkedBrandUser } from '@/contracts/workers/schemas'
import { formatSlashDay } from '@/lib/date'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NoResult } from '@/ui/feedback/NoResult'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { Pagination } from '@/ui/navigation/Pagination'
import { color, font, target, weight } from '@/ui/tokens'
import { MAX_NAME_SEARCH_LENGTH } from '@/lib/query'

/** The selected workers: ids with names. */
export type SelectedWorkers = ReadonlyMap<number, string>
type Props = {
  clientId: string
  /** Who is left out. */
  filter: { notInGroupId?: number; notGraduate?: '1' }
  selected: SelectedWorkers
  onSelect: (selected: SelectedWorkers) => void
  /** Said when the filter leaves nobody. */
  nobodyLeft: string
}

/** Selects from the workers who have worked at the store. The selection is kept across searches and pages. */
export function WorkedWorkerPicker({ clientId, filter, selected, onSelect, nobodyLeft }: Props) {
  const [nameKana, setNameKana] = useState('')
  const [page, setPage] = useState(1)
  const result = useQuery(
    workedBrandUsers.list,
    { clientId, query: { nameKana, page, ...filter } },
    { keepPreviousData: true },
  )
  const { data, isValidating } = result
  const handleToggle = ({ userId, name }: WorkedBrandUser) =>
    onSelect(
      new Map(
        selected.has(userId)
          ? [...selected].filter(([id]) => id !== userId)
          : [...selected, [userId, name]],
      ),
    )
  return (
    <Picker>
      <SearchField
        label='氏名・フリガナで探す'
        hideLabel
        placeholder='氏名・フリガナ'
        maxLength={MAX_NAME_SEARCH_LENGTH}
        value={nameKana}
        onSearch={(text) => {
          setPage(1)
          setNameKana(text)
        }}
      />
      <QueryResult
        of={result}
        name='ワーカー'
        inline
        skeleton={<Skeleton kind='people' rows={4} />}
      />
      {data?.totalCount === 0 &&
        (nameKana === '' ? (
          <EmptyState art='worker' title='追加できる方はいません'>
            {nobodyLeft}
          </EmptyState>
        ) : (
          <NoResult what='ワーカー' onClear={() => setNameKana('')} />
        ))}
      {data && data.items.length > 0 && (
        <WorkerChoices workers={data.items} selected={selected} onToggle={handleToggle} />
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
    </Picker>
  )
}

type ChoicesProps = {
  workers: readonly WorkedBrandUser[]
  selected: SelectedWorkers
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

const Picker = styled.div`
  display: grid;
  gap: 12px;
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
