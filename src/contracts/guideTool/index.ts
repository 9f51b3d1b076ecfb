import { endpoint, json, resource } from '@/contracts/endpoint'
import type { GuideToolAccount } from './schemas'

/** What the guide tool, a service of a third party, receives about the signed-in account. */
export const guideTool = resource('guideTool', {
  me: endpoint('GET /guide_tool/accounts/me', {
    response: json<GuideToolAccount>(),
    errors: ['not_found'],
  }),
})
