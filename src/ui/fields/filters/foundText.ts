/** The number of things that a search found, with their counter ('名'). */
export type Found = { count: number; unit: string }

/** What a search found, in words for a live region. */
export const foundText = ({ count, unit }: Found) =>
  count === 0
    ? '見つかりませんでした。'
    : `${count.toLocaleString('ja-JP')}${unit}が見つかりました。`
