import { PREFIX } from './storage'

/** The family of `knownRights`. */
export const KNOWN_RIGHTS = 'rights'
export const KNOWN_RIGHTS_KEY = `${PREFIX}${KNOWN_RIGHTS}:`

/** What addresses of one store or company begin with: 'clients/12'. */
export const scopeAddressOf = (address: string) => address.split(/[/?#]/).slice(1, 3).join('/')

/**
 * Whether the account of this browser is known to lack a permission at an address. It runs in the head of a page, too
 * (`shell/document/earlyReadsScript`), so it uses nothing but its arguments.
 */
export function isKnownRefusal(pathname: string, permission: string, key: string): boolean {
  try {
    const scope = pathname.split('/').slice(1, 3).join('/')
    const known: unknown = JSON.parse(localStorage.getItem(key + scope) ?? 'null')
    return Array.isArray(known) && !known.includes(permission)
  } catch {
    return false
  }
}
