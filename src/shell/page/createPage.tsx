import type { NextPage } from 'next'
import { useRouter } from 'next/router'
import { useEffect, useState, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { prefetchQueries } from '@/api/prefetchQueries'
import type { Read } from '@/contracts/endpoint'
import type { Params, Route } from '@/routes/href'
import type { Layout, PageFrame } from '@/shell/layout/layouts'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { isRouteChange, markPageShown } from './firstPage'
import { focusPageHeading } from './focusPageHeading'
import { PageMeta } from './PageMeta'
import { registerPage } from './pendingNavigation'
import { useReady } from './useReady'

export type NextPageWithLayout = NextPage & { getLayout?: (page: ReactElement) => ReactNode }

type Definition<S extends string> = PageFrame & {
  layout: Layout
  screen: ComponentType<Params<S>>
  /** The first queries of the screen, sent while the page is still being hydrated. */
  prefetch?: readonly Read[]
  /**
   * Placeholder of the screen at its size; null where `heading: false` and the screen renders its
   * own placeholder.
   */
  skeleton?: ReactNode
  /**
   * The screen needs no URL parameters: the prerendered HTML is the screen itself and accepts input
   * before any code has loaded.
   */
  prerendered?: true
}

/** Heading and skeleton, shown until the screen is rendered. */
function skeletonOf({ title, heading, appBar }: PageFrame, skeleton: ReactNode) {
  if (heading === false && skeleton !== undefined) return <>{skeleton}</>
  const isTitleInBar = heading === false && appBar === undefined
  return (
    <PageLayout title={isTitleInBar ? <BarTitle>{title}</BarTitle> : title}>
      {skeleton === undefined ? <Skeleton /> : skeleton}
    </PageLayout>
  )
}

/**
 * Creates the page of a route: URL parameters become props of the screen; title, heading and layout
 * are set. Unless `heading: false`, the screen is rendered in a PageLayout with the title as h1.
 * When the parameters change, the screen is remounted.
 */
export function createPage<S extends string>(
  { path }: Route<S>,
  { layout, screen: Screen, prefetch = [], skeleton, prerendered, ...frame }: Definition<S>,
): NextPageWithLayout {
  registerPage(path, { layout, frame })
  prefetchQueries(path, [...prefetch, ...layout.prefetch])
  const placeholder = skeletonOf(frame, skeleton)
  const paramNames = [...path.matchAll(/\[(\w+)\]/g)].map((match) => match[1] ?? '')

  function Body({ params }: { params: Params<S> }) {
    // Kept for the life of the page: without a connection the router never gets ready.
    const [isFirstPage] = useState(() => !isRouteChange())
    const isScreenShown = useReady() || (prerendered === true && isFirstPage)
    // After a route change the focus moves to the screen's h1, so that it is announced and Tab
    // continues from there.
    useEffect(() => {
      if (!isScreenShown) return
      if (isRouteChange()) requestAnimationFrame(focusPageHeading)
      markPageShown()
    }, [isScreenShown])
    // A prerendered page gets its parameters on hydration; its HTML shows heading and skeleton.
    if (!isScreenShown) return placeholder
    const screen = <Screen {...params} />
    return frame.heading === false ? screen : <PageLayout title={frame.title}>{screen}</PageLayout>
  }

  const Page: NextPageWithLayout = () => {
    const { query } = useRouter()
    const screenKey = paramNames.map((name) => query[name]).join('/')
    return (
      <>
        <PageMeta title={frame.title} />
        <Body key={screenKey} params={query as Params<S>} />
      </>
    )
  }
  Page.getLayout = (page) => layout.getLayout(page, frame)
  return Page
}
