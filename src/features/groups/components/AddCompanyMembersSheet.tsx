import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { WorkerChoices, type SelectedWorkers } from '@/components/workers/WorkerChoices'
import { QueryResult } from '@/components/queries/QueryResult'
import { companyGroups } from '@/contracts/companyGroups'
import type {
  CompanyGroupDetail,
  CompanyGroupUpdate,
  CompanyWorker,
} from '@/contracts/companyGroups/schemas'
import { cannotAddMembers } from '@/domain/workers/groups'
import { everybody, filterOf, filterQueryOf } from '@/features/groups/lib/workerFilter'
import { formatSlashDay } from '@/lib/date'
import { MAX_NAME_SEARCH_LENGTH } from '@/lib/query'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { SearchField } from '@/ui/fields/filters/SearchField'
import { Sheet } from '@/ui/dialogs/Sheet'
import { NoResult } from '@/ui/feedback/NoResult'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { Pagination } from '@/ui/navigation/Pagination'
import { WorkerFilterFields } from './WorkerFilterFields'
import * as S from './groups.styles'

type Props = { companyId: string; groupId: string; group: CompanyGroupDetail; onClose: () => void }

const wordsOf = ({ workedCountCompany, lastWorkedOn, clients }: CompanyWorker) =>
  [
    `${workedCountCompany}回勤務`,
    lastWorkedOn && `最終 ${formatSlashDay(lastWorkedOn)}`,
    ...clients.flatMap(({ name, workedCount }) =>
      workedCount > 0 ? [`${name} ${workedCount}回`] : [],
    ),
  ]
    .filter(Boolean)
    .join('・')

/** Adding members, with the server's words where the group cannot take them. */
function useAdding({ companyId, groupId, onClose }: Omit<Props, 'group'>) {
  const [serverMessages, setServerMessages] = useState<readonly string[]>()
  const [update, isAdding] = useMutation(companyGroups.update)
  async function add(body: CompanyGroupUpdate) {
    try {
      const { addedCount, name } = await update({
        companyId,
        groupId,
        body,
      })
      notify({ type: 'success', body: [`${addedCount}名を「${name}」に追加しました。`] })
      onClose()
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 409) setServerMessages(problem.messages)
      else notifyError(problem)
    }
  }
  return { add, isAdding, serverMessages }
}

/**
 * Adds workers to a group of the company: those who are ticked, or everybody whom the filter finds. The ticks are kept
 * across searches and pages.
 */
export function AddCompanyMembersSheet({ companyId, groupId, group, onClose }: Props) {
  const [values, setValues] = useState(everybody)
  const [nameKana, setNameKana] = useState('')
  const [selected, setSelected] = useState<SelectedWorkers>(new Map())
  const [page, setPage] = useState(1)
  const { add, isAdding, serverMessages } = useAdding({ companyId, groupId, onClose })
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
  const { data, isValidating } = result
  const found = data?.workers
  const count = found?.totalCount ?? 0
  const selectedRefusal =
    cannotAddMembers(group.usersCount, Math.max(1, selected.size)) ??
    (selected.size === 0 ? '追加するワーカーを選んでください。' : undefined)
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
            disabledReason={selectedRefusal}
            onClick={() => void add({ addUserIds: [...selected.keys()] })}
          >
            {selected.size > 0 ? `${selected.size}名を追加する` : '追加する'}
          </Button>
          <Button size={48} disabled={isAdding} onClick={close}>
            やめる
          </Button>
        </>
      )}
    >
      <S.SheetBody>
        {serverMessages && <FormAlert tone='error' messages={serverMessages} />}
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
                refusal={cannotAddMembers(group.usersCount, count)}
                onAdd={() => void add({ addMatching: filterOf(values) })}
              />
            )}
            {nameKana !== '' && count === 0 && (
              <NoResult what='ワーカー' onClear={() => setNameKana('')} />
            )}
            <WorkerChoices
              workers={found.items}
              words={wordsOf}
              selected={selected}
              onSelect={setSelected}
            />
            <Pagination
              page={found.page}
              perPage={found.perPage}
              total={count}
              unit='名'
              loading={isValidating}
              onPage={setPage}
            />
          </>
        )}
      </S.SheetBody>
    </Sheet>
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
