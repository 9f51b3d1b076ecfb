import styled from 'styled-components'
import { useSchemaForm } from '@/api/useSchemaForm'
import { recordYears } from '@/domain/records/recordYear'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { FieldStack } from '@/ui/fields/FieldStack'
import type { ArchiveActions } from '@/features/recordArchives/hooks/useArchiveActions'
import { FormErrorSummary } from '@/ui/fields/form/FormErrorSummary'
import { Notice } from '@/ui/feedback/Notice'
import { color, font, size } from '@/ui/tokens'

const Form = styled.form`
  position: relative;
  display: grid;
  gap: 20px;
  max-width: ${size.formMax};
`
const Kinds = styled.ul`
  margin: 0;
  padding-left: 1.2em;
  list-style: disc;
  font-size: ${font.s};
  small {
    color: ${color.ink2};
    font-size: ${font.xs};
  }
`

const labels = { year: '年', clientIds: '店舗' }
const records = [
  ['労働条件通知書', 'PDF、店舗と月ごと'],
  ['出勤簿', 'CSV、店舗と月ごと。修正で置き換わった時刻も記載'],
  ['賃金台帳', 'CSV、店舗と月ごと'],
  ['労働者名簿', 'CSV、店舗ごと'],
] as const
/** What is in a ZIP, by whose vault it is. A store's statement is no invoice, and says so. */
const kinds = {
  company: [
    ...records,
    ['利用明細', 'CSV、店舗ごと'],
    [
      '請求書(適格請求書)',
      'PDF、確定した月ごと。一部の店舗だけのときは、店舗ごとの請求書に限ります',
    ],
  ],
  store: [
    ...records,
    ['利用明細', 'CSV。請求書ではありません'],
    ['店舗別内訳', 'PDF、確定した月ごと。請求書ではありません'],
  ],
} as const

type Props = {
  owner: keyof typeof kinds
  stores: readonly { id: number; name: string }[]
  onRequest: ArchiveActions['request']
}

/** Asks for the records of a year. */
export function ArchiveForm({ owner, stores, onRequest }: Props) {
  const years = recordYears(new Date())
  const [thisYear = 0] = years
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/recordArchives/recordArchive.schema'),
    { year: thisYear, clientIds: [] as number[] },
  )
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
      <Kinds aria-label='ZIPに入る帳票'>
        {kinds[owner].map(([name, note]) => (
          <li key={name}>
            {name} <small>{note}</small>
          </li>
        ))}
        <li>
          目次 <small>CSV、ファイルごとの人数・期間・保存期限</small>
        </li>
      </Kinds>
      <FieldStack>
        <ChoiceChips
          form={form}
          name='year'
          label={labels.year}
          help='1月から12月までの勤務。今年は今月の分まで。'
          options={years.map((year) => ({ value: year, label: `${year}年` }))}
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
      </FieldStack>
      <div>
        <Button type='submit' tone='primary' size={48} loading={form.formState.isSubmitting}>
          1年分の帳票を作成する
        </Button>
      </div>
    </Form>
  )
}
