import { useState, type ReactNode } from 'react'
import { notifyError } from '@/api/client'
import { notify } from '@/lib/notifications/notificationQueue'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { ExportFileList, type ExportFileItem } from './ExportFileList'
import { type FileLink, type ListedFile, useFileSaving } from './useFileSaving'

/** The actions on a file of the list. */
export type FileActions<F> = {
  save: (file: F, link: FileLink) => Promise<void>
  /** Requests the same file again. */
  repeat: (file: F) => Promise<unknown>
  remove: (file: F) => Promise<unknown>
}
type Props<F> = {
  label: string
  /** The name of such a file in the message after a repeated request. */
  noun: string
  items: readonly F[]
  describe: (file: F) => Pick<ExportFileItem, 'title' | 'note' | 'progress'>
  actions: FileActions<F>
  onRefresh: () => Promise<{ items: F[] } | undefined>
  /** Says what deleting a file means for others. */
  deletionNote: ReactNode
}

/** Files that everybody with the same permissions sees. Each can be saved, requested again, or deleted. */
export function SharedFiles<F extends ListedFile>({
  label,
  noun,
  items,
  describe,
  actions,
  onRefresh,
  deletionNote,
}: Props<F>) {
  const [deletedId, setDeletedId] = useState<number>()
  const [isRemoving, setIsRemoving] = useState(false)
  const [save, savingId] = useFileSaving(onRefresh, actions.save)
  const fileOf = (id: number | undefined) => items.find((item) => item.id === id)
  const deleted = fileOf(deletedId)
  async function handleRepeat(id: number) {
    const file = fileOf(id)
    if (!file) return
    try {
      await actions.repeat(file)
      notify({ type: 'success', body: [`${noun}の作成を開始しました。`] })
    } catch (error) {
      notifyError(error)
    }
  }
  async function handleRemove(file: F) {
    setIsRemoving(true)
    try {
      await actions.remove(file)
      notify({ type: 'success', body: ['ファイルを削除しました。'] })
      setDeletedId(undefined)
    } catch (error) {
      notifyError(error)
    } finally {
      setIsRemoving(false)
    }
  }
  return (
    <>
      <ExportFileList
        label={label}
        items={items.map((file) => ({ ...file, ...describe(file) }))}
        savingId={savingId}
        onSave={(id) => void save(id)}
        onRepeat={(id) => void handleRepeat(id)}
        onDelete={setDeletedId}
      />
      {deleted && (
        <ConfirmDialog
          title='このファイルを削除しますか?'
          applyLabel='削除する'
          tone='danger'
          irreversible
          loading={isRemoving}
          onApply={() => void handleRemove(deleted)}
          onClose={() => setDeletedId(undefined)}
        >
          <p>{describe(deleted).title}</p>
          <p>{deletionNote}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
