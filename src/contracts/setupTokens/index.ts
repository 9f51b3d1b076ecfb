import type { PasswordCheck, PasswordVerdict } from '@/contracts/accounts/schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'
import type { SetupPassword, SetupRequest, SetupToken } from './schemas'

/** Links by mail that let somebody choose a password: invitations and forgotten passwords. */
export const setupTokens = resource('setupTokens', {
  /** Always 204: whether an address is known here is nobody's business. */
  request: endpoint('POST /account_setup_tokens', { body: json<SetupRequest>(), public: true }),
  one: endpoint('GET /account_setup_tokens/{setupToken}', {
    response: json<SetupToken>(),
    public: true,
  }),
  use: endpoint('PATCH /account_setup_tokens/{setupToken}', {
    body: json<SetupPassword>(),
    public: true,
  }),
  validatePassword: endpoint('POST /account_setup_tokens/{setupToken}/password_validation', {
    body: json<PasswordCheck>(),
    response: json<PasswordVerdict>(),
    public: true,
    audit: false,
  }),
})
