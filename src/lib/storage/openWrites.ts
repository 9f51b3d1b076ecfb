import { deviceNow } from '@/lib/clock'
import { toHex } from '@/lib/text/hex'
import { PREFIX } from './storage'

/**
 * Keys of the writes of this tab that have no answer yet. They survive a reload, so that reloading because nothing
 * happens and sending the same again does not do it twice. A call is kept as its digest: its body may hold personal
 * data. Over plain http there is no digest, and a reload forgets the keys.
 */
type OpenWrite = { key: string; sentAt: number }
type OpenWrites = Record<string, OpenWrite>

const NAME = `${PREFIX}openWrites`
/** Later, the same input is taken for a new act. */
const KEPT_MS = 10 * 60_000

function isOpenWrite(value: unknown): value is OpenWrite {
  if (typeof value !== 'object' || value === null) return false
  const { key, sentAt } = value as Partial<OpenWrite>
  return typeof key === 'string' && typeof sentAt === 'number'
}
function read(): OpenWrites {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(NAME) ?? '{}')
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
    if (Object.keys(all).length === 0) window.sessionStorage.removeItem(NAME)
    else window.sessionStorage.setItem(NAME, JSON.stringify(all))
  } catch {
    /* storage is full or blocked: a reload forgets the keys */
  }
}

async function digestOf(call: string) {
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return undefined
  return toHex(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(call))))
}

/** The calls that are being sent, with the digest as soon as it is known. */
const sending = new Map<string, { key: string; digest?: string }>()

/** The keys that an earlier document of this tab left, by digest. */
let earlier: OpenWrites | undefined
const keysBeforeReload = () => (earlier ??= typeof window === 'undefined' ? {} : read())

export const openWrites = {
  /**
   * The key of the same call (method, URL and body) if it was sent before this document was loaded and had no answer.
   * It is returned only once.
   */
  async takeKeyBeforeReload(call: string) {
    const kept = keysBeforeReload()
    if (Object.keys(kept).length === 0) return undefined
    const digest = (await digestOf(call)) ?? ''
    const found = kept[digest]
    delete kept[digest]
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
  /** The call has its answer. At once, for the page may be left with it. */
  drop(call: string) {
    const { digest } = sending.get(call) ?? {}
    sending.delete(call)
    if (digest === undefined) return
    const { [digest]: _, ...rest } = read()
    write(rest)
  },
  /** Something else has been done since the page was loaded: what was sent before is no longer tried again. */
  forgetBeforeReload() {
    earlier = {}
  },
  /** Forgets what this document has sent: on another page the same input is a new act. */
  clear() {
    keysBeforeReload()
    sending.clear()
    write({})
  },
}
