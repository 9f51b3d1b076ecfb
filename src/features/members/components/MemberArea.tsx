import dynamic from 'next/dynamic'
import { useCallback, useMemo, useState } from 'react'
import { notifyError } from '@/api/client'
import type { Member } from '@/contracts/members/schemas'
import type { Role } from '@/contracts/permission'
import type { MemberApi } from '@/features/members/hooks/useMemberApi'
import {
  confirmedActions,
  type ConfirmedAction,
  type MemberAction,
} from '@/features/members/lib/memberActions'
import { serverNow } from '@/lib/clock'
import { notify } from '@/lib/notifications/notificationQueue'
import { DataTable } from '@/ui/data-display/table/DataTable'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { memberColumns } from './memberColumns'

const EditMemberSheet = dynamic(() => import('./EditMemberSheet').then((m) => m.EditMemberSheet), {
  ssr: false,
  loading: LazyDialogBoundary,
})
const MemberDialog = dynamic(() => import('./MemberDialog').then((m) => m.MemberDialog), {
  ssr: false,
  loading: LazyDialogBoundary,
})

type Props = {
  api: MemberApi
  members: readonly Member[]
  total: number
  /** The roles that the signed-in user may give. */
  roles: readonly Role[]
  stores: readonly { id: number; name: string }[] | undefined
  canHandOver: boolean
  /** Reads the members again. */
  readLatest: () => Promise<readonly Member[] | undefined>
}
const keyOf = ({ accountId }: Member) => String(accountId)
const isConfirmed = (action: MemberAction): action is ConfirmedAction =>
  confirmedActions.some((confirmed) => confirmed === action)

/** The members as a table, and the sheet or dialog of an action on one of them. */
export function MemberArea({ api, members, total, roles, stores, canHandOver, readLatest }: Props) {
  const [openAction, setOpenAction] = useState<{ action: MemberAction; member: Member }>()
  const { resend } = api
  const handleAction = useCallback(
    (action: MemberAction, member: Member) => {
      if (action !== 'resend') return setOpenAction({ action, member })
      resend(member.accountId)
        .then(() => notify({ type: 'success', body: [`${member.name}さんに招待を再送します。`] }))
        .catch(notifyError)
    },
    [resend],
  )
  const columns = useMemo(
    () => memberColumns({ now: serverNow(), canHandOver, onAction: handleAction }),
    [canHandOver, handleAction],
  )
  const close = () => setOpenAction(undefined)
  return (
    <>
      <DataTable label='スタッフ' columns={columns} items={members} keyOf={keyOf} total={total} />
      {openAction?.action === 'edit' && (
        <EditMemberSheet
          api={api}
          member={openAction.member}
          roles={roles}
          stores={stores}
          onClose={close}
          readLatest={async () => {
            const { accountId } = openAction.member
            return (await readLatest())?.find((latest) => latest.accountId === accountId)
          }}
        />
      )}
      {openAction && isConfirmed(openAction.action) && (
        <MemberDialog
          action={openAction.action}
          api={api}
          member={openAction.member}
          onClose={close}
        />
      )}
    </>
  )
}
