import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { envExtras } from '@/lib/envExtras'
import { loadScript } from './loadScript'

declare global { interface Window { dataLayer?: Record<string, unknown>[] } }

/** Tells the tag manager which page is open: the template of its path, never an id, a query or a title. Mounted only where its id is set. */
export function TagManager() {
  const { pathname } = useRouter()
  useEffect(() => {
    window.dataLayer ??= [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
    loadScript('tag-manager', `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(envExtras.tagManagerId)}`)
  }, [])
  useEffect(() => { window.dataLayer?.push({ event: 'NAVIGATION_HISTORY_CHANGED', path: pathname }) }, [pathname])
  return null
}
