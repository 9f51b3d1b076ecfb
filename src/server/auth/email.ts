import { halfWidth } from '@/lib/text/jaInput'

/** The normalized form in which e-mail addresses are stored and compared. */
export const normalizeEmail = (email: string) => halfWidth(email).toLowerCase()
