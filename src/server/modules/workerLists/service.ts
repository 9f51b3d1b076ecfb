// What the jobs use of worker lists.
export { workerListDefinition } from './workerListFile'
