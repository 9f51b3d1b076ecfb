import { endpoint, json, resource } from '@/contracts/endpoint'
import { memberListQuery } from './query'
import type {
  ClientMembers,
  MemberInvitation,
  MemberList,
  MemberUpdate,
  MemberVersion,
  StoreMemberInvitation,
  StoreMemberUpdate,
} from './schemas'

const permission = 'account.inviteStore'

/**
 * The people who work with the console of a company. All calls are beyond the specification. Who may give which role
 * and change whom: `src/domain/accounts/memberRights.ts`. A change is refused with 409 `stale` if somebody else saved
 * first.
 */
export const members = resource('members', {
  list: endpoint('GET /companies/{companyId}/members', {
    query: memberListQuery,
    response: json<MemberList>(),
    permission,
  }),
  invite: endpoint('POST /companies/{companyId}/members', {
    body: json<MemberInvitation>(),
    permission,
  }),
  /** 409 `last_admin` when no other active 企業管理者 would be left. */
  update: endpoint('PATCH /companies/{companyId}/members/{accountId}', {
    body: json<MemberUpdate>(),
    permission,
    changes: ['memberships'],
    errors: ['last_admin', 'stale'],
  }),
  /** Sends the mail of the invitation again; the earlier link ends. */
  resend: endpoint('POST /companies/{companyId}/members/{accountId}/invitation', {
    permission,
    errors: ['not_invited', 'stale'],
  }),
  /** Withdraws an unused invitation. */
  withdraw: endpoint('DELETE /companies/{companyId}/members/{accountId}/invitation', {
    permission,
    errors: ['not_invited', 'stale'],
  }),
  /** Suspends all roles in the company; the sessions end at once. 409 `last_admin`. */
  suspend: endpoint('POST /companies/{companyId}/members/{accountId}/suspension', {
    body: json<MemberVersion>(),
    permission,
    errors: ['last_admin', 'self', 'stale'],
  }),
  resume: endpoint('DELETE /companies/{companyId}/members/{accountId}/suspension', {
    permission,
    errors: ['not_suspended', 'stale', 'stopped'],
  }),
  /** Makes another member 企業管理者, and the caller 企業担当者. */
  handOver: endpoint('POST /companies/{companyId}/members/{accountId}/hand_over', {
    body: json<MemberVersion>(),
    permission: 'account.invite',
    changes: ['memberships'],
    errors: ['not_active', 'stale'],
  }),
})

/** The members of one store. A change does not affect what they may do in other stores. */
export const clientMembers = resource('members', {
  list: endpoint('GET /clients/{clientId}/members', {
    response: json<ClientMembers>(),
    permission,
  }),
  invite: endpoint('POST /clients/{clientId}/members', {
    body: json<StoreMemberInvitation>(),
    permission,
  }),
  update: endpoint('PATCH /clients/{clientId}/members/{accountId}', {
    body: json<StoreMemberUpdate>(),
    permission,
    errors: ['last_admin', 'stale'],
  }),
  resend: endpoint('POST /clients/{clientId}/members/{accountId}/invitation', {
    permission,
    errors: ['not_invited', 'stale'],
  }),
  withdraw: endpoint('DELETE /clients/{clientId}/members/{accountId}/invitation', {
    permission,
    errors: ['not_invited', 'stale'],
  }),
  suspend: endpoint('POST /clients/{clientId}/members/{accountId}/suspension', {
    body: json<MemberVersion>(),
    permission,
    errors: ['last_admin', 'self', 'stale'],
  }),
  resume: endpoint('DELETE /clients/{clientId}/members/{accountId}/suspension', {
    permission,
    errors: ['not_suspended', 'stale', 'stopped'],
  }),
})
