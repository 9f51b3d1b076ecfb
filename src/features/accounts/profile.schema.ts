import * as z from 'zod/mini'
import { AccountInput } from '@/contracts/accounts/schemas'

/** The form of the profile: the fields of the request, all of them required. */
export default z.required(AccountInput)
