import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import {
  memo,
  useContext,
  useDeferredValue,
  useMemo,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useAnswer } from '@/shell/page/answer'
import { FlashMessages } from '@/shell/notifications/FlashMessages'
import type { PageFrame } from './layouts'
import { OfflineBanner } from './OfflineBanner'
import { useSurroundings } from './useSurroundings'

/** Where AppBarActions puts what a screen adds. */
export const APP_BAR_ACTIONS = 'app-bar-actions'

/** A menu hears of a change of page after the page itself, whose heading is not to wait until every link has been drawn again. */
const Menu = memo(function Menu({
  piece: Piece,
  kind,
}: {
  piece: ComponentType<{ kind: 'client' | 'company' }>
  kind: 'client' | 'company'
}) {
  const router = useDeferredValue(useContext(RouterContext))
  return useMemo(
    () => (
      <RouterContext.Provider value={router}>
        <Piece kind={kind} />
      </RouterContext.Provider>
    ),
    [router, Piece, kind],
  )
})

/** A press is answered by the heading of the page that is on its way, in the next frame; what it leads away from stands behind it until then, unseen. */
function AnswerToPress() {
  const answer = useAnswer()
  return answer && <div data-answer=''>{answer}</div>
}

/** The places around a page, at their final size in the prerendered HTML: a sidebar from 750 px up, two bars and a sheet below. What fills them arrives a moment later. */
export function AppLayout({
  kind,
  frame,
  children,
}: {
  kind: 'client' | 'company' | 'account'
  frame: PageFrame
  children: ReactNode
}) {
  const around = useSurroundings()
  const { title, back, heading, appBar, bar } = frame
  const person = kind === 'account'
  const hasBar = person ? back !== undefined : appBar !== false
  return (
    <div
      className='app'
      data-kind={kind}
      data-bar={bar === false ? 'none' : undefined}
      data-h1={heading !== false && hasBar ? 'bar' : undefined}
      data-below={person && back ? '' : undefined}
    >
      <a className='skip' href='#main'>
        本文へ移動する
      </a>
      {person ? (
        <header className='acct'>{around && <around.AccountHeader />}</header>
      ) : (
        <div className='side' id='menu' popover='auto'>
          {around && <Menu piece={around.Sidebar} kind={kind} />}
        </div>
      )}
      <div className='app__main'>
        <OfflineBanner />
        {hasBar && (
          <header className='appbar'>
            {around ? (
              <around.Header kind={kind} frame={frame} />
            ) : (
              appBar !== 'store' && (
                <div className='appbar__t' data-root={back ? undefined : ''} aria-hidden>
                  {title}
                </div>
              )
            )}
            <div className='appbar__acts' id={APP_BAR_ACTIONS} />
          </header>
        )}
        <main id='main' tabIndex={-1}>
          <FlashMessages />
          <AnswerToPress />
          {children}
        </main>
        {!person && (
          <nav className='bottombar' aria-label='主なメニュー'>
            {around && <Menu piece={around.BottomNav} kind={kind} />}
          </nav>
        )}
      </div>
      {around && !person && <around.ClientSwitcher />}
    </div>
  )
}
