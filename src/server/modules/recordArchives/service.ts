// The definition that the export job uses.
export { recordArchiveDefinition } from './recordArchiveFile'
