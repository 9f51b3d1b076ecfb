import { useState } from 'react'
import { notifyError } from '@/api/client'
import { recordKinds } from '@/contracts/recordArchives/enums'
import type {
  RecordArchive,
  RecordArchives as RecordArchiveItems,
} from '@/contracts/recordArchives/schemas'
import { recordKindLabel } from '@/domain/records/recordKinds'
import { formatRecordYear } from '@/domain/records/recordYear'
import { serverNow } from '@/lib/clock'
import { formatDateTime, formatDay } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { ExportFileList } from '@/components/exports/ExportFileList'
import { useFileSaving } from '@/components/exports/useFileSaving'
import type { ArchiveActions } from '@/features/recordArchives/hooks/useArchiveActions'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { EmptyState } from '@/ui/feedback/EmptyState'

type Store = { id: number; name: string }
type Props = {
  actions: ArchiveActions
  stores: readonly Store[]
  items: readonly RecordArchive[]
  onRefresh: () => Promise<RecordArchiveItems | undefined>
}

/** '2025年11月〜2026年10月 渋谷宮益坂店 ほか1店舗' */
function titleOf({ lastMonth, clientIds }: RecordArchive, stores: readonly Store[]) {
  const first = stores.find(({ id }) => id === clientIds[0])?.name ?? `${clientIds.length}店舗`
  const others = clientIds.length > 1 ? ` ほか${clientIds.length - 1}店舗` : ''
  return `${formatRecordYear(lastMonth)} ${clientIds.length === 0 ? '全店舗' : `${first}${others}`}`
}

const KILOBYTE = 1024
function sizeText(bytes: number) {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE))
  return kilobytes < KILOBYTE
    ? `${kilobytes}KB`
    : `${Math.round(kilobytes / KILOBYTE).toLocaleString('ja-JP')}MB`
}

function noteOf(file: RecordArchive) {
  const now = serverNow()
  const until = file.expiresAt === null ? '' : formatDay(file.expiresAt, now)
  const parts = [
    'ZIP',
    file.kinds !== undefined &&
      file.kinds.length < recordKinds.length &&
      file.kinds.map((kind) => recordKindLabel[kind]).join('・'),
    file.fileCount !== null && `${file.fileCount.toLocaleString('ja-JP')}ファイル`,
    file.byteSize !== null && sizeText(file.byteSize),
    `${formatDateTime(file.requestedAt, now)}に${file.requestedByName}さんが作成`,
    file.progress &&
      `${recordKindLabel[file.progress.kind]}をまとめています。画面を閉じても続き、終わったらメールでお知らせします`,
    file.status === 'succeeded' && `${until}まで保存できます`,
    file.status === 'failed' &&
      '作成できませんでした。帳票は失われていません。もう一度作成してください。',
    file.status === 'expired' && `${until}まで保存できました。もう一度作成できます`,
  ]
  return parts.filter((part) => typeof part === 'string').join(' ・ ')
}

/** The records of the last 30 days, with their states. */
export function ArchiveFiles({ actions, stores, items, onRefresh }: Props) {
  const [deletedId, setDeletedId] = useState<number>()
  const [save, savingId] = useFileSaving(onRefresh, actions.save)
  async function repeat(id: number) {
    const file = items.find((item) => item.id === id)
    if (!file) return
    const { lastMonth, clientIds, kinds } = file
    try {
      await actions.request({ lastMonth, clientIds, ...(kinds && { kinds }) })
      notify({ type: 'success', body: ['帳票の作成を開始しました。'] })
    } catch (error) {
      notifyError(error)
    }
  }
  const deleted = items.find(({ id }) => id === deletedId)
  if (items.length === 0)
    return (
      <EmptyState heading='h3' art='worker' title='作成した帳票はまだありません'>
        期間と店舗を選んで「1年分の帳票を作成する」を押すと、ここに並びます。
      </EmptyState>
    )
  return (
    <>
      <ExportFileList
        label='作成した帳票'
        items={items.map((file) => ({
          ...file,
          title: titleOf(file, stores),
          note: noteOf(file),
          progress: file.progress,
        }))}
        savingId={savingId}
        onSave={(id) => void save(id)}
        onRepeat={(id) => void repeat(id)}
        onDelete={setDeletedId}
      />
      {deleted && (
        <DeleteDialog
          onRemove={() => actions.remove(deleted.id)}
          title={titleOf(deleted, stores)}
          onClose={() => setDeletedId(undefined)}
        />
      )}
    </>
  )
}

function DeleteDialog({
  onRemove,
  title,
  onClose,
}: {
  onRemove: () => Promise<unknown>
  title: string
  onClose: () => void
}) {
  const [isRemoving, setIsRemoving] = useState(false)
  async function apply() {
    setIsRemoving(true)
    try {
      await onRemove()
      notify({ type: 'success', body: ['ファイルを削除しました。'] })
      onClose()
    } catch (error) {
      notifyError(error)
      setIsRemoving(false)
    }
  }
  return (
    <ConfirmDialog
      title='このファイルを削除しますか?'
      applyLabel='削除する'
      tone='danger'
      irreversible
      loading={isRemoving}
      onApply={() => void apply()}
      onClose={onClose}
    >
      <p>{title}</p>
      <p>
        ほかの担当者も、このファイルを保存できなくなります。もとの記録は残り、同じ内容の帳票は、もう一度作成できます。
      </p>
    </ConfirmDialog>
  )
}
