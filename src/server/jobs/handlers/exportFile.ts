import type { ExportFileKind } from '@/contracts/common/exportFiles'
import type { JobDefinition } from '@/server/jobs/worker'
import { billingFileDefinitions } from '@/server/modules/billing/service'
import {
  failExportFile,
  makeExportFile,
  type ExportDefinition,
} from '@/server/modules/exportFiles/service'
import { recordArchiveDefinition } from '@/server/modules/recordArchives/service'
import { workerListDefinition } from '@/server/modules/workerLists/service'
import { STANDARD_LEASE_SECONDS } from './standardLease'

const definitions: Record<ExportFileKind, ExportDefinition> = {
  ...billingFileDefinitions,
  workerList: workerListDefinition,
  recordArchive: recordArchiveDefinition,
}

/** Enough for a year of records of many stores while the server also answers calls. */
const MAX_RUN_SECONDS = 3 * 60 * 60

/** Makes a file that an account of a company requested. */
export const exportFileJob: JobDefinition = {
  lane: 'default',
  leaseSeconds: STANDARD_LEASE_SECONDS,
  maxRunSeconds: MAX_RUN_SECONDS,
  run: ({ payload }, context, signal) =>
    makeExportFile(context, definitions, Number(payload['fileId']), signal),
  onFailed: (db, { payload }, now) => failExportFile(db, Number(payload['fileId']), now),
}
