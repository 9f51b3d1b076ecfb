import { Pencil, SquareX, UserX } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useState, type ReactNode } from 'react'
import { notifyError } from '@/api/client'
import { useExistingPage } from '@/api/useExistingPage'
import { QueryError, type QueryState } from '@/components/queries/QueryResult'
import type { Paged } from '@/contracts/common/schemas'
import type { GroupDetail } from '@/contracts/groups/schemas'
import { hiddenFromWorkers, tagsOf } from '@/features/groups/lib/groupTexts'
import type { GroupUse } from '@/features/groups/lib/groupUse'
import { notify } from '@/lib/notifications/notificationQueue'
import { flashMessage } from '@/shell/notifications/flash'
import { PageMeta } from '@/shell/page/PageMeta'
import { Button } from '@/ui/buttons/Button'
import { Menu } from '@/ui/buttons/Menu'
import { Tag } from '@/ui/data-display/Tag'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { BarTitle } from '@/ui/layout/BarTitle'
import { BulkBar } from '@/ui/layout/BulkBar'
import { PageLayout } from '@/ui/layout/PageLayout'
import type { UpdateGroup, WorkerPickerProps } from './AddMembersSheet'
import { GroupReadState } from './GroupReadState'
import * as S from './groups.styles'
import { memberKey, type MembersProps } from './MembersSection'

const AddMembersSheet = dynamic(() => import('./AddMembersSheet').then((m) => m.AddMembersSheet), {
  ssr: false,
  loading: LazyDialogBoundary,
})
const DeleteGroupDialog = dynamic(
  () => import('./DeleteGroupDialog').then((m) => m.DeleteGroupDialog),
  { ssr: false, loading: LazyDialogBoundary },
)

type AnyGroup = Omit<GroupDetail, 'inUseBy' | 'members'> & {
  members: Paged<{ userId: number; name: string }>
}

/** The page of a group, as the screens of a store and of a company fill it. */
type Props<G extends AnyGroup> = {
  of: QueryState<G>
  /** The published offerings that are limited to the group. */
  uses: readonly GroupUse[]
  listHref: string
  editHref: string
  canUpdate: boolean
  update: UpdateGroup
  isUpdating: boolean
  remove: () => Promise<unknown>
  isRemoving: boolean
  onPage: (page: number) => void
  /** A button beside the menu in the heading. */
  action?: ReactNode
  picker: (props: WorkerPickerProps) => ReactNode
  children: (group: G, members: MembersProps) => ReactNode
}

/** A group of a store or a company: its members, who can be added and removed, and its menu. */
export function GroupPage<G extends AnyGroup>(props: Props<G>) {
  const { of, listHref, onPage } = props
  const { data: group } = of
  useExistingPage(group?.members, onPage)
  if (group) return <LoadedGroup {...props} group={group} />
  return (
    <PageLayout
      title={<BarTitle>グループ</BarTitle>}
      crumbs={[{ label: 'グループ', href: listHref }]}
    >
      <GroupReadState of={of} listHref={listHref} kind='people' />
    </PageLayout>
  )
}

function LoadedGroup<G extends AnyGroup>({
  of,
  group,
  uses,
  listHref,
  canUpdate,
  ...props
}: Props<G> & { group: G }) {
  const router = useRouter()
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set())
  const [openDialog, setOpenDialog] = useState<'add' | 'remove'>()
  const selected = group.members.items.filter((member) => selectedKeys.has(memberKey(member)))
  const clearSelection = () => setSelectedKeys(new Set())
  const closeDialog = () => setOpenDialog(undefined)
  async function handleRemoveMembers() {
    try {
      const { removedCount } = await props.update({
        removeUserIds: selected.map((member) => member.userId),
      })
      clearSelection()
      notify({ type: 'success', body: [`${removedCount}名をグループから外しました。`] })
    } catch (problem) {
      notifyError(problem)
      void of.mutate()
    }
  }
  function handleRemoved() {
    flashMessage({ type: 'success', body: [`「${group.name}」を削除しました。`] })
    void router.push(listHref)
  }
  const members: MembersProps = {
    canEdit: canUpdate && group.refusals.members === null,
    selected: selectedKeys,
    onSelect: setSelectedKeys,
    onAdd: () => setOpenDialog('add'),
    onPage: (page) => {
      clearSelection()
      props.onPage(page)
    },
  }
  return (
    <PageLayout
      title={group.name}
      crumbs={[{ label: 'グループ', href: listHref }, { label: group.name }]}
      actions={
        <S.HeaderActions>
          {props.action}
          {canUpdate && group.refusals.edit === null && (
            <Menu
              outlined
              label={`${group.name}のその他の操作`}
              items={[
                { label: '名前と条件を編集する', icon: Pencil, href: props.editHref },
                {
                  label: '削除する',
                  icon: SquareX,
                  tone: 'danger',
                  hasDivider: true,
                  onSelect: () => setOpenDialog('remove'),
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
        <QueryError of={of} name='最新の内容' />
        {props.children(group, members)}
      </S.Body>
      <BulkBar count={selected.length} unit='名' onClear={clearSelection}>
        <Button
          icon={<UserX size={18} aria-hidden />}
          loading={props.isUpdating}
          onClick={() => void handleRemoveMembers()}
        >
          {selected.length}名をグループから外す
        </Button>
      </BulkBar>
      {openDialog === 'add' && (
        <AddMembersSheet
          usersCount={group.usersCount}
          update={props.update}
          isUpdating={props.isUpdating}
          picker={props.picker}
          onClose={closeDialog}
        />
      )}
      {openDialog === 'remove' && (
        <DeleteGroupDialog
          group={group}
          uses={uses}
          isDeleting={props.isRemoving}
          onDelete={props.remove}
          onClose={closeDialog}
          onDone={handleRemoved}
        />
      )}
    </PageLayout>
  )
}
