import { page } from '@/contracts/common'

/** `page`: page of the members. */
export const groupQuery = { page }
