import { useQuery } from '@/api/useQuery'
import { files } from '@/contracts/files'

/**
 * The given file, or a stored picture; undefined while loading. Fetched through the
 * API client, because the URL requires the session and the app header.
 */
export function usePicture(clientId: string, fileId: number | null, file?: File): Blob | undefined {
  // A stored picture never changes.
  const { data } = useQuery(files.image, fileId === null || file ? null : { clientId, fileId }, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  return file ?? data
}
