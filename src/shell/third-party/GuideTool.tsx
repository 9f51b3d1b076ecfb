import { useRouter } from 'next/router'
import { useEffect } from 'react'
import type { SWRConfiguration } from 'swr'
import { useQuery } from '@/api/useQuery'
import { retryDelay } from '@/api/swrDefaults'
import { guideTool } from '@/contracts/guideTool'
import { thirdPartyConfig } from '@/lib/config/publicConfig'
import { loadScript } from './loadScript'
import { untrackedRoutes } from './untrackedRoutes'

declare global {
  interface Window {
    guideTool?: unknown[][]
  }
}

const guided = /^\/(account|client|companies|clients)(\/|$)/
const excluded = '/companies/[companyId]/identification/application_result'
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
 * The product tour: on the pages of accounts, stores and companies, in the top window only. Mounted
 * only where its id is set.
 */
export function GuideTool() {
  const { pathname, query } = useRouter()
  const here =
    window.top === window.self &&
    guided.test(pathname) &&
    pathname !== excluded &&
    !untrackedRoutes.has(pathname)
  const { data } = useQuery(guideTool.me, here ? {} : null, retry)
  const clientId = typeof query['clientId'] === 'string' ? Number(query['clientId']) : null
  useEffect(() => {
    if (!here || !data) return
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
  }, [here, data, clientId])
  return null
}
