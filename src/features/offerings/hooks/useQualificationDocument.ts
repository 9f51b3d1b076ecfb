import { useEffect, useState } from 'react'
import type { PaperLink } from '@/contracts/documents/schemas'

export type Paper = { url: string; isImage: boolean }
type Opened = { clientId: string; paperId: number; query: { expires: number; seal: string } }

/**
 * A submitted document: requests a short-lived link, loads the file, and releases it on unmount.
 */
export function useQualificationDocument(clientId: string) {
  const [paper, setPaper] = useState<Paper>()
  useEffect(
    () => () => {
      if (paper) URL.revokeObjectURL(paper.url)
    },
    [paper],
  )
  async function show(ask: () => Promise<PaperLink>, open: (link: Opened) => Promise<Response>) {
    const { paperId, expires, seal } = await ask()
    const file = await (await open({ clientId, paperId, query: { expires, seal } })).blob()
    setPaper({ url: URL.createObjectURL(file), isImage: file.type.startsWith('image/') })
  }
  return [paper, show] as const
}
