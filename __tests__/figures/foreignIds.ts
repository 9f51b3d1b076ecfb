import { deliveries, subscriptionEvents } from '@/contracts/accounts/enums'
import { FIXTURE_FIX_YEN } from '@tests/fixtures/storeRows'
import { offerContent } from '@tests/kit/serverKit'
import { dated, occupation, review } from './examples'
import type { Ids } from './kit'
import { viewOrder } from './savedViewExamples'

/** `body` replaces fields of a valid body, so that it names something of another owner. */
type ForeignId = { line: string; body: (foreign: Ids) => Record<string, unknown> }
const offer = { masterCompanyOccupationId: occupation, lockVersion: 1 }

/** Foreign ids in bodies. Each must be answered like an id that does not exist. */
export const foreignIds: ForeignId[] = [
  {
    line: 'PUT /clients/{clientId}/users/worker_supporters',
    body: ({ userId }) => ({ userIds: [userId] }),
  },
  {
    line: 'POST /clients/{clientId}/mynumber_provision_requests',
    body: ({ userId }) => ({ userIds: [userId] }),
  },
  {
    line: 'POST /clients/{clientId}/offerings/{offeringId}/users/reviews',
    body: ({ matchedOfferingId }) => ({ reviews: [review(Number(matchedOfferingId))] }),
  },
  {
    line: 'POST /clients/{clientId}/offers/{offerId}/offerings',
    body: ({ groupId }) => ({ scope: 'group', groupIds: [groupId] }),
  },
  {
    line: 'POST /clients/{clientId}/offers/{offerId}/offerings',
    body: ({ offeringId, userId }) => ({ replaces: { offeringId, userId } }),
  },
  {
    line: 'POST /clients/{clientId}/offers/{offerId}/offerings/validate',
    body: ({ groupId }) => ({ scope: 'group', groupIds: [groupId] }),
  },
  {
    line: 'PATCH /clients/{clientId}/offers/{offerId}/offerings/{offeringId}',
    body: ({ groupId }) => ({ scope: 'group', groupIds: [groupId] }),
  },
  {
    line: 'POST /clients/{clientId}/offers/{offerId}/offerings/{offeringId}/validate',
    body: ({ groupId }) => ({ scope: 'group', groupIds: [groupId] }),
  },
  {
    line: 'POST /clients/{clientId}/offers',
    body: ({ offerId }) => ({ masterCompanyOccupationId: occupation, copiedFromOfferId: offerId }),
  },
  ...['POST /clients/{clientId}/offers', 'PATCH /clients/{clientId}/offers/{offerId}'].flatMap(
    (line) => [
      {
        line,
        body: ({ manualId }: Ids) => ({
          ...offer,
          content: offerContent({
            manuals: [{ id: Number(manualId), name: 'a.pdf', byteSize: 1 }],
          }),
        }),
      },
      {
        line,
        body: ({ fileId }: Ids) => ({
          ...offer,
          content: offerContent({ imageFileIds: [Number(fileId)] }),
        }),
      },
    ],
  ),
  {
    line: 'POST /clients/{clientId}/offers/check',
    body: ({ manualId, fileId }) => ({
      content: offerContent({
        manuals: [{ id: Number(manualId), name: 'a.pdf', byteSize: 1 }],
        imageFileIds: [Number(fileId)],
      }),
    }),
  },
  {
    line: 'PATCH /clients/{clientId}/attendances/fix_payment_requests/bulk_approve',
    body: ({ fixPaymentRequestId }) => ({
      items: [{ id: fixPaymentRequestId, grossYen: FIXTURE_FIX_YEN }],
    }),
  },
  {
    line: 'POST /clients/{clientId}/offerings/{offeringId}/messages',
    body: ({ userId }) => ({ userIds: [userId] }),
  },
  {
    line: 'POST /clients/{clientId}/chat_rooms/{chatRoomUid}/in_negotiation',
    body: ({ matchedOfferingId }) => ({ offeringId: matchedOfferingId }),
  },
  {
    line: 'POST /clients/{clientId}/offerings/{offeringId}/reject_requests/judge_leave_allowance',
    body: ({ userId }) => ({ userIds: [userId] }),
  },
  {
    line: 'POST /clients/{clientId}/offerings/{offeringId}/reject_requests/bulk_create',
    body: ({ userId }) => ({ people: [{ userId, amountYen: 0 }] }),
  },
  {
    line: 'POST /clients/{clientId}/offerings/{offeringId}/users/{userId}/reject_requests',
    body: ({ fileId }) => ({
      reasonTypeId: 4,
      note: '約束の金額と違うと言われました。',
      evidenceFileIds: [fileId ?? 999_999_998],
    }),
  },
  {
    line: 'PATCH /clients/{clientId}/offering/multidate_posting_operations/{operationId}',
    body: ({ operationId }) => ({ items: [{ ...dated, itemId: operationId }] }),
  },
  ...['invitation', 'brand_invitation', 'graduate_invitation'].map((kind) => ({
    line: `POST /clients/{clientId}/${kind}`,
    body: ({ groupId }: Ids) => ({ targetGroupIds: [groupId] }),
  })),
  {
    line: 'POST /clients/{clientId}/lift_suspension_requests',
    body: ({ offerId }) => ({ refOfferId: offerId }),
  },
  { line: 'POST /clients/{clientId}/groups', body: ({ userId }) => ({ userIds: [userId] }) },
  {
    line: 'PATCH /clients/{clientId}/groups/{groupId}',
    body: ({ userId }) => ({ addUserIds: [userId] }),
  },
  {
    line: 'PUT /clients/{clientId}/users/{userId}/groups',
    body: ({ groupId }) => ({ groupIds: [groupId] }),
  },
  { line: 'PUT /clients/{clientId}/users/trusted', body: ({ userId }) => ({ userIds: [userId] }) },
  {
    line: 'PUT /clients/{clientId}/chat_text_order',
    body: ({ chatTextId }) => ({ ids: [chatTextId] }),
  },
  {
    line: 'PUT /clients/{clientId}/saved_view_order',
    body: viewOrder,
  },
  { line: 'POST /clients/{clientId}/graduates', body: ({ userId }) => ({ userIds: [userId] }) },
  {
    line: 'POST /clients/{clientId}/user_block_lists',
    body: ({ userId }) => ({ userIds: [userId] }),
  },
  {
    line: 'DELETE /clients/{clientId}/user_block_lists',
    body: ({ userId }) => ({ userIds: [userId] }),
  },
  { line: 'POST /clients/{clientId}/brand_user_reports', body: ({ userId }) => ({ userId }) },
  {
    line: 'POST /clients/{clientId}/brand_user_reports',
    body: ({ matchedOfferingId }) => ({ offeringId: matchedOfferingId }),
  },
  {
    line: 'PUT /accounts/me/subscription/clients',
    body: ({ clientId }) => ({
      items: [
        {
          clientId,
          events: Object.fromEntries(subscriptionEvents.map((event) => [event, deliveries[0]])),
        },
      ],
    }),
  },
  {
    line: 'PATCH /clients/{clientId}',
    body: ({ fileId }) => ({ images: [{ fileId, caption: '' }], lockVersion: 1 }),
  },
  {
    line: 'POST /clients/{clientId}/offerings/{offeringId}/reject_requests/bulk_create',
    body: ({ fileId }) => ({
      reasonTypeId: 4,
      note: '約束の金額と違うと言われました。',
      evidenceFileIds: [fileId],
    }),
  },
  {
    line: 'PATCH /clients/{clientId}/offering/multidate_posting_operations/{operationId}',
    body: ({ operationId }) => ({ items: [], skippedItemIds: [operationId] }),
  },
  {
    line: 'POST /clients/{clientId}/offerings/{offeringId}/users/reviews',
    body: ({ matchedOfferingId, groupId }) => ({
      reviews: [{ ...review(Number(matchedOfferingId)), addGroupIds: [groupId] }],
    }),
  },
  {
    line: 'POST /instant_business_fact_check/tasks/{taskId}/submissions',
    body: ({ fileId }) => ({ answers: ['あり'], fileIds: [fileId] }),
  },
  // Calls of head office, with ids of another company.
  {
    line: 'POST /companies/{companyId}/members',
    body: ({ clientId }) => ({ email: 'x@example.jp', role: 'viewer', clientIds: [clientId] }),
  },
  {
    line: 'PATCH /companies/{companyId}/members/{accountId}',
    body: ({ clientId }) => ({ role: 'viewer', clientIds: [clientId], lockVersion: 1 }),
  },
  { line: 'POST /companies/{companyId}/offer_copies', body: ({ offerId }) => ({ offerId }) },
  {
    line: 'POST /companies/{companyId}/offer_copies',
    body: ({ clientId }) => ({ clientIds: [clientId] }),
  },
  // In the fixture, the copy of a store has the store's id.
  {
    line: 'POST /companies/{companyId}/offer_copies/align',
    body: ({ clientId }) => ({ copyIds: [clientId] }),
  },
  {
    line: 'POST /companies/{companyId}/identification/application',
    body: ({ identificationDocumentId }) => ({
      documentIds: [identificationDocumentId],
      registryIssuedOn: null,
      agreed: true,
    }),
  },
  { line: 'POST /companies/{companyId}/groups', body: ({ userId }) => ({ userIds: [userId] }) },
  {
    line: 'POST /companies/{companyId}/groups',
    body: ({ clientId }) => ({ sharedClientIds: [clientId] }),
  },
  {
    line: 'PATCH /companies/{companyId}/groups/{groupId}',
    body: ({ userId }) => ({ addUserIds: [userId] }),
  },
  {
    line: 'PATCH /companies/{companyId}/groups/{groupId}',
    body: ({ clientId }) => ({ sharedClientIds: [clientId] }),
  },
  ...['worker_list_storages', 'record_archives', 'statements/async/company_statements'].map(
    (path) => ({
      line: `POST /companies/{companyId}/${path}`,
      body: ({ clientId }: Ids) => ({ clientIds: [clientId] }),
    }),
  ),
  { line: 'PUT /companies/{companyId}/budgets', body: ({ clientId }) => ({ clientId }) },
  {
    line: 'PATCH /companies/{companyId}/fix_payment_requests/bulk_approve',
    body: ({ fixPaymentRequestId }) => ({
      items: [{ id: fixPaymentRequestId, grossYen: FIXTURE_FIX_YEN }],
    }),
  },
  {
    line: 'POST /companies/{companyId}/users/good_reviews',
    body: ({ matchedOfferingId }) => ({ matchingIds: [matchedOfferingId] }),
  },
  {
    line: 'PUT /companies/{companyId}/saved_view_order',
    body: ({ companyId }) => ({ list: 'companyClients', ids: [companyId] }),
  },
  {
    line: 'PUT /companies/{companyId}/chat_text_order',
    body: ({ chatTextId }) => ({ ids: [chatTextId] }),
  },
]

/** Which key of `Ids` a query parameter takes, by the parameter's name. */
export const foreignQueries: Record<string, string> = {
  account: 'accountId',
  clientId: 'clientId',
  client_id: 'clientId',
  client_ids: 'clientId',
  copyOf: 'offeringId',
  groupId: 'groupId',
  groupIds: 'groupId',
  notInGroupId: 'groupId',
  offer: 'offerId',
  offerId: 'offerId',
  offeringId: 'matchedOfferingId',
  offering_id: 'matchedOfferingId',
  operationId: 'operationId',
  operation_id: 'billingOperationId',
  ref_offer_id: 'offerId',
  store: 'clientId',
  userIds: 'userId',
}

/** Fields whose ids belong to no store, with the reason. */
export const idsOfNobody: Record<string, string> = {
  masterCompanyOccupationId: 'a list that everybody reads',
  master_company_occupation_id: 'a list that everybody reads',
  occupationId: 'a list that everybody reads',
  positionId: 'a list that everybody reads',
  qualificationIds: 'a list that everybody reads',
  tagIds: 'a list that everybody reads',
  reasonCategoryId: 'a list that everybody reads',
  reasonTypeId: 'a list that everybody reads',
  subjectId: 'a list that everybody reads',
  'content.onboardingQuestions[].id': 'the number of a question within its offer',
  knownIds: 'what the page has seen: compared with what is stored, never looked up',
  removeUserIds: 'only taken out of the own group: nobody is looked up',
  'PATCH /clients/{clientId}/offers/{offerId}: copiedFromOfferId': 'read when an offer is created',
  messageId: 'a place in the own room: compared with the messages there',
  before: 'a place in a list, which is read within its scope',
  after: 'a place in a list, which is read within its scope',
  expires: 'a time',
}
