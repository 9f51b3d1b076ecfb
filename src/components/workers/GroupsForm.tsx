import type { AutoSettingLimits, Group } from '@/contracts/groups/schemas'
import { cannotMakeGroup } from '@/domain/workers/groups'
import { cannotJoinGroup } from '@/domain/workers/workers'
import { Button } from '@/ui/buttons/Button'
import { SheetButtons } from '@/ui/dialogs/sheetParts'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { Notice } from '@/ui/feedback/Notice'
import { TextField } from '@/ui/fields/inputs/TextField'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { MAX_GROUP_NAME_LENGTH } from '@/contracts/groups/enums'
import { Form } from './GroupsForm.styles'
import { useGroupsForm, type GroupsMode, type SavedGroup } from './useGroupsForm'

type Props = {
  clientId: string
  users: readonly { userId: number; name: string }[]
  mode: GroupsMode
  groups: readonly Group[]
  limits: AutoSettingLimits
  isBlocked: boolean
  selectedIds: readonly number[]
  onCancel: () => void
  onSaved: (saved: SavedGroup | undefined) => void
}
const submitLabels: Record<GroupsMode, (count: number) => string> = {
  set: () => '保存する',
  add: (count) => `${count}名を追加する`,
  ask: () => 'ひな形を選ぶ',
  remove: (count) => `${count}名を外す`,
}

/** Selects groups by chips, and creates a new one by its name. */
export function GroupsForm({
  clientId,
  users,
  mode,
  groups,
  limits,
  isBlocked,
  selectedIds,
  onCancel,
  onSaved,
}: Props) {
  const storeGroups = groups.filter((group) => group.owner === 'client')
  const companyGroups = groups.filter((group) => group.owner === 'company')
  const { form, onForm, errorMessages } = useGroupsForm({
    clientId,
    users,
    mode,
    storeGroups,
    selectedIds,
    onSaved,
  })
  const blockReason = mode === 'remove' ? undefined : cannotJoinGroup({ blocked: isBlocked })
  return (
    <Form {...onForm} aria-label='グループ'>
      {mode === 'ask' && (
        <p>
          求人の公開範囲はグループで指定します。
          {users.length === 1 && users[0] ? `${users[0].name}さん` : `${users.length}名`}
          を追加するグループを選ぶか、新しく作ってください。
        </p>
      )}
      {blockReason && <Notice tone='warning' title={blockReason} />}
      {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
      {storeGroups.length > 0 && (
        <ChoiceChips
          form={form}
          name='groupIds'
          label={mode === 'remove' ? '外すグループ' : 'グループ'}
          hideTag
          multiple
          options={storeGroups.map((group) => ({
            value: group.id,
            label: `${group.name} ${group.usersCount}名`,
          }))}
        />
      )}
      {mode === 'set' && companyGroups.length > 0 && (
        <p>
          企業共通のグループ({companyGroups.map((group) => `「${group.name}」`).join('')}
          )は、この店舗では変更できません。
        </p>
      )}
      {mode !== 'remove' && <NewGroupName form={form} limits={limits} />}
      <SheetButtons>
        <Button
          type='submit'
          tone='primary'
          size={48}
          loading={form.formState.isSubmitting}
          disabledReason={blockReason}
        >
          {submitLabels[mode](users.length)}
        </Button>
        <Button size={48} onClick={onCancel}>
          やめる
        </Button>
      </SheetButtons>
    </Form>
  )
}

type NewGroupNameProps = {
  form: ReturnType<typeof useGroupsForm>['form']
  limits: AutoSettingLimits
}

/** The name of a new group, or why no more can be created. */
function NewGroupName({ form, limits: { usedGroups, maxGroups } }: NewGroupNameProps) {
  const limitReason = cannotMakeGroup(usedGroups)
  if (limitReason) return <p>{limitReason}</p>
  return (
    <TextField
      form={form}
      name='name'
      label='新しいグループの名前'
      optional
      help={`ワーカーには表示されません。いま${usedGroups}個(${maxGroups}個まで)`}
      maxLength={MAX_GROUP_NAME_LENGTH}
    />
  )
}
