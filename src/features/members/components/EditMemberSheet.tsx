import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { useSchemaForm } from '@/api/useSchemaForm'
import type { Member } from '@/contracts/members/schemas'
import { companyRoles, type Role } from '@/contracts/permission'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { Sheet } from '@/ui/dialogs/Sheet'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import type { MemberApi } from '@/features/members/hooks/useMemberApi'
import { RoleFields } from './RoleFields'
import * as S from './MemberForm.styles'

type Props = {
  api: MemberApi
  member: Member
  roles: readonly Role[]
  stores: readonly { id: number; name: string }[] | undefined
  onClose: () => void
}

/** Changes the role and the stores of a member. */
export function EditMemberSheet({ api, member, roles, stores, onClose }: Props) {
  // What the form was opened with: a change by somebody else meanwhile is refused, not overwritten.
  const [initialMember] = useState(member)
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  const [form, submitWith] = useSchemaForm(() => import('@/features/members/editMember.schema'), {
    role: initialMember.roles[0]?.role ?? 'viewer',
    clientIds: initialMember.roles.flatMap(({ clientId }) => clientId ?? []),
  })
  const hasSeveralRoles = new Set(initialMember.roles.map(({ role }) => role)).size > 1
  const formProps = submitWith(async ({ role, clientIds }) => {
    try {
      await api.update(initialMember.accountId, {
        role,
        clientIds: companyRoles.includes(role) ? [] : clientIds,
        lockVersion: initialMember.lockVersion,
      })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      return setErrorMessages(error.messages)
    }
    notify({ type: 'success', body: [`${initialMember.name}さんの権限を変更しました。`] })
    onClose()
  })
  return (
    <Sheet title={`${initialMember.name}さんの権限を変更`} onClose={onClose}>
      {(close) => (
        <S.Form {...formProps} aria-label='権限の変更'>
          {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
          {hasSeveralRoles && (
            <S.Note>
              店舗ごとに権限がちがいます。変更すると、選んだ店舗すべてが同じ権限になります。
            </S.Note>
          )}
          <RoleFields form={form} roles={roles} stores={stores} />
          <S.Note>変更は、次の操作からすぐに反映されます。</S.Note>
          <S.Actions>
            <Button type='submit' tone='primary' size={48} loading={form.formState.isSubmitting}>
              変更する
            </Button>
            <Button size={48} onClick={close}>
              やめる
            </Button>
          </S.Actions>
        </S.Form>
      )}
    </Sheet>
  )
}
