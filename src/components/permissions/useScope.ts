import { useRouter } from 'next/router'
import type { Scope } from './usePermissions'

const idOf = (value: string | string[] | undefined) =>
  typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined
/** The store or company in the URL; empty until the router is ready. */
export function useScope(): Scope {
  const { query } = useRouter()
  return { clientId: idOf(query['clientId']), companyId: idOf(query['companyId']) }
}
