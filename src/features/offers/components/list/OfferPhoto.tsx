import { useEffect, useRef } from 'react'
import { Photo } from './OfferPicture.styles'

/** A picture of a template. Decorative (empty alt): the title is shown beside it. */
export function OfferPhoto({ blob }: { blob: Blob | undefined }) {
  const img = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!blob) return undefined
    const url = URL.createObjectURL(blob)
    if (img.current) img.current.src = url
    return () => {
      URL.revokeObjectURL(url)
    }
  }, [blob])
  return <Photo data-picture='' ref={img} alt='' />
}
