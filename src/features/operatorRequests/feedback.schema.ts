export { FeedbackInput as default } from '@/contracts/operatorRequests/schemas'
