import { masterCompanyOccupations } from '@/domain/data/masterData'
import { defaultRoster } from '@/domain/workers/roster'
import { FIXTURE_PASSWORD } from '@tests/fixtures/fixture'
import { FIXTURE_FIX_YEN } from '@tests/fixtures/storeRows'
import type { Ids } from './kit'
import { savedViewBodies } from './savedViewExamples'

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
export const occupation = masterCompanyOccupations[0]?.id ?? 0
const cancelling = { reasonTypeId: 9, message: '申し訳ありません。キャンセルさせていただきます。' }
const offering = {
  workOn: '2029-12-25',
  startTime: '10:00',
  endTime: '15:00',
  breakMin: 0,
  hourlyWageYen: 2000,
  publish: true,
  acknowledged: true,
}

export const dated = {
  workOn: '2029-12-26',
  startTime: '10:00',
  endTime: '15:00',
  breakMin: 0,
  peopleWanted: 2,
  closeRule: 'at_start',
  hourlyWageYen: 1500,
  transportationYen: 500,
}

const store = {
  nameKana: 'テスト',
  postalCode: '1500002',
  prefectureCode: '13',
  phoneNumber: '0312345678',
  emergencyPhoneNumber: '09012345678',
  laborInsuranceNumber: '13101123456000',
}

const closingDay = {
  ...{ kind: 'regular', weekday: 1, weeks: [2], opensOnHolidays: true },
  ...{ startsOn: '2029-12-01', endsOn: null, reason: '' },
}
/** A Good for a matching. */
export const review = (matchingId: number) => ({
  matchingId,
  kind: 'good',
  reasons: [],
  positions: [],
  comment: '',
  addGroupIds: [],
  favorite: null,
  trusted: null,
  memo: null,
  block: false,
})

const approveOne = ({ fixPaymentRequestId }: Ids) => ({
  items: [{ id: fixPaymentRequestId, grossYen: FIXTURE_FIX_YEN }],
})

/** What the schema cannot say about a valid body, by the line of the call. It replaces fields of the generated body. */
export const bodies: Record<string, (ids: Ids) => Record<string, unknown>> = {
  'POST /sign_in': () => ({ email: 'company@example.jp', password: FIXTURE_PASSWORD }),
  'POST /companies/{companyId}/statements/async/company_statements': () => ({
    fromMonth: '2029-12',
    toMonth: '2029-12',
  }),
  'POST /companies/{companyId}/worker_list_storages': () => ({
    fromOn: '2029-12-01',
    toOn: '2029-12-10',
    columns: ['name', 'birthOn'],
    clientIds: [],
  }),
  'PUT /companies/{companyId}/budgets': ({ clientId }) => ({
    clientId,
    month: '2029-12',
    budgetYen: 300_000,
  }),
  ...savedViewBodies,
  'PUT /clients/{clientId}/closing_days/{closingDayId}': () => ({ ...closingDay, lockVersion: 1 }),
  'POST /clients/{clientId}/closing_days': () => closingDay,
  'POST /clients/{clientId}/budget_requests': () => ({
    month: '2029-12',
    requestedYen: 950_000,
    reason: '年末の増員のため',
  }),
  'PUT /companies/{companyId}/budget_requests/{budgetRequestId}': () => ({
    isApproved: true,
    note: '',
  }),
  'POST /companies/{companyId}/record_archives': () => ({ lastMonth: '2029-11', clientIds: [] }),
  'POST /clients/{clientId}/record_archives': () => ({ lastMonth: '2029-11' }),
  'POST /companies/{companyId}/members': ({ clientId }) => ({
    email: 'new-colleague@example.jp',
    role: 'clientStaff',
    clientIds: [clientId],
  }),
  'PATCH /companies/{companyId}/members/{accountId}': ({ clientId }) => ({
    role: 'viewer',
    clientIds: [clientId],
    lockVersion: 1,
  }),
  'POST /clients/{clientId}/offerings/{offeringId}/ladder/advance': () => ({ scope: 'worked' }),
  'POST /clients/{clientId}/offerings/{offeringId}/ladder/skip': () => ({ scope: 'worked' }),
  'PATCH /clients/{clientId}/offerings/{offeringId}/ladder': () => ({
    scope: 'worked',
    startsAt: '2029-12-21T00:00:00.000Z',
  }),
  'POST /clients/{clientId}/offerings/{offeringId}/levers/hours': () => ({
    kind: 'split',
    lockVersion: 1,
    movedByMin: 0,
    acknowledged: true,
  }),
  'POST /clients/{clientId}/members': () => ({
    email: 'new-colleague@example.jp',
    role: 'clientStaff',
  }),
  'PATCH /clients/{clientId}/members/{accountId}': () => ({ role: 'viewer', lockVersion: 1 }),
  'POST /companies/{companyId}/members/{accountId}/suspension': () => ({ lockVersion: 1 }),
  'POST /companies/{companyId}/members/{accountId}/hand_over': () => ({ lockVersion: 1 }),
  'POST /clients/{clientId}/members/{accountId}/suspension': () => ({ lockVersion: 1 }),
  'PATCH /accounts/me/password': () => ({
    currentPassword: FIXTURE_PASSWORD,
    newPassword: 'Another-pass-4711',
  }),
  'POST /accounts/me/email_change_request': () => ({
    newEmail: 'new-address@example.jp',
    currentPassword: FIXTURE_PASSWORD,
  }),
  'POST /accounts/me/fingerprints': () => ({ visitorHash: 'abcdefghijklmnop' }),
  'PATCH /clients/{clientId}/offers/{offerId}': () => ({
    lockVersion: 1,
    masterCompanyOccupationId: occupation,
  }),
  'POST /instant_business_fact_check/tasks/{taskId}/submissions': () => ({ answers: ['あり'] }),
  'POST /clients/{clientId}/offers': () => ({ masterCompanyOccupationId: occupation }),
  'PATCH /clients/{clientId}/offers/{offerId}/offerings/{offeringId}': () => ({
    ...offering,
    lockVersion: 1,
  }),
  'POST /clients/{clientId}/offers/{offerId}/offerings/{offeringId}/validate': () => ({
    ...offering,
    publish: undefined,
    acknowledged: undefined,
  }),
  'POST /clients/{clientId}/offers/{offerId}/offerings/{offeringId}/recreate': () => ({
    workOn: '2029-12-26',
  }),
  'POST /clients/{clientId}/offers/ai_suggestion': () => ({
    masterCompanyOccupationId: occupation,
  }),
  'POST /clients/{clientId}/offers/ai_suggestion/jobs': () => ({
    masterCompanyOccupationId: occupation,
  }),
  'POST /companies/{companyId}/clients': () => store,
  'PATCH /clients/{clientId}': () => ({ lockVersion: 1 }),
  'POST /clients/{clientId}/files': () => ({ mediaType: 'image/png', data: PIXEL }),
  'POST /clients/{clientId}/offers/{offerId}/offerings': () => offering,
  'POST /clients/{clientId}/offers/{offerId}/offerings/validate': () => ({
    ...offering,
    publish: undefined,
    acknowledged: undefined,
  }),
  'PATCH /clients/{clientId}/attendances/fix_payment_requests/{fixPaymentRequestId}': () => ({
    grossYen: FIXTURE_FIX_YEN,
    lockVersion: 1,
  }),
  'POST /clients/{clientId}/offerings/{offeringId}/reject_requests/judge_leave_allowance': ({
    userId,
  }) => ({ reasonTypeId: 9, userIds: [userId] }),
  'POST /clients/{clientId}/offerings/{offeringId}/reject_requests/bulk_create': ({ userId }) => ({
    ...cancelling,
    note: '',
    people: [{ userId, amountYen: 0 }],
  }),
  'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/reject_requests': () => ({
    ...cancelling,
    note: '',
    amountYen: 0,
  }),
  'PATCH /clients/{clientId}/offerings/{offeringId}/users/{userId}/transportation_expense_allowance':
    () => ({ transportationYen: 800, lockVersion: 1 }),
  'POST /clients/{clientId}/offerings/{offeringId}/multidate_posting_operations': () => ({
    items: [dated],
    acknowledged: true,
  }),
  'POST /clients/{clientId}/offerings/{offeringId}/multidate_posting_operations/validate': () => ({
    items: [dated],
  }),
  // The run that the fixture starts with has one date, whose id equals the run's.
  'PATCH /clients/{clientId}/offering/multidate_posting_operations/{operationId}': ({
    operationId,
  }) => ({ items: [{ ...dated, itemId: operationId }], acknowledged: true }),
  'POST /clients/{clientId}/mynumber_provision_requests': ({ userId }) => ({ userIds: [userId] }),
  'PUT /clients/{clientId}/users/worker_supporters': () => ({ userIds: [], knownIds: [] }),
  'POST /clients/{clientId}/worker_supporter_inquiries': () => ({ subjectId: 1 }),
  'POST /clients/{clientId}/feedbacks': () => ({ pagePath: '/clients/[clientId]/offerings' }),
  'POST /clients/{clientId}/usage_limit_change_requests': () => ({
    reason: '年末年始の増員のために必要です。',
    expectedMonth: '2029-12',
    contactPhone: '0312340101',
  }),
  'POST /clients/{clientId}/lift_suspension_requests': () => ({
    refOfferId: null,
    causeExplanation: '原因を五十文字以上で説明します。'.repeat(4),
    prevention: '再発を防ぐために行うことです。'.repeat(4),
    contactPhone: '0312340100',
  }),
  'PATCH /clients/{clientId}/attendances/fix_payment_requests/bulk_approve': approveOne,
  'PATCH /companies/{companyId}/fix_payment_requests/bulk_approve': approveOne,
  'POST /companies/{companyId}/users/good_reviews': ({ matchedOfferingId }) => ({
    matchingIds: [matchedOfferingId],
  }),
  'PUT /clients/{clientId}/users/{userId}/memo': () => ({ lockVersion: 1 }),
  'PUT /clients/{clientId}/users/trusted': ({ userId }) => ({ userIds: [userId] }),
  'POST /clients/{clientId}/graduates': ({ userId }) => ({ userIds: [userId] }),
  'POST /clients/{clientId}/user_block_lists': ({ userId }) => ({ userIds: [userId] }),
  'DELETE /clients/{clientId}/user_block_lists': ({ userId }) => ({ userIds: [userId] }),
  'POST /clients/{clientId}/brand_user_reports': ({ userId }) => ({ userId }),
  'PUT /clients/{clientId}/attending_worker_list_download_fields/bulk_update': () => ({
    items: defaultRoster,
    lockVersion: 0,
  }),
  'POST /clients/{clientId}/invitation': ({ groupId }) => ({
    targetGroupIds: [groupId],
    renew: true,
    lockVersion: 0,
  }),
  'POST /clients/{clientId}/brand_invitation': () => ({ renew: true, lockVersion: 0 }),
  'POST /clients/{clientId}/graduate_invitation': () => ({ renew: true, lockVersion: 0 }),
  'PATCH /clients/{clientId}/groups/{groupId}': ({ userId }) => ({
    name: '常連',
    addUserIds: [userId],
    lockVersion: 1,
  }),
  'POST /companies/{companyId}/groups': () => ({ sharedClientIds: [] }),
  'PATCH /companies/{companyId}/groups/{groupId}': () => ({ name: '常連の方', lockVersion: 1 }),
  'POST /companies/{companyId}/offer_copies': ({ clientId, offerId }) => ({
    offerId,
    clientIds: [clientId],
  }),
  'POST /companies/{companyId}/offer_copies/align': ({ clientId }) => ({ copyIds: [clientId] }),
  'PUT /clients/{clientId}/chat_texts/{chatTextId}': () => ({ lockVersion: 1 }),
  'PUT /clients/{clientId}/chat_text_order': ({ chatTextId }) => ({ ids: [chatTextId] }),
  // In the fixture a matching has the id of its offering. This shift is still ahead, so its review is refused, and the
  // answer says so for this person.
  'POST /clients/{clientId}/offerings/{offeringId}/users/reviews': ({ matchedOfferingId }) => ({
    reviews: [review(Number(matchedOfferingId))],
  }),
  'PATCH /clients/{clientId}/long_term_jobs/applications/{applicationId}/selection': () => ({
    selection: 'interview',
    lockVersion: 1,
  }),
  'PATCH /clients/{clientId}/long_term_jobs/preferences/{preferenceId}/selection': () => ({
    selection: 'interview',
    lockVersion: 1,
  }),
  'POST /clients/{clientId}/chat_rooms/{chatRoomUid}/messages': () => ({
    sendKey: 'the-key-of-one-message',
  }),
  'POST /clients/{clientId}/chat_rooms/{chatRoomUid}/in_negotiation': ({ matchedOfferingId }) => ({
    offeringId: matchedOfferingId,
  }),
}

/** Calls that need an offering with people on it. */
export const aboutMatched = new Set([
  'POST /clients/{clientId}/offerings/{offeringId}/users/reviews',
  'GET /clients/{clientId}/offerings/{offeringId}/share_url',
  'PATCH /clients/{clientId}/offerings/{offeringId}/close',
  'POST /clients/{clientId}/offerings/{offeringId}/ladder/advance',
  'POST /clients/{clientId}/offerings/{offeringId}/ladder/skip',
  'PATCH /clients/{clientId}/offerings/{offeringId}/ladder',
  'POST /clients/{clientId}/offerings/{offeringId}/levers/hours',
  'POST /clients/{clientId}/offerings/{offeringId}/messages',
  'POST /clients/{clientId}/offerings/{offeringId}/reject_requests/judge_leave_allowance',
  'POST /clients/{clientId}/offerings/{offeringId}/reject_requests/bulk_create',
  'GET /clients/{clientId}/offerings/{offeringId}/qualification_documents/{documentId}/image_link',
])
