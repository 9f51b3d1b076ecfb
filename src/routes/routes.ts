import { activityListQuery } from '@/contracts/activities/query'
import { statementDetailQuery } from '@/contracts/billing/query'
import { budgetQuery } from '@/contracts/budgets/query'
import { chatRoomListQuery } from '@/contracts/chat/query'
import { page } from '@/contracts/common'
import { companyClientListQuery } from '@/contracts/companies/query'
import {
  companyEmploymentNoticeQuery,
  employmentNoticeQuery,
} from '@/contracts/employmentNotices/query'
import { foreignWorkersQuery } from '@/contracts/foreignWorkers/query'
import { groupQuery } from '@/contracts/groups/query'
import { longTermPageQuery } from '@/contracts/longTermJobs/query'
import { memberListQuery } from '@/contracts/members/query'
import { salaryListQuery } from '@/contracts/myNumber/query'
import { noticeListQuery } from '@/contracts/notices/query'
import { offeringPageQuery } from '@/contracts/offerings/query'
import { offerListQuery } from '@/contracts/offers/query'
import { suspensionQuery } from '@/contracts/operatorRequests/query'
import { companyCorrectionQuery, fixPaymentListQuery } from '@/contracts/paymentCorrections/query'
import { clientReviewListQuery, companyReviewQuery } from '@/contracts/reviews/query'
import { rosterQuery } from '@/contracts/rosters/query'
import { graduateListQuery, userListQuery } from '@/contracts/workers/query'
import { supporterListQuery } from '@/contracts/workerSupporters/query'
import {
  flag,
  isoDay,
  isoMonth,
  MAX_SEARCH_LENGTH,
  oneOf,
  optionalId,
  subjectId,
  text,
} from '@/lib/query'
import { route } from './href'

/** All pages: the path of the page file, and the query codec of the state in the URL. */
export const routes = {
  login: route('/login', { next: text(500) }),
  resetPassword: route('/auth/reset_password', { token: text(200) }),
  authComplete: route('/auth/complete'),

  offline: route('/offline'),
  account: route('/account', {
    keyword: text(MAX_SEARCH_LENGTH),
    order: oneOf(['todo', 'code'], 'todo'),
  }),
  accountNotice: route('/account/notice', noticeListQuery),
  accountSettings: route('/account/settings'),
  accountProfile: route('/account/settings/profile'),
  accountEmail: route('/account/settings/email', {
    token: text(200),
    action: oneOf(['confirm', 'cancel'], 'confirm'),
  }),
  accountPassword: route('/account/settings/password'),
  accountSubscriptions: route('/account/subscriptions'),

  clientMembers: route('/clients/[clientId]/members'),
  clientNotice: route('/clients/[clientId]/notice', noticeListQuery),
  contact: route('/clients/[clientId]/contact'),
  feedback: route('/clients/[clientId]/feedback'),
  requestUsageLimit: route('/clients/[clientId]/request_change_usage_limit'),
  /** `ref_offer_id`: the offer to which the restriction refers. */
  requestLift: route('/clients/[clientId]/request_lift_suspension', suspensionQuery),

  companyClients: route('/companies/[companyId]/clients', companyClientListQuery),
  addClient: route('/companies/[companyId]/clients/add'),
  companyClient: route('/companies/[companyId]/clients/[clientId]'),
  editClient: route('/companies/[companyId]/clients/[clientId]/edit'),
  companyCorrections: route('/companies/[companyId]/fix_payment_requests', companyCorrectionQuery),
  companyReviews: route('/companies/[companyId]/reviews', companyReviewQuery),
  companyGroups: route('/companies/[companyId]/groups', { revalidate: flag() }),
  newCompanyGroup: route('/companies/[companyId]/groups/add'),
  companyGroup: route('/companies/[companyId]/groups/[groupId]', {
    ...groupQuery,
    revalidate: flag(),
  }),
  editCompanyGroup: route('/companies/[companyId]/groups/[groupId]/edit'),
  companyStatements: route('/companies/[companyId]/statements', { page }),
  companyStatement: route('/companies/[companyId]/statements/detail', statementDetailQuery),
  companyWorkerLists: route('/companies/[companyId]/worker_list_storages'),
  recordArchives: route('/companies/[companyId]/record_archives', companyEmploymentNoticeQuery),
  /** `before`: the last activity of the previous page. */
  companyActivities: route('/companies/[companyId]/activities', activityListQuery),
  /** `month`: '' is the current one. */
  companyBudgets: route('/companies/[companyId]/budgets', budgetQuery),
  companyChatTexts: route('/companies/[companyId]/chat_texts'),
  companyMinimumWage: route('/companies/[companyId]/minimum_wage'),
  companyOfferCopies: route('/companies/[companyId]/offer_copies'),
  companyMembers: route('/companies/[companyId]/members', memberListQuery),
  editCompany: route('/companies/[companyId]/edit'),
  identification: route('/companies/[companyId]/identification'),
  identificationResult: route('/companies/[companyId]/identification/application_result'),
  companySubscriptions: route('/companies/[companyId]/subscription/clients'),

  home: route('/clients/[clientId]', { on: isoDay(), print: flag() }),
  /** `month` and `on`: month and day of the calendar. `view` wins over the view that the device remembers. */
  offerings: route('/clients/[clientId]/offerings', {
    ...offeringPageQuery,
    view: oneOf(['list', 'calendar'], ''),
    month: isoMonth(),
    on: isoDay(),
  }),
  /**
   * Source: an offering, or the last one of an offer. `on`: selected days, separated by commas. `operationId`: run to
   * show.
   */
  bulkCreate: route('/clients/[clientId]/offerings/bulk_create', {
    offeringId: subjectId(),
    offerId: subjectId(),
    on: text(400),
    step: oneOf(['confirm'], ''),
    operationId: subjectId(),
  }),
  offering: route('/clients/[clientId]/offerings/[offeringId]', {
    tab: oneOf(['live', 'ladder', 'ended', 'terms'], 'live'),
  }),
  rejectUser: route('/clients/[clientId]/offerings/[offeringId]/reject/[userId]'),
  reject: route('/clients/[clientId]/offerings/[offeringId]/reject', { users: text(1700) }),
  repostReject: route(
    '/clients/[clientId]/offerings/[offeringId]/chat_rooms/[chatRoomId]/repost_reject/[userId]',
    { selected: optionalId() },
  ),
  /** A room is shown beside the list, so both have the query of the list. */
  chatTexts: route('/clients/[clientId]/chat_texts'),
  closingDays: route('/clients/[clientId]/closing_days'),
  chatRooms: route('/clients/[clientId]/chat_rooms', chatRoomListQuery),
  chatRoom: route('/clients/[clientId]/chat_rooms/[chatRoomId]', chatRoomListQuery),
  offers: route('/clients/[clientId]/offers', offerListQuery),
  newOffer: route('/clients/[clientId]/offers/new', {
    offer_id: subjectId(),
    grocery_store_template_code: text(20),
  }),
  offer: route('/clients/[clientId]/offers/[offerId]'),
  editOffer: route('/clients/[clientId]/offers/[offerId]/edit'),
  /** `groupId`: group to which the offering is limited. */
  newOffering: route('/clients/[clientId]/offers/[offerId]/offerings/new', {
    on: isoDay(),
    copyOf: subjectId(),
    groupId: optionalId(),
  }),
  groups: route('/clients/[clientId]/users/groups'),
  /** `users`: ids of the initial members, separated by commas. */
  newGroup: route('/clients/[clientId]/users/groups/create', { users: text(1700) }),
  /** `made`: the group has just been created. */
  group: route('/clients/[clientId]/users/groups/[groupId]', { ...groupQuery, made: flag() }),
  editGroup: route('/clients/[clientId]/users/groups/[groupId]/edit'),
  /** `kind` 'brand': the invitation shared by all stores of the brand; 'graduate': that of graduates. */
  invitation: route('/clients/[clientId]/users/invitation', {
    kind: oneOf(['brand', 'graduate'], ''),
    page,
    print: flag(),
  }),
  users: route('/clients/[clientId]/users', userListQuery),
  user: route('/clients/[clientId]/users/[userId]'),
  /** The sections are #offerings, #applications and #users; `page` is that of the last. */
  longTermJobs: route('/clients/[clientId]/long_term_jobs', longTermPageQuery),
  longTermJob: route(
    '/clients/[clientId]/long_term_jobs/offerings/[offeringId]',
    longTermPageQuery,
  ),
  longTermUser: route('/clients/[clientId]/long_term_jobs/users/[userId]'),
  /**
   * `on`: the day; default today. `fromOn`, `toOn`: several. `view` 'foreign_workers': the notification of foreign
   * workers of `month`.
   */
  roster: route('/clients/[clientId]/users/attendings', {
    ...rosterQuery,
    ...foreignWorkersQuery,
    view: oneOf(['foreign_workers'], ''),
    print: flag(),
  }),
  rosterSettings: route('/clients/[clientId]/users/attendings/settings'),
  factChecks: route('/clients/[clientId]/business_fact_check'),
  matchChecks: route('/clients/[clientId]/match_checks'),
  attendances: route('/clients/[clientId]/attendances', { print: flag() }),
  corrections: route('/clients/[clientId]/fix_payment_requests', fixPaymentListQuery),
  offeringReviews: route('/clients/[clientId]/offerings/[offeringId]/reviews/users'),
  /** `offeringId`: the expanded shift; 0 for the one that is due first. */
  reviews: route('/clients/[clientId]/reviews/users', {
    offeringId: optionalId(),
    page,
  }),
  storeRecordArchives: route('/clients/[clientId]/record_archives', employmentNoticeQuery),
  /** `month`: the month whose lines are shown; `lines`: their page. */
  statements: route('/clients/[clientId]/statements', {
    page,
    month: isoMonth(),
    lines: page,
    keyword: text(MAX_SEARCH_LENGTH),
  }),
  /** `tab` 'offerings': the dedicated offerings, `page` of either tab. */
  graduates: route('/clients/[clientId]/graduates', {
    ...graduateListQuery,
    tab: oneOf(['offerings'], ''),
  }),
  graduateOffer: route('/clients/[clientId]/graduates/offers/[offerId]', { page }),
  /** `offering_id`: the offering to repeat. `confirm`: with its conditions straight to the confirmation. */
  newGraduateOffering: route('/clients/[clientId]/graduates/offers/[offerId]/offerings/new', {
    offering_id: subjectId(),
    confirm: oneOf(['true'], ''),
  }),
  confirmGraduateOffering: route(
    '/clients/[clientId]/graduates/offers/[offerId]/offerings/confirm',
  ),
  /** `edit`: shows the form. */
  clientDetail: route('/clients/[clientId]/detail', { edit: flag() }),
  /** `skip_input_phone_number`: begins with the step of the code. */
  clientPhoneNumber: route('/clients/[clientId]/detail/phone_number', {
    skip_input_phone_number: flag(),
  }),
  salaryLimit: route('/clients/[clientId]/users/salary_limit', salaryListQuery),
  workerSupporters: route(
    '/clients/[clientId]/users/worker_supporter_candidates',
    supporterListQuery,
  ),
  clientReviews: route('/clients/[clientId]/reviews/client', clientReviewListQuery),
  editOffering: route('/clients/[clientId]/offers/[offerId]/offerings/[offeringId]/edit'),
  /** `offeringId`: the edited offering to publish; 0 for a new one. */
  confirmOffering: route('/clients/[clientId]/offers/[offerId]/offerings/confirm', {
    offeringId: optionalId(),
  }),
}
