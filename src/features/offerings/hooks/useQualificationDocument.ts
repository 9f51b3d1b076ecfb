import { useEffect, useState } from 'react'
import type { DocumentFileLink } from '@/contracts/documents/schemas'

/** A loaded file: `url` is valid until the component unmounts or loads another one. */
type LoadedDocument = { url: string; isImage: boolean }
type OpenParams = {
  clientId: string
  documentFileId: number
  query: { expires: number; signature: string }
}

/**
 * Returns [the loaded document, show]. `show` requests a short-lived link and loads its file; it throws the errors of
 * both calls. The file is released on unmount.
 */
export function useQualificationDocument(clientId: string) {
  const [loaded, setLoaded] = useState<LoadedDocument>()
  useEffect(
    () => () => {
      if (loaded) URL.revokeObjectURL(loaded.url)
    },
    [loaded],
  )
  async function show(
    requestLink: () => Promise<DocumentFileLink>,
    open: (link: OpenParams) => Promise<Response>,
  ) {
    const { documentFileId, expires, signature } = await requestLink()
    const file = await (
      await open({ clientId, documentFileId, query: { expires, signature } })
    ).blob()
    setLoaded({ url: URL.createObjectURL(file), isImage: file.type.startsWith('image/') })
  }
  return [loaded, show] as const
}
