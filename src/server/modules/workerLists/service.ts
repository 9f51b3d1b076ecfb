// The functions that the export job and the records vault use.
export { workerListDefinition, workerListHeader, workerListRows } from './workerListFile'
