import { color } from '@/ui/tokens'

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string) {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

type Name = Exclude<keyof typeof color, 'overlay'>
/** Every text colour and the grounds it stands on. A new pair is written here before it is used. */
const text: Partial<Record<Name, readonly Name[]>> = {
  ink: [
    'said',
    'surface',
    'bg',
    'sunken',
    'sunkenPressed',
    'brand',
    'brandTint',
    'primaryTint',
    'dangerTint',
    'warningTint',
    'successTint',
    'violetTint',
  ],
  onBrand: ['brand'],
  ink2: [
    'surface',
    'bg',
    'sunken',
    'brandTint',
    'primaryTint',
    'dangerTint',
    'warningTint',
    'successTint',
  ],
  ink3: ['surface', 'bg', 'sunken', 'primaryTint'],
  chipText: ['surface', 'bg', 'sunken'],
  primaryFill: ['surface', 'bg', 'primaryTint', 'sunken'],
  primaryPressed: ['surface', 'bg'],
  primaryText: ['surface', 'bg', 'primaryTint', 'dangerTint'],
  dangerFill: ['surface'],
  dangerText: ['surface', 'bg', 'dangerTint', 'sunken'],
  warningText: ['surface', 'bg', 'warningTint'],
  successText: ['surface', 'bg', 'successTint'],
  violetText: ['surface', 'violetTint'],
  saturday: ['surface', 'bg', 'primaryTint'],
  holiday: ['surface', 'bg', 'primaryTint'],
  white: [
    'primaryFill',
    'primaryPressed',
    'dangerFill',
    'dangerPressed',
    'ink',
    'violetText',
    'successText',
  ],
}
/** Graphics that carry meaning: outlines of controls, icons, bars, one of the two focus rings on each ground. */
const graphics: readonly (readonly [Name, Name])[] = [
  ['control', 'surface'],
  ['control', 'bg'],
  ['primary', 'surface'],
  ['primary', 'bg'],
  ['primary', 'primaryTint'],
  ['danger', 'surface'],
  ['danger', 'bg'],
  ['danger', 'dangerTint'],
  ['white', 'primary'],
  ['white', 'control'],
  ['brand', 'ink'],
  ['brand', 'primaryFill'],
  ['brand', 'dangerFill'],
]
const pairs = Object.entries(text).flatMap(([on, grounds]) =>
  grounds.map((ground) => [on as Name, ground] as const),
)

test('式が知られた値と合う', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast(color.white, color.primaryFill)).toBeCloseTo(5.59, 1)
  expect(contrast(color.brand, color.surface)).toBeCloseTo(1.4, 1)
})
test('文字の組み合わせが53以上ある', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(53)
})
test.each(pairs)('文字 %s は地 %s の上で4.5以上', (on, ground) => {
  expect(contrast(color[on], color[ground])).toBeGreaterThanOrEqual(4.5)
})
test.each(graphics)('図形 %s は地 %s の上で3以上', (on, ground) => {
  expect(contrast(color[on], color[ground])).toBeGreaterThanOrEqual(3)
})
test('フォーカスの二重の輪は、どの地の上でも一方が3以上', () => {
  for (const ground of [
    'surface',
    'bg',
    'sunken',
    'primaryTint',
    'primaryFill',
    'dangerFill',
    'ink',
    'brand',
  ] as const) {
    expect(
      Math.max(contrast(color.ink, color[ground]), contrast(color.brand, color[ground])),
    ).toBeGreaterThanOrEqual(3)
  }
})
test('仕様の3色はそのまま', () => {
  expect([color.brand, color.primary, color.danger]).toEqual(['#FFD700', '#007AFF', '#DF3623'])
})
test.each([
  ['primary', 'white'],
  ['danger', 'white'],
  ['brand', 'white'],
] as const)('図形用の %s は白い文字の地にしない', (ground, on) => {
  expect(contrast(color[on], color[ground])).toBeLessThan(4.5)
})
