import type { savedViews } from '@/server/db/schema'

type Row = typeof savedViews.$inferInsert
const ADMIN_ID = 1
const MANAGER_ID = 3

/**
 * Conditions that are saved for everybody: at the demonstration's first store by its manager, at head office by its
 * administrator.
 */
export const savedViewRows = (createdAt: string): Row[] => [
  ...(
    [
      ['offerings', '空きのある求人', '?hasVacancy=1&view=list'],
      ['users', '常連の方', '?list_type=worked&minWorkedCount=10'],
      ['corrections', '差し戻したもの', '?status=rejected'],
      ['clientReviews', '言葉のあるBad', '?kind=bad&hasComment=1'],
    ] as const
  ).map(([list, name, query]) => ({
    ...{ clientId: 1, companyId: null, accountId: MANAGER_ID, list, name, query },
    isShared: true,
    createdAt,
  })),
  ...(
    [
      ['companyClients', '対応のある店舗', '?todo=1'],
      ['companyClients', '空きの多い順', '?order=open'],
      ['members', '店舗の管理者', '?role=clientManager'],
      ['activities', '個人情報の表示と保存', '?kind=personalData'],
    ] as const
  ).map(([list, name, query]) => ({
    ...{ clientId: null, companyId: 1, accountId: ADMIN_ID, list, name, query },
    isShared: true,
    createdAt,
  })),
]
