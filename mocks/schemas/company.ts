import { companyBilling, storeBilling } from '@/contracts/billing'
import {
  BillingFile,
  BillingFiles,
  NextBillings,
  StatementDetail,
  StatementLines,
  Statements,
} from '@/contracts/billing/schemas'
import { bonusContracts, positions } from '@/contracts/bonusContracts'
import { BonusContracts, SelectablePositions } from '@/contracts/bonusContracts/schemas'
import { budgets } from '@/contracts/budgets'
import {
  BudgetRequest,
  CompanyBudget,
  CompanyBudgets,
  StoreBudget,
} from '@/contracts/budgets/schemas'
import { Client } from '@/contracts/clients/schemas'
import { companies, companyClients } from '@/contracts/companies'
import { Company, CompanyBase, CompanyClientList } from '@/contracts/companies/schemas'
import { companyGroups } from '@/contracts/companyGroups'
import {
  CompanyGroupChange,
  CompanyGroupDetail,
  CompanyGroupList,
  CompanyUserStats,
} from '@/contracts/companyGroups/schemas'
import { foreignWorkers } from '@/contracts/foreignWorkers'
import { ForeignWorkers } from '@/contracts/foreignWorkers/schemas'
import { identification } from '@/contracts/identification'
import { Identification, UploadedDocument } from '@/contracts/identification/schemas'
import { PieceUpload } from '@/contracts/manuals/schemas'
import { minimumWages } from '@/contracts/minimumWages'
import { BelowMinimum, MinimumWageRaised } from '@/contracts/minimumWages/schemas'
import { offerCopies } from '@/contracts/offerCopies'
import {
  CopiedOffers,
  OfferCopied,
  OfferCopiesAligned,
  OfferCopyPreview,
  OfferSources,
} from '@/contracts/offerCopies/schemas'
import { companyCorrections } from '@/contracts/paymentCorrections'
import { CompanyCorrections, FixPaymentBulkResult } from '@/contracts/paymentCorrections/schemas'
import { recordArchives, storeRecordArchives } from '@/contracts/recordArchives'
import { RecordArchive, RecordArchives, RecordCounts } from '@/contracts/recordArchives/schemas'
import { companyReviews } from '@/contracts/reviews'
import { CompanyUnreviewedUsers, GoodReviewsResult } from '@/contracts/reviews/schemas'
import { workerLists } from '@/contracts/workerLists'
import { WorkerListFile, WorkerListFiles } from '@/contracts/workerLists/schemas'
import { schemasOf } from './schemasOf'

/** The calls about companies, with the schemas of their answers. */
export const companySchemas = [
  ...schemasOf(companies, { base: CompanyBase, one: Company, update: Company }),
  ...schemasOf(companyClients, { list: CompanyClientList, create: Client }),
  ...schemasOf(companyGroups, {
    list: CompanyGroupList,
    userStats: CompanyUserStats,
    one: CompanyGroupDetail,
    create: CompanyGroupChange,
    update: CompanyGroupChange,
  }),
  ...schemasOf(companyBilling, {
    list: Statements,
    detail: StatementDetail,
    lines: StatementLines,
    files: BillingFiles,
    requestFile: BillingFile,
  }),
  ...schemasOf(storeBilling, {
    list: Statements,
    lines: StatementLines,
    nextBilling: NextBillings,
  }),
  ...schemasOf(budgets, {
    list: CompanyBudgets,
    set: CompanyBudget,
    one: StoreBudget,
    request: BudgetRequest,
    decide: BudgetRequest,
  }),
  ...schemasOf(identification, {
    one: Identification,
    apply: Identification,
    createDocument: PieceUpload,
    finishDocument: UploadedDocument,
  }),
  ...schemasOf(recordArchives, {
    list: RecordArchives,
    counts: RecordCounts,
    request: RecordArchive,
  }),
  ...schemasOf(storeRecordArchives, {
    list: RecordArchives,
    counts: RecordCounts,
    request: RecordArchive,
  }),
  ...schemasOf(workerLists, { list: WorkerListFiles, request: WorkerListFile }),
  ...schemasOf(minimumWages, { below: BelowMinimum, raise: MinimumWageRaised }),
  ...schemasOf(companyCorrections, {
    list: CompanyCorrections,
    bulkApprove: FixPaymentBulkResult,
  }),
  ...schemasOf(companyReviews, {
    unreviewedUsers: CompanyUnreviewedUsers,
    createGood: GoodReviewsResult,
  }),
  ...schemasOf(offerCopies, {
    list: CopiedOffers,
    sources: OfferSources,
    preview: OfferCopyPreview,
    create: OfferCopied,
    align: OfferCopiesAligned,
  }),
  ...schemasOf(foreignWorkers, { month: ForeignWorkers }),
  ...schemasOf(bonusContracts, { list: BonusContracts, ofOffer: BonusContracts }),
  ...schemasOf(positions, { selectable: SelectablePositions }),
]
