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

/** The signed-in account and what it may access; read by every page. */
export const accounts = resource('accounts', {
  /** The account and its companies in one call, for the head of the menu. */
  current: endpoint('GET /account', { response: json<CurrentAccount>() }),
  me: endpoint('GET /accounts/me', { response: json<Account>(), errors: ['not_found'] }),
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
  /** Beyond the specification: favourite stores, and the store opened last, for the store picker. */
  visitClient: endpoint('PUT /accounts/me/accessible_resources/clients/{clientId}', {
    body: json<ClientVisitInput>(),
  }),
})

/** Settings of the own account: profile, password, e-mail address, devices and mail subscriptions. */
export const accountSettings = resource('accounts', {
  update: endpoint('PATCH /accounts/me', {
    body: json<AccountInput>(),
    response: json<Account>(),
    errors: ['not_found', 'stale'],
  }),
  signInStatus: endpoint('GET /accounts/me/sign_in_status', {
    response: json<SignInStatus>(),
    errors: ['not_found'],
  }),
  validatePassword: endpoint('POST /accounts/me/password_validation', {
    body: json<PasswordCheck>(),
    response: json<PasswordVerdict>(),
    audit: false,
  }),
  changePassword: endpoint('PATCH /accounts/me/password', {
    body: json<PasswordChange>(),
    errors: ['not_found'],
  }),
  requestEmailChange: endpoint('POST /accounts/me/email_change_request', {
    body: json<EmailChangeRequest>(),
    errors: ['not_found'],
  }),
  /** Needs no session: the link of the mail may be opened on another device. */
  answerEmailChange: endpoint('PATCH /accounts/me/email_change_request', {
    body: json<EmailChangeAnswer>(),
    response: json<EmailChangeResult>(),
    public: true,
    errors: ['token_dead', 'unauthorized'],
  }),
  /** Beyond the specification: cancels the pending change from the settings page. */
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
    errors: ['not_found'],
  }),
})
