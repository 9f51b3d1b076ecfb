import { Lock, UserPlus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { useCan } from '@/components/permissions/useCan'
import { QueryResult } from '@/components/queries/QueryResult'
import { members } from '@/contracts/members'
import type { MemberList } from '@/contracts/members/schemas'
import { grantableRoles } from '@/domain/accounts/memberRights'
import type { Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { MainAction } from '@/shell/layout/MainAction'
import { Button } from '@/ui/buttons/Button'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { NoResult } from '@/ui/feedback/NoResult'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Pagination } from '@/ui/navigation/Pagination'
import { MemberArea } from './components/MemberArea'
import { MemberFilters } from './components/MemberFilters'
import { useCompanyMemberApi } from './hooks/useMemberApi'
import * as S from './MembersScreen.styles'

const InviteSheet = dynamic(() => import('./components/InviteSheet').then((m) => m.InviteSheet), {
  ssr: false,
  loading: LazyDialogBoundary,
})
const title = <BarTitle>スタッフ</BarTitle>
const noFilter = { keyword: '', role: '', state: '', store: 0 } as const

/** The people who work with the console of a company: roles, stores, invitations. */
export function MembersScreen({ companyId }: Params<typeof routes.companyMembers.path>) {
  const [query, setQuery] = useUrlState(routes.companyMembers.query)
  const result = useQuery(members.list, { companyId, query }, { keepPreviousData: true })
  const { data } = result
  useExistingPage(data, (page) => void setQuery({ page }))
  const [isInviting, setIsInviting] = useState(false)
  const isFiltered = Object.entries(noFilter).some(
    ([name, none]) => query[name as keyof typeof noFilter] !== none,
  )
  const clear = () => void setQuery(noFilter)
  return (
    <PageLayout
      title={title}
      actions={
        data && (
          <MainAction>
            <InviteButton onClick={() => setIsInviting(true)} />
          </MainAction>
        )
      }
    >
      <MemberFilters
        companyId={companyId}
        query={query}
        stores={data?.stores ?? []}
        onChange={(patch) => void setQuery(patch)}
        onClear={isFiltered ? clear : undefined}
      />
      <QueryResult of={result} name='スタッフ' heading='h2' skeleton={<Skeleton kind='people' />}>
        {(data) => (
          <>
            <MemberCounts data={data} />
            {data.items.length === 0 && (
              <NoResult what='スタッフ' onClear={clear}>
                条件をゆるめるか、氏名の一部でお試しください。
              </NoResult>
            )}
            <Members
              companyId={companyId}
              data={data}
              isInviting={isInviting}
              onInvited={() => setIsInviting(false)}
              onPage={(page) => void setQuery({ page })}
              readLatest={async () => (await result.mutate())?.items}
            />
          </>
        )}
      </QueryResult>
    </PageLayout>
  )
}

/** The button that opens the form of an invitation. */
export function InviteButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      {...preloadDialog}
      tone='primary'
      icon={<UserPlus size={16} aria-hidden />}
      onClick={onClick}
    >
      スタッフを招待
    </Button>
  )
}

type MembersProps = {
  companyId: string
  data: MemberList
  isInviting: boolean
  onInvited: () => void
  onPage: (page: number) => void
  readLatest: () => Promise<MemberList['items'] | undefined>
}
/** The current page of members, and the form of an invitation. */
function Members({ companyId, data, isInviting, onInvited, ...props }: MembersProps) {
  const isAdmin = useCan(members.handOver)
  const api = useCompanyMemberApi(companyId)
  const roles = grantableRoles((permission) => isAdmin || permission === 'account.inviteStore')
  return (
    <>
      {data.items.length > 0 && (
        <MemberArea
          api={api}
          members={data.items}
          total={data.totalCount}
          roles={roles}
          stores={data.stores}
          canHandOver={isAdmin}
          readLatest={props.readLatest}
        />
      )}
      <Pagination of={data} unit='名' onPage={props.onPage} />
      <LastAdmin data={data} />
      {isInviting && (
        <InviteSheet api={api} roles={roles} stores={data.stores} onClose={onInvited} />
      )}
    </>
  )
}

function MemberCounts({ data: { totalCount, invitedCount } }: { data: MemberList }) {
  return (
    <S.Count role='status'>
      {totalCount}名{invitedCount > 0 && ` ・ 招待中 ${invitedCount}名`}
    </S.Count>
  )
}

/** Explains why the only administrator cannot be changed, and how to add another. */
function LastAdmin({ data: { items } }: { data: MemberList }) {
  const admin = items.find(({ isLastAdmin }) => isLastAdmin)
  if (!admin) return null
  return (
    <S.BelowTable>
      <Notice tone='info' icon={Lock} title={`${admin.name}さんの権限の変更と停止はできません`}>
        企業管理者が1名だけのためです。先に、ほかの方を企業管理者にしてください。
      </Notice>
    </S.BelowTable>
  )
}
