// The only file of this module that others import.
export { openDueRungs, resumeLadder, startLadder, type LadderJob } from './course'
export { pastShiftsOf } from './history'
