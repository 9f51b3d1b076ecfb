import { offerLimits } from '@/contracts/offers/enums'
import { ConditionChoices } from '@/features/offers/components/fields/ConditionChoices'
import { FieldAdvice } from '@/features/offers/components/fields/FieldAdvice'
import { type Editing, errorMessageIn } from '@/features/offers/lib/editing'
import { FieldGroup } from '@/ui/fields/FieldGroup'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'

/** The requirements for workers: conditions that are checked automatically, and free text. */
export function ConditionsSection({ editing }: { editing: Editing }) {
  const { form } = editing
  return (
    <>
      <p>仕事に必要な条件だけを書いてください。書いていない条件では断れません。</p>
      <FieldGroup
        label='働ける方'
        optional
        error={errorMessageIn(form.getFieldState('content.conditionItems', form.formState).error)}
      >
        <ConditionChoices form={form} />
      </FieldGroup>
      <div>
        <TextAreaField
          form={form}
          name='content.conditions'
          label='そのほかの条件'
          optional
          max={offerLimits.conditions}
          rows={4}
          help='年齢、性別、国籍、住んでいる場所は条件にできません。'
          placeholder='例: レジの基本操作ができる方'
        />
        <FieldAdvice editing={editing} field='content.conditions' />
      </div>
    </>
  )
}
