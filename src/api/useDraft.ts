import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { serverNow } from '@/lib/clock'
import { drafts, type Draft } from '@/lib/storage/storedValues'

const SECRET = /pass(word|code|phrase)|secret|token|my_?number/i
/** The values are written after a pause in typing of this many ms. */
const PAUSE_MS = 1000

/** Returns the values that may be stored on the device: without secrets, files and the fields in `except`. */
function withoutSecrets(value: unknown, except: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, except))
  if (typeof value !== 'object' || value === null) return value
  // Stores plain objects only, also those of another window. The prototype of a File or a Date has a prototype.
  if (Object.getPrototypeOf(Object.getPrototypeOf(value) ?? Object.prototype) !== null)
    return undefined
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !SECRET.test(name) && !except.includes(name))
      .map(([name, item]) => [name, withoutSecrets(item, except)]),
  )
}

/** A form of useForm, or an object with the same methods. */
export type DraftForm = {
  subscribe: (on: { formState: { values: true }; callback: () => void }) => () => void
  getValues: () => object
  /** Sets values that `getValues` returned. */
  reset: (values: never, options: { keepDefaultValues: true }) => void
  /** For `useVersionedForm`: returns the values with which the form was opened. */
  openedValues?: () => object
  /** Merges `values`, which are based on `base`, into the version that is open now. */
  takeDraft?: (values: object, base: object) => void
}
type Options = {
  /** Names of fields that are not stored, in addition to passwords, codes and files. */
  except?: readonly string[]
}

/** The state of writing the draft. `save` and `timer` exist while a write waits for the pause. */
type Writing = {
  timer?: ReturnType<typeof setTimeout>
  save?: () => void
  /** Whether the stored draft is the input of this form; false while it is still that of an earlier visit. */
  isStored: boolean
}

/** Returns the draft that was stored before this form was opened. */
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

type Stored = Pick<Draft, 'values' | 'base'>
/** Returns what to store of a form: its values, and the values with which it was opened. */
function storedOf({ getValues, openedValues }: DraftForm, except: readonly string[]): Stored {
  const keep = (values: object) => withoutSecrets(values, except) as Draft['values']
  return { values: keep(getValues()), ...(openedValues && { base: keep(openedValues()) }) }
}

/** Writes the values of the form as a draft after a pause in typing. */
function useDraftWriting(key: string | undefined, form: DraftForm, except: readonly string[]) {
  const [savedAt, setSavedAt] = useState<number>()
  const writing = useRef<Writing>({ isStored: false })
  const { subscribe } = form
  const storedNow = useEffectEvent(() => storedOf(form, except))

  useEffect(() => {
    if (key === undefined) return
    const storedDraft = drafts.of(key)
    const state = writing.current
    const initialJson = JSON.stringify(storedNow().values)
    function save() {
      clearTimeout(state.timer)
      delete state.save
      const at = serverNow().getTime()
      storedDraft.set({ savedAt: at, ...storedNow() })
      state.isStored = true
      setSavedAt(at)
    }
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(state.timer)
        delete state.save
        if (JSON.stringify(storedNow().values) === initialJson) return
        state.save = save
        state.timer = setTimeout(save, PAUSE_MS)
      },
    })
    const leave = () => {
      state.save?.()
    }
    window.addEventListener('pagehide', leave)
    return () => {
      stop()
      leave()
      window.removeEventListener('pagehide', leave)
    }
  }, [key, subscribe])

  return { writing, savedAt, setSavedAt }
}

/**
 * Stores the values of a form on this device until it is submitted. `key` begins with the account id
 * ('7:offer-new:11'); undefined while it is unknown. `offered`: an earlier draft to restore or discard; `savedAt`:
 * when the current draft was stored (ms since the epoch). Call `clear` after saving.
 */
export function useDraft(key: string | undefined, form: DraftForm, { except = [] }: Options = {}) {
  const [offered, setOffered] = useEarlierDraft(key)
  const { writing, savedAt, setSavedAt } = useDraftWriting(key, form, except)
  const { getValues, reset, takeDraft } = form

  /** Removes the stored draft, and cancels a write that waits for the pause. */
  function removeDraft() {
    clearTimeout(writing.current.timer)
    delete writing.current.save
    writing.current.isStored = false
    if (key !== undefined) drafts.of(key).reset()
    setOffered(undefined)
    setSavedAt(undefined)
  }
  /** Fills the form with the earlier draft; the form counts as changed. */
  function restore() {
    if (!offered) return
    const { values, base } = offered
    if (takeDraft && base) takeDraft(values, base)
    else reset({ ...getValues(), ...values } as never, { keepDefaultValues: true })
    writing.current.isStored = true
    setOffered(undefined)
  }
  /** After the sign-in that interrupted the form, the draft is restored without asking. */
  const resume = useEffectEvent(() => {
    if (key === undefined || !offered?.isResumed) return
    const { isResumed: _, ...draft } = offered
    drafts.of(key).set(draft)
    restore()
  })
  useEffect(() => {
    resume()
  }, [key])

  return {
    offered: offered?.isResumed ? undefined : offered,
    savedAt,
    restore,
    /**
     * Stores the input at once, to be restored without asking when the form opens next. Returns whether it is
     * stored on the device.
     */
    keepForReturn() {
      writing.current.save?.()
      if (key === undefined || !writing.current.isStored) return false
      const storedDraft = drafts.of(key)
      // Writes the values again, because a sign-out in another tab has cleared the storage.
      const now = storedOf(form, except)
      const { savedAt: at = serverNow().getTime() } = storedDraft.get() ?? {}
      storedDraft.set({ savedAt: at, ...now, isResumed: true })
      return storedDraft.isPersisted()
    },
    /** Drops the earlier draft. */
    discard: removeDraft,
    /** To be called when the values are saved. */
    clear: removeDraft,
  }
}
