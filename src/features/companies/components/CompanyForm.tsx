import { useId } from 'react'
import { useMutation } from '@/api/useMutation'
import { useVersionedForm } from '@/api/useVersionedForm'
import { ConflictNotice } from '@/components/conflicts/ConflictNotice'
import { companies } from '@/contracts/companies'
import type { Company } from '@/contracts/companies/schemas'
import { companyLabels, companyValues, companyWords } from '@/features/companies/lib/companyValues'
import { notify } from '@/lib/notifications/notificationQueue'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { Button } from '@/ui/buttons/Button'
import { FormErrorSummary } from '@/ui/fields/form/FormErrorSummary'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { AddressFields, BasicFields, BillingFields, LaborFields } from './CompanySections'

type Props = {
  companyId: string
  company: Company
  readLatest: () => Promise<Company | undefined>
}

/** The form of a company. Changes by others are merged without losing the input. */
export function CompanyForm({ companyId, company, readLatest }: Props) {
  const id = useId()
  const [update] = useMutation(companies.update)
  const versioned = useVersionedForm(() => import('@/features/companies/company.schema'), {
    record: company,
    valuesOf: companyValues,
    readLatest,
  })
  const { form } = versioned
  const [guard] = useUnsavedGuard(form.formState.isDirty)
  const onForm = versioned.submitWith(async (body) => {
    versioned.reopen(await update({ companyId, body }))
    notify({ type: 'success', body: ['企業情報を保存しました。'] })
  })
  const sections = { form, company }
  return (
    <PageLayout
      title={<BarTitle>企業情報</BarTitle>}
      width='form'
      footer={{
        apply: (
          <Button
            type='submit'
            form={id}
            tone='primary'
            size={48}
            loading={form.formState.isSubmitting}
          >
            保存する
          </Button>
        ),
      }}
    >
      {guard}
      <form {...onForm} id={id}>
        <ConflictNotice versioned={versioned} labels={companyLabels} words={companyWords} />
        <FormErrorSummary form={form} labels={companyLabels} />
        <BasicFields {...sections} />
        <AddressFields {...sections} />
        <BillingFields {...sections} />
        <LaborFields {...sections} />
      </form>
    </PageLayout>
  )
}
