import { PhoneVerificationRequest } from '@/contracts/clients/schemas'

export default PhoneVerificationRequest
