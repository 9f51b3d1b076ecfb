import type { NextPage } from 'next'
import { useRouter } from 'next/router'
import {
  useEffect,
  useLayoutEffect,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { prefetchQueries } from '@/api/prefetchQueries'
import type { Read } from '@/contracts/endpoint'
import type { Params, Route } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Skeleton } from '@/ui/feedback/Skeleton'
import type { Layout, PageFrame } from '@/shell/layout/layouts'
import { answerWith, arrived } from './answer'
import { focusPageHeading } from './focusPageHeading'
import { useReady } from './useReady'
import { useTitle } from './useTitle'

export type AppPage = NextPage & { title?: string; around?: (page: ReactElement) => ReactNode }

type Definition<S extends string> = PageFrame & {
  layout: Layout
  screen: ComponentType<Params<S>>
  /** What the screen asks for first; it is asked for while the page is still being hydrated. */
  reads?: readonly Read[]
  /** What stands where the screen will be, at its size; null where `heading: false` and the screen paints itself at once. */
  skeleton?: ReactNode
  /** The screen needs nothing of the address to paint itself: the prerendered HTML is the screen, and can be typed into before any code has arrived. */
  whole?: true
}

/** A page has been shown in this document: the next one is a change of page. */
let changing = false

/**
 * Binds a route to its screen: path parameters become props; title, heading and layout are set. Unless `heading: false`, the h1 is the title in a PageLayout
 * around the screen. Other parameters are another screen: it starts anew.
 */
export function createPage<S extends string>(
  { path }: Route<S>,
  { layout, screen: Screen, reads = [], skeleton, whole, ...frame }: Definition<S>,
): AppPage {
  prefetchQueries(path, [...reads, ...layout.reads])
  const waiting =
    frame.heading === false && skeleton !== undefined ? (
      <>{skeleton}</>
    ) : (
      <PageLayout
        title={
          frame.heading === false && frame.appBar === undefined ? (
            <BarTitle>{frame.title}</BarTitle>
          ) : (
            frame.title
          )
        }
      >
        {skeleton === undefined ? <Skeleton /> : skeleton}
      </PageLayout>
    )
  answerWith(path, { layout, waiting })
  const names = [...path.matchAll(/\[(\w+)\]/g)].map((m) => m[1] ?? '')
  const Page: AppPage = () => {
    const { query } = useRouter()
    const isReady = useReady() || (whole === true && !changing)
    const place = names.map((name) => query[name]).join('/')
    useLayoutEffect(() => {
      arrived(layout)
    }, [place])
    // After a change of page the reader stands at the screen's h1, so that it is read out and the next Tab continues from there.
    useEffect(() => {
      if (!isReady) return
      if (changing) requestAnimationFrame(focusPageHeading)
      changing = true
    }, [isReady, place])
    useTitle(frame.title)
    // A static page learns its parameters when it is hydrated. Until then its HTML shows heading and skeleton, or nothing would be painted.
    if (!isReady) return waiting
    const body = <Screen key={place} {...(query as Params<S>)} />
    return frame.heading === false ? body : <PageLayout title={frame.title}>{body}</PageLayout>
  }
  Page.title = frame.title
  Page.around = (page) => layout.around(page, frame)
  return Page
}
