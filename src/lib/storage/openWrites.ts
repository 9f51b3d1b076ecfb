import { deviceNow } from '@/lib/clock'
import { toHex } from '@/lib/text/hex'
import { STORAGE_PREFIX } from './storage'

type OpenWrite = { key: string; sentAt: number }
type OpenWrites = Record<string, OpenWrite>

/** The name of the open writes in sessionStorage. */
const STORAGE_KEY = `${STORAGE_PREFIX}openWrites`
/** After this time, the same input counts as a new action. */
const KEPT_MS = 10 * 60_000

function isOpenWrite(value: unknown): value is OpenWrite {
  if (typeof value !== 'object' || value === null) return false
  const { key, sentAt } = value as Partial<OpenWrite>
  return typeof key === 'string' && typeof sentAt === 'number'
}
function read(): OpenWrites {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    const entries = Object.entries(value ?? {}) as [string, unknown][]
    return Object.fromEntries(
      entries.filter((entry): entry is [string, OpenWrite] => isOpenWrite(entry[1])),
    )
  } catch {
    return {}
  }
}
function write(all: OpenWrites) {
  try {
    if (Object.keys(all).length === 0) window.sessionStorage.removeItem(STORAGE_KEY)
    else window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(all))
  } catch {
    /* storage is full or blocked: a reload forgets the keys */
  }
}

async function digestOf(call: string) {
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return undefined
  return toHex(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(call))))
}

/** The calls that are being sent, with their digest once it is computed. */
const sending = new Map<string, { key: string; digest?: string }>()

/** The keys that an earlier document of this tab left, by digest. */
let earlier: OpenWrites | undefined
const keysBeforeReload = () => (earlier ??= typeof window === 'undefined' ? {} : read())

/**
 * Idempotency keys of the writes of this tab that have no answer yet. They survive a reload: a user who reloads because
 * nothing happens and sends the same again does not execute it twice. A call is stored as its digest, because its body
 * may contain personal data. Over plain http browsers compute no digest, and a reload forgets the keys.
 */
export const openWrites = {
  /**
   * Returns the key of the same call (method, URL and body) if it was sent before this document was loaded and had no
   * answer. It is returned only once.
   */
  async takeKeyBeforeReload(call: string) {
    const keysByDigest = keysBeforeReload()
    if (Object.keys(keysByDigest).length === 0) return undefined
    const digest = (await digestOf(call)) ?? ''
    const found = keysByDigest[digest]
    delete keysByDigest[digest]
    return found && deviceNow() - found.sentAt < KEPT_MS ? found.key : undefined
  },
  /** Notes the key of a call that is being sent. */
  keep(call: string, key: string) {
    keysBeforeReload()
    const sent: { key: string; digest?: string } = { key }
    sending.set(call, sent)
    void digestOf(call).then((digest) => {
      if (digest === undefined || sending.get(call) !== sent) return
      sent.digest = digest
      write({ ...read(), [digest]: { key, sentAt: deviceNow() } })
    })
  },
  /** Forgets a call that has its answer. Synchronous, because the page may be left right after the answer. */
  drop(call: string) {
    const { digest } = sending.get(call) ?? {}
    sending.delete(call)
    if (digest === undefined) return
    const { [digest]: _, ...rest } = read()
    write(rest)
  },
  /** Forgets what was sent before the reload: the user has done something else since, so it is not being retried. */
  forgetBeforeReload() {
    earlier = {}
  },
  /** Forgets what this document has sent, because on another page the same input is a new action. */
  clear() {
    keysBeforeReload()
    sending.clear()
    write({})
  },
}
