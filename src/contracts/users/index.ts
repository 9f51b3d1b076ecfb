import { page } from '@/contracts/common'
import type { Paged } from '@/contracts/common/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import { userListQuery } from './query'
import type {
  BrandUserReport,
  BrandUserReportReceipt,
  Changed,
  Graduation,
  Graduations,
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
} from './schemas'

const alsoStale = ['offeringUsers', 'offerings', 'groups', 'workedBrandUsers', 'home']

/** Workers whom a store knows: by a match, a group, an invitation or a block of its own. Any other is answered like one that does not exist. */
export const users = resource('users', {
  list: endpoint('GET /clients/{clientId}/users', {
    base: 'v2',
    query: userListQuery,
    response: json<UserList>(),
    can: 'store.read',
  }),
  one: endpoint('GET /clients/{clientId}/users/{userId}', {
    response: json<UserDetail>(),
    can: 'store.read',
  }),
  badges: endpoint('GET /clients/{clientId}/users/{userId}/badges', {
    response: json<UserBadges>(),
    can: 'store.read',
  }),
  /** Shifts here, the latest first. */
  offerings: endpoint('GET /clients/{clientId}/users/{userId}/offerings', {
    query: { page },
    response: json<Paged<UserOffering>>(),
    can: 'store.read',
  }),
  reviewsFromClient: endpoint('GET /clients/{clientId}/users/{userId}/reviews_from_client', {
    query: { page },
    response: json<Paged<ReviewFromClient>>(),
    can: 'store.read',
  }),
  setGroups: endpoint('PUT /clients/{clientId}/users/{userId}/groups', {
    body: json<UserGroups>(),
    response: json<UserGroupsResult>(),
    can: 'group.edit',
    alsoStale,
  }),
  setMemo: endpoint('PUT /clients/{clientId}/users/{userId}/memo', {
    body: json<UserMemoInput>(),
    response: json<UserMemo>(),
    can: 'memo.edit',
    alsoStale: ['offeringUsers'],
  }),
  /** Beyond the specification, which has no call for it. */
  setTrusted: endpoint('PUT /clients/{clientId}/users/trusted', {
    body: json<Trusting>(),
    response: json<Changed>(),
    can: 'worker.trust',
    alsoStale,
  }),
  graduate: endpoint('POST /clients/{clientId}/users/{userId}/graduates', {
    body: json<Graduation>(),
    response: json<Changed>(),
    can: 'worker.graduate',
    alsoStale: ['graduates'],
  }),
})

export const graduates = resource('graduates', {
  register: endpoint('POST /clients/{clientId}/graduates', {
    body: json<Graduations>(),
    response: json<Changed>(),
    can: 'worker.graduate',
    alsoStale: ['users'],
  }),
})

/** Whoever is blocked sees no posting of the store, or of any store of the company. Matches that stand are not touched. */
export const userBlockLists = resource('userBlockLists', {
  block: endpoint('POST /clients/{clientId}/user_block_lists', {
    body: json<UserBlock>(),
    response: json<Changed>(),
    can: 'worker.block',
    alsoStale: [...alsoStale, 'users'],
  }),
  unblock: endpoint('DELETE /clients/{clientId}/user_block_lists', {
    body: json<UserUnblock>(),
    response: json<Changed>(),
    can: 'worker.block',
    alsoStale: [...alsoStale, 'users'],
  }),
})

/** Reports of workers to the operator (通報). */
export const brandUserReports = resource('brandUserReports', {
  create: endpoint('POST /clients/{clientId}/brand_user_reports', {
    body: json<BrandUserReport>(),
    response: json<BrandUserReportReceipt>(),
    can: 'worker.report',
  }),
})
