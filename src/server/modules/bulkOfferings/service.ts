export { failDates, publishDates } from './publishDates'
