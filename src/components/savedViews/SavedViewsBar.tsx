import dynamic from 'next/dynamic'
import { Bookmark, Link2, ListOrdered, Pin, Trash2 } from 'lucide-react'
import { useRouter } from 'next/router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { notifyError } from '@/api/client'
import { savedConditions } from '@/contracts/savedViews/query'
import type { SavedView } from '@/contracts/savedViews/schemas'
import { notify } from '@/lib/notifications/notificationQueue'
import { writeQuery } from '@/lib/query'
import { Button } from '@/ui/buttons/Button'
import { IconButton } from '@/ui/buttons/IconButton'
import { Link } from '@/ui/buttons/Link'
import { Menu } from '@/ui/buttons/Menu'
import { preloadDialog } from '@/ui/dialogs/Dialog'
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
type Props = ViewPlace & {
  /** The address of the list without conditions. */
  path: string
  /** The conditions that the list shows now. */
  query: Readonly<Record<string, unknown>>
  /**
   * The address of something that is open beside the list: a view leaves it open, and none opens by itself.
   */
  besidePath?: string | undefined
}

/** The saved conditions of a list as links, and the way to save those of now. Their link is the address of the list. */
export function SavedViewsBar({ path, query, besidePath, ...place }: Props) {
  const { data, mutate } = useSavedViews(place)
  const [isSaving, setIsSaving] = useState(false)
  const [isOrdering, setIsOrdering] = useState(false)
  const current = writeQuery(savedConditions[place.list], query)
  const items = data?.items ?? []
  const opened = items.find((view) => view.query === current)
  useDefaultView(besidePath === undefined ? items : [], path)
  const openPath = besidePath ?? path
  if (!data || (items.length === 0 && current === '')) return null
  return (
    <S.Bar aria-label='保存した条件'>
      <S.List>
        {items.map((view) => (
          <li key={view.id}>
            <Link
              href={openPath + view.query}
              aria-current={view.id === opened?.id ? 'page' : undefined}
            >
              {view.name}
            </Link>
          </li>
        ))}
      </S.List>
      {items.length > 0 && (
        <IconButton
          {...preloadDialog}
          label='保存した条件の件数と並べ替え'
          icon={<ListOrdered aria-hidden />}
          onClick={() => setIsOrdering(true)}
        />
      )}
      {current !== '' && !opened && (
        <Button
          {...preloadDialog}
          size={32}
          icon={<Bookmark aria-hidden />}
          onClick={() => setIsSaving(true)}
        >
          この条件を保存
        </Button>
      )}
      {opened && <ViewMenu place={place} view={opened} path={path} />}
      {isOrdering && (
        <ViewsSheet
          place={place}
          path={openPath}
          items={items}
          onClose={() => setIsOrdering(false)}
          onStale={() => void mutate()}
        />
      )}
      {isSaving && (
        <SaveViewSheet place={place} query={current} onClose={() => setIsSaving(false)} />
      )}
    </S.Bar>
  )
}

/** An order is none: the list of templates puts the one that the device remembers into the address. */
const namesConditions = (address: string) =>
  [...new URLSearchParams(address.split('?')[1] ?? '').keys()].some((name) => name !== 'sortKey')

/** Opens the view that the account wants to begin with, once, where the address names no conditions. */
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

function ViewMenu({
  place,
  view: { id, name, query, isDefault, isRemovable },
  path,
}: {
  place: ViewPlace
  view: SavedView
  path: string
}) {
  const { setDefault, remove } = useViewActions(place, id)
  async function run(act: () => Promise<unknown>, message: string) {
    try {
      await act()
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
  return (
    <Menu
      label={`条件「${name}」の操作`}
      items={[
        { label: 'リンクをコピーする', icon: Link2, onSelect: () => void copyLink() },
        {
          label: isDefault ? '最初に開くのをやめる' : '最初に開く',
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
                label: '削除する',
                icon: Trash2,
                tone: 'danger' as const,
                hasDivider: true,
                onSelect: () => void run(remove, `条件「${name}」を削除しました。`),
              },
            ]
          : []),
      ]}
    />
  )
}
