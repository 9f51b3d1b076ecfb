/**
 * Translates the page as Chrome does: it replaces each text node by <font><font>words</font></font>, also those that
 * are rendered later. It runs in the page, so it may use nothing that is defined outside of it.
 */
export function translatePage() {
  const translatable = /[\u3040-\u30ff\u3400-\u9fff\uff01-\uffee]/
  const apart = 'script, style, textarea, title, font'
  function translateText(text: Text) {
    const parent = text.parentElement
    if (!parent || parent.closest(apart) || !translatable.test(text.data)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = `«${text.data}»`
    outer.append(inner)
    parent.replaceChild(outer, text)
  }
  function translateBelow(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(translateText)
  }
  translateBelow(document.body)
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translateText(target as Text)
      for (const node of addedNodes)
        if (node.nodeType === Node.TEXT_NODE) translateText(node as Text)
        else translateBelow(node)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
