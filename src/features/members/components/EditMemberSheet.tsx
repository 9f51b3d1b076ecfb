import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { useVersionedForm } from '@/api/useVersionedForm'
import { ConflictNotice } from '@/components/conflicts/ConflictNotice'
import type { Member } from '@/contracts/members/schemas'
import { companyRoles, type Role } from '@/contracts/permission'
import { roleLabel } from '@/domain/accounts/roleLabel'
import type { MemberApi } from '@/features/members/hooks/useMemberApi'
import { notify } from '@/lib/notifications/notificationQueue'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import * as S from './MemberForm.styles'
import { RoleFields } from './RoleFields'

type Props = {
  api: MemberApi
  member: Member
  roles: readonly Role[]
  stores: readonly { id: number; name: string }[] | undefined
  onClose: () => void
  /** Reads the member again. */
  readLatest: () => Promise<Member | undefined>
}

const labels = { role: '権限', clientIds: '開ける店舗' }
const valuesOf = (member: Member | undefined) => ({
  role: member?.roles[0]?.role ?? ('viewer' as const),
  clientIds: member?.roles.flatMap(({ clientId }) => clientId ?? []) ?? [],
})

/** Changes the role and the stores of a member. */
export function EditMemberSheet({ api, member, roles, stores, onClose, readLatest }: Props) {
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()
  const versioned = useVersionedForm(() => import('@/features/members/editMember.schema'), {
    record: member,
    valuesOf,
    readLatest,
  })
  const { form, opened = member } = versioned
  const hasSeveralRoles = new Set(opened.roles.map(({ role }) => role)).size > 1
  const onForm = versioned.submitWith(async ({ role, clientIds }) => {
    setErrorMessages(undefined)
    try {
      await api.update(opened.accountId, {
        role,
        clientIds: companyRoles.includes(role) ? [] : clientIds,
        lockVersion: opened.lockVersion,
      })
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status === 409
      if (!isRefusal || error.code === 'stale') throw error
      return setErrorMessages(error.messages)
    }
    notify({ type: 'success', body: [`${opened.name}さんの権限を変更しました。`] })
    onClose()
  })
  const words = {
    role: (role: Role) => roleLabel[role],
    clientIds: (ids: readonly number[]) =>
      stores
        ?.filter(({ id }) => ids.includes(id))
        .map(({ name }) => name)
        .join('、') || 'なし',
  }
  return (
    <FormSheet
      title={`${opened.name}さんの権限を変更`}
      form={form}
      onForm={onForm}
      applyLabel='変更する'
      onClose={onClose}
    >
      {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
      <ConflictNotice versioned={versioned} labels={labels} words={words} />
      {hasSeveralRoles && (
        <S.Note>
          店舗ごとに権限がちがいます。変更すると、選んだ店舗すべてが同じ権限になります。
        </S.Note>
      )}
      <RoleFields form={form} roles={roles} stores={stores} />
      <S.Note>変更は、次の操作からすぐに反映されます。</S.Note>
    </FormSheet>
  )
}
