type JobTint = 'blue' | 'green' | 'grey' | 'amber'
type JobDrawing = {
  tint: JobTint
  dot: readonly [cx: number, cy: number, r: number]
  path: string
}

const cover: JobDrawing = {
  tint: 'blue',
  dot: [48, 34, 15],
  path: 'M18 52h60M48 32a20 20 0 0 1 20 20H28a20 20 0 0 1 20-20Zm0-5v5',
}

/**
 * One illustration per occupation (96 × 72), keyed by the occupation's id: an ink line and one
 * yellow circle.
 */
const drawings: Readonly<Record<number, JobDrawing>> = {
  1: cover,
  2: {
    tint: 'green',
    dot: [62, 40, 14],
    path: 'M20 52h56M26 20l26 26M26 20c-4 8-2 16 8 22M44 52l8-6',
  },
  3: {
    tint: 'grey',
    dot: [66, 24, 11],
    path: 'M22 50a22 12 0 1 0 44 0a22 12 0 1 0-44 0Zm10-1a12 6 0 1 0 24 0a12 6 0 1 0-24 0ZM26 26a4 4 0 1 0 8 0a4 4 0 1 0-8 0Zm14-9a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
  },
  4: {
    tint: 'amber',
    dot: [62, 26, 12],
    path: 'M24 54h48V38H24v16Zm6-16 4-14h20l4 14M34 46h4m6 0h4m6 0h4M38 30h12',
  },
  5: {
    tint: 'amber',
    dot: [66, 22, 11],
    path: 'M24 14v44M72 14v44M24 36h48M24 56h48M30 24h12v12H30zM46 28h10v8H46zM32 44h14v12H32zM52 46h12v10H52z',
  },
  6: {
    tint: 'green',
    dot: [60, 40, 12],
    path: 'M20 26h56a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V30a4 4 0 0 1 4-4ZM48 26v28M16 40h32M24 33h14M58 20l14-6',
  },
  7: {
    tint: 'blue',
    dot: [40, 38, 13],
    path: 'M18 38c10-16 32-16 44 0c-12 16-34 16-44 0ZM62 38l14-10v20L62 38ZM28 35h.5M38 30c3 5 3 11 0 16',
  },
  8: {
    tint: 'grey',
    dot: [50, 26, 12],
    path: 'M16 18h8l8 30h34M28 34h42l-4 14M40 22h16v12H40zM36 56a3 3 0 1 0 6 0a3 3 0 1 0-6 0Zm22 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
  },
  9: {
    tint: 'amber',
    dot: [64, 22, 11],
    path: 'M26 28l22-10l22 10v24L48 62L26 52V28ZM26 28l22 10l22-10M48 38v24M37 23l22 10',
  },
  10: {
    tint: 'grey',
    dot: [70, 24, 10],
    path: 'M14 50h68M20 34h14v16H20zM42 28h16v22H42zM64 38h12v12H64zM22 56a3 3 0 1 0 6 0a3 3 0 1 0-6 0Zm22 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0Zm22 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
  },
  11: {
    tint: 'amber',
    dot: [34, 28, 12],
    path: 'M22 50V38h12l6-16h12l6 16v12M58 14v40h18M64 40h12v14M26 54a4 4 0 1 0 8 0a4 4 0 1 0-8 0Zm20 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM34 54h12',
  },
  12: {
    tint: 'grey',
    dot: [34, 26, 12],
    path: 'M58 14 46 40m-8 0h18l6 16H32l6-16Zm2 16v-6m8 6v-6',
  },
  13: {
    tint: 'green',
    dot: [68, 22, 11],
    path: 'M18 54V24M18 46h60v8M78 46v-6a6 6 0 0 0-6-6H40v12M22 40a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z',
  },
  14: {
    tint: 'blue',
    dot: [66, 28, 12],
    path: 'M24 60V14M24 16h36l-8 10l8 10H24M40 60V46h28v14M34 60h40',
  },
  15: {
    tint: 'blue',
    dot: [68, 24, 11],
    path: 'M28 18h26l8 8v30H28V18ZM54 18v8h8M34 34h20M34 42h20M34 50h12M20 62h52',
  },
}
/** The drawing for an occupation; a general one for an occupation without its own. */
export const jobDrawingOf = (occupationId: number | undefined) =>
  drawings[occupationId ?? 0] ?? cover
