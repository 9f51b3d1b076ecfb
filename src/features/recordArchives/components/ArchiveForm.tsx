import { Fragment } from 'react'
import styled from 'styled-components'
import { useSchemaForm } from '@/api/useSchemaForm'
import { recordKinds, type RecordKind } from '@/contracts/recordArchives/enums'
import { recordKindLabel } from '@/domain/records/recordKinds'
import { recordYears } from '@/domain/records/recordYear'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { ChoiceChips } from '@/ui/fields/choices/ChoiceChips'
import { FieldStack } from '@/ui/fields/FieldStack'
import type { ArchiveActions } from '@/features/recordArchives/hooks/useArchiveActions'
import { FormErrorSummary } from '@/ui/fields/form/FormErrorSummary'
import { Notice } from '@/ui/feedback/Notice'
import { color, font, media, size } from '@/ui/tokens'

const Form = styled.form`
  position: relative;
  display: grid;
  gap: 20px;
  max-width: ${size.formMax};
`
const Kinds = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 4px 12px;
  margin: 0 0 24px;
  font-size: ${font.s};
  dd {
    margin: 0;
    color: ${color.ink2};
  }
  ${media.phone} {
    grid-template-columns: 1fr;
    gap: 0;
    dd {
      margin-bottom: 8px;
    }
  }
`

const labels = { kinds: '帳票', year: '年', clientIds: '店舗' }
const records = {
  notices: 'PDF、店舗と月ごと',
  attendances: 'CSV、店舗と月ごと。修正で置き換わった時刻も記載',
  ledgers: 'CSV、店舗と月ごと',
  workerList: 'CSV、店舗ごと',
  contracts: 'CSV、店舗ごと。休業手当の判定の理由も記載',
} satisfies Partial<Record<RecordKind, string>>
/** What is in a ZIP, by whose vault it is. A store's statement is no invoice, and says so. */
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
  owner: keyof typeof notes
  stores: readonly { id: number; name: string }[]
  onRequest: ArchiveActions['request']
}

/** Asks for the records of a year. */
export function ArchiveForm({ owner, stores, onRequest }: Props) {
  const years = recordYears(new Date())
  const [thisYear = 0] = years
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/recordArchives/recordArchive.schema'),
    { year: thisYear, clientIds: [] as number[], kinds: [...recordKinds] as RecordKind[] },
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
      <FieldStack>
        <ChoiceChips
          form={form}
          name='kinds'
          label={labels.kinds}
          help='目次のCSVに、ファイルごとの人数・期間・保存期限が入ります。'
          multiple
          options={recordKinds.map((kind) => ({ value: kind, label: recordKindLabel[kind] }))}
        />
        <Kinds>
          {recordKinds.map((kind) => (
            <Fragment key={kind}>
              <dt>{recordKindLabel[kind]}</dt>
              <dd>{notes[owner][kind]}</dd>
            </Fragment>
          ))}
        </Kinds>
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
