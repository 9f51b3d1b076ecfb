import { page } from '@/contracts/common'
import type { Paged } from '@/contracts/common/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { graduateListQuery, userFileQuery, userListQuery, workedBrandUserQuery } from './query'
import type {
  BrandUserReport,
  BrandUserReportReceipt,
  Changed,
  Experiences,
  GraduateList,
  Graduation,
  Graduations,
  KnownExperiences,
  ReviewFromClient,
  Trusting,
  UserBadges,
  UserBlock,
  UserDetail,
  UserGroups,
  UserGroupsResult,
  UserList,
  UserMemo,
  UserMemoInput,
  UserOffering,
  UserUnblock,
  WorkedBrandUser,
} from './schemas'

/** Workers whom a store knows by a matching, a group, an invitation or a block. 404 for any other worker. */
export const workers = resource('workers', {
  list: endpoint('GET /clients/{clientId}/users', {
    basePath: 'v2',
    query: userListQuery,
    response: json<UserList>(),
    permission: 'store.read',
  }),
  /** The list as a table. An export: recorded in the audit log. 422 `too_many_rows`. Beyond the specification. */
  file: endpoint('GET /clients/{clientId}/users/users.csv', {
    query: userFileQuery,
    response: 'text/csv',
    permission: 'workerList.export',
    errors: ['too_many_rows'],
  }),
  one: endpoint('GET /clients/{clientId}/users/{userId}', {
    response: json<UserDetail>(),
    permission: 'store.read',
  }),
  badges: endpoint('GET /clients/{clientId}/users/{userId}/badges', {
    response: json<UserBadges>(),
    permission: 'store.read',
  }),
  /** What the worker has done at this store. Beyond the specification. */
  experiences: endpoint('GET /clients/{clientId}/users/{userId}/experiences', {
    response: json<Experiences>(),
    permission: 'store.read',
  }),
  /** The experiences of workers at this store, as conditions for a search. Beyond the specification. */
  knownExperiences: endpoint('GET /clients/{clientId}/experiences', {
    response: json<KnownExperiences>(),
    permission: 'store.read',
  }),
  /** The worker's shifts at this store, latest first. */
  offerings: endpoint('GET /clients/{clientId}/users/{userId}/offerings', {
    query: { page },
    response: json<Paged<UserOffering>>(),
    permission: 'store.read',
  }),
  reviewsFromClient: endpoint('GET /clients/{clientId}/users/{userId}/reviews_from_client', {
    query: { page },
    response: json<Paged<ReviewFromClient>>(),
    permission: 'store.read',
  }),
  setGroups: endpoint('PUT /clients/{clientId}/users/{userId}/groups', {
    body: json<UserGroups>(),
    response: json<UserGroupsResult>(),
    permission: 'group.edit',
    changes: ['groupUsers'],
    errors: ['blocked', 'fixed_group', 'too_many_members'],
  }),
  setMemo: endpoint('PUT /clients/{clientId}/users/{userId}/memo', {
    body: json<UserMemoInput>(),
    response: json<UserMemo>(),
    permission: 'memo.edit',
    changes: ['clientUsers'],
    errors: ['stale'],
  }),
  /** Beyond the specification. */
  setTrusted: endpoint('PUT /clients/{clientId}/users/trusted', {
    body: json<Trusting>(),
    response: json<Changed>(),
    permission: 'worker.trust',
    changes: ['clientUsers', 'groupUsers'],
    errors: ['blocked'],
  }),
  graduate: endpoint('POST /clients/{clientId}/users/{userId}/graduates', {
    body: json<Graduation>(),
    response: json<Changed>(),
    permission: 'worker.graduate',
    changes: ['graduates'],
    errors: ['stale'],
  }),
})

/** Graduates (卒業ワーカー) of a store, whom it can reach by dedicated offerings. */
export const graduates = resource('graduates', {
  /** Beyond the specification. */
  list: endpoint('GET /clients/{clientId}/graduates', {
    query: graduateListQuery,
    response: json<GraduateList>(),
    permission: 'store.read',
  }),
  register: endpoint('POST /clients/{clientId}/graduates', {
    body: json<Graduations>(),
    response: json<Changed>(),
    permission: 'worker.graduate',
    changes: ['graduates'],
  }),
})

/** Blocked workers see no offerings of the store, or of the company. Existing matchings stay unchanged. */
export const userBlockLists = resource('userBlockLists', {
  block: endpoint('POST /clients/{clientId}/user_block_lists', {
    body: json<UserBlock>(),
    response: json<Changed>(),
    permission: 'worker.block',
    changes: ['userBlocks'],
  }),
  unblock: endpoint('DELETE /clients/{clientId}/user_block_lists', {
    body: json<UserUnblock>(),
    response: json<Changed>(),
    permission: 'worker.block',
    changes: ['userBlocks'],
  }),
})

/** Reports of workers to the operator (通報). */
export const brandUserReports = resource('brandUserReports', {
  create: endpoint('POST /clients/{clientId}/brand_user_reports', {
    body: json<BrandUserReport>(),
    response: json<BrandUserReportReceipt>(),
    permission: 'worker.report',
  }),
})

/** Workers who have worked at this store: candidates for a group, and preview of its automatic condition. */
export const workedBrandUsers = resource('workedBrandUsers', {
  list: endpoint('GET /clients/{clientId}/worked_brand_users', {
    query: workedBrandUserQuery,
    response: json<Paged<WorkedBrandUser>>(),
    permission: 'store.read',
  }),
})
