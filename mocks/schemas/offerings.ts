import { aiSuggestions } from '@/contracts/aiSuggestions'
import { AiDraft, AiSuggestionJob } from '@/contracts/aiSuggestions/schemas'
import { bulkOfferings } from '@/contracts/bulkOfferings'
import { MultidatePosting, MultidateValidation } from '@/contracts/bulkOfferings/schemas'
import { callableWorkers } from '@/contracts/callableWorkers'
import { CallableWorkers } from '@/contracts/callableWorkers/schemas'
import { Paged } from '@/contracts/common/schemas'
import { ladders } from '@/contracts/ladders'
import { LadderCourse, LadderForecast } from '@/contracts/ladders/schemas'
import { levers } from '@/contracts/levers'
import { ChangedHours, OfferingLevers } from '@/contracts/levers/schemas'
import { longTermJobs } from '@/contracts/longTermJobs'
import {
  LongTermAvailability,
  LongTermCandidates,
  LongTermJob,
  LongTermJobs,
  LongTermUser,
} from '@/contracts/longTermJobs/schemas'
import { manuals } from '@/contracts/manuals'
import { Manual, ManualLink, PieceUpload } from '@/contracts/manuals/schemas'
import { OfferingUsers } from '@/contracts/matchings/schemas'
import { offeringOverviews } from '@/contracts/offeringOverviews'
import { offeringLifecycle, offerings } from '@/contracts/offerings'
import {
  KeptClosedReason,
  LongTermPreferredUserCount,
  Offering,
  OfferingCalendar,
  OfferingDetail,
  OfferingEditValidation,
  OfferingSuggestion,
  OfferingValidation,
  RecommendStatus,
  UnreviewedOfferings,
  Wage,
} from '@/contracts/offerings/schemas'
import { offers } from '@/contracts/offers'
import {
  Offer,
  OfferCheck,
  OfferSummary,
  OfferTitles,
  SuggestedText,
} from '@/contracts/offers/schemas'
import { shareLinks } from '@/contracts/shareLinks'
import { ShareUrl, ShareUrlExists } from '@/contracts/shareLinks/schemas'
import { schemasOf } from './schemasOf'

/** The calls about offers and offerings, with the schemas of their answers. */
export const offeringsSchemas = [
  ...schemasOf(offers, {
    list: Paged(OfferSummary),
    titles: OfferTitles,
    one: Offer,
    create: Offer,
    update: Offer,
    archive: Offer,
    check: OfferCheck,
    suggestion: SuggestedText,
  }),
  ...schemasOf(offeringLifecycle, {
    close: OfferingDetail,
    closedReason: KeptClosedReason,
    unpublish: OfferingDetail,
    edit: OfferingDetail,
    validateEdit: OfferingEditValidation,
    recreate: OfferingDetail,
  }),
  ...schemasOf(offeringOverviews, {
    calendar: OfferingCalendar,
    ofOffer: Paged(Offering),
    unreviewed: UnreviewedOfferings,
    recommendStatus: RecommendStatus,
    longTermPreferredUserCount: LongTermPreferredUserCount,
  }),
  ...schemasOf(offerings, {
    list: Paged(Offering),
    one: OfferingDetail,
    users: OfferingUsers,
    wage: Wage,
    suggestion: OfferingSuggestion,
    validate: OfferingValidation,
    create: OfferingDetail,
  }),
  ...schemasOf(bulkOfferings, {
    list: Paged(MultidatePosting),
    create: MultidatePosting,
    validate: MultidateValidation,
    repair: MultidatePosting,
    check: MultidatePosting,
  }),
  ...schemasOf(aiSuggestions, { draft: AiDraft, createJob: AiSuggestionJob, job: AiSuggestionJob }),
  ...schemasOf(ladders, {
    forecast: LadderForecast,
    one: LadderCourse,
    advance: LadderCourse,
    move: LadderCourse,
    skip: LadderCourse,
  }),
  ...schemasOf(levers, { list: OfferingLevers, changeHours: ChangedHours }),
  ...schemasOf(callableWorkers, { ofOffering: CallableWorkers, ofConditions: CallableWorkers }),
  ...schemasOf(shareLinks, { existsShareUrl: ShareUrlExists, shareUrl: ShareUrl }),
  ...schemasOf(manuals, { create: PieceUpload, finish: Manual, link: ManualLink }),
  ...schemasOf(longTermJobs, {
    available: LongTermAvailability,
    jobs: LongTermJobs,
    job: LongTermJob,
    applications: LongTermCandidates,
    preferences: LongTermCandidates,
    user: LongTermUser,
    selectApplication: LongTermUser,
    selectPreference: LongTermUser,
  }),
]
