import { flag, oneOf } from '@/lib/query'
import { page } from './common'
import { noticeCategories } from './statuses'

export const noticeListQuery = { category: oneOf(noticeCategories, ''), unread_only: flag(), page }
