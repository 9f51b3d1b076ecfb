import { useRouter } from 'next/router'
import { useEffect } from 'react'
import type { SWRConfiguration } from 'swr'
import { retryDelay } from '@/api/swrDefaults'
import { useQuery } from '@/api/useQuery'
import { guideTool } from '@/contracts/guideTool'
import { thirdPartyConfig } from '@/lib/config/publicConfig'
import { loadScript } from './loadScript'
import { untrackedRoutes } from './untrackedRoutes'

declare global {
  interface Window {
    guideTool?: unknown[][]
  }
}

const guidedPaths = /^\/(account|client|companies|clients)(\/|$)/
const excludedPath = '/companies/[companyId]/identification/application_result'
const retry: SWRConfiguration = {
  onErrorRetry: (...args) => {
    // The parameters of SWR's handler: error, key, config, revalidate, options.
    const [, , , revalidate, { retryCount }] = args
    if (retryCount <= 3)
      setTimeout(
        () => {
          void revalidate({ retryCount })
        },
        retryDelay(retryCount, undefined),
      )
  },
  revalidateOnFocus: false,
  refreshInterval: 0,
}

/**
 * The product tour: on pages of accounts, stores and companies, in the top window only. It is mounted only if its id is
 * configured.
 */
export function GuideTool() {
  const { pathname, query } = useRouter()
  const isEnabled =
    window.top === window.self &&
    guidedPaths.test(pathname) &&
    pathname !== excludedPath &&
    !untrackedRoutes.has(pathname)
  const { data, error } = useQuery(guideTool.me, isEnabled ? {} : null, retry)
  const clientId = typeof query['clientId'] === 'string' ? Number(query['clientId']) : null
  useEffect(() => {
    // Without its data the tour still runs; the properties follow when a retry succeeds.
    if (!isEnabled || (!data && !error)) return
    window.guideTool ??= []
    for (const [name, value] of Object.entries({ ...data, clientId }))
      if (value !== null) window.guideTool.push(['setCustomProperty', name, value])
    if (thirdPartyConfig.guideToolUrl)
      loadScript(
        'guide-tool',
        thirdPartyConfig.guideToolUrl.replace(
          '{id}',
          encodeURIComponent(thirdPartyConfig.guideToolId),
        ),
      )
  }, [isEnabled, data, error, clientId])
  return null
}
