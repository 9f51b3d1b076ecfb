import { request } from '@/api/client'
import { accountSettings } from '@/contracts/accounts'
import { serverNow } from '@/lib/clock'
import { toHex } from '@/lib/text/hex'

/**
 * Registers the device of the sign-in if the server asks for it. Only a hash is sent.
 */
export async function noteDevice() {
  try {
    const { necessary } = await request(accountSettings.fingerprintNecessity, {})
    if (!necessary || !globalThis.crypto.subtle) return
    const traits = [
      navigator.userAgent,
      navigator.language,
      screen.width,
      screen.height,
      screen.colorDepth,
      serverNow().getTimezoneOffset(),
    ].join('|')
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(traits))
    const visitorHash = toHex(new Uint8Array(digest))
    await request(accountSettings.addFingerprint, { body: { visitorHash } })
  } catch {
    /* Signing in does not depend on it. */
  }
}
