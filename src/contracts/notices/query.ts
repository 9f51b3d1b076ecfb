import { page } from '@/contracts/common'
import { flag, oneOf } from '@/lib/query'
import { noticeCategories } from './enums'

export const noticeListQuery = { category: oneOf(noticeCategories, ''), unread_only: flag(), page }
