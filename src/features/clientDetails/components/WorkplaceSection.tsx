import { smokingPolicies } from '@/contracts/clients/enums'
import { smokingPolicyLabel } from '@/domain/offers/labels'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { RadioCards } from '@/ui/fields/choices/RadioCards'
import { TextField } from '@/ui/fields/inputs/TextField'
import { PageSection } from '@/ui/layout/PageSection'
import { fieldLabels } from '@/features/clientDetails/lib/clientValues'
import type { ClientFormProps } from '@/features/clientDetails/hooks/useClientForm'

const smokingOptions = smokingPolicies.map((value) => ({
  value,
  label: smokingPolicyLabel[value],
}))

/** What the conditions of work say about the place: smoking, and the number of the labour insurance. */
export function WorkplaceSection({ form }: ClientFormProps) {
  return (
    <PageSection title='勤務環境' note='労働条件通知書に記載します。'>
      <RadioCards
        form={form}
        name='smokingPolicy'
        label={fieldLabels.smokingPolicy}
        options={smokingOptions}
        required
      />
      <TextField
        form={form}
        name='laborInsuranceNumber'
        label={fieldLabels.laborInsuranceNumber}
        kind='digits'
        help='14桁。本店でまとめて加入しているときは、本店の番号'
        placeholder='13101123456000'
        autoComplete='off'
        optional
      />
      <CheckboxField
        form={form}
        name='stoolInspectionRequiredDefault'
        label='食品を扱うため、検便の確認を新しいひな形の初期設定にする'
        boxed
      />
    </PageSection>
  )
}
