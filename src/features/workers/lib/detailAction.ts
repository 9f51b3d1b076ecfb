/** Actions on the page of one worker. `WorkerSheets` opens the sheet or dialog of each. */
export type DetailAction =
  | 'askToWork'
  | 'groups'
  | 'memo'
  | 'graduate'
  | 'ungraduate'
  | 'trust'
  | 'distrust'
  | 'block'
  | 'unblock'
  | 'report'
  | 'emergencyContact'
