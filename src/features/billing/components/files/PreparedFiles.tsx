import { download } from '@/api/download'
import { useQuery } from '@/api/useQuery'
import { ExportFileList } from '@/components/exports/ExportFileList'
import { filePollingOf, useFileSaving } from '@/components/exports/useFileSaving'
import { QueryError } from '@/components/queries/QueryResult'
import { companyBilling } from '@/contracts/billing'
import type { BillingFile } from '@/contracts/billing/schemas'
import { billingFileKindLabel, csvEncodingLabel } from '@/domain/billing/labels'
import { serverNow } from '@/lib/clock'
import { formatDateTime, formatDay, formatMonth } from '@/lib/date'
import * as S from './BillingFiles.styles'

const titleOf = ({ kind, fromMonth, toMonth }: BillingFile) =>
  `${billingFileKindLabel[kind]} ${formatMonth(fromMonth)}${toMonth === fromMonth ? '' : `〜${formatMonth(toMonth)}`}`

/** The files that were prepared in the background recently. Renders nothing if there are none. */
export function PreparedFiles({ companyId }: { companyId: string }) {
  const result = useQuery(companyBilling.files, { companyId }, { refreshInterval: filePollingOf })
  const { data, error, mutate } = result
  const [save, savingId] = useFileSaving(
    () => mutate(),
    (file, query) =>
      download(
        companyBilling.file,
        { companyId, billingFileId: file.id, query },
        `${titleOf(file)}.csv`,
      ),
  )
  if (error) return <QueryError of={result} name='作成したファイル' inline />
  if (!data || data.items.length === 0) return null
  return (
    <>
      <S.PreparedTitle>裏で作成したファイル</S.PreparedTitle>
      <ExportFileList
        label='裏で作成したファイル'
        items={data.items.map((file) => ({ ...file, title: titleOf(file), note: describe(file) }))}
        savingId={savingId}
        onSave={(id) => void save(id)}
      />
    </>
  )
}

/** '11月20日(金) 9:41に藤井 直樹さんが依頼 ・ UTF-8 ・ 1,204行 ・ 11月27日(金)まで保存できます' */
function describe(file: BillingFile) {
  const now = serverNow()
  const parts = [
    `${formatDateTime(file.requestedAt, now)}に${file.requestedByName}さんが依頼`,
    csvEncodingLabel[file.encoding],
    file.rowCount !== null && `${file.rowCount.toLocaleString('ja-JP')}行`,
    file.replacedCharacters > 0 && `「？」に置き換えた文字 ${file.replacedCharacters}字`,
    file.link !== null &&
      file.expiresAt !== null &&
      `${formatDay(file.expiresAt, now)}まで保存できます`,
  ]
  return parts.filter((part) => part !== false).join(' ・ ')
}
