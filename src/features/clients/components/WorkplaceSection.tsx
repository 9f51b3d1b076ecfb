import { smokingPolicies } from '@/contracts/clients/enums'
import { smokingPolicyLabel } from '@/domain/offers/labels'
import type { ClientFormProps } from '@/features/clients/hooks/useClientForm'
import { fieldLabels } from '@/features/clients/lib/clientValues'
import { DateField } from '@/ui/dates/DateField'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { RadioCards } from '@/ui/fields/choices/RadioCards'
import { MoneyField } from '@/ui/fields/inputs/MoneyField'
import { TextField } from '@/ui/fields/inputs/TextField'
import { PageSection } from '@/ui/layout/PageSection'

const smokingOptions = smokingPolicies.map((value) => ({
  value,
  label: smokingPolicyLabel[value],
}))

/** What the notice of working conditions states about the workplace and its agreements. */
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
      <DateField
        form={form}
        name='laborAgreement36From'
        label={fieldLabels.laborAgreement36From}
        help='時間外労働の協定は、事業場(店舗)ごとに結び、労働基準監督署に届け出ます。店舗か企業が、自分で登録します'
        optional
      />
      <DateField
        form={form}
        name='laborAgreement36To'
        label={fieldLabels.laborAgreement36To}
        optional
      />
      <MoneyField
        form={form}
        name='specificMinimumWageYen'
        per='時間'
        label={fieldLabels.specificMinimumWageYen}
        help='業種によって、都道府県の最低賃金より高い額が決められているときだけ入力します'
        optional
      />
      <DateField
        form={form}
        name='specificMinimumWageFrom'
        label={fieldLabels.specificMinimumWageFrom}
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
