import * as z from 'zod/mini'
import { AccountInput } from '@/contracts/accounts/schemas'

export default z.required(AccountInput)
