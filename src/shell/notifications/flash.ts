import { hardNavigate } from '@/lib/browser/hardNavigate'
import { flash, type FlashMessage } from '@/lib/storage/storedValues'

/**
 * Queues a message for the next page. `reload`: the next page is reloaded before it shows the
 * message.
 */
export function flashMessage(message: FlashMessage, { reload = false } = {}) {
  const queued = flash.get()
  flash.set({ messages: [...queued.messages, message], reload: queued.reload || reload })
}

/**
 * Takes the queued messages. If a reload was requested it reloads and returns none: the flag is
 * cleared first, to avoid a reload loop, and the messages stay queued for the reloaded page.
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
