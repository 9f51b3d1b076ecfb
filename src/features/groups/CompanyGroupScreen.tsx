import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useCallback, useState, type ReactNode } from 'react'
import { Pencil, SquareX, UserX } from 'lucide-react'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { companyGroups } from '@/contracts/companyGroups'
import type { CompanyGroupDetail } from '@/contracts/companyGroups/schemas'
import { notify } from '@/lib/notifications/notificationQueue'
import { useCan } from '@/components/permissions/useCan'
import { QueryError } from '@/components/queries/QueryResult'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { flashMessage } from '@/shell/notifications/flash'
import { PageMeta } from '@/shell/page/PageMeta'
import { Button } from '@/ui/buttons/Button'
import { Menu } from '@/ui/buttons/Menu'
import { Tag } from '@/ui/data-display/Tag'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { BarTitle } from '@/ui/layout/BarTitle'
import { BulkBar } from '@/ui/layout/BulkBar'
import { PageLayout } from '@/ui/layout/PageLayout'
import { TwoColumns } from '@/ui/layout/TwoColumns'
import { CompanyGroupMembers } from './components/CompanyGroupMembers'
import { GroupActivity } from './components/GroupActivity'
import { memberKey } from './components/MembersSection'
import { GroupFacts } from './components/GroupFacts'
import { GroupReadState } from './components/GroupReadState'
import { useRevalidate } from './hooks/useRevalidate'
import { hiddenFromWorkers, tagsOf } from './lib/groupNames'
import { storeNames } from './lib/storeNames'
import * as S from './components/groups.styles'

const AddCompanyMembersSheet = dynamic(
  () => import('./components/AddCompanyMembersSheet').then((m) => m.AddCompanyMembersSheet),
  { ssr: false, loading: LazyDialogBoundary },
)
const DeleteGroupDialog = dynamic(
  () => import('./components/DeleteGroupDialog').then((m) => m.DeleteGroupDialog),
  { ssr: false, loading: LazyDialogBoundary },
)
const title = <BarTitle>グループ</BarTitle>

/** One group of a company: its members, who may use it, and what it is used for. */
export function CompanyGroupScreen({
  companyId,
  groupId,
}: Params<typeof routes.companyGroup.path>) {
  const [{ page, revalidate }, setQuery] = useUrlState(routes.companyGroup.query)
  const group = useQuery(
    companyGroups.one,
    { companyId, groupId, query: { page } },
    { keepPreviousData: true },
  )
  const { data, isValidating, mutate } = group
  const goToPage = (next: number) => void setQuery({ page: next })
  useExistingPage(data?.members, goToPage)
  const retry = () => void mutate()
  const readAgain = useCallback(() => mutate(), [mutate])
  useRevalidate(revalidate === '1', readAgain, () => void setQuery({ page, revalidate: '' }))
  const listHref = href(routes.companyGroups, { companyId })
  if (!data)
    return (
      <PageLayout title={title} crumbs={[{ label: 'グループ', href: listHref }]}>
        <GroupReadState of={group} listHref={listHref} kind='people' />
      </PageLayout>
    )
  return (
    <LoadedCompanyGroup
      key={groupId}
      companyId={companyId}
      groupId={groupId}
      group={data}
      isLoading={isValidating}
      readError={<QueryError of={group} name='最新の内容' />}
      onPage={goToPage}
      onStale={retry}
    />
  )
}

type LoadedProps = {
  companyId: string
  groupId: string
  group: CompanyGroupDetail
  isLoading: boolean
  readError: ReactNode
  onPage: (page: number) => void
  onStale: () => void
}
function LoadedCompanyGroup({ companyId, groupId, group, ...props }: LoadedProps) {
  const router = useRouter()
  const params = { companyId, groupId }
  const canUpdate = useCan(companyGroups.update)
  const [update, isUpdating] = useMutation(companyGroups.update)
  const [remove, isDeleting] = useMutation(companyGroups.remove)
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set())
  const [openDialog, setOpenDialog] = useState<'add' | 'delete'>()
  const selected = group.members.items.filter((member) => selectedKeys.has(memberKey(member)))
  const clearSelection = () => setSelectedKeys(new Set())
  const closeDialog = () => setOpenDialog(undefined)
  const listHref = href(routes.companyGroups, { companyId })
  async function handleRemoveMembers() {
    try {
      const { removedCount } = await update({
        ...params,
        body: { removeUserIds: selected.map((member) => member.userId) },
      })
      clearSelection()
      notify({ type: 'success', body: [`${removedCount}名をグループから外しました。`] })
    } catch (problem) {
      notifyError(problem)
      props.onStale()
    }
  }
  function handleDeleted() {
    flashMessage({ type: 'success', body: [`「${group.name}」を削除しました。`] })
    void router.push(href(routes.companyGroups, { companyId }, { revalidate: '1' }))
  }
  return (
    <PageLayout
      title={group.name}
      crumbs={[{ label: 'グループ', href: listHref }, { label: group.name }]}
      actions={
        canUpdate && (
          <Menu
            outlined
            label={`${group.name}のその他の操作`}
            items={[
              {
                label: '名前と条件を編集する',
                icon: Pencil,
                href: href(routes.editCompanyGroup, params),
              },
              {
                label: '削除する',
                icon: SquareX,
                tone: 'danger',
                hasDivider: true,
                onSelect: () => setOpenDialog('delete'),
              },
            ]}
          />
        )
      }
      pre={
        <S.TaggedNote>
          <PageMeta title={group.name} />
          {tagsOf(group).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          <span>{hiddenFromWorkers}</span>
        </S.TaggedNote>
      }
    >
      <TwoColumns side={<Activity {...params} />}>
        <S.Body>
          {props.readError}
          <Facts companyId={companyId} group={group} />
        </S.Body>
      </TwoColumns>
      <CompanyGroupMembers
        group={group}
        canEdit={canUpdate && group.refusals.members === null}
        isLoading={props.isLoading}
        selected={selectedKeys}
        onSelect={setSelectedKeys}
        onAdd={() => setOpenDialog('add')}
        onPage={(page) => {
          clearSelection()
          props.onPage(page)
        }}
      />
      <BulkBar count={selected.length} unit='名' onClear={clearSelection}>
        <Button
          icon={<UserX size={18} aria-hidden />}
          loading={isUpdating}
          onClick={() => void handleRemoveMembers()}
        >
          {selected.length}名をグループから外す
        </Button>
      </BulkBar>
      {openDialog === 'add' && (
        <AddCompanyMembersSheet {...params} group={group} onClose={closeDialog} />
      )}
      {openDialog === 'delete' && (
        <DeleteGroupDialog
          group={group}
          uses={group.inUseBy}
          isDeleting={isDeleting}
          onDelete={() => remove(params)}
          onClose={closeDialog}
          onDone={handleDeleted}
        />
      )}
    </PageLayout>
  )
}

function Facts({ companyId, group }: { companyId: string; group: CompanyGroupDetail }) {
  const { data } = useQuery(companyGroups.list, { companyId })
  return (
    <GroupFacts
      group={group}
      uses={group.inUseBy}
      stores={data ? storeNames(group.sharedClientIds, data.clients) : '…'}
    />
  )
}

function Activity({ companyId, groupId }: { companyId: string; groupId: string }) {
  const query = { groupId: Number(groupId) }
  const { data } = useQuery(companyGroups.userStats, { companyId, query })
  const stats = data?.items[0]
  return stats ? <GroupActivity stats={stats} /> : null
}
