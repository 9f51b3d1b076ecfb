import { PhoneVerificationAnswer } from '@/contracts/clients/schemas'

export default PhoneVerificationAnswer
