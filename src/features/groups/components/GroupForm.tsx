import { useId, useState, type ReactNode } from 'react'
import { ApiError } from '@/api/ApiError'
import { useVersionedForm } from '@/api/useVersionedForm'
import { ConflictNotice } from '@/components/conflicts/ConflictNotice'
import { MAX_GROUP_DESCRIPTION_LENGTH } from '@/contracts/groups/enums'
import type { AutoSettingLimits } from '@/contracts/groups/schemas'
import type { OwnerParams } from '@/features/groups/hooks/useWorkerCount'
import { hiddenFromWorkers } from '@/features/groups/lib/groupTexts'
import { valuesOf, type EditedGroup, type GroupValues } from '@/features/groups/lib/groupValues'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { FormErrorSummary } from '@/ui/fields/form/FormErrorSummary'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { TextField } from '@/ui/fields/inputs/TextField'
import { ActionBar } from '@/ui/layout/ActionBar'
import { PageSection } from '@/ui/layout/PageSection'
import * as S from './groups.styles'
import { RuleFields } from './RuleFields'
import { SharedClientFields } from './SharedClientFields'

const labels = {
  name: 'グループの名前',
  description: 'メモ',
  keywords: '求人のタイトルに含むことば',
  requiredWorkedCount: '勤務回数',
  sharedClientIds: '使える店舗',
}
const conflictLabels = {
  ...labels,
  enabled: '自動追加',
  onlyTrusted: '信頼できる方だけの条件',
  onlyGood: 'Good評価の条件',
  isForAllStores: '使える店舗の範囲',
}
type Props = {
  owner: OwnerParams
  limits: AutoSettingLimits | undefined
  group?: EditedGroup | undefined
  /** The stores among which a company chooses those that may use the group. */
  clients?: readonly { id: number; name: string }[]
  applyLabel: string
  backTo: string
  /** Above the fields. */
  intro?: ReactNode
  /** Saves and navigates. `allowLeaving` disables the unsaved-changes guard. */
  onSave: (
    values: GroupValues,
    allowLeaving: () => void,
    opened: EditedGroup | undefined,
  ) => Promise<void>
  readLatest?: () => Promise<EditedGroup | undefined>
}

/** Name, note and automatic condition of a group. The input is kept after a failed save. */
export function GroupForm({ owner, limits, group, clients, onSave, readLatest, ...props }: Props) {
  const id = useId()
  const [refusalMessages, setRefusalMessages] = useState<readonly string[]>()
  const versioned = useVersionedForm(() => import('@/features/groups/group.schema'), {
    record: group,
    valuesOf,
    readLatest,
  })
  const { form, opened } = versioned
  const [guard, allowLeaving] = useUnsavedGuard(form.formState.isDirty)
  const onForm = versioned.submitWith(async (values, edited) => {
    setRefusalMessages(undefined)
    try {
      await onSave(values, allowLeaving, edited)
    } catch (problem) {
      const isRefusal = problem instanceof ApiError && problem.status === 409
      if (!isRefusal || problem.code === 'stale') throw problem
      setRefusalMessages(problem.messages)
    }
  })
  return (
    <>
      {guard}
      <S.Form {...onForm} id={id}>
        {refusalMessages && <FormAlert tone='error' messages={refusalMessages} />}
        <ConflictNotice versioned={versioned} labels={conflictLabels} />
        <FormErrorSummary form={form} labels={labels} />
        {props.intro}
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
            isAutomatic={opened?.autoSetting?.enabled === true}
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
