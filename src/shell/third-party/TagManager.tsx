import { useRouter } from 'next/router'
import { useEffect, useRef } from 'react'
import { useQuery } from '@/api/useQuery'
import { trackingData } from '@/contracts/places'
import type { TrackingData } from '@/contracts/places/schemas'
import { thirdPartyConfig } from '@/lib/config/publicConfig'
import { routes } from '@/routes/routes'
import { loadScript } from './loadScript'
import { untrackedRoutes } from './untrackedRoutes'

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

/**
 * What is told of the reader: kinds, never a number that stands for a person, a store or a company.
 * A field that the server adds later is told only once it stands here.
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
 * Tells the tag manager which page is open (the template of its path, never an id, a query or a
 * title) and, in a store, what kind of reader has opened it. Mounted only where its id is set;
 * silent on pages about individual numbers.
 */
export function TagManager() {
  const {
    pathname,
    query: { clientId },
  } = useRouter()
  const isTracked = !untrackedRoutes.has(pathname)
  const inStore = isTracked && pathname.startsWith(routes.home.path) && typeof clientId === 'string'
  const last = useRef<TrackingData>(undefined)
  const { data } = useQuery(trackingData.trackingData, inStore ? { clientId } : null, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
    refreshInterval: 0,
    shouldRetryOnError: false,
  })
  useEffect(() => {
    if (!isTracked) return
    window.dataLayer ??= [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
    loadScript(
      'tag-manager',
      `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(thirdPartyConfig.tagManagerId)}`,
    )
  }, [isTracked])
  // A value that is undefined takes back the one of the store before.
  useEffect(() => {
    if (!isTracked || data === last.current) return
    last.current = data
    window.dataLayer?.push(attributesOf(data))
  }, [data, isTracked])
  useEffect(() => {
    if (isTracked) window.dataLayer?.push({ event: 'NAVIGATION_HISTORY_CHANGED', path: pathname })
  }, [pathname, isTracked])
  return null
}
