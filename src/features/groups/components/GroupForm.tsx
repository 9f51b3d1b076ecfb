import { useId, useState, type ReactNode } from 'react'
import { ApiError } from '@/api/ApiError'
import { useSchemaForm } from '@/api/useSchemaForm'
import type { AutoSettingLimits } from '@/contracts/groups/schemas'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { FormErrorSummary } from '@/ui/fields/form/FormErrorSummary'
import { PageSection } from '@/ui/layout/PageSection'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { TextField } from '@/ui/fields/inputs/TextField'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { hiddenFromWorkers } from '@/features/groups/lib/groupNames'
import {
  emptyGroup,
  valuesOf,
  type EditedGroup,
  type GroupValues,
} from '@/features/groups/lib/groupValues'
import type { OwnerParams } from '@/features/groups/hooks/useWorkerCount'
import { MAX_GROUP_DESCRIPTION_LENGTH } from '@/contracts/groups/enums'
import { RuleFields } from './RuleFields'
import { SharedClientFields } from './SharedClientFields'
import * as S from './groups.styles'

const labels = {
  name: 'グループの名前',
  description: 'メモ',
  keywords: '求人のタイトルに含むことば',
  requiredWorkedCount: '勤務回数',
  sharedClientIds: '使える店舗',
}
/** What came of a save or of 「最新の内容を読み込む」. `stale`: somebody else has saved meanwhile. */
type ServerMessage = { kind: 'stale' | 'refused' | 'latest'; messages: readonly string[] }
type Props = {
  owner: OwnerParams
  limits: AutoSettingLimits | undefined
  group?: EditedGroup | undefined
  /** The stores among which a company chooses those that may use the group. */
  clients?: readonly { id: number; name: string }[]
  applyLabel: string
  backTo: string
  head?: ReactNode
  /** Saves and navigates. `allowLeaving` disables the unsaved-changes guard. */
  onSave: (values: GroupValues, allowLeaving: () => void) => Promise<void>
  onLatest?: () => Promise<EditedGroup | undefined>
}

/** Name, note and automatic condition of a group. The input is kept after a failed save. */
export function GroupForm({ owner, limits, group, clients, onSave, onLatest, ...props }: Props) {
  const id = useId()
  const [serverMessage, setServerMessage] = useState<ServerMessage>()
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/groups/group.schema'),
    group ? valuesOf(group) : emptyGroup,
  )
  const [guard, allowLeaving] = useUnsavedGuard(form.formState.isDirty)
  const onForm = submitWith(async (values) => {
    setServerMessage(undefined)
    try {
      await onSave(values, allowLeaving)
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status !== 409) throw problem
      setServerMessage({
        kind: problem.code === 'stale' ? 'stale' : 'refused',
        messages: problem.messages,
      })
    }
  })
  async function takeLatest() {
    const latest = await onLatest?.()
    const typed = form.getValues()
    const before = form.formState.defaultValues
    if (!latest) return
    form.reset(valuesOf(latest))
    for (const name of Object.keys(emptyGroup) as (keyof GroupValues)[])
      if (typed[name] !== before?.[name]) form.setValue(name, typed[name], { shouldDirty: true })
    setServerMessage({
      kind: 'latest',
      messages: [
        '最新の内容を読み込みました。入力した内容は残っています。確かめて、もう一度保存してください。',
      ],
    })
  }
  return (
    <>
      {guard}
      <S.Form {...onForm} id={id}>
        {serverMessage && (
          <FormAlert
            tone={serverMessage.kind === 'latest' ? 'info' : 'error'}
            messages={serverMessage.messages}
            {...(serverMessage.kind === 'stale' && onLatest
              ? {
                  action: (
                    <Button size={32} onClick={() => void takeLatest()}>
                      最新の内容を読み込む
                    </Button>
                  ),
                }
              : {})}
          />
        )}
        <FormErrorSummary form={form} labels={labels} />
        {props.head}
        <PageSection line={false} title='名前'>
          <S.NameFields>
            <TextField
              form={form}
              name='name'
              label={labels.name}
              help={`30文字まで。${hiddenFromWorkers}`}
              placeholder='ホール経験者'
              autoComplete='off'
              required
            />
            <TextAreaField
              form={form}
              name='description'
              label={labels.description}
              help='担当者だけが読みます。'
              max={MAX_GROUP_DESCRIPTION_LENGTH}
              rows={2}
              optional
            />
          </S.NameFields>
        </PageSection>
        {clients && <SharedClientFields form={form} clients={clients} />}
        <PageSection title='自動追加'>
          <RuleFields
            owner={owner}
            form={form}
            limits={limits}
            isAutomatic={group?.autoSetting?.enabled === true}
            {...(group ? { groupId: String(group.id) } : {})}
          />
        </PageSection>
      </S.Form>
      <ActionBar>
        <Button
          type='submit'
          form={id}
          tone='primary'
          size={48}
          loading={form.formState.isSubmitting}
        >
          {props.applyLabel}
        </Button>
        <ButtonLink size={48} href={props.backTo}>
          やめる
        </ButtonLink>
      </ActionBar>
    </>
  )
}
