import type { DynamicOptionsLoadingProps } from 'next/dynamic'
import { LazyLoadError } from './LazyLoadError'
import { Skeleton } from './Skeleton'

/**
 * Passed as `loading` of every `next/dynamic` component: a skeleton while its code loads, or the failure with a retry.
 * `dynamic(() => import('./CostPanel').then((m) => m.CostPanel), { ssr: false, loading: LazyBoundary })`
 */
export function LazyBoundary({ error, retry }: DynamicOptionsLoadingProps) {
  if (error) return <LazyLoadError onRetry={() => retry?.()} />
  return <Skeleton />
}

/** Like LazyBoundary, for a dialog, a sheet or a menu: shows nothing while the code loads. */
export function LazyDialogBoundary({ error, retry }: DynamicOptionsLoadingProps) {
  if (error) return <LazyLoadError onRetry={() => retry?.()} />
  return null
}
