import type {
  brandUserReports,
  graduates,
  userBlockLists,
  workedBrandUsers,
  workers,
} from '@/contracts/workers'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `workers`. */
export const workersReference: ReferenceOf<typeof workers> = {
  list: {
    summary: 'ワーカーの一覧',
    description: 'Workers whom a store knows by a matching, a group, an invitation or a block.',
  },
  file: {
    summary: 'ワーカーの一覧のCSV',
    description: 'The workers that the conditions find. Recorded in the audit log.',
  },
  one: { summary: 'ワーカーの詳細', description: '404 for a worker whom the store does not know.' },
  badges: { summary: 'ワーカーのバッジ', description: 'Badges and qualifications of a worker.' },
  offerings: {
    summary: 'ワーカーの勤務の履歴',
    description: 'Shifts at this store, latest first.',
  },
  experiences: {
    summary: 'ワーカーのこの店舗での経験',
    description:
      'Occupations of the shifts that the worker has worked at this store, and positions that its reviews name.',
  },
  knownExperiences: {
    summary: '店舗のワーカーの経験',
    description:
      'The occupations and positions in which workers of this store have experience, with the number of workers.',
  },
  reviewsFromClient: {
    summary: 'ワーカーへの評価の履歴',
    description: 'Reviews of the worker by this store.',
  },
  setGroups: {
    summary: 'ワーカーのグループの変更',
    description: 'Replaces the groups of this store that the worker is in.',
  },
  setMemo: {
    summary: 'ワーカーのメモの保存',
    description: '409 `stale` when it was changed since it was read.',
  },
  setTrusted: {
    summary: '認定ワーカーの設定',
    description: 'Makes workers trusted, or takes it back.',
  },
  graduate: { summary: 'ワーカーの卒業', description: 'Makes a worker a graduate of the store.' },
}

/** What the API reference says of `graduates`. */
export const graduatesReference: ReferenceOf<typeof graduates> = {
  list: {
    summary: '卒業ワーカーの一覧',
    description: 'Graduates, whom the store can call by dedicated postings.',
  },
  register: { summary: '卒業ワーカーの登録', description: 'Registers several graduates.' },
}

/** What the API reference says of `userBlockLists`. */
export const userBlockListsReference: ReferenceOf<typeof userBlockLists> = {
  block: {
    summary: 'ワーカーのブロック',
    description: 'Blocked workers see no postings of the store, or of the company. Matchings stay.',
  },
  unblock: { summary: 'ワーカーのブロックの解除', description: 'Takes a block back.' },
}

/** What the API reference says of `brandUserReports`. */
export const brandUserReportsReference: ReferenceOf<typeof brandUserReports> = {
  create: { summary: 'ワーカーの通報', description: 'Reports a worker to the operator.' },
}

/** What the API reference says of `workedBrandUsers`. */
export const workedBrandUsersReference: ReferenceOf<typeof workedBrandUsers> = {
  list: {
    summary: '勤務したことのあるワーカーの一覧',
    description: 'Candidates for a group, and preview of its automatic condition.',
  },
}
