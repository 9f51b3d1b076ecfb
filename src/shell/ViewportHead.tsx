import Head from 'next/head'
import { useEffect, useState } from 'react'

const fluid = 'width=device-width, initial-scale=1, viewport-fit=cover'
/** Screens narrower than 375 px are laid out at 375; only by this tag, so that zoomed pages still reflow down to 320. */
export function ViewportHead() {
  const [content, setContent] = useState(fluid)
  useEffect(() => {
    const place = () => { setContent(screen.width < 375 ? 'width=375, viewport-fit=cover' : fluid) }
    place()
    addEventListener('resize', place)
    return () => { removeEventListener('resize', place) }
  }, [])
  return <Head><meta key='viewport' name='viewport' content={content} /></Head>
}
