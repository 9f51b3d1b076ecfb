import { attendance } from '@/contracts/attendance'
import { Attendance } from '@/contracts/attendance/schemas'
import { clientPhone, clients } from '@/contracts/clients'
import { Client, ClientBase, PhoneVerification } from '@/contracts/clients/schemas'
import { Paged } from '@/contracts/common/schemas'
import { dashboard, dashboardFigures } from '@/contracts/dashboard'
import {
  BelowMinimumWage,
  MonthCost,
  MonthSummary,
  TodayBoard,
  Todos,
} from '@/contracts/dashboard/schemas'
import { evaluation, violatedOffers } from '@/contracts/evaluation'
import {
  CompanyClassification,
  Evaluation,
  NpBuyerAlert,
  Restrictions,
  ViolatedOffers,
} from '@/contracts/evaluation/schemas'
import { factChecks } from '@/contracts/factChecks'
import { FactCheckTask, FactCheckTasks } from '@/contracts/factChecks/schemas'
import { groups } from '@/contracts/groups'
import { AutoSettingLimits, GroupChange, GroupDetail, GroupList } from '@/contracts/groups/schemas'
import { invitations } from '@/contracts/invitations'
import { Invitation } from '@/contracts/invitations/schemas'
import { paymentCorrections } from '@/contracts/paymentCorrections'
import { FixPaymentBulkResult, FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { clientReviews, reviews } from '@/contracts/reviews'
import {
  ClientEvaluation,
  ClientReview,
  BrokenPromises,
  ReviewBatchResult,
  UnreviewedUsers,
} from '@/contracts/reviews/schemas'
import { rosters } from '@/contracts/rosters'
import { AgeCertificate, Roster, RosterFields, SafetyTraining } from '@/contracts/rosters/schemas'
import { matchChecks, rejectReasonTypes, rejectRequests } from '@/contracts/storeCancellations'
import {
  Judgement,
  MatchChecks,
  RejectBulkResult,
  RejectReasonTypes,
  RejectReasonTypesV2,
  RejectRequest,
} from '@/contracts/storeCancellations/schemas'
import { schemasOf } from './schemasOf'

/** The calls about stores, with the schemas of their answers. */
export const storeSchemas = [
  ...schemasOf(clientPhone, { send: PhoneVerification, verify: Client }),
  ...schemasOf(clients, { one: Client, base: ClientBase, update: Client }),
  ...schemasOf(dashboard, { today: TodayBoard, todos: Todos }),
  ...schemasOf(dashboardFigures, {
    summary: MonthSummary,
    cost: MonthCost,
    belowMinimumWage: BelowMinimumWage,
  }),
  ...schemasOf(evaluation, {
    restriction: Restrictions,
    npBuyerAlert: NpBuyerAlert,
    companyClassification: CompanyClassification,
    evaluation: Evaluation,
  }),
  ...schemasOf(violatedOffers, { violated: ViolatedOffers }),
  ...schemasOf(factChecks, { tasks: FactCheckTasks, submit: FactCheckTask }),
  ...schemasOf(groups, {
    list: GroupList,
    autoSettingLimits: AutoSettingLimits,
    one: GroupDetail,
    create: GroupChange,
    update: GroupChange,
  }),
  ...schemasOf(invitations, {
    one: Invitation,
    save: Invitation,
    brand: Invitation,
    saveBrand: Invitation,
    graduate: Invitation,
    saveGraduate: Invitation,
  }),
  ...schemasOf(clientReviews, {
    list: Paged(ClientReview),
    evaluation: ClientEvaluation,
    promises: BrokenPromises,
    reply: ClientReview,
    report: ClientReview,
  }),
  ...schemasOf(reviews, { unreviewedUsers: UnreviewedUsers, create: ReviewBatchResult }),
  ...schemasOf(rosters, {
    fields: RosterFields,
    updateFields: RosterFields,
    list: Roster,
    recordSafetyTraining: SafetyTraining,
    recordAgeCertificate: AgeCertificate,
  }),
  ...schemasOf(attendance, { one: Attendance, renew: Attendance }),
  ...schemasOf(matchChecks, { list: MatchChecks }),
  ...schemasOf(rejectReasonTypes, { list: RejectReasonTypes, listV2: RejectReasonTypesV2 }),
  ...schemasOf(rejectRequests, {
    judge: Judgement,
    bulkCreate: RejectBulkResult,
    create: RejectRequest,
  }),
  ...schemasOf(paymentCorrections, {
    list: Paged(FixPaymentRequest),
    answer: FixPaymentRequest,
    payScannedEnd: FixPaymentRequest,
    bulkApprove: FixPaymentBulkResult,
  }),
]
