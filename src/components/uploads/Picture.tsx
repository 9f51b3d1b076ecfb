import { useEffect, useRef, type ComponentProps } from 'react'
import styled from 'styled-components'
import { color } from '@/ui/tokens'

const Image = styled.img`
  display: block;
  object-fit: cover;
  background: ${color.sunken};
`

type Props = Omit<ComponentProps<'img'>, 'ref' | 'src'> & { blob: Blob | undefined }

/**
 * A picture from bytes that the page holds. Its object URL is revoked when the bytes change or the picture goes, so
 * that the browser can free their memory. Without `alt` it is decorative: the text beside it says what it shows.
 */
export function Picture({ blob, alt = '', ...rest }: Props) {
  const img = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!blob) return undefined
    const url = URL.createObjectURL(blob)
    if (img.current) img.current.src = url
    return () => {
      URL.revokeObjectURL(url)
    }
  }, [blob])
  return <Image {...rest} ref={img} alt={alt} />
}
