import type { NextPage } from 'next'
import { useRouter } from 'next/router'
import { useEffect, useState, type ComponentType, type ReactElement, type ReactNode } from 'react'
import type { FirstRead } from '@/api/firstReads'
import { prefetchQueries } from '@/api/prefetchQueries'
import { Permitted } from '@/components/permissions/Permitted'
import type { Endpoint } from '@/contracts/endpoint'
import type { Permission } from '@/contracts/permission'
import { rolesWith } from '@/domain/accounts/permissions'
import { roleLabel } from '@/domain/accounts/roleLabel'
import type { Params, Route } from '@/routes/href'
import { earlyReadsScript } from '@/shell/document/earlyReadsScript'
import { signedOutScript } from '@/shell/document/signedOutScript'
import type { Layout, PageFrame } from '@/shell/layout/layouts'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { isRouteChange, markPageShown } from './firstPage'
import { keepFocusOnHeading } from './keepFocusOnHeading'
import { PageMeta } from './PageMeta'
import { registerPage } from './pendingNavigation'
import { useReady } from './useReady'

export { withQuery } from '@/api/firstReads'

export type NextPageWithLayout = NextPage & {
  getLayout?: (page: ReactElement) => ReactNode
  /** The script in its document's head that leads to the sign-in if need be and sends its first reads. */
  firstScript?: string
}

type Definition<S extends string> = PageFrame & {
  layout: Layout
  screen: ComponentType<Params<S>>
  /**
   * The endpoint that the account must be allowed to call, or that no permission is needed. The screen is rendered, and
   * reads, only once the right is known; what `prefetch` has sent without it is refused by the server.
   */
  permission: Pick<Endpoint, 'permission'> | 'everyone'
  /**
   * What an account without the permission sees: the forbidden action ('グループを作る', by default '〔title〕を見る'),
   * to which the page adds the roles that may; or a component that goes on to another page.
   */
  forbidden?: string | ComponentType<Params<S>>
  /** The first queries of the screen, sent from the head of its document. */
  prefetch?: readonly FirstRead[]
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

/** Renders content below the heading of the page, in place of its screen. */
function framed({ title, heading, appBar }: PageFrame, content: ReactNode) {
  const isTitleInBar = heading === false && appBar === undefined
  return (
    <PageLayout title={isTitleInBar ? <BarTitle>{title}</BarTitle> : title}>{content}</PageLayout>
  )
}
/** Heading and skeleton, shown until the screen is rendered. */
function skeletonOf(frame: PageFrame, skeleton: ReactNode) {
  if (frame.heading === false && skeleton !== undefined) return <>{skeleton}</>
  return framed(frame, skeleton === undefined ? <Skeleton /> : skeleton)
}
function requiredBy({ permission }: Pick<Endpoint, 'permission'>, path: string): Permission {
  if (permission === undefined) throw new Error(`${path} names an endpoint without a permission.`)
  return permission
}
function forbiddenOf(frame: PageFrame, permission: Permission, action = `${frame.title}を見る`) {
  const holders = rolesWith(permission).map((role) => roleLabel[role])
  return framed(
    frame,
    <Forbidden heading='h2' title={`${action}権限がありません`}>
      この画面を開けるのは、{holders.join('、')}です。必要なときは、企業の管理者にご確認ください。
    </Forbidden>,
  )
}

/**
 * Creates the page of a route: URL parameters become props of the screen; title, heading and layout
 * are set. Unless `heading: false`, the screen is rendered in a PageLayout with the title as h1.
 * When the parameters change, the screen is remounted.
 */
export function createPage<S extends string>(
  { path }: Route<S>,
  {
    layout,
    screen: Screen,
    permission,
    forbidden: Refusal,
    prefetch = [],
    skeleton,
    prerendered,
    ...frame
  }: Definition<S>,
): NextPageWithLayout {
  const required = permission === 'everyone' ? undefined : requiredBy(permission, path)
  registerPage(path, { layout, frame })
  const reads = [...prefetch, ...layout.prefetch]
  prefetchQueries(path, reads)
  const placeholder = skeletonOf(frame, skeleton)
  const paramNames = [...path.matchAll(/\[(\w+)\]/g)].map((match) => match[1] ?? '')

  function Body({ params }: { params: Params<S> }) {
    // Decided once and kept while the page is mounted, because without a connection the router never gets ready.
    const [isFirstPage] = useState(() => !isRouteChange())
    const isScreenShown = useReady() || (prerendered === true && isFirstPage)
    // After a route change the focus moves to the screen's h1, so that it is announced and Tab
    // continues from there.
    useEffect(() => {
      if (!isScreenShown) return
      const isAfterRouteChange = isRouteChange()
      markPageShown()
      if (!isAfterRouteChange) return
      let release: (() => void) | undefined
      const frame = requestAnimationFrame(() => {
        release = keepFocusOnHeading()
      })
      return () => {
        cancelAnimationFrame(frame)
        release?.()
      }
    }, [isScreenShown])
    // A prerendered page gets its parameters on hydration; its HTML shows heading and skeleton.
    if (!isScreenShown) return placeholder
    const screen = <Screen {...params} />
    const page =
      frame.heading === false ? screen : <PageLayout title={frame.title}>{screen}</PageLayout>
    if (required === undefined) return page
    return (
      <Permitted
        to={{ permission: required }}
        forbidden={
          typeof Refusal === 'string' || Refusal === undefined
            ? forbiddenOf(frame, required, Refusal)
            : framed(frame, <Refusal {...params} />)
        }
        placeholder={placeholder}
      >
        {page}
      </Permitted>
    )
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
  if (typeof window === 'undefined')
    // The layouts of pages that work without a session read nothing.
    Page.firstScript = `${layout.prefetch.length === 0 ? '' : `${signedOutScript};`}${earlyReadsScript(path, reads)}`
  return Page
}
