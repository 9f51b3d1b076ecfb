import { useRouter } from 'next/router'
import { useEffect, useRef } from 'react'
import { useQuery } from '@/api/useQuery'
import { trackingData } from '@/contracts/places'
import type { TrackingData } from '@/contracts/places/schemas'
import { deviceNow } from '@/lib/clock'
import { thirdPartyConfig } from '@/lib/config/publicConfig'
import { routes } from '@/routes/routes'
import { loadScript } from './loadScript'
import { untrackedRoutes } from './untrackedRoutes'

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

const SCRIPT_ID = 'tag-manager'

/**
 * The attributes of the user that are sent: categories only, never an id of a person, store or
 * company. An explicit list, so that a field added by the server is not sent automatically.
 */
const attributesOf = (data: TrackingData | undefined) => ({
  role: data?.role,
  companyClassification: data?.companyClassification,
  selfEmployed: data?.selfEmployed,
  industry: data?.industry,
  prefectureCode: data?.prefectureCode,
  alreadyPublishedOffering: data?.alreadyPublishedOffering,
})

/**
 * Sends the tag manager the open page (the path of its page file, never an id, a query or a title) and, in a store, the
 * category of the user. It is mounted only if its id is configured. A page about individual numbers is named like any
 * other, but neither loads the script nor sends categories.
 */
export function TagManager() {
  const { pathname, asPath, query, isReady } = useRouter()
  const { clientId } = query
  // The URL also changes if another record opens on the same page, or with another filter or tab.
  const [url] = asPath.split('#')
  const isTracked = !untrackedRoutes.has(pathname)
  const inStore = isTracked && pathname.startsWith(routes.home.path) && typeof clientId === 'string'
  const lastSent = useRef<TrackingData>(undefined)
  const { data } = useQuery(trackingData.trackingData, inStore ? { clientId } : null, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
    refreshInterval: 0,
    shouldRetryOnError: false,
  })
  useEffect(() => {
    if (!isTracked) return
    window.dataLayer ??= []
    if (!document.getElementById(SCRIPT_ID))
      window.dataLayer.push({ 'gtm.start': deviceNow(), event: 'gtm.js' })
    loadScript(
      SCRIPT_ID,
      `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(thirdPartyConfig.tagManagerId)}`,
    )
  }, [isTracked])
  // `undefined` removes the value of the previous store.
  useEffect(() => {
    if (!isTracked || data === lastSent.current) return
    lastSent.current = data
    window.dataLayer?.push(attributesOf(data))
  }, [data, isTracked])
  useEffect(() => {
    // A prerendered page knows its URL only once the router is ready.
    if (!isReady) return
    window.dataLayer ??= []
    window.dataLayer.push({ event: 'NAVIGATION_HISTORY_CHANGED', path: pathname })
  }, [pathname, url, isReady])
  return null
}
