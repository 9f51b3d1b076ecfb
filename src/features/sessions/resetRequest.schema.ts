// The form has the same fields as the request. Kept in its own file, so that the page does not load zod until the form
// needs it.
export { SetupRequest as default } from '@/contracts/setupTokens/schemas'
