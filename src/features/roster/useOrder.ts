import { useRef, useState, type PointerEvent } from 'react'

const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_, i) => i !== from)
  const item = items[from]
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)]
}

/**
 * A list that is ordered by dragging a grip, or by buttons. `list` is the element whose children
 * are the items, one for one.
 */
export function useOrder<T>(
  items: readonly T[],
  onChange: (items: T[]) => void,
  onMoved: (item: T, to: number) => void,
) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const start = useRef<number>(undefined)
  function move(from: number, to: number) {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || from === to) return
    onChange(moved(items, from, to))
    onMoved(item, to)
  }
  /** For the grip of the item at this place. The pointer is held, so that it may leave the list. */
  const grip = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = at
      setDragged(at)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged === undefined) return
      // Over the middle of a neighbour the two change places.
      const boxes = [...(list.current?.children ?? [])].map((child) =>
        child.getBoundingClientRect(),
      )
      const up = boxes.findIndex(
        (box, i) =>
          (i < dragged && event.clientY < box.top + box.height / 2) ||
          (i === dragged && event.clientY <= box.bottom),
      )
      const down = boxes.findLastIndex(
        (box, i) => i > dragged && event.clientY > box.top + box.height / 2,
      )
      const next = down > dragged ? down : up
      if (next < 0 || next === dragged) return
      onChange(moved(items, dragged, next))
      setDragged(next)
    },
    onPointerUp: () => {
      const item = dragged === undefined ? undefined : items[dragged]
      if (item !== undefined && dragged !== undefined && dragged !== start.current)
        onMoved(item, dragged)
      setDragged(undefined)
    },
    onPointerCancel: () => setDragged(undefined),
  })
  return { list, dragged, move, grip }
}
