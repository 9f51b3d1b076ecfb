import { useState } from 'react'
import { notifyError, request } from '@/api/client'
import { download } from '@/api/download'
import { manuals } from '@/contracts/manuals'
import type { Manual } from '@/contracts/manuals/schemas'
import { Button } from '@/ui/buttons/Button'

/** The name of a manual as a button that downloads it through a link valid for a few minutes. */
export function ManualName({
  clientId,
  manual: { id: manualId, name },
}: {
  clientId: string
  manual: Manual
}) {
  const [isDownloading, setIsDownloading] = useState(false)
  async function handleDownload() {
    setIsDownloading(true)
    try {
      const { expires, signature } = await request(manuals.link, { clientId, manualId })
      await download(manuals.open, { clientId, manualId, query: { expires, signature } }, name)
    } catch (error) {
      notifyError(error)
    } finally {
      setIsDownloading(false)
    }
  }
  return (
    <Button
      tone='link'
      size={32}
      loading={isDownloading}
      aria-label={`${name}をダウンロード`}
      onClick={() => void handleDownload()}
    >
      {name}
    </Button>
  )
}
