import { useState } from 'react'
import { notifyError, request } from '@/api/client'
import { download } from '@/api/download'
import { manuals } from '@/contracts/manuals'
import type { Manual } from '@/contracts/manuals/schemas'
import { Button } from '@/ui/buttons/Button'

/** The name of a manual; pressed, it is handed over, by a link that works for a few minutes. */
export function ManualName({
  clientId,
  manual: { id: manualId, name },
}: {
  clientId: string
  manual: Manual
}) {
  const [busy, setBusy] = useState(false)
  async function open() {
    setBusy(true)
    try {
      const { expires, seal } = await request(manuals.link, { clientId, manualId })
      await download(manuals.open, { clientId, manualId, query: { expires, seal } }, name)
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      tone='link'
      size={32}
      loading={busy}
      aria-label={`${name}をダウンロード`}
      onClick={() => void open()}
    >
      {name}
    </Button>
  )
}
