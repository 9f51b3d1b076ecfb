import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { companyGroups } from '@/contracts/companyGroups'
import type { CompanyGroupDetail } from '@/contracts/companyGroups/schemas'
import { cannotAddMembers } from '@/domain/workers/groups'
import { everybody, filterOf, filterQueryOf } from '@/features/groups/lib/workerFilter'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { Sheet } from '@/ui/dialogs/Sheet'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { Pagination } from '@/ui/navigation/Pagination'
import { FoundWorkers } from './FoundWorkers'
import { WorkerFilterFields } from './WorkerFilterFields'
import * as S from './groups.styles'

type Props = { companyId: string; groupId: string; group: CompanyGroupDetail; onClose: () => void }

/** Adds the workers whom a filter finds to a group of the company, and counts them as the filter changes. */
export function AddCompanyMembersSheet({ companyId, groupId, group, onClose }: Props) {
  const [values, setValues] = useState(everybody)
  const [page, setPage] = useState(1)
  const [serverMessages, setServerMessages] = useState<readonly string[]>()
  const [update, isAdding] = useMutation(companyGroups.update)
  const result = useQuery(
    companyGroups.userStats,
    {
      companyId,
      query: {
        ...filterQueryOf(values),
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
  async function handleAdd() {
    try {
      const { addedCount, name } = await update({
        companyId,
        groupId,
        body: { addMatching: filterOf(values) },
      })
      notify({ type: 'success', body: [`${addedCount}名を「${name}」に追加しました。`] })
      onClose()
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 409) setServerMessages(problem.messages)
      else notifyError(problem)
    }
  }
  const reason =
    cannotAddMembers(group.usersCount, count) ??
    (count === 0 ? '条件に合う方がいません。条件をゆるめてください。' : undefined)
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
            disabledReason={found === undefined ? '該当する方を数えています。' : reason}
            onClick={() => void handleAdd()}
          >
            {count > 0 ? `${count.toLocaleString('ja-JP')}名を追加する` : '追加する'}
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
            <FoundWorkers workers={found.items} />
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
