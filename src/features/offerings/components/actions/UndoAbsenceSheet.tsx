import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { matchings } from '@/contracts/matchings'
import { absenceKindLabel } from '@/domain/matchings/labels'
import { cannotUndoAbsence } from '@/domain/matchings/matching'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { matchingTimesOf } from '@/components/absence/matchingTimesOf'
import { QueryResult } from '@/components/queries/QueryResult'
import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/feedback/Notice'
import { Sheet } from '@/ui/dialogs/Sheet'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { MatchedBody } from '@/features/offerings/components/detail/MatchedBody'

type Props = {
  clientId: string
  offeringId: number
  user: { userId: number; name: string; nameKana: string }
  onClose: () => void
}

/** Reverts an absence within a day: the worker did come, or the wrong worker was selected. */
export function UndoAbsenceSheet({
  clientId,
  offeringId,
  user: { userId, name, nameKana },
  onClose,
}: Props) {
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
    <Sheet
      title={`${name}さんの欠勤の登録を取り消す`}
      onClose={onClose}
      closable={!isUndoing}
      footer={(close) => (
        <>
          <Button
            tone='primary'
            size={48}
            loading={isUndoing}
            disabled={!user}
            disabledReason={reason}
            onClick={() => void handleUndo()}
          >
            欠勤の登録を取り消す
          </Button>
          <Button size={48} onClick={close}>
            やめる
          </Button>
        </>
      )}
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
    </Sheet>
  )
}
