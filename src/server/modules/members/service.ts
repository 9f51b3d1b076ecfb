export { countMembers } from './memberList'
/** The first people of a store. */
export { inviteToStore } from './storeInvitations'
