export { salariesOf } from './salaries'
export { askableAt } from './salaryList'
