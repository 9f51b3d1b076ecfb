import { useState } from 'react'
import { notifyError } from '@/api/client'
import { MAX_VISIBLE_VIEWS, MAX_VIEW_COUNT } from '@/contracts/savedViews/enums'
import type { SavedView } from '@/contracts/savedViews/schemas'
import { moveItem } from '@/lib/moveItem'
import { formatNumber } from '@/lib/text/money'
import { Link } from '@/ui/buttons/Link'
import { OrderButtons } from '@/ui/buttons/OrderButtons'
import { Sheet } from '@/ui/dialogs/Sheet'
import { LineList } from '@/ui/layout/LineList'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import * as S from './SavedViews.styles'
import { useReorderViews, useSavedViewCounts, type ViewPlace } from './useSavedViews'

type Props = {
  place: ViewPlace
  /** The URL of the list without conditions. */
  path: string
  items: readonly SavedView[]
  onClose: () => void
  /** Called when a view no longer exists, so that the list of views is read again. */
  onStale: () => void
}

/** The counter of the rows of a list, if it is not 件. */
const units: Partial<Record<ViewPlace['list'], string>> = {
  users: '名',
  companyClients: '店舗',
  companyReviews: '名',
  members: '名',
}
/** Formats how many rows a view finds. */
const countText = (list: ViewPlace['list'], count: number) =>
  `${formatNumber(count)}${units[list] ?? '件'}${count >= MAX_VIEW_COUNT ? '以上' : ''}`

const noteOf = ({ isShared, isDefault }: SavedView, place: ViewPlace) =>
  [isShared && ('clientId' in place ? '店舗で共有' : '企業で共有'), isDefault && '最初に開きます']
    .filter(Boolean)
    .join('・')

/** The saved conditions of a list, with the number of rows that each finds now; the account can change their order. */
export function ViewsSheet({ place, path, items, onClose, onStale }: Props) {
  const counts = useSavedViewCounts(place)
  const [reorder, isMoving] = useReorderViews(place)
  const [announcement, setAnnouncement] = useState('')
  async function move(from: number, to: number) {
    const ids = moveItem(items, from, to).map(({ id }) => id)
    try {
      await reorder(ids.slice(0, MAX_VISIBLE_VIEWS))
      setAnnouncement(`「${items[from]?.name ?? ''}」を${to + 1}番目に移しました。`)
    } catch (error) {
      notifyError(error)
      onStale()
    }
  }
  const countOf = (id: number) => {
    const found = counts.data?.items.find((count) => count.id === id)
    return found && countText(place.list, found.count)
  }
  const mover = (from: number, to: number) =>
    isMoving || to < 0 || to >= items.length ? undefined : () => void move(from, to)
  return (
    <Sheet title='保存した条件' onClose={onClose}>
      {(close) => (
        <>
          <S.SheetNote>並び順は、自分の画面だけに効きます。</S.SheetNote>
          {counts.error && !counts.data && (
            <S.SheetNote role='alert'>件数を読み込めませんでした。</S.SheetNote>
          )}
          <LineList as='ol'>
            {items.map((view, index) => (
              <li key={view.id}>
                <span>
                  <Link href={path + view.query} onClick={close}>
                    {view.name}
                  </Link>
                  <small>
                    {[countOf(view.id), noteOf(view, place)].filter(Boolean).join('・')}
                  </small>
                </span>
                <OrderButtons
                  name={view.name}
                  onUp={mover(index, index - 1)}
                  onDown={mover(index, index + 1)}
                />
              </li>
            ))}
          </LineList>
          <VisuallyHidden role='status'>{announcement}</VisuallyHidden>
        </>
      )}
    </Sheet>
  )
}
