// The only file of this module that others import.
export {
  openDueRungs,
  resumeLadder,
  restartLadder,
  rungsOf,
  startLadder,
  type LadderJob,
} from './course'
export { pastShiftsOf } from './history'
export { notifyRung, type LadderNotices } from './notices'
