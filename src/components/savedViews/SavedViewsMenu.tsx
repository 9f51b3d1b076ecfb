import { Bookmark, BookmarkPlus, Check, Link2, ListOrdered, Pin, Trash2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { notifyError } from '@/api/client'
import { savedConditions } from '@/contracts/savedViews/query'
import type { SavedView } from '@/contracts/savedViews/schemas'
import { notify } from '@/lib/notifications/notificationQueue'
import { writeQuery } from '@/lib/query'
import { Button } from '@/ui/buttons/Button'
import { LazyMenuList, preloadMenuList } from '@/ui/buttons/LazyMenuList'
import type { MenuItem } from '@/ui/buttons/menuTypes'
import { useMenuButton } from '@/ui/buttons/useMenuButton'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import * as S from './SavedViews.styles'
import { useSavedViews, useViewActions, type ViewPlace } from './useSavedViews'

const SaveViewSheet = dynamic(
  () => import('./SaveViewSheet').then((module) => module.SaveViewSheet),
  { loading: LazyBoundary },
)
const ViewsSheet = dynamic(() => import('./ViewsSheet').then((module) => module.ViewsSheet), {
  loading: LazyBoundary,
})
export type SavedViewsProps = ViewPlace & {
  /** The URL of the list without conditions. */
  path: string
  /** The conditions that the list shows now. */
  query: Readonly<Record<string, unknown>>
  /** The URL of an item that is open beside the list: a view leaves it open. */
  besidePath?: string | undefined
}

const LABEL = '保存した条件'

/**
 * The menu of the saved conditions of a list, with actions for the current ones. The link of a view is the URL of the
 * list with its conditions.
 */
export function SavedViewsMenu({ path, query, besidePath, ...place }: SavedViewsProps) {
  const { data, mutate } = useSavedViews(place)
  const [sheet, setSheet] = useState<'save' | 'order'>()
  const { open, close, button } = useMenuButton()
  const current = writeQuery(savedConditions[place.list], query)
  const items = data?.items ?? []
  const opened = items.find((view) => view.query === current)
  const actionsOnOpened = useActionsOn(place, path, opened)
  // While an item is open, its URL stays: the default view does not replace it.
  useDefaultView(besidePath === undefined ? items : [], path)
  const openPath = besidePath ?? path
  if (!data || (items.length === 0 && current === '')) return null
  const entries: MenuItem[] = [
    ...items.map((view) => ({
      label: view.name,
      icon: view === opened ? Check : Bookmark,
      isCurrent: view === opened,
      href: openPath + view.query,
    })),
    ...(current !== '' && !opened
      ? [
          {
            label: 'この条件を保存',
            icon: BookmarkPlus,
            hasDivider: items.length > 0,
            onSelect: () => setSheet('save'),
          },
        ]
      : []),
    ...actionsOnOpened,
    ...(items.length > 0
      ? [
          {
            label: '件数と並べ替え',
            icon: ListOrdered,
            hasDivider: true,
            onSelect: () => setSheet('order'),
          },
        ]
      : []),
  ]
  const closeSheet = () => setSheet(undefined)
  return (
    <S.Root $isOpen={open}>
      <Button {...preloadMenuList} {...button} size={40} icon={<Bookmark aria-hidden />}>
        <span data-words=''>{LABEL}</span>
      </Button>
      {open && <LazyMenuList label={LABEL} items={entries} onClose={close} />}
      {sheet === 'order' && (
        <ViewsSheet
          place={place}
          path={openPath}
          items={items}
          onClose={closeSheet}
          onStale={() => void mutate()}
        />
      )}
      {sheet === 'save' && <SaveViewSheet place={place} query={current} onClose={closeSheet} />}
    </S.Root>
  )
}

/**
 * Whether the URL names a condition. The sort order does not count as one: the list of offers itself puts the order
 * that the device remembers into the URL.
 */
const namesConditions = (url: string) =>
  [...new URLSearchParams(url.split('?')[1] ?? '').keys()].some((name) => name !== 'sortKey')

/** Opens the account's default view, once, if the URL names no conditions. */
function useDefaultView(items: readonly SavedView[], path: string) {
  const router = useRouter()
  const isDone = useRef(false)
  const first = items.find(({ isDefault }) => isDefault)
  const openDefault = useEffectEvent(() => {
    if (isDone.current) return
    isDone.current = true
    if (first && !namesConditions(router.asPath)) void router.replace(path + first.query)
  })
  const isKnown = items.length > 0
  useEffect(() => {
    if (isKnown) openDefault()
  }, [isKnown])
}

/** Returns the actions on the view whose conditions the list shows. */
function useActionsOn(place: ViewPlace, path: string, view: SavedView | undefined): MenuItem[] {
  const { setDefault, remove } = useViewActions(place, view?.id ?? 0)
  if (!view) return []
  const { name, query, isDefault, isRemovable } = view
  async function run(action: () => Promise<unknown>, message: string) {
    try {
      await action()
      notify({ type: 'success', body: [message] })
    } catch (error) {
      notifyError(error)
    }
  }
  async function copyLink() {
    try {
      await navigator.clipboard.writeText(location.origin + path + query)
      notify({ type: 'success', body: ['リンクをコピーしました。'] })
    } catch {
      notify({
        type: 'error',
        body: ['コピーできませんでした。アドレス欄からコピーしてください。'],
      })
    }
  }
  return [
    {
      label: `「${name}」のリンクをコピーする`,
      icon: Link2,
      hasDivider: true,
      onSelect: () => void copyLink(),
    },
    {
      label: isDefault ? `最初に「${name}」を開くのをやめる` : `最初に「${name}」を開く`,
      icon: Pin,
      onSelect: () =>
        void run(
          () => setDefault(!isDefault),
          isDefault ? '最初に開く条件をなくしました。' : `次から「${name}」で開きます。`,
        ),
    },
    ...(isRemovable
      ? [
          {
            label: `「${name}」を削除する`,
            icon: Trash2,
            tone: 'danger' as const,
            onSelect: () => void run(remove, `条件「${name}」を削除しました。`),
          },
        ]
      : []),
  ]
}
