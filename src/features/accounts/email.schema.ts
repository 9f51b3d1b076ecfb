import * as z from 'zod/mini'
import { Email, Secret } from '@/contracts/accounts/schemas'

/** The form of a new e-mail address, confirmed by the current password. */
export default z.object({ newEmail: Email, currentPassword: Secret })
