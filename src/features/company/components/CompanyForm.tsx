import { useId, useState } from 'react'
import { get } from 'react-hook-form'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { companies } from '@/contracts/companies'
import type { Company } from '@/contracts/companies/schemas'
import { notify } from '@/lib/notifications/notificationQueue'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { Button } from '@/ui/buttons/Button'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { FormErrorSummary } from '@/ui/fields/form/FormErrorSummary'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { companyLabels, companyValues } from '@/features/company/lib/companyValues'
import { AddressFields, BasicFields, BillingFields, LaborFields } from './CompanySections'

type Props = {
  companyId: string
  company: Company
  onLatest: () => Promise<Company | undefined>
}
const fieldNames = Object.keys(companyLabels) as (keyof typeof companyLabels)[]
type Stale = { messages: readonly string[]; isResolved?: true }

/** The form of a company. What others saved meanwhile is taken over without losing what was typed. */
export function CompanyForm({ companyId, company, onLatest }: Props) {
  const id = useId()
  const [update] = useMutation(companies.update)
  const [stale, setStale] = useState<Stale>()
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/company/company.schema'),
    companyValues(company),
  )
  const [guard] = useUnsavedGuard(form.formState.isDirty)
  const onForm = submitWith(async (body) => {
    try {
      form.reset(companyValues(await update({ companyId, body })))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stale') throw error
      return setStale({ messages: error.messages })
    }
    setStale(undefined)
    notify({ type: 'success', body: ['企業情報を保存しました。'] })
  })
  /** Fields not edited here take the values that another session saved; edited fields keep the input. */
  async function takeLatest() {
    const before = companyValues(company)
    const edited = fieldNames.flatMap((name) => {
      const value = form.getValues(name)
      return value === get(before, name) ? [] : [{ name, value }]
    })
    const latest = await onLatest()
    if (!latest) return
    form.reset(companyValues(latest))
    for (const { name, value } of edited) form.setValue(name, value, { shouldDirty: true })
    setStale({
      messages: [
        '最新の内容を読み込みました。',
        '入力した内容は残っています。確かめて、もう一度保存してください。',
      ],
      isResolved: true,
    })
  }
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
        {stale && (
          <FormAlert
            tone={stale.isResolved ? 'info' : 'error'}
            messages={stale.messages}
            {...(!stale.isResolved && {
              action: (
                <Button size={32} onClick={() => void takeLatest()}>
                  最新の内容を読み込む
                </Button>
              ),
            })}
          />
        )}
        <FormErrorSummary form={form} labels={companyLabels} />
        <BasicFields {...sections} />
        <AddressFields {...sections} />
        <BillingFields {...sections} />
        <LaborFields {...sections} />
      </form>
    </PageLayout>
  )
}
