import * as z from 'zod/mini'
import { accountSettings, accounts } from '@/contracts/accounts'
import {
  AccessibleClients,
  AccessibleCompanies,
  Account,
  AccountPermission,
  CurrentAccount,
  EmailChangeResult,
  FingerprintNecessity,
  NotificationCounts,
  PasswordVerdict,
  SignInStatus,
  Subscriptions,
} from '@/contracts/accounts/schemas'
import { activities } from '@/contracts/activities'
import { ActivityList } from '@/contracts/activities/schemas'
import { events } from '@/contracts/events'
import { files } from '@/contracts/files'
import { UploadedFile } from '@/contracts/files/schemas'
import { guideTool } from '@/contracts/guideTool'
import { GuideToolAccount } from '@/contracts/guideTool/schemas'
import { masterCompanyOccupations, masterData } from '@/contracts/masterData'
import {
  MasterCompanyOccupations,
  MasterCompanyOccupationsV2,
  Occupations,
  Qualifications,
  Tags,
} from '@/contracts/masterData/schemas'
import { clientMembers, members } from '@/contracts/members'
import { ClientMembers, MemberList } from '@/contracts/members/schemas'
import { notices } from '@/contracts/notices'
import { Notices } from '@/contracts/notices/schemas'
import { feedbacks, operatorRequests } from '@/contracts/operatorRequests'
import {
  FeedbackReceipt,
  LiftRequest,
  Suspension,
  UsageLimit,
  UsageLimitRequest,
} from '@/contracts/operatorRequests/schemas'
import { places, trackingData } from '@/contracts/places'
import { Places, TrackingData } from '@/contracts/places/schemas'
import { sessions } from '@/contracts/sessions'
import { SignedIn } from '@/contracts/sessions/schemas'
import { setupTokens } from '@/contracts/setupTokens'
import { SetupToken } from '@/contracts/setupTokens/schemas'
import { system } from '@/contracts/system'
import { schemasOf } from './schemasOf'

/** The calls about accounts, with the schemas of their answers. */
export const accountSchemas = [
  ...schemasOf(accountSettings, {
    update: Account,
    signInStatus: SignInStatus,
    validatePassword: PasswordVerdict,
    answerEmailChange: EmailChangeResult,
    fingerprintNecessity: FingerprintNecessity,
    subscriptions: Subscriptions,
    saveSubscriptions: Subscriptions,
  }),
  ...schemasOf(accounts, {
    current: CurrentAccount,
    me: Account,
    permission: AccountPermission,
    notificationCounts: NotificationCounts,
    clients: AccessibleClients,
    companies: AccessibleCompanies,
  }),
  ...schemasOf(activities, { list: ActivityList }),
  ...schemasOf(notices, { list: Notices }),
  ...schemasOf(sessions, { confirm: SignedIn }),
  ...schemasOf(setupTokens, { one: SetupToken, validatePassword: PasswordVerdict }),
  ...schemasOf(guideTool, { me: GuideToolAccount }),
  ...schemasOf(clientMembers, { list: ClientMembers }),
  ...schemasOf(members, { list: MemberList }),
  ...schemasOf(masterCompanyOccupations, { list: MasterCompanyOccupations }),
  ...schemasOf(masterData, {
    occupations: Occupations,
    tags: Tags,
    qualifications: Qualifications,
    masterCompanyOccupations: MasterCompanyOccupationsV2,
  }),
  ...schemasOf(places, { find: Places }),
  ...schemasOf(trackingData, { trackingData: TrackingData }),
  ...schemasOf(feedbacks, { send: FeedbackReceipt }),
  ...schemasOf(operatorRequests, {
    usageLimit: UsageLimit,
    requestUsageLimit: UsageLimitRequest,
    suspension: Suspension,
    requestLift: LiftRequest,
  }),
  ...schemasOf(files, { create: UploadedFile }),
  ...schemasOf(events, {}),
  ...schemasOf(system, {
    maintenance: z.object({ isMaintenance: z.boolean() }),
    version: z.object({ versionKey: z.string() }),
  }),
]
