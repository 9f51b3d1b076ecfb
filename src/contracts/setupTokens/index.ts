import type { PasswordCheck, PasswordVerdict } from '@/contracts/accounts/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import type { SetupPassword, SetupRequest, SetupToken } from './schemas'

/** Links sent by mail for setting a password: invitations and password resets. */
export const setupTokens = resource('setupTokens', {
  /** Always 204, so that a caller cannot find out which addresses have an account. */
  request: endpoint('POST /account_setup_tokens', { body: json<SetupRequest>(), public: true }),
  one: endpoint('GET /account_setup_tokens/{setupToken}', {
    response: json<SetupToken>(),
    public: true,
  }),
  use: endpoint('PATCH /account_setup_tokens/{setupToken}', {
    body: json<SetupPassword>(),
    public: true,
    errors: ['token_dead'],
  }),
  validatePassword: endpoint('POST /account_setup_tokens/{setupToken}/password_validation', {
    body: json<PasswordCheck>(),
    response: json<PasswordVerdict>(),
    public: true,
    audit: false,
  }),
})
