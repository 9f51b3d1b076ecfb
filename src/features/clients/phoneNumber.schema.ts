import { PhoneVerificationRequest } from '@/contracts/clients/schemas'

/** The form that asks for a code: the number, and how the code reaches it. */
export default PhoneVerificationRequest
