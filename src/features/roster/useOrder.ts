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
  const [draggedIndex, setDraggedIndex] = useState<number>()
  const start = useRef<number>(undefined)
  function move(from: number, to: number) {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || from === to) return
    onChange(moved(items, from, to))
    onMoved(item, to)
  }
  /**
   * Props for the drag handle of the item at this index. The pointer is captured, so that it may
   * leave the list.
   */
  const grip = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = at
      setDraggedIndex(at)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (draggedIndex === undefined) return
      // Past the middle of a neighbour, the two items swap places.
      const boxes = [...(list.current?.children ?? [])].map((child) =>
        child.getBoundingClientRect(),
      )
      const up = boxes.findIndex(
        (box, i) =>
          (i < draggedIndex && event.clientY < box.top + box.height / 2) ||
          (i === draggedIndex && event.clientY <= box.bottom),
      )
      const down = boxes.findLastIndex(
        (box, i) => i > draggedIndex && event.clientY > box.top + box.height / 2,
      )
      const next = down > draggedIndex ? down : up
      if (next < 0 || next === draggedIndex) return
      onChange(moved(items, draggedIndex, next))
      setDraggedIndex(next)
    },
    onPointerUp: () => {
      const item = draggedIndex === undefined ? undefined : items[draggedIndex]
      if (item !== undefined && draggedIndex !== undefined && draggedIndex !== start.current)
        onMoved(item, draggedIndex)
      setDraggedIndex(undefined)
    },
    onPointerCancel: () => setDraggedIndex(undefined),
  })
  return { list, dragged: draggedIndex, move, grip }
}
