import { placeText, requestedText, stateText } from '@/components/exports/fileTexts'
import { type FileActions, SharedFiles } from '@/components/exports/SharedFiles'
import { recordKinds } from '@/contracts/recordArchives/enums'
import type {
  RecordArchive,
  RecordArchives as RecordArchiveItems,
} from '@/contracts/recordArchives/schemas'
import { recordKindLabel } from '@/domain/records/recordKinds'
import { formatRecordYear } from '@/domain/records/recordYear'
import { EmptyState } from '@/ui/feedback/EmptyState'

type Props = {
  actions: FileActions<RecordArchive>
  stores: readonly { id: number; name: string }[]
  items: readonly RecordArchive[]
  onRefresh: () => Promise<RecordArchiveItems | undefined>
}

const KILOBYTE = 1024
function sizeText(bytes: number) {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE))
  return kilobytes < KILOBYTE
    ? `${kilobytes}KB`
    : `${Math.round(kilobytes / KILOBYTE).toLocaleString('ja-JP')}MB`
}

const noteOf = (file: RecordArchive) =>
  [
    'ZIP',
    file.kinds !== undefined &&
      file.kinds.length < recordKinds.length &&
      file.kinds.map((kind) => recordKindLabel[kind]).join('・'),
    file.fileCount !== null && `${file.fileCount.toLocaleString('ja-JP')}ファイル`,
    file.byteSize !== null && sizeText(file.byteSize),
    requestedText(file),
    file.progress &&
      `${recordKindLabel[file.progress.kind]}をまとめています。画面を閉じても続き、終わったらメールでお知らせします`,
    stateText(file, '作成できませんでした。帳票は失われていません。もう一度作成してください。'),
  ]
    .filter(Boolean)
    .join(' ・ ')

/** The records of the last 30 days, with their states. */
export function ArchiveFiles({ actions, stores, items, onRefresh }: Props) {
  if (items.length === 0)
    return (
      <EmptyState heading='h3' art='worker' title='作成した帳票はまだありません'>
        期間と店舗を選んで「1年分の帳票を作成する」を押すと、ここに並びます。
      </EmptyState>
    )
  return (
    <SharedFiles
      label='作成した帳票'
      noun='帳票'
      items={items}
      describe={(file) => ({
        // '2025年11月〜2026年10月 渋谷宮益坂店 ほか1店舗'
        title: `${formatRecordYear(file.lastMonth)} ${placeText(file.clientIds, stores)}`,
        note: noteOf(file),
        progress: file.progress,
      })}
      actions={actions}
      onRefresh={onRefresh}
      deletionNote='ほかの担当者も、このファイルを保存できなくなります。もとの記録は残り、同じ内容の帳票は、もう一度作成できます。'
    />
  )
}
