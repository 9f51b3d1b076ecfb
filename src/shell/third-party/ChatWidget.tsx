import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { thirdPartyConfig } from '@/lib/config/publicConfig'
import { loadScript } from './loadScript'

declare global {
  interface Window {
    zE?: (part: 'messenger', action: 'show' | 'hide') => void
  }
}

const CONTACT = '/clients/[clientId]/contact'
/**
 * The button of the customer support: on the contact page, hidden everywhere else. Mounted only
 * where its id is set.
 */
export function ChatWidget() {
  const here = useRouter().pathname === CONTACT
  useEffect(() => {
    if (here)
      loadScript(
        'ze-snippet',
        thirdPartyConfig.chatWidgetUrl.replace(
          '{id}',
          encodeURIComponent(thirdPartyConfig.chatWidgetId),
        ),
      )
    window.zE?.('messenger', here ? 'show' : 'hide')
  }, [here])
  return null
}
