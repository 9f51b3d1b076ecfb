// What the jobs use of the records vault.
export { recordArchiveDefinition } from './recordArchiveFile'
