import { clientMembers, members as contract } from '@/contracts/members'
import {
  ClientMembers,
  MemberInvitation,
  MemberList,
  MemberUpdate,
  MemberVersion,
  StoreMemberInvitation,
  StoreMemberUpdate,
} from '@/contracts/members/schemas'
import { implement } from '@/server/http/route'
import { handOverAdmin, resumeMember, suspendMember, updateMember } from './changes'
import { inviteMember, resendInvitation, withdrawInvitation } from './invitations'
import { listClientMembers, listMembers } from './memberList'
import { clientMembersReference, membersReference } from './reference'

export const memberRoutes = [
  ...implement(contract, membersReference, {
    list: { response: MemberList, run: listMembers },
    invite: { body: MemberInvitation, run: (call) => inviteMember(call, call.body) },
    update: {
      body: MemberUpdate,
      run: (call) => updateMember(call, call.accountId, call.body),
    },
    resend: { run: (call) => resendInvitation(call, call.accountId) },
    withdraw: { run: (call) => withdrawInvitation(call, call.accountId) },
    suspend: {
      body: MemberVersion,
      run: (call) => suspendMember(call, call.accountId, call.body.lockVersion),
    },
    resume: { run: (call) => resumeMember(call, call.accountId) },
    handOver: {
      body: MemberVersion,
      run: (call) => handOverAdmin(call, call.accountId, call.body.lockVersion),
    },
  }),
  ...implement(clientMembers, clientMembersReference, {
    list: { response: ClientMembers, run: listClientMembers },
    invite: {
      body: StoreMemberInvitation,
      run: (call) => inviteMember(call, { ...call.body, clientIds: [call.clientId] }),
    },
    update: {
      body: StoreMemberUpdate,
      run: (call) =>
        updateMember(call, call.accountId, { ...call.body, clientIds: [call.clientId] }),
    },
    resend: { run: (call) => resendInvitation(call, call.accountId) },
    withdraw: { run: (call) => withdrawInvitation(call, call.accountId) },
    suspend: {
      body: MemberVersion,
      run: (call) => suspendMember(call, call.accountId, call.body.lockVersion),
    },
    resume: { run: (call) => resumeMember(call, call.accountId) },
  }),
]
