import type { savedViews } from '@/server/db/schema'

type Row = typeof savedViews.$inferInsert
const MANAGER_ID = 3

/** Conditions that the manager of the demonstration's first store has saved for everybody there. */
export const savedViewRows = (createdAt: string): Row[] =>
  (
    [
      ['offerings', '空きのある求人', '?hasVacancy=1&view=list'],
      ['users', '常連の方', '?list_type=worked&minWorkedCount=10'],
      ['corrections', '差し戻したもの', '?status=rejected'],
      ['clientReviews', '言葉のあるBad', '?kind=bad&hasComment=1'],
    ] as const
  ).map(([list, name, query]) => ({
    clientId: 1,
    accountId: MANAGER_ID,
    list,
    name,
    query,
    isShared: true,
    createdAt,
  }))
