import { useRef } from 'react'
import { noAnswer } from '@/api/ApiError'
import type { PictureTarget } from './sendPicture'

/**
 * Uploads the pictures of a form and resolves to their ids. Each picture is uploaded once, even if saving is retried.
 * `clientId`: the store, if this save has created it.
 */
export function useSendPictures(target: PictureTarget) {
  const sent = useRef(new WeakMap<File, number>())
  return async (pictures: readonly File[], clientId = target.clientId) => {
    const ids: number[] = []
    for (const file of pictures) {
      const sentId = sent.current.get(file)
      const id =
        sentId ?? (await (await loadSendPicture()).sendPicture({ ...target, clientId }, file))
      sent.current.set(file, id)
      ids.push(id)
    }
    return ids
  }
}
// Loaded on demand: forms without pictures do not need the code.
const loadSendPicture = () =>
  import('./sendPicture').catch(() => {
    throw noAnswer()
  })
