import { Picture } from './Picture'
import { usePicture } from './usePicture'

type Props = {
  clientId: string
  /** Null for a picture that is not uploaded yet: then `file` is shown. */
  fileId: number | null
  file?: File | undefined
  alt?: string
}

/** A picture of a store or an offer, by the id of its upload. */
export function StoredPicture({ clientId, fileId, file, alt = '' }: Props) {
  return <Picture blob={usePicture(clientId, fileId, file)} alt={alt} />
}
