import { PhoneVerificationAnswer } from '@/contracts/clients/schemas'

/** The form of the code that was sent to the telephone of a store. */
export default PhoneVerificationAnswer
