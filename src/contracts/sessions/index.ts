import { endpoint, json, resource } from '@/contracts/endpoint'
import type { SignedIn, SignIn } from './schemas'

/** Sign-in and sign-out, and the renewal of a session. */
export const sessions = resource('sessions', {
  signIn: endpoint('POST /sign_in', {
    body: json<SignIn>(),
    public: true,
    errors: ['wrong_credentials'],
  }),
  confirm: endpoint('GET /sign_in/confirm', { response: json<SignedIn>() }),
  refresh: endpoint('PATCH /sign_in/refresh', {
    public: true,
    audit: false,
    errors: ['unauthorized'],
  }),
  signOut: endpoint('DELETE /sign_out', { public: true, errors: ['other_account'] }),
})
