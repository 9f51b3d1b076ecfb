import { useEffect, useRef, useState } from 'react'
import { serverNow } from '@/lib/clock'
import { drafts } from '@/lib/storage/storedValues'

const SAVE_DELAY_MS = 400

function readDraft(key: string) {
  const text = drafts.of(key).get()?.values['body']
  return typeof text === 'string' ? text : ''
}

/**
 * The text of the composer, saved as a draft of the room on this device: after a pause, on unmount
 * and when the page is hidden.
 */
export function useMessageDraft(draftKey: string) {
  const [text, setText] = useState(() => readDraft(draftKey))
  const latest = useRef(text)
  function save() {
    if (latest.current === '') drafts.of(draftKey).reset()
    else
      drafts.of(draftKey).set({ savedAt: serverNow().getTime(), values: { body: latest.current } })
  }
  const saveRef = useRef(save)
  useEffect(() => {
    saveRef.current = save
    latest.current = text
  })
  useEffect(() => {
    const timer = setTimeout(() => saveRef.current(), SAVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    const handlePageHide = () => saveRef.current()
    window.addEventListener('pagehide', handlePageHide)
    return () => {
      handlePageHide()
      window.removeEventListener('pagehide', handlePageHide)
    }
  }, [])
  function clear() {
    latest.current = ''
    save()
    setText('')
  }
  return { text, setText, clear }
}
