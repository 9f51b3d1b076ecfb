import { useState } from 'react'
import { notifyError } from '@/api/client'
import type { JobStatus } from '@/contracts/common/jobStatus'
import { minuteMs } from '@/lib/date'

/** The interval (ms) at which the list is read again while a file is being made. */
const POLLING_MS = 5000
/** The interval (ms) otherwise, the same as for every list: somebody else may request a file. */
const IDLE_MS = minuteMs
export type ListedFile = { id: number; status: JobStatus; link: string | null }
type Files<F extends ListedFile> = { items: F[] }
/** The query parameters of the link of a file. */
export type FileLink = { expires: number; signature: string }

const isWaiting = ({ status }: ListedFile) => status === 'queued' || status === 'processing'
/** Returns the interval at which a list of files is read again: shorter while one of them is being made. */
export const filePollingOf = (files: Files<ListedFile> | undefined) =>
  files?.items.some(isWaiting) ? POLLING_MS : IDLE_MS

function linkOf(link: string): FileLink {
  const { searchParams } = new URL(link, location.origin)
  return {
    expires: Number(searchParams.get('expires')),
    signature: searchParams.get('signature') ?? '',
  }
}

/**
 * Returns [save, savingId]. `save` saves a file of a list. It reads the list again first, because a link is valid for
 * ten minutes and the page may be open for longer. Failures are notified.
 */
export function useFileSaving<F extends ListedFile>(
  refresh: () => Promise<Files<F> | undefined>,
  download: (file: F, link: FileLink) => Promise<void>,
) {
  const [savingId, setSavingId] = useState<number>()
  async function save(id: number) {
    setSavingId(id)
    try {
      const file = (await refresh())?.items.find((item) => item.id === id)
      if (file?.link) await download(file, linkOf(file.link))
    } catch (failure) {
      notifyError(failure)
    } finally {
      setSavingId(undefined)
    }
  }
  return [save, savingId] as const
}
