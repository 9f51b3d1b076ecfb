import { endpoint, json, resource } from '@/contracts/endpoint'
import type { CurrentAccount } from './schemas'

export const account = resource('account', {
  current: endpoint('GET /account', { response: json<CurrentAccount>() }),
})
