import { darkPalette, lightPalette, propertyOf } from '@/ui/palette'
import { avatarTint, color, hatch, shadow } from '@/ui/tokens'

/** Computes relative luminance and contrast as WCAG 2.2 defines them. */
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

type Name = keyof typeof lightPalette
const palettes = [
  ['ライト', lightPalette],
  ['ダーク', darkPalette],
] as const
/** Every text colour with its backgrounds. Add a new pair here before you use it. */
const text: Partial<Record<Name, readonly Name[]>> = {
  ink: [
    'said',
    'surface',
    'bg',
    'sunken',
    'sunkenPressed',
    'brandTint',
    'primaryTint',
    'dangerTint',
    'warningTint',
    'successTint',
    'violetTint',
    'mark',
    'fillHigh',
    'fillHalf',
  ],
  onBrand: ['brand'],
  onInverse: ['inverse'],
  surface: ['ink'],
  ink2: [
    'surface',
    'bg',
    'sunken',
    'brandTint',
    'primaryTint',
    'dangerTint',
    'warningTint',
    'successTint',
    'said',
    'avatarA',
    'avatarB',
    'avatarC',
    'avatarD',
    'avatarE',
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
  onFill: [
    'primaryFill',
    'primaryPressed',
    'dangerFill',
    'dangerPressed',
    'violetText',
    'successText',
  ],
}
/** Graphics with a meaning: outlines of controls, icons, bars, and one of the two focus rings on each background. */
const graphics: readonly (readonly [Name, Name])[] = [
  ['control', 'surface'],
  ['control', 'bg'],
  ['primary', 'surface'],
  ['primary', 'bg'],
  ['primary', 'primaryTint'],
  ['danger', 'surface'],
  ['danger', 'bg'],
  ['danger', 'dangerTint'],
  ['surface', 'primary'],
  ['surface', 'control'],
  ['onBrand', 'brand'],
  ['ink2', 'sunken'],
  ['primary', 'sunken'],
  ['ink', 'sunken'],
  ['warningText', 'surface'],
  ['successText', 'sunken'],
]
const pairs = Object.entries(text).flatMap(([on, grounds]) =>
  grounds.map((ground) => [on as Name, ground] as const),
)

test('式が知られた値と合う', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast(lightPalette.onFill, lightPalette.primaryFill)).toBeCloseTo(5.59, 1)
  expect(contrast(lightPalette.brand, lightPalette.surface)).toBeCloseTo(1.4, 1)
})
test('文字の組み合わせが60以上ある', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(60)
})
// The focus rings are outside a control, on the background around it. Inside a Fill they have the colour onFill.
describe.each(palettes)('%s', (_, palette) => {
  test.each(pairs)('文字 %s は地 %s の上で4.5以上', (on, ground) => {
    expect(contrast(palette[on], palette[ground])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(graphics)('図形 %s は地 %s の上で3以上', (on, ground) => {
    expect(contrast(palette[on], palette[ground])).toBeGreaterThanOrEqual(3)
  })
  test.each(['surface', 'bg', 'sunken', 'primaryTint', 'inverse'] as const)(
    'フォーカスの二重の輪は、地 %s の上で一方が3以上',
    (ground) => {
      const rings = [palette.ink, palette.brand].map((ring) => contrast(ring, palette[ground]))
      expect(Math.max(...rings)).toBeGreaterThanOrEqual(3)
    },
  )
})
test('仕様の3色はそのまま', () => {
  const { brand, primary, danger } = lightPalette
  expect([brand, primary, danger]).toEqual(['#FFD700', '#007AFF', '#DF3623'])
})
test.each(['primary', 'danger', 'brand'] as const)(
  '図形用の %s は白い文字の地にしない',
  (ground) => {
    expect(contrast(lightPalette.onFill, lightPalette[ground])).toBeLessThan(4.5)
  },
)
test('どの色も、2つの配色に値を持つ変数である', () => {
  const used = JSON.stringify([color, avatarTint, hatch, shadow]).match(/--c-[a-z0-9-]+/g)
  const declared = Object.keys(lightPalette).map(propertyOf)
  expect([...new Set(used)].sort()).toEqual(declared.sort())
  Object.entries(color).forEach(([name, value]) => expect(value).toBe(`var(${propertyOf(name)})`))
})
