import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useQuery } from '@/api/useQuery'
import { addressAfter, findPlace, prefectureOptions } from '@/components/address/findPlace'
import { useFilledAddress } from '@/components/address/useFilledAddress'
import { accounts } from '@/contracts/accounts'
import { employeeSizes } from '@/contracts/companies/enums'
import type { Company } from '@/contracts/companies/schemas'
import { postalDigits } from '@/domain/accounts/postalCode'
import { employeeSizeLabel } from '@/domain/labels'
import { companyLabels as labels, type CompanyValues } from '@/features/companies/lib/companyValues'
import { formatMonth } from '@/lib/date'
import { Notice } from '@/ui/feedback/Notice'
import { CheckboxField } from '@/ui/fields/choices/CheckboxField'
import { FieldStack } from '@/ui/fields/FieldStack'
import { SelectField } from '@/ui/fields/inputs/SelectField'
import { TextField } from '@/ui/fields/inputs/TextField'
import { PageSection } from '@/ui/layout/PageSection'

type Props = { form: UseFormReturn<CompanyValues, unknown, CompanyValues>; company: Company }

/** Name, numbers and size. */
export function BasicFields({ form }: Props) {
  return (
    <PageSection title='基本情報' line={false}>
      <FieldStack columns={2}>
        <TextField
          form={form}
          name='name'
          label={labels.name}
          autoComplete='organization'
          required
        />
        <TextField form={form} name='nameKana' label={labels.nameKana} kind='katakana' optional />
        <TextField
          form={form}
          name='corporateNumber'
          label={labels.corporateNumber}
          kind='digits'
          help='13桁の数字です。国税庁の通知書か法人番号公表サイトで確認できます。'
          optional
        />
        <TextField
          form={form}
          name='invoiceRegistrationNumber'
          label={labels.invoiceRegistrationNumber}
          kind='latin'
          help='「T」と13桁の数字です。法人は「T」と法人番号です。'
          optional
        />
      </FieldStack>
      <CheckboxField form={form} name='selfEmployed' label='個人事業主です(法人番号はありません)' />
      <FieldStack columns={2}>
        <TextField
          form={form}
          name='representativeName'
          label={labels.representativeName}
          required
        />
        <TextField
          form={form}
          name='industry'
          label={labels.industry}
          help='営業の許可がいる業種は、事業者確認で許可証を確認します。'
          required
        />
        <SelectField
          form={form}
          name='employeeSize'
          label={labels.employeeSize}
          options={employeeSizes.map((value) => ({ value, label: employeeSizeLabel[value] }))}
          placeholder='選んでください'
          required
        />
      </FieldStack>
    </PageSection>
  )
}

/** Returns a function that looks up a postal code; its result is undefined for an invalid or unknown code. */
function usePlaceFinder(company: Company) {
  const { data: stores } = useQuery(accounts.clients, {})
  const store = stores?.items.find(({ companyId }) => companyId === company.id)
  return async (postalCode: string) => {
    const digits = postalDigits(postalCode)
    return digits === undefined
      ? undefined
      : findPlace(store && String(store.id), digits).catch(() => undefined)
  }
}

/** The place of the head office: prefecture, city and town follow a new postal code. */
export function AddressFields({ form, company }: Props) {
  const find = usePlaceFinder(company)
  const code = useRef(company.postalCode)
  /** The town that the last code filled in: a new code replaces it, but not what the user typed. */
  const town = useRef('')
  async function fillAddress(postalCode: string) {
    const digits = postalDigits(postalCode)
    if (digits === undefined || digits === code.current) return
    code.current = digits
    const place = await find(digits)
    // The user may have typed another code while this one was looked up.
    if (!place || digits !== code.current) return
    const after = addressAfter(form.getValues(), place, town.current)
    town.current = place.addressLine ?? ''
    for (const name of ['prefectureCode', 'city', 'addressLine'] as const)
      form.setValue(name, after[name], { shouldDirty: true, shouldValidate: after[name] !== '' })
  }
  return (
    <PageSection title='本社の所在地・連絡先'>
      <FieldStack columns={2}>
        <TextField
          form={form}
          name='postalCode'
          label={labels.postalCode}
          kind='digits'
          autoComplete='postal-code'
          help='7桁の数字です。変えると、都道府県・市区町村・町名も変わります。'
          onBlur={(event) => void fillAddress(event.target.value)}
          required
        />
        <SelectField
          form={form}
          name='prefectureCode'
          label={labels.prefectureCode}
          options={prefectureOptions}
          placeholder='選んでください'
          required
        />
        <TextField form={form} name='city' label={labels.city} required />
        <TextField form={form} name='addressLine' label={labels.addressLine} required />
        <TextField form={form} name='building' label={labels.building} optional />
        <TextField
          form={form}
          name='phoneNumber'
          label={labels.phoneNumber}
          kind='tel'
          help='市外局番からの10桁か11桁です。'
          required
        />
      </FieldStack>
    </PageSection>
  )
}

/** The recipient of the invoices, and the month from which a change applies. */
export function BillingFields({ form, company }: Props) {
  const find = usePlaceFinder(company)
  const fill = useFilledAddress({
    get: () => form.getValues('billing.address'),
    set: (text) =>
      form.setValue('billing.address', text, { shouldDirty: true, shouldValidate: true }),
  })
  return (
    <PageSection title='請求書の送付先'>
      <Notice title='請求は毎月末日締めです'>
        いま変更すると、{formatMonth(company.billingChangeMonth)}
        分の請求書から新しい送付先になります。締め日(末日)以降の変更は、翌月分からです。
      </Notice>
      <FieldStack columns={2}>
        <TextField
          form={form}
          name='billing.department'
          label={labels['billing.department']}
          optional
        />
        <TextField
          form={form}
          name='billing.contactName'
          label={labels['billing.contactName']}
          required
        />
        <TextField
          form={form}
          name='billing.email'
          label={labels['billing.email']}
          kind='email'
          help='請求の確定をお知らせします。'
          required
        />
        <TextField
          form={form}
          name='billing.postalCode'
          label={labels['billing.postalCode']}
          kind='digits'
          help='7桁の数字です。住所に何も書き足していなければ、町名まで入ります。'
          onBlur={(event) => void fill(() => find(event.target.value))}
          required
        />
      </FieldStack>
      <TextField form={form} name='billing.address' label={labels['billing.address']} required />
    </PageSection>
  )
}

/** Whether the 36協定, without which overtime is illegal, has been filed (労働基準法36条). */
export function LaborFields({ form }: Props) {
  return (
    <PageSection title='労務'>
      <CheckboxField
        form={form}
        name='laborAgreement36'
        label='時間外・休日労働に関する協定(36協定)を労働基準監督署に届け出ています'
        help='届け出がないと、休憩を除いて1日8時間を超える募集や、残業の依頼はできません(労働基準法36条)。'
        boxed
      />
    </PageSection>
  )
}
