import * as z from 'zod/mini'
import { Email, Secret } from '@/contracts/accounts/schemas'

export default z.object({ newEmail: Email, currentPassword: Secret })
