import { useMemo, useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { MAX_MEMO_LENGTH } from '@/contracts/reviews/enums'
import { workers } from '@/contracts/workers'
import type { UserDetail } from '@/contracts/workers/schemas'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'

/**
 * Edits the store's memo. On a conflict the second user sees who saved first, and keeps the input.
 */
export function MemoSheet({
  clientId,
  user: { userId, name, memo },
  onClose,
  onChanged,
}: {
  clientId: string
  user: UserDetail
  onClose: () => void
  onChanged: () => void
}) {
  const [save] = useMutation(workers.setMemo)
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  // The version when the sheet opened. If a revalidation replaced it, a conflict would go unnoticed.
  const [lockVersion, setLockVersion] = useState(memo.lockVersion)
  const [form, submitWith] = useSchemaForm(() => import('@/features/workers/memo.schema'), {
    memo: memo.body,
  })
  const onForm = submitWith(async (body) => {
    try {
      await save({ clientId, userId, body: { ...body, lockVersion } })
      notify({ type: 'success', body: ['店舗メモを保存しました。'] })
      onClose()
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status !== 409) throw problem
      setErrorMessages(problem.messages)
      onChanged()
    }
  })
  const isNewer = errorMessages !== undefined && memo.lockVersion !== lockVersion
  const newerMemo = isNewer && memo.body
  // The alert takes the focus when its list changes, so a new array at each render would take it from the field.
  const alertLines = useMemo(
    () => errorMessages && [...errorMessages, ...(newerMemo ? [`いまのメモ: ${newerMemo}`] : [])],
    [errorMessages, newerMemo],
  )
  return (
    <FormSheet
      title={`${name}さんの店舗メモ`}
      form={form}
      onForm={onForm}
      applyLabel='メモを保存する'
      onClose={onClose}
    >
      {alertLines && (
        <FormAlert
          tone='warning'
          messages={alertLines}
          {...(isNewer
            ? {
                action: (
                  <Button
                    size={32}
                    onClick={() => {
                      setLockVersion(memo.lockVersion)
                      setErrorMessages(undefined)
                    }}
                  >
                    この内容で上書きする
                  </Button>
                ),
              }
            : {})}
        />
      )}
      <TextAreaField
        form={form}
        name='memo'
        label='メモ'
        help='ワーカーには表示されません。この店舗の担当者だけが読めます。'
        max={MAX_MEMO_LENGTH}
        rows={5}
      />
    </FormSheet>
  )
}
