import { endpoint, json, resource } from '@/contracts/endpoint'
import { noticeListQuery } from './query'
import type { Notices } from './schemas'

/** Notices (お知らせ) of the operator to the signed-in account. */
export const notices = resource('notices', {
  list: endpoint('GET /notices', { query: noticeListQuery, response: json<Notices>() }),
  markRead: endpoint('POST /notices/{noticeId}/read', { changes: ['noticeReads'] }),
  /** Beyond the specification: すべて既読にする. */
  markAllRead: endpoint('POST /notices/read', { changes: ['noticeReads'] }),
})
