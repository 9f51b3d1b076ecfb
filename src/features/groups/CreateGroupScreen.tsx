import { Users } from 'lucide-react'
import { useRouter } from 'next/router'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { groups } from '@/contracts/groups'
import { cannotMakeGroup } from '@/domain/workers/groups'
import { readableIds } from '@/lib/query'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Notice } from '@/ui/feedback/Notice'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { GroupForm } from './components/GroupForm'
import { autoSettingOf } from './lib/groupValues'

/** Creates a group, with the workers that the URL names, and goes on to its page, which suggests an offering for it. */
export function CreateGroupScreen({ clientId }: Params<typeof routes.newGroup.path>) {
  const router = useRouter()
  const [{ users }] = useUrlState(routes.newGroup.query)
  const userIds = readableIds(users)
  const { data: limits } = useQuery(groups.autoSettingLimits, { clientId })
  const [create] = useMutation(groups.create)
  const createRefusal = limits && cannotMakeGroup(limits.usedGroups)
  const listHref = href(routes.groups, { clientId })
  return (
    <PageLayout
      title={<BarTitle>グループを作る</BarTitle>}
      crumbs={[{ label: 'グループ', href: listHref }, { label: 'グループを作る' }]}
    >
      {createRefusal && (
        <EmptyState heading='h2' art='worker' title='これ以上グループを作れません'>
          {createRefusal}
        </EmptyState>
      )}
      {!createRefusal && (
        <GroupForm
          owner={{ clientId }}
          limits={limits}
          applyLabel={userIds.length > 0 ? `${userIds.length}名でグループを作る` : 'グループを作る'}
          backTo={listHref}
          intro={
            userIds.length > 0 && (
              <Notice icon={Users} title={`選んだ${userIds.length}名を入れます`}>
                あとから追加したり、外したりできます。
              </Notice>
            )
          }
          onSave={async (values, allowLeaving) => {
            const created = await create({
              clientId,
              body: {
                name: values.name,
                description: values.description,
                autoSetting: autoSettingOf(values, null),
                userIds,
              },
            })
            allowLeaving()
            await router.push(href(routes.group, { clientId, groupId: created.id }, { made: '1' }))
          }}
        />
      )}
    </PageLayout>
  )
}
