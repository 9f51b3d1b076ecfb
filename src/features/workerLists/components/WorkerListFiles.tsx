import { useState } from 'react'
import { notifyError } from '@/api/client'
import { download } from '@/api/download'
import { useMutation } from '@/api/useMutation'
import { workerLists } from '@/contracts/workerLists'
import type {
  WorkerListFile,
  WorkerListFiles as WorkerListFileItems,
} from '@/contracts/workerLists/schemas'
import { workerListFormatLabel } from '@/domain/workers/workerList'
import { serverNow } from '@/lib/clock'
import { formatDateTime, formatDay, formatYearDay } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { ExportFileList } from '@/components/exports/ExportFileList'
import { useFileSaving } from '@/components/exports/useFileSaving'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { EmptyState } from '@/ui/feedback/EmptyState'

type Store = { id: number; name: string }
type Props = {
  companyId: string
  stores: readonly Store[]
  items: readonly WorkerListFile[]
  onRefresh: () => Promise<WorkerListFileItems | undefined>
}

/** '2026年10月1日〜2026年10月31日 渋谷宮益坂店 ほか1店舗' */
function titleOf({ fromOn, toOn, clientIds }: WorkerListFile, stores: readonly Store[]) {
  const first = stores.find(({ id }) => id === clientIds[0])?.name ?? `${clientIds.length}店舗`
  const others = clientIds.length > 1 ? ` ほか${clientIds.length - 1}店舗` : ''
  const place = clientIds.length === 0 ? '全店舗' : `${first}${others}`
  return `${formatYearDay(fromOn)}〜${formatYearDay(toOn)} ${place}`
}

const failure = '作成できませんでした。もう一度作成してください。'
function noteOf(file: WorkerListFile) {
  const now = serverNow()
  const until = file.expiresAt === null ? '' : formatDay(file.expiresAt, now)
  const parts = [
    workerListFormatLabel[file.format],
    file.rowCount !== null && `${file.rowCount.toLocaleString('ja-JP')}行`,
    `${formatDateTime(file.requestedAt, now)}に${file.requestedByName}さんが作成`,
    file.replacedCharacters > 0 && `「？」に置き換えた文字 ${file.replacedCharacters}字`,
    file.status === 'succeeded' && `${until}まで保存できます`,
    file.status === 'failed' && failure,
    file.status === 'expired' && `${until}まで保存できました。もう一度作成できます`,
  ]
  return parts.filter((part) => part !== false).join(' ・ ')
}

/** The worker lists of the last 30 days, with their states. */
export function WorkerListFiles({ companyId, stores, items, onRefresh }: Props) {
  const [deletedId, setDeletedId] = useState<number>()
  const [request] = useMutation(workerLists.request)
  const [save, savingId] = useFileSaving(onRefresh, (file, query) =>
    download(
      workerLists.file,
      { companyId, storageId: file.id, query },
      `労働者名簿.${file.format === 'xlsx' ? 'xlsx' : 'csv'}`,
    ),
  )
  async function repeat(id: number) {
    const file = items.find((one) => one.id === id)
    if (!file) return
    const { fromOn, toOn, clientIds, columns, format } = file
    try {
      await request({ companyId, body: { fromOn, toOn, clientIds, columns, format } })
      notify({ type: 'success', body: ['名簿の作成を開始しました。'] })
    } catch (error) {
      notifyError(error)
    }
  }
  const deleted = items.find(({ id }) => id === deletedId)
  if (items.length === 0)
    return (
      <EmptyState heading='h3' art='worker' title='作成した名簿はまだありません'>
        期間と店舗を選んで「名簿を作成する」を押すと、ここに並びます。
      </EmptyState>
    )
  return (
    <>
      <ExportFileList
        label='作成した名簿'
        items={items.map((file) => ({
          ...file,
          title: titleOf(file, stores),
          note: noteOf(file),
        }))}
        savingId={savingId}
        onSave={(id) => void save(id)}
        onRepeat={(id) => void repeat(id)}
        onDelete={setDeletedId}
      />
      {deleted && (
        <DeleteDialog
          companyId={companyId}
          file={deleted}
          title={titleOf(deleted, stores)}
          onClose={() => setDeletedId(undefined)}
        />
      )}
    </>
  )
}

function DeleteDialog({
  companyId,
  file: { id },
  title,
  onClose,
}: {
  companyId: string
  file: WorkerListFile
  title: string
  onClose: () => void
}) {
  const [remove, isRemoving] = useMutation(workerLists.remove)
  async function apply() {
    try {
      await remove({ companyId, storageId: id })
      notify({ type: 'success', body: ['名簿を削除しました。'] })
      onClose()
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <ConfirmDialog
      title='名簿を削除しますか?'
      applyLabel='削除する'
      tone='danger'
      irreversible
      loading={isRemoving}
      onApply={() => void apply()}
      onClose={onClose}
    >
      <p>{title}</p>
      <p>企業の全員が、この名簿を保存できなくなります。同じ内容の名簿は、もう一度作成できます。</p>
    </ConfirmDialog>
  )
}
