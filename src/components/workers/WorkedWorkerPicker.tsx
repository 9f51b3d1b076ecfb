import { useState } from 'react'
import styled from 'styled-components'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { workedBrandUsers } from '@/contracts/workers'
import type { WorkedBrandUser } from '@/contracts/workers/schemas'
import { serverNow } from '@/lib/clock'
import { formatSlashDay } from '@/lib/date'
import { MAX_NAME_SEARCH_LENGTH } from '@/lib/query'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { NoResult } from '@/ui/feedback/NoResult'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { foundIn } from '@/ui/fields/filters/foundText'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { Pagination } from '@/ui/navigation/Pagination'
import { WorkerChoices, type SelectedWorkers } from './WorkerChoices'

type Props = {
  clientId: string
  /** The workers to exclude. */
  filter: { notInGroupId?: number; notGraduate?: '1' }
  selected: SelectedWorkers
  onSelect: (selected: SelectedWorkers) => void
  /** Shown when the filter finds nobody. */
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
  const { data } = result
  return (
    <Picker>
      <SearchField
        label='氏名・フリガナで探す'
        hideLabel
        placeholder='氏名・フリガナ'
        maxLength={MAX_NAME_SEARCH_LENGTH}
        value={nameKana}
        found={foundIn(result, '名')}
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
        <WorkerChoices
          workers={data.items}
          words={wordsOf}
          selected={selected}
          onSelect={onSelect}
        />
      )}
      {data && <Pagination of={data} unit='名' onPage={setPage} />}
    </Picker>
  )
}

const wordsOf = ({ workedCountHere, lastWorkedOn, groups }: WorkedBrandUser) =>
  [
    `${workedCountHere}回勤務`,
    lastWorkedOn && `最終 ${formatSlashDay(lastWorkedOn, serverNow())}`,
    groups.map((group) => group.name).join('、'),
  ]
    .filter(Boolean)
    .join('・')

const Picker = styled.div`
  display: grid;
  gap: 12px;
`
