import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { matchingTimesOf } from '@/components/absence/matchingTimesOf'
import { MatchedBody, type MatchedActionProps } from '@/components/matchings/MatchedBody'
import { QueryResult } from '@/components/queries/QueryResult'
import { matchings } from '@/contracts/matchings'
import { absenceKindLabel } from '@/domain/matchings/labels'
import { cannotUndoAbsence } from '@/domain/matchings/matching'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** Reverts an absence within a day: the worker did come, or the wrong worker was selected. */
export function UndoAbsenceDialog({
  clientId,
  offeringId,
  user: { userId, name, nameKana },
  onClose,
}: MatchedActionProps) {
  const params = { clientId, offeringId, userId }
  const query = useQuery(matchings.one, params)
  const { data: user, error } = query
  const [undo, isUndoing] = useMutation(matchings.undoAbsence)
  const [serverMessage, setServerMessage] = useState<string>()
  const reason =
    serverMessage ??
    (user && cannotUndoAbsence(matchingTimesOf(user), user.actedAt ?? user.matchedAt, serverNow()))
  async function handleUndo() {
    try {
      await undo(params)
      notify({ type: 'success', body: [`${name}さんの欠勤の登録を取り消しました。`] })
      onClose()
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 409) setServerMessage(problem.message)
      else notifyError(problem)
    }
  }
  return (
    <ConfirmDialog
      title={`${name}さんの欠勤の登録を取り消す`}
      applyLabel='欠勤の登録を取り消す'
      cancelLabel='やめる'
      loading={isUndoing}
      disabledReason={user ? reason : 'ワーカーの状況を確かめています。'}
      onApply={() => void handleUndo()}
      onClose={onClose}
    >
      <MatchedBody nameKana={nameKana} shift={user}>
        <QueryResult
          of={query}
          name='ワーカーの状況'
          inline
          skeleton={<Skeleton kind='text' rows={3} />}
        />
        {!error && user && (
          <>
            {reason && (
              <Notice tone='plain' title='この欠勤は取り消せません'>
                {reason}
              </Notice>
            )}
            <p>
              {user.absenceKind && absenceKindLabel[user.absenceKind]}として、
              {user.actedByName ? `${user.actedByName}さんが` : ''}
              {user.actedAt && `${formatDateTime(user.actedAt, serverNow())}に`}登録しました。
            </p>
            <ul>
              <li>
                マッチングは続いていることになり、本人のチェックインと修正依頼を受け付けます。
              </li>
              <li>無断欠勤として付いた記録は消えます。</li>
              <li>
                代わりに出した募集は、そのまま残ります。ブロックしたときは、あわせて解除してください。
              </li>
            </ul>
          </>
        )}
      </MatchedBody>
    </ConfirmDialog>
  )
}
