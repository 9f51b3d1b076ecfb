import { hardNavigate } from '@/lib/browser/hardNavigate'
import { notify } from '@/lib/notifications/notificationQueue'
import { dropOtherVersions } from '@/lib/storage/storageCleaning'
import { isChunkError } from '@/shell/watchers/ErrorBoundary'
import './onSessionExpired'

export { swrDefaults } from '@/api/swrDefaults'

// Once per document, when the code of _app is evaluated.
if (typeof window !== 'undefined') {
  dropOtherVersions()
  // A lazily loaded part (calendar, dialog) that is missing on the server after an update. The user
  // decides about the reload, because it would discard unsaved input.
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
