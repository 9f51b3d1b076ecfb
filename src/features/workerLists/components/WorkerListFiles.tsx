import { download } from '@/api/download'
import { useMutation } from '@/api/useMutation'
import { placeText, requestedText, stateText } from '@/components/exports/fileTexts'
import { SharedFiles } from '@/components/exports/SharedFiles'
import { workerLists } from '@/contracts/workerLists'
import type {
  WorkerListFile,
  WorkerListFiles as WorkerListFileItems,
} from '@/contracts/workerLists/schemas'
import { workerListFormatLabel } from '@/domain/workers/workerList'
import { formatYearDay } from '@/lib/date'
import { EmptyState } from '@/ui/feedback/EmptyState'

type Props = {
  companyId: string
  stores: readonly { id: number; name: string }[]
  items: readonly WorkerListFile[]
  onRefresh: () => Promise<WorkerListFileItems | undefined>
}

const noteOf = (file: WorkerListFile) =>
  [
    workerListFormatLabel[file.format],
    file.rowCount !== null && `${file.rowCount.toLocaleString('ja-JP')}行`,
    requestedText(file),
    file.replacedCharacters > 0 && `「？」に置き換えた文字 ${file.replacedCharacters}字`,
    stateText(file, '作成できませんでした。もう一度作成してください。'),
  ]
    .filter(Boolean)
    .join(' ・ ')

/** The worker lists of the last 30 days, with their states. */
export function WorkerListFiles({ companyId, stores, items, onRefresh }: Props) {
  const [request] = useMutation(workerLists.request)
  const [remove] = useMutation(workerLists.remove)
  if (items.length === 0)
    return (
      <EmptyState heading='h3' art='worker' title='作成した名簿はまだありません'>
        期間と店舗を選んで「名簿を作成する」を押すと、ここに並びます。
      </EmptyState>
    )
  return (
    <SharedFiles
      label='作成した名簿'
      noun='名簿'
      items={items}
      describe={(file) => ({
        // '2026年10月1日〜2026年10月31日 渋谷宮益坂店 ほか1店舗'
        title: `${formatYearDay(file.fromOn)}〜${formatYearDay(file.toOn)} ${placeText(file.clientIds, stores)}`,
        note: noteOf(file),
      })}
      actions={{
        save: (file, query) =>
          download(
            workerLists.file,
            { companyId, storageId: file.id, query },
            `労働者名簿.${file.format === 'xlsx' ? 'xlsx' : 'csv'}`,
          ),
        repeat: ({ fromOn, toOn, clientIds, columns, format }) =>
          request({ companyId, body: { fromOn, toOn, clientIds, columns, format } }),
        remove: ({ id }) => remove({ companyId, storageId: id }),
      }}
      onRefresh={onRefresh}
      deletionNote='企業の全員が、この名簿を保存できなくなります。同じ内容の名簿は、もう一度作成できます。'
    />
  )
}
