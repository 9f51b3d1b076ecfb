import styled from 'styled-components'
import { MAX_GROUP_NAME_LENGTH } from '@/contracts/groups/enums'
import type { AutoSettingLimits, Group } from '@/contracts/groups/schemas'
import { cannotMakeGroup } from '@/domain/workers/groups'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { TextField } from '@/ui/fields/inputs/TextField'
import { color } from '@/ui/tokens'
import type { GroupsForm, GroupsMode } from './useGroupsForm'

type Props = {
  form: GroupsForm['form']
  users: readonly { userId: number; name: string }[]
  mode: GroupsMode
  groups: readonly Group[]
  limits: AutoSettingLimits
}

/** Selects groups by chips, and names a new one. */
export function GroupsFields({ form, users, mode, groups, limits }: Props) {
  const storeGroups = groups.filter((group) => group.owner === 'client')
  const companyGroups = groups.filter((group) => group.owner === 'company')
  return (
    <>
      {mode === 'ask' && (
        <Text>
          求人の公開範囲はグループで指定します。
          {users.length === 1 && users[0] ? `${users[0].name}さん` : `${users.length}名`}
          を追加するグループを選ぶか、新しく作ってください。
        </Text>
      )}
      {storeGroups.length > 0 && (
        <ChoiceChips
          form={form}
          name='groupIds'
          label={mode === 'remove' ? '外すグループ' : 'グループ'}
          multiple
          options={storeGroups.map((group) => ({
            value: group.id,
            label: `${group.name} ${group.usersCount}名`,
          }))}
        />
      )}
      {mode === 'set' && companyGroups.length > 0 && (
        <Text>
          企業共通のグループ({companyGroups.map((group) => `「${group.name}」`).join('')}
          )は、この店舗では変更できません。
        </Text>
      )}
      {mode !== 'remove' && <NewGroupName form={form} limits={limits} />}
    </>
  )
}

type NewGroupNameProps = {
  form: GroupsForm['form']
  limits: AutoSettingLimits
}

/** The name of a new group, or why no more can be created. */
function NewGroupName({ form, limits: { usedGroups, maxGroups } }: NewGroupNameProps) {
  const limitReason = cannotMakeGroup(usedGroups)
  if (limitReason) return <Text>{limitReason}</Text>
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

const Text = styled.p`
  color: ${color.ink2};
`
