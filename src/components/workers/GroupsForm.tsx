import { useState } from 'react'
import styled from 'styled-components'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { groups as contract } from '@/contracts/groups'
import type { AutoSettingLimits, Group } from '@/contracts/groups/schemas'
import { users as userContract } from '@/contracts/users'
import { cannotMakeGroup } from '@/domain/workers/groups'
import { cannotJoinGroup } from '@/domain/workers/workers'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { Notice } from '@/ui/feedback/Notice'
import { TextField } from '@/ui/fields/TextField'
import { FormAlert } from '@/ui/fields/FormAlert'
import { color } from '@/ui/tokens'

export type ChosenGroup = { id: number; name: string }
type Props = {
  clientId: string
  users: readonly { userId: number; name: string }[]
  mode: 'set' | 'add' | 'remove' | 'choose'
  groups: readonly Group[]
  limits: AutoSettingLimits
  blocked: boolean
  ask?: boolean
  chosen: readonly number[]
  onQuit: () => void
  /** With what to say and the one group it was about: it may lead on to a posting for it. */
  onSaved: (
    words: string | undefined,
    group: ChosenGroup | undefined,
    chosen: readonly ChosenGroup[],
  ) => void
}

/** Chooses groups by their chips, and makes a new one by its name. */
export function GroupsForm({
  clientId,
  users,
  mode,
  groups,
  limits,
  blocked,
  ask = false,
  chosen,
  onQuit,
  onSaved,
}: Props) {
  const [create] = useMutation(contract.create)
  const [update] = useMutation(contract.update)
  const [set] = useMutation(userContract.setGroups)
  const [refused, setRefused] = useState<readonly string[]>()
  const userIds = users.map((user) => user.userId)
  const own = groups.filter((group) => group.owner === 'client')
  const shared = groups.filter((group) => group.owner === 'company')
  const full = cannotMakeGroup(limits.usedGroups)
  const stuck = mode === 'remove' ? undefined : cannotJoinGroup({ blocked })
  const [form, onForm] = useSchemaForm(
    () => import('./groupsSheet.schema'),
    { groupIds: [...chosen], name: '' },
    async ({ groupIds, name }) => {
      const picked = own.filter((group) => groupIds.includes(group.id))
      if (ask && picked.length + (name === '' ? 0 : 1) > 1) {
        setRefused(['求人を公開するグループを1つだけ選んでください。'])
        return
      }
      if (mode !== 'set' && mode !== 'choose' && picked.length === 0 && name === '') {
        setRefused([
          mode === 'remove'
            ? '外すグループを選んでください。'
            : 'グループを選ぶか、新しいグループの名前を入力してください。',
        ])
        return
      }
      try {
        const made =
          name === ''
            ? undefined
            : await create({
                clientId,
                body: {
                  name,
                  description: '',
                  autoSetting: null,
                  userIds: mode === 'choose' ? [] : userIds,
                },
              })
        const now: ChosenGroup[] = [...picked, ...(made ? [made] : [])].map((group) => ({
          id: group.id,
          name: group.name,
        }))
        if (mode === 'set' && userIds[0] !== undefined)
          await set({
            clientId,
            userId: userIds[0],
            body: { groupIds: now.map((group) => group.id) },
          })
        if (mode === 'add' || mode === 'remove')
          for (const group of picked)
            await update({
              clientId,
              groupId: group.id,
              body: mode === 'add' ? { addUserIds: userIds } : { removeUserIds: userIds },
            })
        const [first] = now
        const names = now.map((group) => `「${group.name}」`).join('')
        if (mode === 'add' && first && (ask || now.length === 1)) {
          onSaved(
            made
              ? `${names}(${users.length}名)を作りました。`
              : `${users.length}名を${names}に追加しました。`,
            first,
            now,
          )
          return
        }
        if (mode !== 'choose')
          notify({
            type: 'success',
            body: [
              mode === 'set'
                ? 'グループを変更しました。'
                : mode === 'add'
                  ? `${users.length}名を${names}に追加しました。`
                  : `${users.length}名を${names}から外しました。`,
            ],
          })
        onSaved(undefined, undefined, now)
      } catch (problem) {
        if (
          !(problem instanceof ApiError) ||
          (problem.status !== 409 && problem.status !== 404 && problem.status !== 403)
        )
          throw problem
        setRefused(problem.messages)
      }
    },
  )
  const label =
    mode === 'remove'
      ? '外す'
      : mode === 'add'
        ? '追加する'
        : mode === 'choose'
          ? '選ぶ'
          : '保存する'
  return (
    <Form {...onForm} aria-label='グループ'>
      {ask && (
        <p>
          求人の公開範囲はグループで指定します。
          {users.length === 1 && users[0] ? `${users[0].name}さん` : `${users.length}名`}
          を追加するグループを選ぶか、新しく作ってください。
        </p>
      )}
      {stuck && <Notice tone='warning' title={stuck} />}
      {refused && <FormAlert tone='error' messages={refused} />}
      {own.length > 0 && (
        <ChoiceChips
          form={form}
          name='groupIds'
          label={mode === 'remove' ? '外すグループ' : 'グループ'}
          hideTag
          multiple
          options={own.map((group) => ({
            value: group.id,
            label: `${group.name} ${group.usersCount}名`,
          }))}
        />
      )}
      {mode === 'set' && shared.length > 0 && (
        <p>
          企業共通のグループ({shared.map((group) => `「${group.name}」`).join('')}
          )は、この店舗では変更できません。
        </p>
      )}
      {mode !== 'remove' &&
        (full ? (
          <p>{full}</p>
        ) : (
          <TextField
            form={form}
            name='name'
            label='新しいグループの名前'
            optional
            help={`ワーカーには表示されません。いま${limits.usedGroups}個(${limits.maxGroups}個まで)`}
            maxLength={30}
          />
        ))}
      <div data-acts=''>
        <Button
          type='submit'
          tone='primary'
          size={48}
          loading={form.formState.isSubmitting}
          disabledReason={stuck}
        >
          {ask
            ? 'ひな形を選ぶ'
            : mode === 'set' || mode === 'choose'
              ? label
              : `${users.length}名を${label}`}
        </Button>
        <Button size={48} onClick={onQuit}>
          やめる
        </Button>
      </div>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  p {
    color: ${color.ink2};
  }
  [data-acts] {
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
  @media (min-width: 750px) {
    [data-acts] {
      flex-direction: row-reverse;
    }
  }
`
