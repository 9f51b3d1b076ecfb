import { useId, useState, type ReactNode } from 'react'
import { ApiError } from '@/api/ApiError'
import { useQuery } from '@/api/useQuery'
import { useSchemaForm } from '@/api/useSchemaForm'
import { groups } from '@/contracts/groups'
import type { Group } from '@/contracts/groups/schemas'
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
import { emptyGroup, valuesOf, type GroupValues } from '@/features/groups/lib/groupValues'
import { RuleFields } from './RuleFields'
import * as S from './groups.styles'

const labels = {
  name: 'グループの名前',
  description: 'メモ',
  keywords: '求人のタイトルに含むことば',
  requiredWorkedCount: '勤務回数',
}
type Props = {
  clientId: string
  group?: Group
  applyLabel: string
  backTo: string
  head?: ReactNode
  /** Saves and navigates. `allowLeaving` disables the unsaved-changes guard. */
  onSave: (values: GroupValues, allowLeaving: () => void) => Promise<void>
  onLatest?: () => Promise<Group | undefined>
}

/** Name, note and automatic condition of a group. The input is kept after a failed save. */
export function GroupForm({ clientId, group, applyLabel, backTo, head, onSave, onLatest }: Props) {
  const id = useId()
  const { data: limits } = useQuery(groups.autoSettingLimits, { clientId })
  const [serverMessage, setServerMessage] = useState<{
    messages: readonly string[]
    stale?: boolean
  }>()
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
      setServerMessage({ messages: problem.messages, stale: problem.code === 'stale' })
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
            tone={serverMessage.stale === false || serverMessage.stale ? 'error' : 'info'}
            messages={serverMessage.messages}
            {...(serverMessage.stale && onLatest
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
        {head}
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
              max={200}
              rows={2}
              optional
            />
          </S.NameFields>
        </PageSection>
        <PageSection title='自動追加'>
          <RuleFields
            clientId={clientId}
            form={form}
            limits={limits}
            counted={group?.autoSetting?.enabled === true}
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
          {applyLabel}
        </Button>
        <ButtonLink size={48} href={backTo}>
          やめる
        </ButtonLink>
      </ActionBar>
    </>
  )
}
