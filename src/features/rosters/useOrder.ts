import { useRef, useState, type PointerEvent } from 'react'
import { moveItem } from '@/lib/moveItem'

/**
 * Orders a list by dragging a handle or by buttons. Attach `list` to the element whose children are the items, in the
 * same order. `onChange` is called during a drag too, `onMoved` once at its end.
 */
export function useOrder<T>(
  items: readonly T[],
  onChange: (items: T[]) => void,
  onMoved: (item: T, to: number) => void,
) {
  const list = useRef<HTMLOListElement>(null)
  const [draggedIndex, setDraggedIndex] = useState<number>()
  const startIndex = useRef<number>(undefined)
  function move(from: number, to: number) {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || from === to) return
    onChange(moveItem(items, from, to))
    onMoved(item, to)
  }
  /**
   * Props for the drag handle of the item at this index. The pointer is captured, so that it may
   * leave the list.
   */
  const gripProps = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      startIndex.current = index
      setDraggedIndex(index)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (draggedIndex === undefined) return
      // The dragged item takes the place of a neighbour once the pointer passes its middle.
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
      onChange(moveItem(items, draggedIndex, next))
      setDraggedIndex(next)
    },
    onPointerUp: () => {
      const item = draggedIndex === undefined ? undefined : items[draggedIndex]
      if (item !== undefined && draggedIndex !== undefined && draggedIndex !== startIndex.current)
        onMoved(item, draggedIndex)
      setDraggedIndex(undefined)
    },
    onPointerCancel: () => setDraggedIndex(undefined),
  })
  return { list, draggedIndex, move, gripProps }
}
