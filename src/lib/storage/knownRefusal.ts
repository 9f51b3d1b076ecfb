import { STORAGE_PREFIX } from './storage'

/** The name under which `knownRights` stores its values. */
export const KNOWN_RIGHTS = 'rights'
export const KNOWN_RIGHTS_KEY = `${STORAGE_PREFIX}${KNOWN_RIGHTS}:`

/** Returns the part with which the URLs of the pages of one store or company begin: 'clients/12'. */
export const scopePathOf = (path: string) => path.split(/[/?#]/).slice(1, 3).join('/')

/**
 * Whether the account of this browser is known to lack a permission in the store or company of a path. Its source is
 * also copied into the head of a page (`shell/document/earlyReadsScript`), so it may use nothing but its arguments.
 */
export function isKnownRefusal(pathname: string, permission: string, key: string): boolean {
  try {
    const scope = pathname.split('/').slice(1, 3).join('/')
    const rights: unknown = JSON.parse(localStorage.getItem(key + scope) ?? 'null')
    return Array.isArray(rights) && !rights.includes(permission)
  } catch {
    return false
  }
}
