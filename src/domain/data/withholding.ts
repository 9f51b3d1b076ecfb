/**
 * Income tax to withhold from wages paid by the day (給与所得の源泉徴収税額表 日額表 丙欄), yen, by the amount after social
 * insurance. Source: the National Tax Agency's daily table for 2026 (令和8年分). `taxYen[i]` is the tax from
 * `fromYen + i × stepYen` up to the next step; below `fromYen` it is 0; from `endYen` on the agency has another rule,
 * which is not included here. A new year is a new entry.
 */
export const withholdingTables: readonly {
  name: string
  validFrom: string
  validTo: string
  fromYen: number
  stepYen: number
  endYen: number
  taxYen: readonly number[]
}[] = [
  {
    name: '令和8年分 日額表 丙欄',
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
    fromYen: 9800,
    stepYen: 100,
    endYen: 24000,
    taxYen: [
      1, 5, 8, 12, 15, 19, 22, 26, 29, 33, 36, 40, 43, 47, 51, 55, 58, 62, 65, 69, 72, 76, 79, 83,
      86, 90, 93, 98, 101, 105, 108, 112, 115, 119, 122, 126, 129, 133, 136, 140, 144, 149, 153,
      157, 161, 165, 169, 173, 177, 181, 185, 189, 193, 198, 202, 206, 210, 214, 218, 222, 226, 230,
      234, 238, 242, 247, 251, 255, 259, 263, 267, 271, 275, 279, 283, 287, 292, 296, 300, 304, 308,
      312, 316, 320, 324, 328, 332, 336, 341, 345, 349, 353, 357, 361, 365, 369, 373, 378, 386, 395,
      403, 411, 419, 427, 435, 444, 452, 460, 468, 476, 484, 493, 501, 509, 517, 525, 533, 542, 550,
      558, 566, 574, 582, 591, 599, 607, 615, 623, 631, 640, 648, 656, 664, 672, 681, 689, 697, 705,
      713, 721, 730, 738,
    ],
  },
]
