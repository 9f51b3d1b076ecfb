import dynamic from 'next/dynamic'
import { Pencil, Plus, SquareX, UserX } from 'lucide-react'
import { useRouter } from 'next/router'
import { useMemo, useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation, useQuery } from '@/api/hooks'
import { useUrlState } from '@/api/useUrlState'
import { groups } from '@/contracts/groups'
import type { GroupDetail } from '@/contracts/groups/schemas'
import { offerings } from '@/contracts/offerings'
import { autoWords } from '@/domain/workers/groups'
import { membershipTierLabel } from '@/domain/workers/tierLabel'
import { formatDateTime, formatSlashDay } from '@/lib/dates/tokyoDate'
import { notify } from '@/lib/notifications/notificationQueue'
import { Can } from '@/components/permissions/Can'
import { useCan } from '@/components/permissions/useCan'
import { useForbidden } from '@/components/permissions/useForbidden'
import { useRightsSettled } from '@/components/permissions/usePermissions'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { flashMessage } from '@/shell/notifications/flash'
import { BarTitle } from '@/ui/layout/BarTitle'
import { BulkBar } from '@/ui/layout/BulkBar'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { DataTable, type Column } from '@/ui/data-display/DataTable'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Link } from '@/ui/buttons/Link'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { Menu } from '@/ui/buttons/Menu'
import { Notice } from '@/ui/feedback/Notice'
import { PageLayout } from '@/ui/layout/PageLayout'
import { PageSection } from '@/ui/layout/PageSection'
import { Pagination } from '@/ui/navigation/Pagination'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Tag } from '@/ui/data-display/Tag'
import { hiddenFromWorkers, tagsOf } from './lib/groupNames'
import * as S from './components/groups.styles'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'

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

/** So many postings are named; the others are counted. */
const MOST_USES = 5
type Member = GroupDetail['members']['items'][number]
const keyOf = (member: Member) => String(member.userId)
const columnsOf = (clientId: string): Column<Member>[] => [
  {
    label: 'ワーカー',
    width: 'minmax(0, 2fr)',
    cell: (m) => (
      <>
        <span data-name=''>
          <Link href={href(routes.user, { clientId, userId: m.userId })}>{m.name}</Link>
          {m.trusted && <Tag>認定</Tag>}
          {m.blocked && <Tag>ブロック中</Tag>}
        </span>
        <small>{m.nameKana}</small>
      </>
    ),
  },
  { label: '勤務', width: '96px', number: true, cell: (m) => `${m.workedCountHere}回` },
  {
    label: '最終勤務',
    width: '120px',
    cell: (m) => (m.lastWorkedOn ? formatSlashDay(m.lastWorkedOn) : 'まだ'),
  },
  { label: 'ランク', width: '104px', card: 'hide', cell: (m) => membershipTierLabel[m.tier] },
  {
    label: '追加',
    width: '152px',
    cell: (m) => `${formatSlashDay(m.addedAt)}${m.automatic ? ' 自動' : ''}`,
  },
]

/** One group: who is in it, what it is used for, and the way to a posting for it. */
export function GroupScreen({ clientId, groupId }: Params<typeof routes.group.path>) {
  const router = useRouter()
  const here = { clientId, groupId }
  const [{ page, made }, setQuery] = useUrlState(routes.group.query)
  const forbidden = useForbidden(groups.one)
  const may = useCan(groups.update)
  const settled = useRightsSettled({ clientId: Number(clientId) })
  const { data, error, isValidating, mutate } = useQuery(
    groups.one,
    forbidden ? null : { ...here, query: { page } },
    { keepPreviousData: true },
  )
  const [update, updating] = useMutation(groups.update)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<'add' | 'remove' | 'post'>()
  const columns = useMemo(() => columnsOf(clientId), [clientId])
  const items = useMemo(() => data?.members.items ?? [], [data])
  const gone = error instanceof ApiError && error.status === 404
  const close = () => setOpen(undefined)
  const selection = useMemo(
    () => ({ selected, onChange: setSelected, nameOf: (m: Member) => m.name, unit: '名' as const }),
    [selected],
  )
  if (forbidden)
    return (
      <PageLayout title={<BarTitle>グループ</BarTitle>}>
        <Forbidden heading='h2' title='グループを見る権限がありません'>
          グループを見られるのは、この店舗の担当者です。必要なときは、企業の管理者にご確認ください。
        </Forbidden>
      </PageLayout>
    )
  const crumbs = [
    { label: 'グループ', href: href(routes.groups, { clientId }) },
    ...(data ? [{ label: data.name }] : []),
  ]
  if (!data || !settled)
    return (
      <PageLayout title={<BarTitle>グループ</BarTitle>} crumbs={crumbs}>
        {gone ? (
          <EmptyState
            heading='h2'
            art='worker'
            title='このグループはありません'
            action={
              <ButtonLink href={href(routes.groups, { clientId })}>グループの一覧へ</ButtonLink>
            }
          >
            削除されたか、ほかの店舗のグループです。
          </EmptyState>
        ) : error ? (
          <ErrorState
            heading='h2'
            title='グループを読み込めませんでした'
            onRetry={() => void mutate()}
            retrying={isValidating}
          >
            {error.message}
          </ErrorState>
        ) : (
          <Skeleton kind='people' />
        )}
      </PageLayout>
    )
  const reachable = data.usersCount - data.blockedCount
  const chosen = items.filter((m) => selected.has(keyOf(m)))
  const nobody =
    data.usersCount === 0
      ? 'ワーカーを追加すると募集できます。'
      : reachable === 0
        ? '全員をブロックしているため、募集しても届きません。'
        : undefined
  const post = (
    <Can do={offerings.create}>
      <Button
        tone='primary'
        icon={<Plus aria-hidden />}
        disabledReason={nobody}
        onClick={() => setOpen('post')}
      >
        このグループに募集する
      </Button>
    </Can>
  )
  async function takeOut() {
    try {
      const { removedCount } = await update({
        ...here,
        body: { removeUserIds: chosen.map((m) => m.userId) },
      })
      setSelected(new Set())
      notify({ type: 'success', body: [`${removedCount}名をグループから外しました。`] })
    } catch (problem) {
      notifyError(problem)
      void mutate()
    }
  }
  return (
    <PageLayout
      title={data.name}
      crumbs={crumbs}
      actions={
        <S.HeaderActions>
          {made === '' && post}
          {may && data.refusals.edit === null && (
            <Menu
              outlined
              label={`${data.name}のその他の操作`}
              items={[
                { label: '名前と条件を編集する', icon: Pencil, href: href(routes.editGroup, here) },
                {
                  label: '削除する',
                  icon: SquareX,
                  tone: 'danger',
                  apart: true,
                  onSelect: () => setOpen('remove'),
                },
              ]}
            />
          )}
        </S.HeaderActions>
      }
      pre={
        <S.TaggedNote>
          {tagsOf(data).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          <span>
            {hiddenFromWorkers}
            {may && data.refusals.edit}
          </span>
        </S.TaggedNote>
      }
    >
      <S.Body>
        {error && (
          <ErrorState
            inline
            title='最新の内容を読み込めませんでした'
            onRetry={() => void mutate()}
            retrying={isValidating}
          >
            {error.message}
          </ErrorState>
        )}
        {made === '1' && (
          <Notice
            tone='success'
            live
            title={`「${data.name}」(${data.usersCount}名)を作りました`}
            action={post}
          >
            {data.usersCount === 0
              ? '下の「ワーカーを追加」から、働いたことのある方を入れてください。'
              : 'ひな形を選ぶと、公開範囲にこのグループが入ります。'}
          </Notice>
        )}
        <DescriptionList
          items={[
            {
              label: '自動追加',
              value: data.autoSetting?.enabled ? (
                <>
                  {autoWords(data.autoSetting)}
                  {data.usersCount >= 1000 && ' (上限の人数に達したため、止まっています)'}
                </>
              ) : (
                'なし'
              ),
            },
            ...(data.description ? [{ label: 'メモ', value: data.description }] : []),
            {
              label: '使っている求人',
              value:
                data.inUseBy.length === 0 ? (
                  '募集中の求人では使っていません'
                ) : (
                  <S.OfferingLinks>
                    {data.inUseBy.slice(0, MOST_USES).map((o) => (
                      <li key={o.offeringId}>
                        <Link href={href(routes.offering, { clientId, offeringId: o.offeringId })}>
                          {formatDateTime(o.startAt, new Date())} {o.title}
                        </Link>
                      </li>
                    ))}
                    {data.inUseBy.length > MOST_USES && (
                      <li>ほか{data.inUseBy.length - MOST_USES}件</li>
                    )}
                  </S.OfferingLinks>
                ),
            },
            {
              label: '最終更新',
              value: `${formatDateTime(data.updatedAt, new Date())}${data.updatedByName ? `・${data.updatedByName}さん` : ''}`,
            },
          ]}
        />
        <PageSection
          title='メンバー'
          note={`${data.usersCount.toLocaleString('ja-JP')}名`}
          aside={
            may &&
            data.refusals.members === null && (
              <Button icon={<Plus aria-hidden />} onClick={() => setOpen('add')}>
                ワーカーを追加
              </Button>
            )
          }
        >
          {data.blockedCount > 0 && (
            <S.Note>うち{data.blockedCount}名はブロック中のため、募集しても届きません。</S.Note>
          )}
          {data.usersCount > data.members.totalCount && (
            <S.Note>
              この店舗でまだ会っていない{data.usersCount - data.members.totalCount}
              名は、一覧に出ません。
            </S.Note>
          )}
          {items.length === 0 ? (
            <EmptyState art='worker' title='まだ誰も入っていません'>
              働いたことのある方から選んで追加できます。
            </EmptyState>
          ) : (
            <S.GroupTable>
              <DataTable
                label='メンバー'
                columns={columns}
                items={items}
                total={data.members.totalCount}
                keyOf={keyOf}
                {...(may && data.refusals.members === null ? { selection } : {})}
              />
            </S.GroupTable>
          )}
          <Pagination
            page={data.members.page}
            perPage={data.members.perPage}
            total={data.members.totalCount}
            unit='名'
            loading={isValidating}
            onPage={(next) => {
              setSelected(new Set())
              void setQuery({ page: next, made: '' })
            }}
          />
        </PageSection>
      </S.Body>
      <BulkBar count={chosen.length} unit='名' onClear={() => setSelected(new Set())}>
        <Button
          icon={<UserX size={18} aria-hidden />}
          loading={updating}
          onClick={() => void takeOut()}
        >
          {chosen.length}名をグループから外す
        </Button>
      </BulkBar>
      {open === 'add' && <AddMembersSheet {...here} group={data} onClose={close} />}
      {open === 'post' && (
        <TemplatePicker clientId={clientId} groupId={Number(groupId)} onClose={close} />
      )}
      {open === 'remove' && (
        <DeleteGroupDialog
          {...here}
          group={data}
          onClose={close}
          onDone={() => {
            flashMessage({ type: 'success', body: [`「${data.name}」を削除しました。`] })
            void router.push(href(routes.groups, { clientId }))
          }}
        />
      )}
    </PageLayout>
  )
}
