import { useRouter } from 'next/router'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { allOf } from '@/components/queries/QueryResult'
import { companyGroups } from '@/contracts/companyGroups'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { flashMessage } from '@/shell/notifications/flash'
import { Notice } from '@/ui/feedback/Notice'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { GroupForm } from './components/GroupForm'
import { GroupReadState } from './components/GroupReadState'
import {
  autoSettingOf,
  sharedClientIdsOf,
  type EditedGroup,
  type GroupValues,
} from './lib/groupValues'

const title = <BarTitle>グループの編集</BarTitle>
// Not revalidated: the form's initial data must not change while it is edited.
const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false }

/** Edits name, note, stores and automatic condition of a group of the company. */
export function EditCompanyGroupScreen({
  companyId,
  groupId,
}: Params<typeof routes.editCompanyGroup.path>) {
  const router = useRouter()
  const params = { companyId, groupId }
  const group = useQuery(companyGroups.one, params, readOnce)
  const list = useQuery(companyGroups.list, { companyId }, readOnce)
  const [update] = useMutation(companyGroups.update)
  const { data } = group
  const listHref = href(routes.companyGroups, { companyId })
  const groupHref = href(routes.companyGroup, params)
  async function handleSave(
    values: GroupValues,
    allowLeaving: () => void,
    opened: EditedGroup | undefined,
  ) {
    if (!opened) return
    const saved = await update({
      ...params,
      body: {
        name: values.name,
        description: values.description,
        autoSetting: autoSettingOf(values, opened.autoSetting),
        sharedClientIds: sharedClientIdsOf(values),
        lockVersion: opened.lockVersion,
      },
    })
    allowLeaving()
    const added = saved.addedCount > 0 ? `条件に合う${saved.addedCount}名を追加しました。` : ''
    flashMessage({ type: 'success', body: [`「${saved.name}」を保存しました。${added}`] })
    await router.push(href(routes.companyGroup, params, { revalidate: '1' }))
  }
  return (
    <PageLayout
      title={title}
      crumbs={[
        { label: 'グループ', href: listHref },
        ...(data ? [{ label: data.name, href: groupHref }] : []),
        { label: '編集' },
      ]}
    >
      {(!data || !list.data) && (
        <GroupReadState of={allOf({ group, list })} listHref={listHref} kind='form' />
      )}
      {data && list.data && (
        <GroupForm
          owner={{ companyId }}
          limits={list.data.limits}
          clients={list.data.clients}
          group={data}
          intro={data.inUseCount > 0 && <UsedNotice count={data.inUseCount} />}
          applyLabel='保存する'
          backTo={groupHref}
          readLatest={() => group.mutate()}
          onSave={handleSave}
        />
      )}
    </PageLayout>
  )
}

const UsedNotice = ({ count }: { count: number }) => (
  <Notice title={`募集中の求人${count}件で使っています`}>
    条件を変えると、これから求人が見える方が変わります。すでに申し込んだ方はそのままです。使っている店舗は「使える店舗」から外せません。
  </Notice>
)
