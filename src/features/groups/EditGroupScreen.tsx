import { useRouter } from 'next/router'
import { useMutation } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { groups } from '@/contracts/groups'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { flashMessage } from '@/shell/notifications/flash'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { GroupForm } from './components/GroupForm'
import { GroupReadState } from './components/GroupReadState'
import { autoSettingOf, type EditedGroup, type GroupValues } from './lib/groupValues'

/** Edits the name, note and automatic condition of a group. */
export function EditGroupScreen({ clientId, groupId }: Params<typeof routes.editGroup.path>) {
  const router = useRouter()
  const params = { clientId, groupId }
  // Not revalidated: the form's initial data must not change while it is edited.
  const query = useQuery(groups.one, params, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  const { data, mutate } = query
  const { data: limits } = useQuery(groups.autoSettingLimits, { clientId })
  const [update] = useMutation(groups.update)
  const groupHref = href(routes.group, params)
  const listHref = href(routes.groups, { clientId })
  async function handleSave(
    values: GroupValues,
    allowLeaving: () => void,
    opened: EditedGroup | undefined,
  ) {
    if (!opened) return
    const { name, addedCount } = await update({
      ...params,
      body: {
        name: values.name,
        description: values.description,
        autoSetting: autoSettingOf(values, opened.autoSetting),
        lockVersion: opened.lockVersion,
      },
    })
    allowLeaving()
    const added = addedCount > 0 ? `条件に合う${addedCount}名を追加しました。` : ''
    flashMessage({ type: 'success', body: [`「${name}」を保存しました。${added}`] })
    await router.push(groupHref)
  }
  function content() {
    if (!data) return <GroupReadState of={query} listHref={listHref} kind='form' />
    if (data.refusals.edit)
      return (
        <EmptyState
          heading='h2'
          art='worker'
          title='このグループは編集できません'
          action={<ButtonLink href={groupHref}>グループに戻る</ButtonLink>}
        >
          {data.refusals.edit}
        </EmptyState>
      )
    return (
      <GroupForm
        owner={{ clientId }}
        limits={limits}
        group={data}
        applyLabel='保存する'
        backTo={groupHref}
        readLatest={() => mutate()}
        onSave={handleSave}
      />
    )
  }
  return (
    <PageLayout
      title={<BarTitle>グループの編集</BarTitle>}
      crumbs={[
        { label: 'グループ', href: listHref },
        ...(data ? [{ label: data.name, href: groupHref }] : []),
        { label: '編集' },
      ]}
    >
      {content()}
    </PageLayout>
  )
}
