// The only file of this module that others import.
export {
  openDueRungs,
  openScopesOf,
  removeRungs,
  resumeLadder,
  rungsOf,
  startLadder,
  type LadderJob,
} from './course'
export { pastShiftsOf } from './history'
export { notifyRung, type LadderNotices } from './notices'
