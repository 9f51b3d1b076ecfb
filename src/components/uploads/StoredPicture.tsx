import { Picture } from './Picture'
import { usePicture } from './usePicture'

type Props = {
  className?: string | undefined
  clientId: string
  /** Null for a picture that is not uploaded yet; `file` is shown instead. */
  fileId: number | null
  file?: File | undefined
  alt?: string
}

/** A picture of a store or an offer, by the id of its upload. */
export function StoredPicture({ className, clientId, fileId, file, alt = '' }: Props) {
  return <Picture className={className} blob={usePicture(clientId, fileId, file)} alt={alt} />
}
