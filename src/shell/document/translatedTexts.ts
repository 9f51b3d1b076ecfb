/**
 * Lets React and a translator of the browser work on the same page.
 *
 * Chrome's translator puts a <font> with the translated words in the place of each text node. React keeps the text
 * node: when it removes it, or inserts something before it, the browser throws and the error page replaces the console;
 * when it changes the words, the change is not visible. Here the <font> of each replaced text node is known: removing
 * the text removes its <font>, inserting before it inserts before its <font>, and new words put the text back, so that
 * it is translated again (ADR 44).
 */

/** The element that has replaced a text node, by the text node. */
const standIns = new WeakMap<Node, Element>()

const isStandIn = (node: Node | null | undefined): node is HTMLFontElement =>
  node instanceof HTMLFontElement

/** Returns the child of `parent` that is the node or contains it: some translators move the text into the <font>. */
function childHolding(parent: Node, node: Node | undefined) {
  let child: Node | null | undefined = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child ?? undefined
}

/** Returns the child of `parent` that stands for the text node; undefined if the translator has removed it. */
const placeOf = (parent: Node, text: Node) =>
  childHolding(parent, text) ?? childHolding(parent, standIns.get(text))

/** Shows the words that React gave a text node after its translation. */
function showNewWords(text: Node) {
  const standIn = standIns.get(text)
  if (text.parentNode === null) standIn?.replaceWith(text)
}

function noteStandIns(records: readonly MutationRecord[], observer: MutationObserver) {
  let last: HTMLFontElement | undefined
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') {
      showNewWords(target)
      continue
    }
    const added = [...addedNodes].find(isStandIn)
    last = added ?? last
    // A translator replaces the text in one step, or inserts the <font> first and then removes the text beside it.
    const standIn = added ?? [previousSibling, nextSibling].find((node) => node === last)
    if (!isStandIn(standIn)) continue
    for (const removed of removedNodes) {
      if (removed.nodeType !== Node.TEXT_NODE) continue
      standIns.set(removed, standIn)
      observer.observe(removed, { characterData: true })
    }
  }
}

/** Call it once per document, before React renders into it. */
export function followTranslatedTexts() {
  const observer = new MutationObserver((records) => noteStandIns(records, observer))
  observer.observe(document, { childList: true, subtree: true })
  const isElsewhere = (parent: Node, node: Node | null): node is Text =>
    node?.nodeType === Node.TEXT_NODE && node.parentNode !== parent
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (!isElsewhere(this, child)) return removeChild.call(this, child) as T
    noteStandIns(observer.takeRecords(), observer)
    const place = placeOf(this, child)
    if (place) removeChild.call(this, place)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    if (!isElsewhere(this, before)) return insertBefore.call(this, node, before) as T
    noteStandIns(observer.takeRecords(), observer)
    return insertBefore.call(this, node, placeOf(this, before) ?? null) as T
  }
}
