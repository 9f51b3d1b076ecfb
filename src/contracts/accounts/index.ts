import { endpoint, json, resource } from '@/contracts/endpoint'
import type {
  AccessibleClients,
  AccessibleCompanies,
  Account,
  AccountPermission,
  AccountInput,
  ClientVisitInput,
  CurrentAccount,
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
} from './schemas'

/** The account that is signed in, and what it may see: every page reads these. */
export const accounts = resource('accounts', {
  /** The head of the menu: the account and the companies it belongs to, in one call. */
  current: endpoint('GET /account', { response: json<CurrentAccount>() }),
  me: endpoint('GET /accounts/me', { response: json<Account>() }),
  permission: endpoint('GET /accounts/me/permission', { response: json<AccountPermission>() }),
  notificationCounts: endpoint('GET /accounts/me/notification_counts', {
    response: json<NotificationCounts>(),
  }),
  clients: endpoint('GET /accounts/me/accessible_resources/clients', {
    response: json<AccessibleClients>(),
  }),
  companies: endpoint('GET /accounts/me/accessible_resources/companies', {
    response: json<AccessibleCompanies>(),
  }),
  /** Beyond the specification: the star of the store picker, and the store opened last. */
  visitClient: endpoint('PUT /accounts/me/accessible_resources/clients/{clientId}', {
    body: json<ClientVisitInput>(),
  }),
})

/** What people change about their own account: profile, password, address, devices and mails. */
export const accountSettings = resource('accounts', {
  update: endpoint('PATCH /accounts/me', { body: json<AccountInput>(), response: json<Account>() }),
  signInStatus: endpoint('GET /accounts/me/sign_in_status', { response: json<SignInStatus>() }),
  validatePassword: endpoint('POST /accounts/me/password_validation', {
    body: json<PasswordCheck>(),
    response: json<PasswordVerdict>(),
    audit: false,
  }),
  changePassword: endpoint('PATCH /accounts/me/password', { body: json<PasswordChange>() }),
  requestEmailChange: endpoint('POST /accounts/me/email_change_request', {
    body: json<EmailChangeRequest>(),
  }),
  /** Answers without a session: the link may be opened on another device. */
  answerEmailChange: endpoint('PATCH /accounts/me/email_change_request', {
    body: json<EmailChangeAnswer>(),
    response: json<EmailChangeResult>(),
    public: true,
  }),
  /** Beyond the specification: calls the pending change off from the settings. */
  cancelEmailChange: endpoint('DELETE /accounts/me/email_change_request'),
  fingerprintNecessity: endpoint('GET /accounts/me/fingerprints/necessity', {
    response: json<FingerprintNecessity>(),
  }),
  addFingerprint: endpoint('POST /accounts/me/fingerprints', { body: json<Fingerprint>() }),
  subscriptions: endpoint('GET /accounts/me/subscription/clients', {
    response: json<Subscriptions>(),
  }),
  saveSubscriptions: endpoint('PUT /accounts/me/subscription/clients', {
    body: json<SubscriptionsInput>(),
    response: json<Subscriptions>(),
  }),
})
