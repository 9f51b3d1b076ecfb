import { page } from '@/contracts/common'

/** The members of a group are shown page by page. */
export const groupQuery = { page }
