import type { Role } from '@/contracts/permission'
import { permissionsOf } from '@/domain/accounts/permissions'

export const COMPANY = { id: 1, name: '株式会社みのりフーズ' } as const
/** The stores of the company. All people below work in the first one; roles of a company reach both. */
export const STORES = [
  { id: 11, name: 'みのり食堂 渋谷店', nameKana: 'ミノリショクドウ シブヤテン' },
  { id: 12, name: 'みのり食堂 三軒茶屋店', nameKana: 'ミノリショクドウ サンゲンヂャヤテン' },
] as const

export type Person = {
  readonly id: number
  readonly name: string
  readonly role: Role
  /** Null: a role of the whole company. */
  readonly clientId: number | null
}
/** The people who can be signed in, one for each role. The names are those of the reference server's fixture. */
export const people = {
  company: { id: 1, name: '森下 由香', role: 'companyAdmin', clientId: null },
  staff: { id: 2, name: '大野 誠', role: 'companyStaff', clientId: null },
  accounting: { id: 3, name: '小林 久美', role: 'accounting', clientId: null },
  manager: { id: 4, name: '田中 恵', role: 'clientManager', clientId: 11 },
  clientStaff: { id: 5, name: '佐藤 陽', role: 'clientStaff', clientId: 11 },
  viewer: { id: 6, name: '高橋 光', role: 'viewer', clientId: 11 },
} as const satisfies Record<string, Person>
export type Who = keyof typeof people

/** The stores that a person can open. */
export const storesOf = ({ clientId }: Person) =>
  STORES.filter((store) => clientId === null || store.id === clientId)

/** Whether a person has access to the company or store in the path of a call. */
export function canReach(
  person: Person,
  { companyId, clientId }: { companyId?: string; clientId?: string },
) {
  const hasCompany =
    companyId === undefined || (Number(companyId) === COMPANY.id && person.clientId === null)
  const hasStore =
    clientId === undefined || storesOf(person).some(({ id }) => id === Number(clientId))
  return hasCompany && hasStore
}
/** The permissions of a person, by their role. */
export const rightsOf = ({ role }: Person) => [...permissionsOf(role)]
