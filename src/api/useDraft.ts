import { useEffect, useRef, useState } from 'react'
import { drafts, type Draft } from '@/lib/storage/storedValues'

const SECRET = /pass(word|code|phrase)|secret|token|my_?number/i
const REST_MS = 1000

/** What may lie on this device: no secrets, no files. */
function withoutSecrets(value: unknown, except: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, except))
  if (typeof value !== 'object' || value === null) return value
  // Plain objects of any realm; a File or a Date stands further from the root.
  if (Object.getPrototypeOf(Object.getPrototypeOf(value) ?? Object.prototype) !== null)
    return undefined
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !SECRET.test(name) && !except.includes(name))
      .map(([name, one]) => [name, withoutSecrets(one, except)]),
  )
}

/** What is typed into: a form of useForm, or anything that tells of its changes. */
export type DraftForm = {
  subscribe: (on: { formState: { values: true }; callback: () => void }) => () => void
  getValues: () => object
  /** Takes what `getValues` gave. */
  reset: (values: never, options: { keepDefaultValues: true }) => void
}
type Options = {
  /** Names of fields that are not kept; passwords, codes and files never are. */ except?: readonly string[]
}

/** The draft that was kept before this form was opened. */
function useEarlierDraft(key: string | undefined) {
  const [readKey, setReadKey] = useState<string>()
  const [offered, setOffered] = useState<Draft>()
  // Read during the render in which the key becomes known, before the form writes a draft of its own.
  if (key !== undefined && key !== readKey) {
    setReadKey(key)
    setOffered(drafts.of(key).get() ?? undefined)
  }
  return [offered, setOffered] as const
}

/**
 * Keeps what is typed into a form on this device until it is sent. `key` begins with the account's id ('7:offer-new:11'); undefined while it is not known.
 * `offered`: a draft from before, to be restored or discarded; `savedAt`: when this one was last kept (ms). Call `clear` after saving.
 */
export function useDraft(key: string | undefined, form: DraftForm, { except = [] }: Options = {}) {
  const [offered, setOffered] = useEarlierDraft(key)
  const [savedAt, setSavedAt] = useState<number>()
  const write = useRef<{ timer?: ReturnType<typeof setTimeout>; save?: () => void }>({})
  const { subscribe, getValues, reset } = form
  const names = except.join()

  useEffect(() => {
    if (key === undefined) return
    const storedDraft = drafts.of(key)
    const waiting = write.current
    const values = () =>
      withoutSecrets(getValues(), names === '' ? [] : names.split(',')) as Draft['values']
    const initialJson = JSON.stringify(values())
    function save() {
      clearTimeout(waiting.timer)
      delete waiting.save
      const at = Date.now()
      storedDraft.set({ savedAt: at, values: values() })
      setSavedAt(at)
    }
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(waiting.timer)
        delete waiting.save
        if (JSON.stringify(values()) === initialJson) return
        waiting.save = save
        waiting.timer = setTimeout(save, REST_MS)
      },
    })
    const leave = () => {
      waiting.save?.()
    }
    window.addEventListener('pagehide', leave)
    return () => {
      stop()
      leave()
      window.removeEventListener('pagehide', leave)
    }
  }, [key, names, subscribe, getValues])

  function removeDraft() {
    clearTimeout(write.current.timer)
    delete write.current.save
    if (key !== undefined) drafts.of(key).reset()
    setOffered(undefined)
    setSavedAt(undefined)
  }
  return {
    offered,
    savedAt,
    /** Puts the earlier draft into the form; the form counts as changed. */
    restore() {
      if (!offered) return
      reset({ ...getValues(), ...offered.values } as never, { keepDefaultValues: true })
      setOffered(undefined)
    },
    discard: removeDraft,
    clear: removeDraft,
  }
}
