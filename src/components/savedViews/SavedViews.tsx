import dynamic from 'next/dynamic'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { useHasBeenWide } from '@/ui/responsive/useHasBeenWide'
import type { SavedViewsProps } from './SavedViewsMenu'

const SavedViewsMenu = dynamic(() => import('./SavedViewsMenu').then((m) => m.SavedViewsMenu), {
  ssr: false,
  loading: LazyDialogBoundary,
})

/**
 * The saved conditions of a list; not on phones. Their code loads separately, so that the list does not wait for it.
 */
export function SavedViews(props: SavedViewsProps) {
  return useHasBeenWide() ? <SavedViewsMenu {...props} /> : null
}
