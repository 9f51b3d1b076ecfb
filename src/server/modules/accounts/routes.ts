import { accounts as contract, accountSettings } from '@/contracts/accounts'
import {
  CurrentAccount,
  AccessibleClients,
  AccessibleCompanies,
  Account,
  AccountInput,
  AccountPermission,
  ClientVisitInput,
  EmailChangeAnswer,
  EmailChangeRequest,
  EmailChangeResult,
  Fingerprint,
  FingerprintNecessity,
  NotificationCounts,
  PasswordChange,
  PasswordCheck,
  PasswordVerdict,
  SignInStatus,
  Subscriptions,
  SubscriptionsInput,
} from '@/contracts/accounts/schemas'
import { implement } from '@/server/http/route'
import * as access from './access'
import * as credentials from './credentials'
import * as profile from './profile'
import { accountSettingsReference, accountsReference } from './reference'
import * as subscriptions from './subscriptions'

export const accountRoutes = [
  ...implement(contract, accountsReference, {
    current: { response: CurrentAccount, run: profile.currentAccount },
    me: { response: Account, run: profile.me },
    permission: { response: AccountPermission, run: access.permission },
    notificationCounts: { response: NotificationCounts, run: access.notificationCounts },
    clients: { response: AccessibleClients, run: access.clients },
    companies: { response: AccessibleCompanies, run: access.accessibleCompanies },
    visitClient: { body: ClientVisitInput, manualTransaction: access.visitClient },
  }),
  ...implement(accountSettings, accountSettingsReference, {
    update: { body: AccountInput, response: Account, run: profile.updateProfile },
    signInStatus: { response: SignInStatus, run: profile.signInStatus },
    validatePassword: {
      body: PasswordCheck,
      response: PasswordVerdict,
      run: credentials.validatePassword,
    },
    changePassword: { body: PasswordChange, manualTransaction: credentials.changePassword },
    requestEmailChange: {
      body: EmailChangeRequest,
      manualTransaction: credentials.requestEmailChange,
    },
    answerEmailChange: {
      body: EmailChangeAnswer,
      response: EmailChangeResult,
      run: credentials.answerEmailChange,
    },
    cancelEmailChange: { run: credentials.cancelEmailChange },
    fingerprintNecessity: {
      response: FingerprintNecessity,
      run: credentials.fingerprintNecessity,
    },
    addFingerprint: { body: Fingerprint, run: credentials.addFingerprint },
    subscriptions: { response: Subscriptions, run: subscriptions.listSubscriptions },
    saveSubscriptions: {
      body: SubscriptionsInput,
      response: Subscriptions,
      run: subscriptions.saveSubscriptions,
    },
  }),
]
