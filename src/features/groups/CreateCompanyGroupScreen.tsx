import { useRouter } from 'next/router'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { companyGroups } from '@/contracts/companyGroups'
import { cannotMakeGroup } from '@/domain/workers/groups'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { flashMessage } from '@/shell/notifications/flash'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { GroupForm } from './components/GroupForm'
import { GroupReadState } from './components/GroupReadState'
import { autoSettingOf, sharedClientIdsOf, type GroupValues } from './lib/groupValues'

const title = <BarTitle>グループを作る</BarTitle>

/** Creates a group of the company. */
export function CreateCompanyGroupScreen({
  companyId,
}: Params<typeof routes.newCompanyGroup.path>) {
  const router = useRouter()
  const list = useQuery(companyGroups.list, { companyId })
  const { data } = list
  const [create] = useMutation(companyGroups.create)
  const listHref = href(routes.companyGroups, { companyId })
  const createRefusal = data && cannotMakeGroup(data.limits.usedGroups)
  async function handleSave(values: GroupValues, allowLeaving: () => void) {
    const created = await create({
      companyId,
      body: {
        name: values.name,
        description: values.description,
        autoSetting: autoSettingOf(values, null),
        sharedClientIds: sharedClientIdsOf(values),
        userIds: [],
      },
    })
    allowLeaving()
    const added = created.addedCount > 0 ? `条件に合う${created.addedCount}名を追加しました。` : ''
    flashMessage({ type: 'success', body: [`「${created.name}」を作りました。${added}`] })
    const params = { companyId, groupId: created.id }
    await router.push(href(routes.companyGroup, params, { revalidate: '1' }))
  }
  return (
    <PageLayout
      title={title}
      crumbs={[{ label: 'グループ', href: listHref }, { label: 'グループを作る' }]}
    >
      {!data && <GroupReadState of={list} listHref={listHref} kind='form' />}
      {createRefusal && (
        <EmptyState heading='h2' art='worker' title='これ以上グループを作れません'>
          {createRefusal}
        </EmptyState>
      )}
      {data && !createRefusal && (
        <GroupForm
          owner={{ companyId }}
          limits={data.limits}
          clients={data.clients}
          applyLabel='グループを作る'
          backTo={listHref}
          onSave={handleSave}
        />
      )}
    </PageLayout>
  )
}
