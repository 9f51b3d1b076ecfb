import { Users } from 'lucide-react'
import { useRouter } from 'next/router'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { groups } from '@/contracts/groups'
import { cannotMakeGroup } from '@/domain/workers/groups'
import { useForbidden } from '@/components/permissions/useForbidden'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { Notice } from '@/ui/feedback/Notice'
import { PageLayout } from '@/ui/layout/PageLayout'
import { GroupForm } from './components/GroupForm'
import { autoSettingOf } from './lib/groupValues'

/** Parses the ids of a query parameter ('12,34'). */
const idsOf = (text: string) => [
  ...new Set(
    text
      .split(',')
      .filter((part) => /^[1-9]\d{0,14}$/.test(part))
      .map(Number),
  ),
]

/** Creates a group, with preselected workers if any, and continues to an offering for it. */
export function CreateGroupScreen({ clientId }: Params<typeof routes.newGroup.path>) {
  const router = useRouter()
  const [{ users }] = useUrlState(routes.newGroup.query)
  const userIds = idsOf(users)
  const forbidden = useForbidden(groups.create)
  const { data: limits } = useQuery(groups.autoSettingLimits, forbidden ? null : { clientId })
  const [create] = useMutation(groups.create)
  const full = limits && cannotMakeGroup(limits.usedGroups)
  const list = href(routes.groups, { clientId })
  return (
    <PageLayout
      title={<BarTitle>グループを作る</BarTitle>}
      crumbs={[{ label: 'グループ', href: list }, { label: 'グループを作る' }]}
    >
      {forbidden && (
        <Forbidden heading='h2' title='グループを作る権限がありません'>
          グループを作れるのは、店舗管理者と店舗スタッフです。必要なときは、店舗管理者にご依頼ください。
        </Forbidden>
      )}
      {!forbidden && full && (
        <EmptyState heading='h2' art='worker' title='これ以上グループを作れません'>
          {full}
        </EmptyState>
      )}
      {!forbidden && !full && (
        <GroupForm
          owner={{ clientId }}
          limits={limits}
          applyLabel={userIds.length > 0 ? `${userIds.length}名でグループを作る` : 'グループを作る'}
          backTo={list}
          head={
            userIds.length > 0 && (
              <Notice icon={Users} title={`選んだ${userIds.length}名を入れます`}>
                あとから追加したり、外したりできます。
              </Notice>
            )
          }
          onSave={async (values, allowLeaving) => {
            const made = await create({
              clientId,
              body: {
                name: values.name,
                description: values.description,
                autoSetting: autoSettingOf(values, null),
                userIds,
              },
            })
            allowLeaving()
            await router.push(href(routes.group, { clientId, groupId: made.id }, { made: '1' }))
          }}
        />
      )}
    </PageLayout>
  )
}
