import { endpoint, json, resource } from '@/contracts/endpoint'
import { noticeListQuery } from './query'
import type { Notices } from './schemas'

export const notices = resource('notices', {
  list: endpoint('GET /notices', { query: noticeListQuery, response: json<Notices>() }),
  read: endpoint('POST /notices/{noticeId}/read', { invalidates: ['accounts'] }),
  /** Beyond the specification: すべて既読にする. */
  readAll: endpoint('POST /notices/read', { invalidates: ['accounts'] }),
})
