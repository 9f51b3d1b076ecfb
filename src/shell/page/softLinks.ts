import Router from 'next/router'

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]:not([target])') : null
const here = (address: string) => address === '' || address.startsWith('#')

/** Answers every ui/Link of the document: a plain press changes the page, and its code is fetched when it is pointed at. */
export function softLinks() {
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    const address = link?.getAttribute('href') ?? ''
    // What the browser does with other buttons and keys is what people expect of a link.
    if (
      !link ||
      here(address) ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    void (link.dataset['soft'] === 'stay'
      ? Router.replace(address, undefined, { scroll: false })
      : Router.push(address))
  })
  let pointed: Element | null = null
  const point = (event: Event) => {
    const link = linkOf(event)
    const address = link?.getAttribute('href') ?? ''
    if (!link || link === pointed || here(address)) return
    pointed = link
    void Router.prefetch(address)
  }
  document.addEventListener('mouseover', point)
  document.addEventListener('touchstart', point, { passive: true })
}
