import { followDialogHistory } from '@/lib/browser/dialogHistory'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { deviceNow } from '@/lib/clock'
import { notify } from '@/lib/notifications/notificationQueue'
import { dropOtherVersions } from '@/lib/storage/storageCleaning'
import { followTranslatedTexts } from '@/shell/document/translatedTexts'
import { isChunkError } from '@/shell/watchers/ErrorBoundary'
import { numberHistory } from './historyPosition'
import { rememberPreviousPage } from './previousPage'
import '@/shell/session/onSessionExpired'

export { swrDefaults } from '@/api/swrDefaults'

function notifyOffline() {
  const body = [
    'オフラインのため、画面の一部を読み込めませんでした。電波の届く場所で、もう一度お試しください。',
  ]
  const failure = { call: undefined, endsOnline: true, failedAt: deviceNow(), body }
  notify({ type: 'error', body, autoClose: false, failures: [failure] })
}

// Runs once per document, when the code of _app is evaluated.
if (typeof window !== 'undefined') {
  followTranslatedTexts()
  dropOtherVersions()
  rememberPreviousPage()
  followDialogHistory()
  numberHistory()
  // A lazily loaded part (calendar, dialog) that is missing on the server after an update. The user
  // decides about the reload, because it would discard unsaved input.
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkError(event.reason)) return
    event.preventDefault()
    // A reload would lead to the browser's error page.
    if (!navigator.onLine) return notifyOffline()
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
