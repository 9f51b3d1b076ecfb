import { X } from 'lucide-react'
import { useEffect } from 'react'
import { ToastContainer, toast, type Id } from 'react-toastify/unstyled'
import {
  withoutFailures,
  type IsOver,
  type Notification,
} from '@/lib/notifications/notificationQueue'
import { toastIcons, ToastStyle } from '@/ui/feedback/toastStyle'

// Exported here, so that it loads with the first message too.
export { merge } from '@/lib/notifications/mergeNotifications'

/** The toasts are not live regions: Notifications announces the messages. */
export function Toasts() {
  // The library makes its section a live region: each message would be spoken twice.
  useEffect(() => document.querySelector('.Toastify')?.setAttribute('aria-live', 'off'), [])
  return (
    <>
      <ToastStyle />
      <ToastContainer
        position='bottom-center'
        autoClose={4000}
        hideProgressBar
        draggable
        role='presentation'
        aria-label='お知らせ'
        icon={({ type }) => toastIcons[type]}
        closeButton={({ closeToast }) => (
          <button
            type='button'
            className='Toastify__close-button'
            aria-label='閉じる'
            onClick={closeToast}
          >
            <X aria-hidden />
          </button>
        )}
      />
    </>
  )
}

const contentOf = ({ body }: Notification) =>
  body.length > 1 ? (
    <ul>
      {body.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ) : (
    body[0]
  )

/** The toasts about failures. */
const shownFailures = new Map<Id, Notification>()

/** Shows a toast, for 5 seconds unless `autoClose` says otherwise: docs/adr/0029-notices-that-stay.md. */
export function show(notification: Notification) {
  const { type, onClick, autoClose = 5000, failures } = notification
  const id = toast(contentOf(notification), {
    type,
    autoClose,
    ...(onClick ? { onClick } : {}),
    onClose: () => shownFailures.delete(id),
  })
  if (failures) shownFailures.set(id, notification)
}

/** Removes obsolete failures from the toasts; a toast without a message closes. */
export function withdraw(isOver: IsOver) {
  for (const [id, notification] of shownFailures) {
    const [left] = withoutFailures([notification], isOver)
    if (left === notification) continue
    if (left) {
      shownFailures.set(id, left)
      toast.update(id, { render: contentOf(left) })
    } else {
      shownFailures.delete(id)
      toast.dismiss(id)
    }
  }
}
