import { useMutation } from '@/api/useMutation'
import { clientMembers, members } from '@/contracts/members'
import type { MemberInvitation, MemberUpdate } from '@/contracts/members/schemas'
import type { ClientRole } from '@/contracts/permission'

/** The actions on members; a company and a store provide the same ones. */
export type MemberApi = {
  invite: (body: MemberInvitation) => Promise<unknown>
  update: (accountId: number, body: MemberUpdate) => Promise<unknown>
  resend: (accountId: number) => Promise<unknown>
  withdraw: (accountId: number) => Promise<unknown>
  suspend: (accountId: number, lockVersion: number) => Promise<unknown>
  resume: (accountId: number) => Promise<unknown>
  /** Hands over the administration of a company. Undefined for a store, which has no administrator. */
  handOver?: (accountId: number, lockVersion: number) => Promise<unknown>
  /** The only store; a company chooses among its stores. */
  storeId?: number
}

/** The calls about the members of a company. */
export function useCompanyMemberApi(companyId: string): MemberApi {
  const [invite] = useMutation(members.invite)
  const [update] = useMutation(members.update)
  const [resend] = useMutation(members.resend)
  const [withdraw] = useMutation(members.withdraw)
  const [suspend] = useMutation(members.suspend)
  const [resume] = useMutation(members.resume)
  const [handOver] = useMutation(members.handOver)
  return {
    invite: (body) => invite({ companyId, body }),
    update: (accountId, body) => update({ companyId, accountId, body }),
    resend: (accountId) => resend({ companyId, accountId }),
    withdraw: (accountId) => withdraw({ companyId, accountId }),
    suspend: (accountId, lockVersion) => suspend({ companyId, accountId, body: { lockVersion } }),
    resume: (accountId) => resume({ companyId, accountId }),
    handOver: (accountId, lockVersion) => handOver({ companyId, accountId, body: { lockVersion } }),
  }
}

/** The calls about the members of one store. */
export function useStoreMemberApi(clientId: string): MemberApi {
  const [invite] = useMutation(clientMembers.invite)
  const [update] = useMutation(clientMembers.update)
  const [resend] = useMutation(clientMembers.resend)
  const [withdraw] = useMutation(clientMembers.withdraw)
  const [suspend] = useMutation(clientMembers.suspend)
  const [resume] = useMutation(clientMembers.resume)
  return {
    // The form of a store offers only roles of a store.
    invite: ({ email, role }) => invite({ clientId, body: { email, role: role as ClientRole } }),
    update: (accountId, { role, lockVersion }) =>
      update({ clientId, accountId, body: { role: role as ClientRole, lockVersion } }),
    resend: (accountId) => resend({ clientId, accountId }),
    withdraw: (accountId) => withdraw({ clientId, accountId }),
    suspend: (accountId, lockVersion) => suspend({ clientId, accountId, body: { lockVersion } }),
    resume: (accountId) => resume({ clientId, accountId }),
    storeId: Number(clientId),
  }
}
