// What the jobs and the records vault use of worker lists.
export { workerListDefinition, workerListHeader, workerListRows } from './workerListFile'
