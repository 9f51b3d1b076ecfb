import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { thirdPartyConfig } from '@/lib/config/publicConfig'
import { loadScript } from './loadScript'

declare global {
  interface Window {
    zE?: (part: 'messenger', action: 'show' | 'hide') => void
  }
}

const CONTACT_ROUTE = '/clients/[clientId]/contact'
/**
 * The button of the support chat, shown on the contact page only. It is mounted only if its id is configured.
 */
export function ChatWidget() {
  const isContactPage = useRouter().pathname === CONTACT_ROUTE
  useEffect(() => {
    if (isContactPage)
      loadScript(
        'ze-snippet',
        thirdPartyConfig.chatWidgetUrl.replace(
          '{id}',
          encodeURIComponent(thirdPartyConfig.chatWidgetId),
        ),
      )
    window.zE?.('messenger', isContactPage ? 'show' : 'hide')
  }, [isContactPage])
  return null
}
