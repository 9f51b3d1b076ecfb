export { countMembers } from './memberList'
