import type { CurrentAccount } from './schemas'
import { endpoint, json, resource } from '@/contracts/endpoint'

export const account = resource('account', {
  current: endpoint('GET /account', { response: json<CurrentAccount>() }),
})
