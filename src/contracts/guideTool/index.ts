import type { GuideToolAccount } from './schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'

export const guideTool = resource('guideTool', {
  me: endpoint('GET /guide_tool/accounts/me', { response: json<GuideToolAccount>() }),
})
