import { useLayoutEffect } from 'react'
import { publicConfig } from '@/lib/config/publicConfig'
import { marked } from './unreadTitle'

/** The title of the document for that of a page. */
export const titleOf = (page = '') => `${page && `${page} | `}${publicConfig.serviceName} 管理画面`

/** The title while a page is shown. The first one stands in the HTML: _document takes it from the page. */
export function useTitle(page: string) {
  // Before the router reads it out.
  useLayoutEffect(() => {
    document.title = marked(titleOf(page))
  }, [page])
}
