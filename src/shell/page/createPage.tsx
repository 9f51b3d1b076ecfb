import type { NextPage } from 'next'
import { useRouter } from 'next/router'
import { useEffect, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { prefetchQueries } from '@/api/prefetchQueries'
import type { Read } from '@/contracts/endpoint'
import type { Params, Route } from '@/routes/href'
import type { Layout, PageFrame } from '@/shell/layout/layouts'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { focusPageHeading } from './focusPageHeading'
import { PageMeta } from './PageMeta'
import { isRouteChange, markPageShown, useIsScreenDue } from './useIsScreenDue'
import { useReady } from './useReady'

export type NextPageWithLayout = NextPage & { getLayout?: (page: ReactElement) => ReactNode }

type Definition<S extends string> = PageFrame & {
  layout: Layout
  screen: ComponentType<Params<S>>
  /** What the screen reads first; it is requested while the page is still being hydrated. */
  prefetch?: readonly Read[]
  /**
   * What stands where the screen will be, at its size; null where `heading: false` and the screen
   * paints itself at once.
   */
  skeleton?: ReactNode
  /**
   * The screen needs no parameters of the address: the prerendered HTML is the screen, and can be
   * typed into before any code has loaded.
   */
  prerendered?: true
}

/** Heading and skeleton, until the screen is rendered. */
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
 * Binds a route to its screen: path parameters become props; title, heading and layout are set.
 * Unless `heading: false`, the h1 is the title in a PageLayout around the screen. Other parameters
 * are another screen: its state starts anew.
 */
export function createPage<S extends string>(
  { path }: Route<S>,
  { layout, screen: Screen, prefetch = [], skeleton, prerendered, ...frame }: Definition<S>,
): NextPageWithLayout {
  prefetchQueries(path, [...prefetch, ...layout.prefetch])
  const waiting = skeletonOf(frame, skeleton)
  const paramNames = [...path.matchAll(/\[(\w+)\]/g)].map((match) => match[1] ?? '')

  function Body({ params }: { params: Params<S> }) {
    const isReady = useReady() || (prerendered === true && !isRouteChange())
    const isScreenShown = useIsScreenDue() && isReady
    // After a route change focus moves to the screen's h1, so that it is read out and the next Tab
    // continues from there.
    useEffect(() => {
      if (!isScreenShown) return
      if (isRouteChange()) requestAnimationFrame(focusPageHeading)
      markPageShown()
    }, [isScreenShown])
    // A static page learns its parameters when it is hydrated: until then its HTML shows heading
    // and skeleton.
    if (!isScreenShown) return waiting
    const screen = <Screen {...params} />
    return frame.heading === false ? screen : <PageLayout title={frame.title}>{screen}</PageLayout>
  }

  const Page: NextPageWithLayout = () => {
    const { query } = useRouter()
    const place = paramNames.map((name) => query[name]).join('/')
    return (
      <>
        <PageMeta title={frame.title} />
        <Body key={place} params={query as Params<S>} />
      </>
    )
  }
  Page.getLayout = (page) => layout.getLayout(page, frame)
  return Page
}
