/** Adds a script of a third party once; its host must be one that PolicyHead opens. */
export function loadScript(id: string, src: string) {
  if (document.getElementById(id)) return
  document.head.append(Object.assign(document.createElement('script'), { id, src, async: true }))
}
