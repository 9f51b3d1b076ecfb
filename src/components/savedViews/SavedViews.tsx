import dynamic from 'next/dynamic'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { useIsMobile } from '@/ui/responsive/useIsMobile'
import type { SavedViewsProps } from './SavedViewsMenu'

const SavedViewsMenu = dynamic(() => import('./SavedViewsMenu').then((m) => m.SavedViewsMenu), {
  ssr: false,
  loading: LazyDialogBoundary,
})

/**
 * The saved conditions of a list; not on phones. Their code loads separately, so that the list does not wait for it.
 */
export function SavedViews(props: SavedViewsProps) {
  return useIsMobile() ? null : <SavedViewsMenu {...props} />
}
