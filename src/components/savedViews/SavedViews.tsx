import dynamic from 'next/dynamic'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'

/** The saved conditions of a list. Their code loads beside the list, which does not wait for it. */
export const SavedViews = dynamic(() => import('./SavedViewsBar').then((m) => m.SavedViewsBar), {
  ssr: false,
  loading: LazyDialogBoundary,
})
