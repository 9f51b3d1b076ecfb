import type { GuideToolAccount } from './guideTool.schemas'
import { endpoint, json, resource } from './kit'

export const guideTool = resource('guideTool', { me: endpoint('GET /guide_tool/accounts/me', { response: json<GuideToolAccount>() }) })
