import { hardNavigate } from '@/lib/browser/hardNavigate'
import { flash, type FlashMessage } from '@/lib/storage/storedValues'

/**
 * Queues a message for the page that is opened next. `reload`: that page is loaded anew before it
 * shows it.
 */
export function flashMessage(message: FlashMessage, { reload = false } = {}) {
  const queued = flash.get()
  flash.set({ messages: [...queued.messages, message], reload: queued.reload || reload })
}

/**
 * Takes what was queued. Where a reload was asked for it takes nothing: the flag goes first, or the
 * page would reload for ever, and the messages wait for the fresh page.
 */
export function takeFlash(): FlashMessage[] {
  const { messages, reload } = flash.get()
  if (reload) {
    flash.set({ messages, reload: false })
    hardNavigate.again()
    return []
  }
  if (messages.length > 0) flash.reset()
  return messages
}
