// A worker opens the notice of their own shift (労働条件通知書).
export { markNoticeRead as openEmploymentNotice } from '@/server/modules/employmentNotices/service'
