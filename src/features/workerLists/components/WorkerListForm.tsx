import styled from 'styled-components'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { workerLists } from '@/contracts/workerLists'
import { workerListFormats } from '@/contracts/workerLists/enums'
import type { WorkerListRequest } from '@/contracts/workerLists/schemas'
import {
  allWorkerListColumns,
  workerListColumnOf,
  workerListFormatLabel,
} from '@/domain/workers/workerList'
import { serverNow } from '@/lib/clock'
import { addDays, dayOf, monthOf } from '@/lib/date'
import { addMonths } from '@/lib/months'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { DateField } from '@/ui/dates/DateField'
import { Notice } from '@/ui/feedback/Notice'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { FieldStack } from '@/ui/fields/FieldStack'
import { FormErrorSummary } from '@/ui/fields/form/FormErrorSummary'
import { media, size } from '@/ui/tokens'

const Form = styled.form`
  position: relative;
  display: grid;
  gap: 20px;
  max-width: ${size.formMax};
`
const Period = styled.div`
  display: grid;
  gap: 20px;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const labels = {
  fromOn: 'はじまりの日',
  toOn: 'おわりの日',
  clientIds: '店舗',
  columns: '項目',
  format: '形式',
}
const columnOptions = allWorkerListColumns.map((value) => ({
  value,
  label: workerListColumnOf[value].label,
  // The name cannot be deselected: without it, nobody could tell whose row it is.
  disabled: value === 'name',
}))
const formatOptions = workerListFormats.map((value) => ({
  value,
  label: workerListFormatLabel[value],
}))

/** The initial values: the last whole month, all columns, all stores. */
function firstRequest(now: Date): WorkerListRequest {
  const month = monthOf(now)
  return {
    fromOn: `${addMonths(month, -1)}-01`,
    toOn: addDays(`${month}-01`, -1),
    clientIds: [],
    columns: [...allWorkerListColumns],
    format: 'xlsx',
  }
}

type Props = { companyId: string; stores: readonly { id: number; name: string }[] }

/** The form that requests a worker list. */
export function WorkerListForm({ companyId, stores }: Props) {
  const [request] = useMutation(workerLists.request)
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/workerLists/workerList.schema'),
    firstRequest(serverNow()),
  )
  const onForm = submitWith(async (body) => {
    await request({ companyId, body })
    notify({
      type: 'success',
      body: ['名簿の作成を開始しました。完了後にメールでお知らせします。'],
    })
  })
  const today = dayOf(serverNow())
  return (
    <Form {...onForm} aria-label='労働者名簿の作成'>
      <FormErrorSummary form={form} labels={labels} />
      <Notice>
        名簿は氏名・生年月日などの個人情報を含みます。作成・保存・削除は操作の記録に残ります。保存したファイルは、見られる人を限って保管してください。保存義務期間は5年(当分の間3年)です。
      </Notice>
      <FieldStack>
        <Period role='group' aria-label='期間'>
          <DateField
            form={form}
            name='fromOn'
            label={labels.fromOn}
            help='勤務日で選びます'
            max={today}
            required
          />
          <DateField
            form={form}
            name='toOn'
            label={labels.toOn}
            help='3か月分まで'
            max={today}
            required
          />
        </Period>
        {stores.length > 1 && (
          <ChoiceChips
            form={form}
            name='clientIds'
            label={labels.clientIds}
            help='選ばないときは、全店舗の名簿を作成します。'
            multiple
            options={stores.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <ChoiceChips
          form={form}
          name='columns'
          label={labels.columns}
          help='住所は登録されている都道府県、履歴はこの店舗での勤務です。番地など、サービスに登録のない事項は、保存後に追記してください。'
          multiple
          options={columnOptions}
        />
        <ChoiceChips form={form} name='format' label={labels.format} options={formatOptions} />
      </FieldStack>
      <div>
        <Button type='submit' tone='primary' size={48} loading={form.formState.isSubmitting}>
          名簿を作成する
        </Button>
      </div>
    </Form>
  )
}
