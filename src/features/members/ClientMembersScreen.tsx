import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { QueryResult } from '@/components/queries/QueryResult'
import { clientMembers } from '@/contracts/members'
import { clientRoles } from '@/contracts/permission'
import { grantableRoles } from '@/domain/accounts/memberRights'
import type { Params } from '@/routes/href'
import type { routes } from '@/routes/routes'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { MemberArea } from './components/MemberArea'
import { useStoreMemberApi } from './hooks/useMemberApi'
import { InviteButton } from './MembersScreen'
import * as S from './MembersScreen.styles'

const InviteSheet = dynamic(() => import('./components/InviteSheet').then((m) => m.InviteSheet), {
  ssr: false,
  loading: LazyDialogBoundary,
})
const title = <BarTitle>スタッフ</BarTitle>

/** The people of one store; its manager invites and changes the staff. */
export function ClientMembersScreen({ clientId }: Params<typeof routes.clientMembers.path>) {
  const isAdmin = useCan({ permission: 'account.invite' })
  const query = useQuery(clientMembers.list, { clientId })
  const { data } = query
  const api = useStoreMemberApi(clientId)
  const [isInviting, setIsInviting] = useState(false)
  const grantable = grantableRoles((permission) => isAdmin || permission === 'account.inviteStore')
  const roles = clientRoles.filter((role) => grantable.includes(role))
  return (
    <PageLayout
      title={title}
      actions={data && <InviteButton onClick={() => setIsInviting(true)} />}
    >
      <QueryResult of={query} name='スタッフ' heading='h2' skeleton={<Skeleton kind='people' />} />
      {data?.items.length === 0 && (
        <EmptyState heading='h2' art='worker' title='この店舗のスタッフはまだいません'>
          「スタッフを招待」から、一緒に使う方をメールで招待できます。
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <>
          <S.Count role='status'>{data.items.length}名</S.Count>
          <MemberArea
            api={api}
            members={data.items}
            total={data.items.length}
            roles={roles}
            stores={undefined}
            canHandOver={false}
            readLatest={async () => (await query.mutate())?.items}
          />
        </>
      )}
      {isInviting && (
        <InviteSheet
          api={api}
          roles={roles}
          stores={undefined}
          onClose={() => setIsInviting(false)}
        />
      )}
    </PageLayout>
  )
}
