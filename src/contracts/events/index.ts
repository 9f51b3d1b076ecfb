import { endpoint, resource } from '@/contracts/endpoint'

/** Changes by others, so that pages read again what they show. */
export const events = resource('events', {
  /**
   * Beyond the specification: which resources of the caller's stores change, as server-sent events (ChangeEvent). One
   * stream for each browser; it ends with the session.
   */
  stream: endpoint('GET /accounts/me/events', { response: 'text/event-stream' }),
})
