import styled from 'styled-components'
import { useSchemaForm } from '@/api/useSchemaForm'
import { recordKinds, type RecordKind } from '@/contracts/recordArchives/enums'
import { formatRecordYear, lastMonths, usualLastMonth } from '@/domain/records/recordYear'
import type { ArchiveActions } from '@/features/recordArchives/hooks/useArchiveActions'
import { useRecordCounts, type VaultPlace } from '@/features/recordArchives/hooks/useRecordCounts'
import { serverNow } from '@/lib/clock'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/feedback/Notice'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { FieldStack } from '@/ui/fields/FieldStack'
import { FormErrorSummary } from '@/ui/fields/form/FormErrorSummary'
import { SelectField } from '@/ui/fields/inputs/SelectField'
import { size } from '@/ui/tokens'
import { RecordKindChecks } from './RecordKindChecks'

const Form = styled.form`
  position: relative;
  display: grid;
  gap: 20px;
  max-width: ${size.formMax};
`
const labels = { kinds: '帳票', lastMonth: '期間', clientIds: '店舗' }
const records = {
  notices: 'PDF、店舗と月ごと',
  attendances: 'CSV、店舗と月ごと。修正で置き換わった時刻も記載',
  ledgers: 'CSV、店舗と月ごと',
  workerList: 'CSV、店舗ごと',
  contracts: 'CSV、店舗ごと。休業手当の判定の理由も記載',
} satisfies Partial<Record<RecordKind, string>>
/** Describes the kinds of records. A store's statement is not an invoice, so its texts differ from the company's. */
const notes: Record<'company' | 'store', Record<RecordKind, string>> = {
  company: {
    ...records,
    billing:
      '明細は店舗ごとのCSV、適格請求書は確定した月ごとのPDF。一部の店舗だけのときは、店舗ごとの請求書に限ります',
  },
  store: {
    ...records,
    billing: '明細はCSV、店舗別内訳は確定した月ごとのPDF。どちらも請求書ではありません',
  },
}

type Props = {
  place: VaultPlace
  stores: readonly { id: number; name: string }[]
  onRequest: ArchiveActions['request']
}

/** The form that requests the records of a year. */
export function ArchiveForm({ place, stores, onRequest }: Props) {
  const now = serverNow()
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/recordArchives/recordArchive.schema'),
    {
      lastMonth: usualLastMonth(now),
      clientIds: [] as number[],
      kinds: [...recordKinds] as RecordKind[],
    },
  )
  const [lastMonth, clientIds] = form.watch(['lastMonth', 'clientIds'])
  const counts = useRecordCounts(place, { lastMonth, clientIds })
  const onForm = submitWith(async (body) => {
    await onRequest(body)
    notify({
      type: 'success',
      body: ['帳票の作成を開始しました。完了後にメールでお知らせします。'],
    })
  })
  return (
    <Form {...onForm} aria-label='帳票の作成'>
      <FormErrorSummary form={form} labels={labels} />
      <Notice>
        帳票は氏名・生年月日などの個人情報を含みます。作成・保存・削除は操作の記録に残ります。保存したファイルは、見られる人を限って保管してください。
      </Notice>
      <FieldStack>
        <SelectField
          form={form}
          name='lastMonth'
          label={labels.lastMonth}
          help='勤務の月で12か月分。今月で終わる期間は、本日までの分です。'
          options={lastMonths(now).map((month) => ({
            value: month,
            label: formatRecordYear(month),
          }))}
        />
        {stores.length > 1 && (
          <ChoiceChips
            form={form}
            name='clientIds'
            label={labels.clientIds}
            help='選ばないときは、全店舗の帳票を作成します。'
            multiple
            options={stores.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <RecordKindChecks
          form={form}
          label={labels.kinds}
          notes={'clientId' in place ? notes.store : notes.company}
          counts={counts.data}
        />
        {counts.error && !counts.data && (
          <p role='alert'>それぞれの件数を読み込めませんでした。作成はできます。</p>
        )}
      </FieldStack>
      <div>
        <Button type='submit' tone='primary' size={48} loading={form.formState.isSubmitting}>
          1年分の帳票を作成する
        </Button>
      </div>
    </Form>
  )
}
