import { useRouter } from 'next/router'
import type { Scope } from './usePermissions'

const idOf = (value: string | string[] | undefined) =>
  typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined
/** Returns the store or company in the parameters of a page. */
export const scopeOf = (params: Readonly<Partial<Record<string, string | string[]>>>): Scope => ({
  clientId: idOf(params['clientId']),
  companyId: idOf(params['companyId']),
})
/** The store or company in the URL; empty until the router is ready. */
export const useScope = (): Scope => scopeOf(useRouter().query)
