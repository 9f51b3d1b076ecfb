import type {
  brandUserReports,
  graduates,
  userBlockLists,
  workedBrandUsers,
  workers,
} from '@/contracts/workers'
import type * as schemas from '@/contracts/workers/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
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
    description:
      'Replaces the groups of this store that the worker is in; with `knownIds` only what differs from them is changed.',
  },
  setMemo: {
    summary: 'ワーカーのメモの保存',
    description:
      'Saves the note about a worker. 409 `stale` when it was changed since it was read.',
  },
  setTrusted: {
    summary: '認定ワーカーの設定',
    description: 'Makes workers trusted, or takes it back.',
  },
  graduate: {
    summary: 'ワーカーの卒業',
    description:
      'Makes a worker a graduate of the store. 409 `stale` when the particulars are not `previousGraduation` any more.',
  },
}

/** What the API reference says of `graduates`. */
export const graduatesReference: ReferenceOf<typeof graduates> = {
  list: {
    summary: '卒業ワーカーの一覧',
    description: 'Graduates, whom the store can call by dedicated offerings.',
  },
  register: { summary: '卒業ワーカーの登録', description: 'Registers several graduates.' },
}

/** What the API reference says of `userBlockLists`. */
export const userBlockListsReference: ReferenceOf<typeof userBlockLists> = {
  block: {
    summary: 'ワーカーのブロック',
    description:
      'Blocked workers see no offerings of the store, or of the company. Matchings stay.',
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

/** The fields of `workers` except those in `sharedFields`. */
export const workersFields: FieldTexts<typeof schemas> = {
  active: ['登録', 'true: registers the worker as a graduate; false: removes the registration.'],
  all: ['全員', 'All workers of the list.'],
  blockedByName: [
    'ブロックした人',
    'Name of the person who blocked the worker; null: no account of the console.',
  ],
  blocks: ['ブロック', 'Blocks of the worker by this store and by the company.'],
  'BrandUserReport.category': ['報告の内容', 'What the report is about.'],
  experiences: ['経験', 'What the worker has done at this store, the most frequent first.'],
  favorite: ['お気に入りの人数', 'Workers of this tab.'],
  fee: [
    '手数料率',
    'Rates of today, for dedicated offerings and for others; null: not for this account.',
  ],
  firstAt: ['最初のかかわり', 'Since when the store knows the worker.'],
  graduate: ['卒業ワーカー', 'Hired after spot work, or formerly employed.'],
  'Graduate.notice': [
    '専用の求人のお知らせ',
    'Whether the graduate is notified of dedicated offerings.',
  ],
  'GraduateList.notifiedCount': [
    '知らせる人数',
    'Of these graduates, those who are notified of the offering.',
  ],
  graduation: ['卒業ワーカーの登録', 'What is known of the graduate; null: the worker is none.'],
  grantedAt: ['バッジの日時', 'When the badge was granted; null: not yet.'],
  hasMemo: ['メモの有無', 'The store has a note on the worker.'],
  hiredOn: ['入社日', 'First day of the employment; null: not stated.'],
  isBlocked: ['ブロック中', 'The graduate sees no offering of the store.'],
  knownIds: [
    '見ていたグループ',
    'Ids of the groups that the account saw and that `groupIds` replaces.',
  ],
  lastOn: ['最後の日', 'Day of the last one; null: unknown.'],
  limit: ['上限', 'Minutes; null: no limit.'],
  longTermPreferred: ['長期採用の希望', 'The worker wishes to be employed for long.'],
  mynumberFromYen: [
    'マイナンバーを依頼できる額',
    'Yen of pay in the year from which the number can be requested.',
  ],
  nextShift: ['次の勤務', 'The next shift of the worker at this store; null: none.'],
  noShowCount: ['無断欠勤の回数', 'How often the worker was absent without a word, at all stores.'],
  number: ['受付番号', 'Number by which the operator finds the report.'],
  occurredOn: ['起きた日', 'Day on which it happened.'],
  previousGraduation: [
    '見ていた登録',
    'What the account saw and the call replaces; null: not registered. 409 `stale` when it has changed since.',
  ],
  reasonCode: ['ブロックの理由', 'Why the worker is blocked.'],
  registeredAt: ['登録した日時', 'When the graduate was registered.'],
  registeredByName: [
    '登録した人',
    'Name of the person who registered the graduate; null: no account of the console.',
  ],
  remaining: ['残りの時間', 'Minutes; null: no limit.'],
  reviewedByName: [
    '評価した人',
    'Name of the person who reviewed; null: no account of the console.',
  ],
  reviewKind: ['店舗の評価', 'Good or Bad, by the store; null: not reviewed.'],
  selfIntroduction: ['自己紹介', 'In the words of the worker; null: none.'],
  used: ['使った時間', 'Minutes.'],
  'User.blocked': ['ブロック中', 'Scope of the widest block; null: none.'],
  'User.limitYen': ['上限', 'Yen of pay at the company; null: no limit.'],
  'User.month': ['今月の報酬', 'Pay of this month at the company; null: not for this account.'],
  'User.usedYen': ['使った額', 'Yen of pay at the company.'],
  'UserBadges.approvedCount': [
    '承認した回数',
    'How often the store approved the worker in the position; two make a badge.',
  ],
  'UserBadges.position': ['ポジション', 'Name of the position.'],
  'UserBlock.scope': ['範囲', '`client`: this store; `company`: all stores of the company.'],
  'UserDetail.blocked': ['ブロック中', 'Scope of the widest block; null: none.'],
  'UserDetail.blocks.scope': [
    '範囲',
    '`client`: this store; `company`: all stores of the company.',
  ],
  'UserDetail.limits': [
    '上限',
    'Pay and hours at the company against their limits; null: not for this account.',
  ],
  'UserDetail.limits.month': [
    '今月の報酬',
    'Pay of this month with transportation, against its limit.',
  ],
  'UserDetail.limits.year': [
    '1年の報酬',
    'Wage and premiums from 1 December to 30 November, against their limit.',
  ],
  'UserDetail.limitYen': ['上限', 'Yen of pay at the company; null: no limit.'],
  'UserDetail.month': [
    '今月の報酬',
    'Pay of this month at the company; null: not for this account.',
  ],
  'UserDetail.occupations': ['経験した職種', 'Occupations with their numbers of shifts.'],
  'UserDetail.usedYen': ['使った額', 'Yen of pay at the company.'],
  'UserList.counts.blocked': ['ブロック中の人数', 'Workers of this tab.'],
  'UserList.counts.graduate': ['卒業ワーカーの人数', 'Workers of this tab.'],
  'UserList.counts.supporter': ['サポーターの人数', 'Workers of this tab.'],
  'UserList.counts.trusted': ['認定ワーカーの人数', 'Workers of this tab.'],
  'UserUnblock.scope': ['範囲', '`client`: this store; `company`: all stores of the company.'],
  viaInvitation: [
    '招待からの登録',
    'The worker registered by an invitation, not by the staff of the store.',
  ],
  visibleCount: ['見える人数', 'Graduates who see a dedicated offering.'],
  wantsContact: ['連絡の希望', 'The store asks the operator to get in touch.'],
  weekMin: ['今週の勤務時間', 'Minutes of the week, against their limit.'],
  warning: ['給与支払報告書', 'A warning that the wages approach 300,000 yen; null: they do not.'],
}
