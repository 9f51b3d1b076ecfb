import { endpoint, json, resource } from '@/contracts/endpoint'
import type {
  AccessibleClients,
  AccessibleCompanies,
  Account,
  AccountPermission,
  ClientVisitInput,
  NotificationCounts,
} from './schemas'

/** Who is signed in, and what they may see. Every page reads these; what they do to their own account stands in ./ownAccount. */
export const accounts = resource('accounts', {
  me: endpoint('GET /accounts/me', { response: json<Account>() }),
  permission: endpoint('GET /accounts/me/permission', { response: json<AccountPermission>() }),
  notificationCounts: endpoint('GET /accounts/me/notification_counts', {
    response: json<NotificationCounts>(),
  }),
  clients: endpoint('GET /accounts/me/accessible_resources/clients', {
    response: json<AccessibleClients>(),
  }),
  companies: endpoint('GET /accounts/me/accessible_resources/companies', {
    response: json<AccessibleCompanies>(),
  }),
  /** Beyond the specification: the star of the store picker, and the store opened last. */
  visitClient: endpoint('PUT /accounts/me/accessible_resources/clients/{clientId}', {
    body: json<ClientVisitInput>(),
  }),
})
