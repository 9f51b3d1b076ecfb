import { Paged } from '@/contracts/common/schemas'
import {
  brandUserReports,
  graduates,
  userBlockLists,
  workers as contract,
} from '@/contracts/workers'
import {
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
} from '@/contracts/workers/schemas'
import { implement } from '@/server/http/route'
import {
  block,
  registerMany,
  report,
  setGraduate,
  setGroups,
  setMemo,
  setTrusted,
  unblock,
} from './actions'
import { usersCsv } from './csv'
import { badgesOf, findUser, readExperiences, reviewsOf, shiftsOf } from './detail'
import { listGraduates } from './graduates'
import { listUsers } from './list'
import { knownExperiences } from './records/experience'
import {
  brandUserReportsReference,
  graduatesReference,
  userBlockListsReference,
  workersReference,
} from './reference'

export const workerRoutes = [
  ...implement(contract, workersReference, {
    list: {
      response: UserList,
      run: ({ db, scope, query, now }) => listUsers(db, scope, query, now),
    },
    file: { manualTransaction: usersCsv },
    one: {
      response: UserDetail,
      run: ({ db, scope, userId, now }) => findUser(db, scope, userId, now),
    },
    badges: { response: UserBadges, run: ({ db, scope, userId }) => badgesOf(db, scope, userId) },
    experiences: {
      response: Experiences,
      run: ({ db, scope, userId }) => readExperiences(db, scope, userId),
    },
    knownExperiences: {
      response: KnownExperiences,
      run: ({ db, scope }) => knownExperiences(db, scope),
    },
    offerings: {
      response: Paged(UserOffering),
      run: ({ db, scope, userId, query, now }) => shiftsOf({ db, scope, now }, userId, query.page),
    },
    reviewsFromClient: {
      response: Paged(ReviewFromClient),
      run: ({ db, scope, userId, query }) => reviewsOf(db, scope, userId, query.page),
    },
    setGroups: { body: UserGroups, response: UserGroupsResult, run: setGroups },
    setMemo: { body: UserMemoInput, response: UserMemo, run: setMemo },
    setTrusted: { body: Trusting, response: Changed, run: setTrusted },
    graduate: { body: Graduation, response: Changed, run: setGraduate },
  }),
  ...implement(graduates, graduatesReference, {
    list: { response: GraduateList, run: listGraduates },
    register: { body: Graduations, response: Changed, run: registerMany },
  }),
  ...implement(userBlockLists, userBlockListsReference, {
    block: { body: UserBlock, response: Changed, run: block },
    unblock: { body: UserUnblock, response: Changed, run: unblock },
  }),
  ...implement(brandUserReports, brandUserReportsReference, {
    create: { body: BrandUserReport, response: BrandUserReportReceipt, run: report },
  }),
]
