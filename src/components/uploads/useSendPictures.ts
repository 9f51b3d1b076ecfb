import { useRef } from 'react'
import { noAnswer } from '@/api/ApiError'
import type { PictureFor } from './sendPicture'

/**
 * Sends the pictures of a form and gives their ids, each once: a save that is tried again does not
 * send them again.
 */
export function useSendPictures(what: PictureFor) {
  const sent = useRef(new WeakMap<File, number>())
  return async (pictures: readonly File[]) => {
    const ids: number[] = []
    for (const file of pictures) {
      const known = sent.current.get(file)
      const id = known ?? (await (await load()).sendPicture(what, file))
      sent.current.set(file, id)
      ids.push(id)
    }
    return ids
  }
}
// A form without pictures does not pay for making them small.
const load = () =>
  import('./sendPicture').catch(() => {
    throw noAnswer()
  })
