export { recordResidenceCard, removeResidenceCard, residenceCardOf } from './operator'
