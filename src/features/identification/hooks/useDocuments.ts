import { useRef, useState } from 'react'
import { ApiError, notifyError, request } from '@/api/client'
import { sendPieces, type PieceProgress } from '@/components/uploads/sendPieces'
import { identification } from '@/contracts/identification'
import {
  IDENTIFICATION_FILE_BYTES,
  type IdentificationDocumentKind,
} from '@/contracts/identification/enums'
import { takeFiles } from '@/ui/fields/files/fileRules'

/** What is accepted as a document: one picture or PDF. */
export const documentRules = {
  accept: ['image/jpeg', 'image/png', 'application/pdf', '.pdf'],
  acceptLabel: 'JPEG・PNG・PDF',
  maxBytes: IDENTIFICATION_FILE_BYTES,
  maxCount: 1,
}

/** A chosen document. `id` is set once the server has checked it. */
export type ChosenDocument = {
  file?: File
  id?: number
  /** The share that has been sent, 0 to 1. */
  share: number
  error?: string
}
export type ChosenDocuments = Partial<Record<IdentificationDocumentKind, ChosenDocument>>

/** The documents chosen in the form. Each is sent as soon as it is chosen; a failed one can be sent again. */
export function useDocuments(companyId: string) {
  const [documents, setDocuments] = useState<ChosenDocuments>({})
  const running = useRef(new Map<IdentificationDocumentKind, PieceProgress>())
  const change = (kind: IdentificationDocumentKind, patch: ChosenDocument) =>
    setDocuments((current) => ({ ...current, [kind]: patch }))

  async function send(kind: IdentificationDocumentKind, file: File, progress: PieceProgress) {
    // False once another file was chosen for this kind, or it was removed.
    const isCurrent = () => running.current.get(kind) === progress
    const show = (patch: Partial<ChosenDocument>) => {
      if (isCurrent()) change(kind, { file, share: 0, ...patch })
    }
    const params = { companyId }
    show({})
    try {
      const { id } = await sendPieces(
        file,
        progress,
        {
          create: () =>
            request(identification.createDocument, {
              ...params,
              // Keeps the end of a name that is too long for the server, because it has the extension.
              body: { kind, name: file.name.slice(-200), byteSize: file.size },
            }),
          send: (identificationDocumentId, body) =>
            request(identification.sendDocument, { ...params, identificationDocumentId, body }),
          finish: (identificationDocumentId) =>
            request(identification.finishDocument, { ...params, identificationDocumentId }),
        },
        (share) => show({ share }),
      )
      show({ id, share: 1 })
    } catch (error) {
      if (!(error instanceof ApiError)) return notifyError(error)
      // The server has discarded the upload, so the next attempt begins with the first piece.
      if (error.status === 422 || error.status === 404) {
        delete progress.upload
        progress.sentPieces = 0
      }
      show({ error: Object.values(error.fields)[0] ?? error.messages.join('\n') })
    }
  }
  function choose(kind: IdentificationDocumentKind, selected: readonly File[]) {
    const { files, refused } = takeFiles([], selected, documentRules)
    const [file] = files
    if (!file) return change(kind, { share: 0, error: refused.join('\n') })
    const progress: PieceProgress = { sentPieces: 0 }
    running.current.set(kind, progress)
    void send(kind, file, progress)
  }
  function retry(kind: IdentificationDocumentKind) {
    const progress = running.current.get(kind)
    const file = documents[kind]?.file
    if (progress && file) void send(kind, file, progress)
  }
  function remove(kind: IdentificationDocumentKind) {
    running.current.delete(kind)
    setDocuments(({ [kind]: _, ...others }) => others)
  }
  return { documents, choose, retry, remove }
}
