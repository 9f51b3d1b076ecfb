export { countMembers } from './memberList'
/** Invites the first members of staff of a new store. */
export { inviteToStore } from './storeInvitations'
