/** Actions on a worker that open a sheet or dialog. */
export type DetailAction =
  | 'ask'
  | 'groups'
  | 'memo'
  | 'graduate'
  | 'ungraduate'
  | 'trust'
  | 'distrust'
  | 'block'
  | 'unblock'
  | 'report'
  | 'call'
