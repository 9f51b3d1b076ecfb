import { flag, oneOf } from '@/lib/query'
import { page } from './common'
import { endpoint, json, resource } from './kit'
import type { Notices } from './notices.schemas'
import { noticeCategories } from './statuses'

export const notices = resource('notices', {
  list: endpoint('GET /notices', { query: { category: oneOf(noticeCategories, ''), unread_only: flag(), page }, response: json<Notices>() }),
  read: endpoint('POST /notices/{noticeId}/read', { alsoStale: ['accounts'] }),
  /** Beyond the specification: すべて既読にする. */
  readAll: endpoint('POST /notices/read', { alsoStale: ['accounts'] }),
})
