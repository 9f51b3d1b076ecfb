import { useEffect } from 'react'

export const fluid = 'width=device-width, initial-scale=1, viewport-fit=cover'
/** Screens narrower than 375 px are laid out at 375; only by this tag of the document, so that zoomed pages still reflow down to 320. */
export function ViewportHead() {
  useEffect(() => {
    const place = () => {
      document
        .querySelector('meta[name=viewport]')
        ?.setAttribute('content', screen.width < 375 ? 'width=375, viewport-fit=cover' : fluid)
    }
    place()
    addEventListener('resize', place)
    return () => {
      removeEventListener('resize', place)
    }
  }, [])
  return null
}
