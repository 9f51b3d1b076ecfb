import { Save } from 'lucide-react'
import { useState } from 'react'
import { notifyError } from '@/api/client'
import { download } from '@/api/download'
import { useQuery } from '@/api/useQuery'
import { companyBilling } from '@/contracts/billing'
import type { BillingFile, BillingFiles } from '@/contracts/billing/schemas'
import {
  billingFileKindLabel,
  billingFileStatusLabel,
  csvEncodingLabel,
} from '@/domain/billing/labels'
import { formatDateTime, formatDay, formatMonth } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import * as S from './BillingFiles.styles'

/** While a file is made, the list is read again so often. */
const POLLING_MS = 5000
const isWaiting = ({ status }: BillingFile) => status === 'queued' || status === 'processing'
const titleOf = ({ kind, fromMonth, toMonth }: BillingFile) =>
  `${billingFileKindLabel[kind]} ${formatMonth(fromMonth)}${toMonth === fromMonth ? '' : `〜${formatMonth(toMonth)}`}`

/** The files that were prepared in the background in the last seven days. Without any, nothing. */
export function PreparedFiles({ companyId }: { companyId: string }) {
  const [savingId, setSavingId] = useState<number>()
  const { data, error, isValidating, mutate } = useQuery(
    companyBilling.files,
    { companyId },
    { refreshInterval: (latest) => (latest?.items.some(isWaiting) ? POLLING_MS : 0) },
  )

  async function save(id: number) {
    setSavingId(id)
    try {
      // A link is valid for ten minutes, and the page may be open for longer.
      const file = (await mutate())?.items.find((one) => one.id === id)
      if (file?.link) await saveFile(companyId, file, file.link)
    } catch (failure) {
      notifyError(failure)
    } finally {
      setSavingId(undefined)
    }
  }

  if (error)
    return (
      <ErrorState
        inline
        title='作成したファイルを読み込めませんでした'
        onRetry={() => void mutate()}
        retrying={isValidating}
      >
        {error.message}
      </ErrorState>
    )
  if (!data || data.items.length === 0) return null
  return <FileList {...data} savingId={savingId} onSave={(id) => void save(id)} />
}

const saveFile = (companyId: string, file: BillingFile, link: string) => {
  const { searchParams } = new URL(link, location.origin)
  const query = {
    expires: Number(searchParams.get('expires')),
    signature: searchParams.get('signature') ?? '',
  }
  return download(
    companyBilling.file,
    { companyId, billingFileId: file.id, query },
    `${titleOf(file)}.csv`,
  )
}

function FileList({
  items,
  savingId,
  onSave,
}: BillingFiles & { savingId: number | undefined; onSave: (id: number) => void }) {
  return (
    <>
      <S.PreparedTitle>裏で作成したファイル</S.PreparedTitle>
      <S.Prepared aria-label='裏で作成したファイル'>
        {items.map((file) => (
          <li key={file.id}>
            <span>
              <b>{titleOf(file)}</b>
              <small>{describe(file)}</small>
            </span>
            {file.link === null ? (
              <span role='status'>{billingFileStatusLabel[file.status]}</span>
            ) : (
              <Button
                size={32}
                icon={<Save size={16} aria-hidden />}
                aria-label={`${titleOf(file)}を保存`}
                loading={savingId === file.id}
                onClick={() => onSave(file.id)}
              >
                保存
              </Button>
            )}
          </li>
        ))}
      </S.Prepared>
    </>
  )
}

/** '11月20日(金) 9:41に藤井 直樹さんが依頼 ・ UTF-8 ・ 1,204行 ・ 11月27日(金)まで保存できます' */
function describe(file: BillingFile) {
  const now = new Date()
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
