import { useQuery } from '@/api/useQuery'
import { files } from '@/contracts/files'

/**
 * A stored picture of a template, or one that is not sent yet; undefined until it is there. It is
 * fetched through the client, because its address needs the session and the app header.
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
