export { LiftRequestInput as default } from '@/contracts/operatorRequests/schemas'
