/** Illustrations of empty states: the centre of the dot in px, and the SVG paths. */
export const illustrations = {
  offering: {
    dot: [98, 76],
    paths: [
      'M30 80V34a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6Z',
      'M30 46h76M48 20v14m40-14v14M56 66h24M68 54v24',
    ],
  },
  worker: {
    dot: [94, 34],
    paths: ['M52 40a16 16 0 1 0 32 0a16 16 0 1 0-32 0Z', 'M36 88c4-18 18-24 32-24s28 6 32 24'],
  },
  chat: {
    dot: [92, 72],
    paths: [
      'M34 28h56a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H60L44 84V70H34a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8Z',
      'M44 44h36M44 54h22',
    ],
  },
  review: {
    dot: [94, 30],
    paths: [
      'M52 86H38V50h14m0 36V50l14-28c8 0 10 6 8 14l-3 10h22a7 7 0 0 1 7 8l-4 24a8 8 0 0 1-8 8H52Z',
    ],
  },
  statement: {
    dot: [100, 78],
    paths: [
      'M40 18h56v70l-9-6-9 6-10-6-9 6-9-6-10 6V18Z',
      'M58 34l10 12 10-12M58 52h20M58 62h20M68 46v26',
    ],
  },
  search: {
    dot: [88, 72],
    paths: ['M38 46a24 24 0 1 0 48 0a24 24 0 1 0-48 0Z', 'M80 64l22 22M52 46h20'],
  },
  network: {
    dot: [102, 76],
    paths: ['M24 50c26-22 62-22 88 0M40 64c16-14 40-14 56 0M56 78c8-6 16-6 24 0', 'M30 20l76 68'],
  },
  lock: {
    dot: [98, 80],
    paths: [
      'M46 46h44a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6V52a6 6 0 0 1 6-6Z',
      'M52 46V34a16 16 0 0 1 32 0v12M68 62v10',
    ],
  },
  template: {
    dot: [96, 78],
    paths: [
      'M42 18h38l16 16v48a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6Z',
      'M80 18v16h16M50 50h34M50 62h34M50 74h20',
    ],
  },
  notice: {
    dot: [94, 34],
    paths: ['M60 86a9 9 0 0 0 16 0', 'M40 70c8-8 8-16 8-28a20 20 0 0 1 40 0c0 12 0 20 8 28Z'],
  },
} satisfies Record<string, { dot: [number, number]; paths: string[] }>
