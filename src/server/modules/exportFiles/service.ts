// Files that are made in the background and kept for seven days: the one mechanism of all modules.
export {
  deleteExportFile,
  dropOldExportFiles,
  exportFileOfLink,
  exportFilePiecesOf,
  exportStatusOf,
  linkQueryOf,
  recentExportFiles,
  requestExportFile,
  streamExportFile,
} from './files'
export { failExportFile, makeExportFile } from './makeExportFile'
export { inSlices } from './slices'
export type { ExportDefinition, ExportFile, ExportWork, InTransaction, Written } from './types'
