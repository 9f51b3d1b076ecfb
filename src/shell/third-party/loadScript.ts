/** Adds a third-party script once; its host must be allowed by CspHead. */
export function loadScript(id: string, src: string) {
  if (document.getElementById(id)) return
  document.head.append(Object.assign(document.createElement('script'), { id, src, async: true }))
}
