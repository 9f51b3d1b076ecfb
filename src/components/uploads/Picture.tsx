import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { color } from '@/ui/tokens'

const Image = styled.img`
  display: block;
  object-fit: cover;
  background: ${color.sunken};
`

/** A picture. Without `alt` it is decorative: what it shows stands beside it. */
export function Picture({ blob, alt = '' }: { blob: Blob | undefined; alt?: string }) {
  const img = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!blob) return undefined
    const url = URL.createObjectURL(blob)
    if (img.current) img.current.src = url
    return () => {
      URL.revokeObjectURL(url)
    }
  }, [blob])
  return <Image data-picture='' ref={img} alt={alt} />
}
