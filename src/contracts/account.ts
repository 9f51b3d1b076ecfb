import type { CurrentAccount } from './account.schemas'
import { endpoint, json, resource } from './kit'

export const account = resource('account', { current: endpoint('GET /account', { response: json<CurrentAccount>() }) })
