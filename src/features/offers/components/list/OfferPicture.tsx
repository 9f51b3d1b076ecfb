import { usePicture } from '@/components/uploads/usePicture'
import { jobDrawingOf } from '@/features/offers/lib/jobDrawings'
import { Drawing, Photo } from './OfferPicture.styles'

type Props = {
  clientId: string
  /** The stored picture; null if there is none. */
  fileId: number | null
  /** A picture that is not uploaded yet; takes precedence over the stored one. */
  file?: File | undefined
  occupationId: number | undefined
}

/**
 * The picture of an offer, or the illustration of its occupation. It fills the frame around it. It is decorative and
 * has no text alternative, because the title is beside it.
 */
export function OfferPicture({ clientId, fileId, file, occupationId }: Props) {
  const picture = usePicture(clientId, fileId, file)
  if (picture) return <Photo blob={picture} />
  const {
    tint,
    dot: [cx, cy, r],
    path,
  } = jobDrawingOf(occupationId)
  return (
    <Drawing data-tint={tint} viewBox='0 0 96 72' aria-hidden>
      <circle cx={cx} cy={cy} r={r} />
      <path d={path} />
    </Drawing>
  )
}
