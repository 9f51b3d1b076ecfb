import { isChunkError } from '@/shell/watchers/ErrorBoundary'
import { notify } from '@/lib/notifications/notificationQueue'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import './onSessionExpired'

export { swrDefaults } from '@/api/swrDefaults'

// Once per document, when its code is evaluated.
if (typeof window !== 'undefined') {
  // A part that is loaded when it is used (a calendar, a dialog) and is no longer there: what was typed must not be lost to a reload nobody asked for.
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkError(event.reason)) return
    event.preventDefault()
    notify({
      type: 'error',
      body: [
        '画面の一部を読み込めませんでした。ここを押すと再読み込みします。入力中の内容は、先に控えてください。',
      ],
      onClick: hardNavigate.again,
      autoClose: false,
    })
  })
}
