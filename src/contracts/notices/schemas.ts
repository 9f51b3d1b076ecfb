import * as z from 'zod/mini'
import { count, id, instant, Paged } from '@/contracts/common/schemas'
import { noticeCategories } from './enums'

/** `body` is plain text; empty lines separate paragraphs. */
export const Notice = z.object({
  id,
  category: z.enum(noticeCategories),
  title: z.string(),
  body: z.string(),
  link: z.nullable(z.string()),
  publishedAt: instant,
  read: z.boolean(),
})
export type Notice = z.infer<typeof Notice>
export const Notices = z.extend(Paged(Notice), { unreadCount: count })
export type Notices = z.infer<typeof Notices>
