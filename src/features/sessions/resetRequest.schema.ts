export { SetupRequest as default } from '@/contracts/setupTokens/schemas'
