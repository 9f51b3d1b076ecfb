import type {
  Account,
  AccountInput,
  EmailChangeAnswer,
  EmailChangeRequest,
  EmailChangeResult,
  Fingerprint,
  FingerprintNecessity,
  PasswordChange,
  PasswordCheck,
  PasswordVerdict,
  SignInStatus,
  Subscriptions,
  SubscriptionsInput,
} from '@/contracts/accounts/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'

/** What people do to their own account. Its reads are those of `accounts`. */
export const ownAccount = resource('accounts', {
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
