/** The kinds of notices of the service (お知らせ). */
export const noticeCategories = ['important', 'release', 'maintenance', 'campaign'] as const
export type NoticeCategory = (typeof noticeCategories)[number]
