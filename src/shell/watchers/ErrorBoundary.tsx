import { Component, type ReactNode } from 'react'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { publicConfig } from '@/lib/config/publicConfig'
import { FullPageMessage } from '@/shell/page/FullPageMessage'

/** Session storage key: the build that the page was last reloaded for. */
const RELOAD_KEY = 'spot-shift:chunk-reload'
/**
 * Whether a file of this build is missing because the server has been updated since the page was
 * opened.
 */
export const isChunkError = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script failed/i.test(
      error.message,
    ))

/**
 * Reloads once per build; false if that has already been tried, so that the error must be shown.
 */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(RELOAD_KEY) === publicConfig.versionKey) return false
    sessionStorage.setItem(RELOAD_KEY, publicConfig.versionKey)
  } catch {
    return false
  }
  hardNavigate.again()
  return true
}

/** Catches render errors of every page. */
export class ErrorBoundary extends Component<
  { children: ReactNode },
  { broken: 'no' | 'reloading' | 'yes' }
> {
  override state: { broken: 'no' | 'reloading' | 'yes' } = { broken: 'no' }
  static getDerivedStateFromError(error: unknown) {
    return { broken: isChunkError(error) ? 'reloading' : 'yes' }
  }
  override componentDidCatch(error: unknown) {
    // Offline, a reload would lead to the browser's error page.
    if (isChunkError(error) && !(navigator.onLine && reloadOnce())) this.setState({ broken: 'yes' })
  }
  override render() {
    if (this.state.broken === 'no') return this.props.children
    if (this.state.broken === 'reloading') return null
    return (
      <FullPageMessage
        viewBox='0 0 136 104'
        drawing={
          <>
            <circle cx='102' cy='76' r='15' />
            <path d='M24 50c26-22 62-22 88 0M40 64c16-14 40-14 56 0M56 78c8-6 16-6 24 0M30 20l76 68' />
          </>
        }
        title='画面を表示できませんでした。'
        text='登録されている内容は変わっていません。再読み込みしても直らないときは、時間をおいて再度お試しください。'
        action={
          <button type='button' onClick={hardNavigate.again}>
            再読み込みする
          </button>
        }
      />
    )
  }
}
