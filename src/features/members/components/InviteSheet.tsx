import { useSchemaForm } from '@/api/useSchemaForm'
import { companyRoles, type Role } from '@/contracts/permission'
import type { MemberApi } from '@/features/members/hooks/useMemberApi'
import { notify } from '@/lib/notifications/notificationQueue'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { TextField } from '@/ui/fields/inputs/TextField'
import * as S from './MemberForm.styles'
import { RoleFields } from './RoleFields'

type Props = {
  api: MemberApi
  roles: readonly Role[]
  stores: readonly { id: number; name: string }[] | undefined
  onClose: () => void
}

/** The initially selected stores: the fixed one, or the only one that can be chosen. */
const firstStores = ({ storeId }: MemberApi, stores: Props['stores']) => {
  if (storeId !== undefined) return [storeId]
  return stores?.length === 1 ? stores.map(({ id }) => id) : []
}

/** Invites a person to the staff by e-mail. */
export function InviteSheet({ api, roles, stores, onClose }: Props) {
  const [form, submitWith] = useSchemaForm(() => import('@/features/members/invite.schema'), {
    email: '',
    role: roles.includes('clientStaff') ? ('clientStaff' as Role) : (roles[0] ?? 'viewer'),
    clientIds: firstStores(api, stores),
  })
  const onForm = submitWith(async ({ email, role, clientIds }) => {
    await api.invite({ email, role, clientIds: companyRoles.includes(role) ? [] : clientIds })
    notify({ type: 'success', body: [`${email} に招待のメールを送ります。`] })
    onClose()
  })
  return (
    <FormSheet
      title='スタッフを招待'
      form={form}
      onForm={onForm}
      applyLabel='招待を送る'
      onClose={onClose}
    >
      <S.Note>招待のメールは7日間有効です。</S.Note>
      <TextField
        form={form}
        name='email'
        label='メールアドレス'
        kind='email'
        autoComplete='off'
        required
      />
      <RoleFields form={form} roles={roles} stores={stores} />
    </FormSheet>
  )
}
