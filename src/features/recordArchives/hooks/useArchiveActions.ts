import { download } from '@/api/download'
import { useMutation } from '@/api/useMutation'
import type { FileLink } from '@/components/exports/useFileSaving'
import { recordArchives, storeRecordArchives } from '@/contracts/recordArchives'
import type { RecordArchive, RecordArchiveRequest } from '@/contracts/recordArchives/schemas'
import { recordYearFileName } from '@/domain/records/recordYear'

/** The actions on the records vault of a company or of a store. */
export type ArchiveActions = {
  /** The vault of a store ignores `clientIds`. */
  request: (body: RecordArchiveRequest) => Promise<unknown>
  remove: (storageId: number) => Promise<unknown>
  save: (file: RecordArchive, link: FileLink) => Promise<void>
}

const fileNameOf = ({ lastMonth }: RecordArchive) => recordYearFileName(lastMonth)

/** The vault of a company. */
export function useCompanyArchiveActions(companyId: string): ArchiveActions {
  const [request] = useMutation(recordArchives.request)
  const [remove] = useMutation(recordArchives.remove)
  return {
    request: (body) => request({ companyId, body }),
    remove: (storageId) => remove({ companyId, storageId }),
    save: (file, query) =>
      download(recordArchives.file, { companyId, storageId: file.id, query }, fileNameOf(file)),
  }
}

/** The vault of one store. */
export function useStoreArchiveActions(clientId: string): ArchiveActions {
  const [request] = useMutation(storeRecordArchives.request)
  const [remove] = useMutation(storeRecordArchives.remove)
  return {
    request: ({ lastMonth, kinds }) =>
      request({ clientId, body: { lastMonth, ...(kinds && { kinds }) } }),
    remove: (storageId) => remove({ clientId, storageId }),
    save: (file, query) =>
      download(storeRecordArchives.file, { clientId, storageId: file.id, query }, fileNameOf(file)),
  }
}
