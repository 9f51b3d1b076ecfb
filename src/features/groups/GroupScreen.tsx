import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useState, type ReactNode } from 'react'
import { Pencil, SquareX, UserX } from 'lucide-react'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useExistingPage } from '@/api/useExistingPage'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { groups } from '@/contracts/groups'
import type { GroupDetail } from '@/contracts/groups/schemas'
import { notify } from '@/lib/notifications/notificationQueue'
import { useCan } from '@/components/permissions/useCan'
import { useRightsSettled } from '@/components/permissions/usePermissions'
import { QueryError } from '@/components/queries/QueryResult'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { flashMessage } from '@/shell/notifications/flash'
import { PageMeta } from '@/shell/page/PageMeta'
import { BarTitle } from '@/ui/layout/BarTitle'
import { BulkBar } from '@/ui/layout/BulkBar'
import { Button } from '@/ui/buttons/Button'
import { Menu } from '@/ui/buttons/Menu'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { Notice } from '@/ui/feedback/Notice'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Tag } from '@/ui/data-display/Tag'
import { GroupFacts } from './components/GroupFacts'
import { GroupMembers } from './components/GroupMembers'
import { memberKey } from './components/MembersSection'
import { GroupReadState } from './components/GroupReadState'
import { PostToGroupButton } from './components/PostToGroupButton'
import { hiddenFromWorkers, tagsOf } from './lib/groupNames'
import * as S from './components/groups.styles'

const AddMembersSheet = dynamic(
  () => import('./components/AddMembersSheet').then((m) => m.AddMembersSheet),
  { ssr: false, loading: LazyDialogBoundary },
)
const DeleteGroupDialog = dynamic(
  () => import('./components/DeleteGroupDialog').then((m) => m.DeleteGroupDialog),
  { ssr: false, loading: LazyDialogBoundary },
)
const TemplatePicker = dynamic(
  () => import('@/components/offers/TemplatePicker').then((m) => m.TemplatePicker),
  { ssr: false, loading: LazyDialogBoundary },
)

/** One group: its members, its offerings, and a button to create an offering for it. */
export function GroupScreen({ clientId, groupId }: Params<typeof routes.group.path>) {
  const [{ page, made }, setQuery] = useUrlState(routes.group.query)
  const permissionsLoaded = useRightsSettled({ clientId: Number(clientId) })
  const group = useQuery(
    groups.one,
    { clientId, groupId, query: { page } },
    { keepPreviousData: true },
  )
  const { data, isValidating, mutate } = group
  const goToPage = (next: number) => void setQuery({ page: next, made: '' })
  useExistingPage(data?.members, goToPage)
  const retry = () => void mutate()
  if (!data || !permissionsLoaded)
    return (
      <PageLayout title={<BarTitle>グループ</BarTitle>} crumbs={crumbsOf(clientId, data)}>
        <GroupReadState of={group} listHref={href(routes.groups, { clientId })} kind='people' />
      </PageLayout>
    )
  return (
    <LoadedGroup
      clientId={clientId}
      groupId={groupId}
      group={data}
      isNew={made === '1'}
      canPostFromHeader={made === ''}
      isLoading={isValidating}
      readError={<QueryError of={group} name='最新の内容' />}
      onPage={goToPage}
      onStale={retry}
    />
  )
}

const crumbsOf = (clientId: string, group: GroupDetail | undefined) => [
  { label: 'グループ', href: href(routes.groups, { clientId }) },
  ...(group ? [{ label: group.name }] : []),
]

type LoadedProps = {
  clientId: string
  groupId: string
  group: GroupDetail
  /** The group has just been created. */
  isNew: boolean
  canPostFromHeader: boolean
  isLoading: boolean
  readError: ReactNode
  onPage: (page: number) => void
  onStale: () => void
}
function LoadedGroup({ clientId, groupId, group, isNew, ...props }: LoadedProps) {
  const router = useRouter()
  const params = { clientId, groupId }
  const canUpdate = useCan(groups.update)
  const [update, isUpdating] = useMutation(groups.update)
  const [remove, isDeleting] = useMutation(groups.remove)
  const uses = group.inUseBy.map((use) => ({ ...use, clientId: Number(clientId) }))
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set())
  const [openDialog, setOpenDialog] = useState<'add' | 'delete' | 'post'>()
  const selected = group.members.items.filter((member) => selectedKeys.has(memberKey(member)))
  const clearSelection = () => setSelectedKeys(new Set())
  const closeDialog = () => setOpenDialog(undefined)
  const postButton = <PostToGroupButton group={group} onPress={() => setOpenDialog('post')} />
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
    void router.push(href(routes.groups, { clientId }))
  }
  return (
    <PageLayout
      title={group.name}
      crumbs={crumbsOf(clientId, group)}
      actions={
        <S.HeaderActions>
          {props.canPostFromHeader && postButton}
          {canUpdate && group.refusals.edit === null && (
            <Menu
              outlined
              label={`${group.name}のその他の操作`}
              items={[
                {
                  label: '名前と条件を編集する',
                  icon: Pencil,
                  href: href(routes.editGroup, params),
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
          )}
        </S.HeaderActions>
      }
      pre={
        <S.TaggedNote>
          <PageMeta title={group.name} />
          {tagsOf(group).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          <span>
            {hiddenFromWorkers}
            {canUpdate && group.refusals.edit}
          </span>
        </S.TaggedNote>
      }
    >
      <S.Body>
        {props.readError}
        {isNew && <CreatedNotice group={group} action={postButton} />}
        <GroupFacts group={group} uses={uses} />
        <GroupMembers
          clientId={clientId}
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
      </S.Body>
      <BulkBar count={selected.length} unit='名' onClear={clearSelection}>
        <Button
          icon={<UserX size={18} aria-hidden />}
          loading={isUpdating}
          onClick={() => void handleRemoveMembers()}
        >
          {selected.length}名をグループから外す
        </Button>
      </BulkBar>
      {openDialog === 'add' && <AddMembersSheet {...params} group={group} onClose={closeDialog} />}
      {openDialog === 'post' && (
        <TemplatePicker clientId={clientId} groupId={Number(groupId)} onClose={closeDialog} />
      )}
      {openDialog === 'delete' && (
        <DeleteGroupDialog
          group={group}
          uses={uses}
          isDeleting={isDeleting}
          onDelete={() => remove(params)}
          onClose={closeDialog}
          onDone={handleDeleted}
        />
      )}
    </PageLayout>
  )
}

function CreatedNotice({ group, action }: { group: GroupDetail; action: ReactNode }) {
  return (
    <Notice
      tone='success'
      live
      title={`「${group.name}」(${group.usersCount}名)を作りました`}
      action={action}
    >
      {group.usersCount === 0
        ? '下の「ワーカーを追加」から、働いたことのある方を入れてください。'
        : 'ひな形を選ぶと、公開範囲にこのグループが入ります。'}
    </Notice>
  )
}
