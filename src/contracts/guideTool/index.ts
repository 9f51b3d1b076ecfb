import { endpoint, json, resource } from '@/contracts/endpoint'
import type { GuideToolAccount } from './schemas'

export const guideTool = resource('guideTool', {
  me: endpoint('GET /guide_tool/accounts/me', {
    response: json<GuideToolAccount>(),
    errors: ['not_found'],
  }),
})
