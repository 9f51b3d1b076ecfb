export { dropOldEmailChanges } from './emailChange'
