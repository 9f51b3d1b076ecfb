import { download } from '@/api/download'
import { useMutation } from '@/api/useMutation'
import type { FileActions } from '@/components/exports/SharedFiles'
import { recordArchives, storeRecordArchives } from '@/contracts/recordArchives'
import type { RecordArchive, RecordArchiveRequest } from '@/contracts/recordArchives/schemas'
import { recordYearFileName } from '@/domain/records/recordYear'

/** The actions on the records vault of a company or of a store. */
export type ArchiveActions = FileActions<RecordArchive> & {
  /** The vault of a store ignores `clientIds`. */
  request: (body: RecordArchiveRequest) => Promise<unknown>
}

/** The request that makes the same file again. */
const orderOf = ({ lastMonth, clientIds, kinds }: RecordArchive): RecordArchiveRequest => ({
  lastMonth,
  clientIds,
  ...(kinds && { kinds }),
})
const fileNameOf = ({ lastMonth }: RecordArchive) => recordYearFileName(lastMonth)

/** The vault of a company. */
export function useCompanyArchiveActions(companyId: string): ArchiveActions {
  const [request] = useMutation(recordArchives.request)
  const [remove] = useMutation(recordArchives.remove)
  return {
    request: (body) => request({ companyId, body }),
    repeat: (file) => request({ companyId, body: orderOf(file) }),
    remove: ({ id }) => remove({ companyId, storageId: id }),
    save: (file, query) =>
      download(recordArchives.file, { companyId, storageId: file.id, query }, fileNameOf(file)),
  }
}

/** The vault of one store. */
export function useStoreArchiveActions(clientId: string): ArchiveActions {
  const [request] = useMutation(storeRecordArchives.request)
  const [remove] = useMutation(storeRecordArchives.remove)
  const requestOfStore = ({ lastMonth, kinds }: RecordArchiveRequest) =>
    request({ clientId, body: { lastMonth, ...(kinds && { kinds }) } })
  return {
    request: requestOfStore,
    repeat: (file) => requestOfStore(orderOf(file)),
    remove: ({ id }) => remove({ clientId, storageId: id }),
    save: (file, query) =>
      download(storeRecordArchives.file, { clientId, storageId: file.id, query }, fileNameOf(file)),
  }
}
