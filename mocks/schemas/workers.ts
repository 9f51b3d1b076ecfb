import { chatRooms } from '@/contracts/chat'
import {
  BroadcastHistory,
  ChatMessage,
  ChatReadResult,
  ChatRoom,
  ChatRooms,
  NegotiationClaim,
} from '@/contracts/chat/schemas'
import { chatTexts, companyChatTexts } from '@/contracts/chatTexts'
import { ChatText, CompanyChatTexts, StoreChatTexts } from '@/contracts/chatTexts/schemas'
import { closingDays } from '@/contracts/closingDays'
import { ClosingDay, ClosingDays } from '@/contracts/closingDays/schemas'
import { Paged } from '@/contracts/common/schemas'
import { workerDocuments } from '@/contracts/documents'
import {
  DocumentFileLink,
  QualificationDocuments,
  StoolInspectionReports,
  StoolInspectionSetting,
} from '@/contracts/documents/schemas'
import { companyEmploymentNotices, employmentNotices } from '@/contracts/employmentNotices'
import { EmploymentNotice, VaultNotices } from '@/contracts/employmentNotices/schemas'
import { matchings } from '@/contracts/matchings'
import {
  BlockStatus,
  BroadcastResult,
  EmergencyContact,
  OfferingUserDetail,
  OnboardingAnswers,
} from '@/contracts/matchings/schemas'
import { myNumber } from '@/contracts/myNumber'
import {
  EntrustmentContract,
  ProvisionRequestResult,
  RequestableYearlySalary,
  SalaryRows,
} from '@/contracts/myNumber/schemas'
import {
  companySavedViewCounts,
  companySavedViews,
  savedViewCounts,
  savedViews,
} from '@/contracts/savedViews'
import { SavedView, SavedViewCounts, SavedViews } from '@/contracts/savedViews/schemas'
import {
  brandUserReports,
  graduates,
  userBlockLists,
  workedBrandUsers,
  workers,
} from '@/contracts/workers'
import {
  BrandUserReportReceipt,
  Changed,
  Experiences,
  GraduateList,
  KnownExperiences,
  ReviewFromClient,
  UserBadges,
  UserDetail,
  UserGroupsResult,
  UserList,
  UserMemo,
  UserOffering,
  WorkedBrandUser,
} from '@/contracts/workers/schemas'
import { workerSupporters } from '@/contracts/workerSupporters'
import {
  InquirySubjects,
  SupporterCandidateList,
  SupporterCandidates,
  WorkerSupporterInquiryReceipt,
} from '@/contracts/workerSupporters/schemas'
import { schemasOf } from './schemasOf'

/** The calls about workers, with the schemas of their answers. */
export const workersSchemas = [
  ...schemasOf(matchings, {
    one: OfferingUserDetail,
    blockStatus: BlockStatus,
    onboardingAnswers: OnboardingAnswers,
    absence: OfferingUserDetail,
    undoAbsence: OfferingUserDetail,
    releaseEarly: OfferingUserDetail,
    cancel: OfferingUserDetail,
    raiseTransportation: OfferingUserDetail,
    broadcast: BroadcastResult,
    emergencyContact: EmergencyContact,
  }),
  ...schemasOf(brandUserReports, { create: BrandUserReportReceipt }),
  ...schemasOf(graduates, { list: GraduateList, register: Changed }),
  ...schemasOf(userBlockLists, { block: Changed, unblock: Changed }),
  ...schemasOf(workedBrandUsers, { list: Paged(WorkedBrandUser) }),
  ...schemasOf(workers, {
    list: UserList,
    one: UserDetail,
    badges: UserBadges,
    experiences: Experiences,
    knownExperiences: KnownExperiences,
    offerings: Paged(UserOffering),
    reviewsFromClient: Paged(ReviewFromClient),
    setGroups: UserGroupsResult,
    setMemo: UserMemo,
    setTrusted: Changed,
    graduate: Changed,
  }),
  ...schemasOf(savedViews, {
    list: SavedViews,
    create: SavedView,
    setDefault: SavedView,
    reorder: SavedViews,
  }),
  ...schemasOf(savedViewCounts, { list: SavedViewCounts }),
  ...schemasOf(companySavedViews, {
    list: SavedViews,
    create: SavedView,
    setDefault: SavedView,
    reorder: SavedViews,
  }),
  ...schemasOf(companySavedViewCounts, { list: SavedViewCounts }),
  ...schemasOf(closingDays, { list: ClosingDays, create: ClosingDay, update: ClosingDay }),
  ...schemasOf(chatTexts, {
    list: StoreChatTexts,
    create: ChatText,
    update: ChatText,
    reorder: CompanyChatTexts,
  }),
  ...schemasOf(companyChatTexts, {
    list: CompanyChatTexts,
    create: ChatText,
    update: ChatText,
    reorder: CompanyChatTexts,
  }),
  ...schemasOf(chatRooms, {
    list: ChatRooms,
    one: ChatRoom,
    send: ChatMessage,
    negotiate: NegotiationClaim,
    claim: NegotiationClaim,
    markRead: ChatReadResult,
    broadcasts: BroadcastHistory,
  }),
  ...schemasOf(workerDocuments, {
    qualificationDocuments: QualificationDocuments,
    imageLink: DocumentFileLink,
    stoolReports: StoolInspectionReports,
    stoolReportLink: DocumentFileLink,
    stoolSetting: StoolInspectionSetting,
    stoolSettingOfOffering: StoolInspectionSetting,
  }),
  ...schemasOf(myNumber, {
    contract: EntrustmentContract,
    users: SalaryRows,
    request: ProvisionRequestResult,
    requestableYearlySalary: RequestableYearlySalary,
  }),
  ...schemasOf(workerSupporters, {
    list: SupporterCandidateList,
    candidates: SupporterCandidates,
    appoint: SupporterCandidateList,
    inquire: WorkerSupporterInquiryReceipt,
    subjects: InquirySubjects,
  }),
  ...schemasOf(employmentNotices, { list: VaultNotices, ofWorker: Paged(EmploymentNotice) }),
  ...schemasOf(companyEmploymentNotices, { list: VaultNotices }),
]
