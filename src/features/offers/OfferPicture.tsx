import { useEffect, useRef } from 'react'
import { useQuery } from '@/api/hooks'
import { files } from '@/contracts/offers'
import { jobDrawingOf } from './jobDrawings'

type Props = {
  clientId: string
  /** The stored picture; null: none. */
  fileId: number | null
  /** A picture that is not sent yet; it goes before the stored one. */
  file?: File | undefined
  occupationId: number | undefined
}

/** The picture of a template, or the drawing of its occupation. Beside a title it says nothing of its own, so the ear hears nothing. */
export function OfferPicture({ clientId, fileId, file, occupationId }: Props) {
  // A stored picture never changes. It is fetched through the client, because its address needs the session and the app header.
  const { data } = useQuery(files.image, fileId === null || file ? null : { clientId, fileId }, { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false })
  const picture = file ?? data
  if (picture) return <Picture blob={picture} />
  const { tint, dot: [cx, cy, r], path } = jobDrawingOf(occupationId)
  return <svg className='offerPictureDrawing' data-picture='' data-tint={tint} viewBox='0 0 96 72' aria-hidden><circle cx={cx} cy={cy} r={r} /><path d={path} /></svg>
}

function Picture({ blob }: { blob: Blob }) {
  const img = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(blob)
    if (img.current) img.current.src = url
    return () => { URL.revokeObjectURL(url) }
  }, [blob])
  return <img className='offerPicturePhoto' data-picture='' ref={img} alt='' />
}
