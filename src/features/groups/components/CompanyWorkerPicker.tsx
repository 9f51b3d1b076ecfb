import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { WorkerChoices } from '@/components/workers/WorkerChoices'
import { companyGroups } from '@/contracts/companyGroups'
import type { CompanyWorker } from '@/contracts/companyGroups/schemas'
import { cannotAddMembers } from '@/domain/workers/groups'
import { everybody, filterOf, filterQueryOf } from '@/features/groups/lib/workerFilter'
import { serverNow } from '@/lib/clock'
import { formatSlashDay } from '@/lib/date'
import { MAX_NAME_SEARCH_LENGTH } from '@/lib/query'
import { Button } from '@/ui/buttons/Button'
import { NoResult } from '@/ui/feedback/NoResult'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { Pagination } from '@/ui/navigation/Pagination'
import type { WorkerPickerProps } from './AddMembersSheet'
import * as S from './groups.styles'
import { WorkerFilterFields } from './WorkerFilterFields'

type Props = WorkerPickerProps & { companyId: string; groupId: string }

const wordsOf = ({ workedCountCompany, lastWorkedOn, clients }: CompanyWorker) =>
  [
    `${workedCountCompany}回勤務`,
    lastWorkedOn && `最終 ${formatSlashDay(lastWorkedOn, serverNow())}`,
    ...clients.flatMap(({ name, workedCount }) =>
      workedCount > 0 ? [`${name} ${workedCount}回`] : [],
    ),
  ]
    .filter(Boolean)
    .join('・')

/** Selects workers of the company who are not in the group yet, or adds all workers that match the filter. */
export function CompanyWorkerPicker({
  companyId,
  groupId,
  usersCount,
  selected,
  onSelect,
  isAdding,
  onAdd,
}: Props) {
  const [values, setValues] = useState(everybody)
  const [nameKana, setNameKana] = useState('')
  const [page, setPage] = useState(1)
  const result = useQuery(
    companyGroups.userStats,
    {
      companyId,
      query: {
        ...filterQueryOf(values),
        nameKana,
        notInGroupId: Number(groupId),
        groupId: Number(groupId),
        page,
      },
    },
    { keepPreviousData: true },
  )
  const { data } = result
  const found = data?.workers
  const count = found?.totalCount ?? 0
  return (
    <>
      <S.Note>
        企業の店舗で働いたことのある方のうち、まだ入っていない方です。企業全体でブロック中の方は出ません。
      </S.Note>
      <WorkerFilterFields
        values={values}
        onChange={(patch) => {
          setPage(1)
          setValues({ ...values, ...patch })
        }}
      />
      <SearchField
        label='氏名・フリガナで探す'
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
      {found && (
        <>
          <S.LiveCount role='status'>
            該当 <b>{count.toLocaleString('ja-JP')}名</b>
          </S.LiveCount>
          {nameKana === '' && (
            <AddEverybody
              count={count}
              loading={isAdding}
              refusal={cannotAddMembers(usersCount, count)}
              onAdd={() => onAdd({ addMatching: filterOf(values) })}
            />
          )}
          {nameKana !== '' && count === 0 && (
            <NoResult isQuiet what='ワーカー' onClear={() => setNameKana('')} />
          )}
          <WorkerChoices
            workers={found.items}
            words={wordsOf}
            selected={selected}
            onSelect={onSelect}
          />
          <Pagination of={found} unit='名' onPage={setPage} />
        </>
      )}
    </>
  )
}

type EverybodyProps = {
  count: number
  loading: boolean
  refusal: string | undefined
  onAdd: () => void
}
function AddEverybody({ count, loading, refusal, onAdd }: EverybodyProps) {
  if (count === 0) return <S.Note>条件に合う方がいません。条件をゆるめてください。</S.Note>
  return (
    <Button loading={loading} disabledReason={refusal} onClick={onAdd}>
      条件に合う{count.toLocaleString('ja-JP')}名全員を追加する
    </Button>
  )
}
