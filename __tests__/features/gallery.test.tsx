import { readdirSync, readFileSync } from 'node:fs'
import { Gallery } from '@/features/gallery/Gallery'
import { instead } from '@/features/gallery/instead'
import { partsOf } from '@/features/gallery/partsOf'
import { axeViolations, renderScreen } from '@tests/kit/renderScreen'

const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
const parts = partsOf(
  Object.fromEntries(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(`src/ui/${file}`, 'utf8')]),
  ),
)
const propsOf = (sources: Record<string, string>) =>
  partsOf(sources).map(({ name, props }) => [name, props])

test('部品の説明と引数は、そのファイルから取る', () => {
  const source = `type Props = {\n  label: string\n}\n\n/**\n * A label.\n * It is short.\n */\nexport function Label({ label }: Props) {`
  expect(partsOf({ 'a/Label.tsx': source })).toEqual([
    {
      name: 'Label',
      file: 'a/Label.tsx',
      description: 'A label. It is short.',
      props: '{\n  label: string\n}',
    },
  ])
})
test('引数の型は、その場にあっても、隣や別のフォルダのファイルにあってもよい', () => {
  const frame = `export type FrameProps = {\n  label: string\n}\n\n`
  expect(
    propsOf({
      'a/frame.ts': frame,
      'a/Inline.tsx': `export function Inline({ on = false }: { on?: boolean }) {`,
      'a/Beside.tsx': `import type { FrameProps } from './frame'\nexport const Beside = ({ label }: FrameProps) => (`,
      'b/Sheet.tsx': `import { type FrameProps } from '@/ui/a/frame'\nexport function Sheet(props: FrameProps & { wide: boolean }) {`,
      'b/Cell.tsx': `type Props = { day: string }\n\nexport const Cell = memo(function Cell(props: Props) {`,
      'b/None.tsx': `export function None() {`,
    }),
  ).toEqual([
    ['Inline', '{ on?: boolean }'],
    ['Beside', '{\n  label: string\n}'],
    ['Sheet', 'FrameProps & { wide: boolean }\n\ntype FrameProps = {\n  label: string\n}'],
    ['Cell', '{ day: string }'],
    ['None', ''],
  ])
})
test('引数のある部品は、どれも型を示す', () => {
  const isDefinedByLibrary =
    /^export const \w+ = (?:styled|createGlobalStyle|createContext|dynamic)\b/
  const without = parts.filter(({ props }) => props === '')
  expect(
    without.filter(({ name, file }) => {
      const source = readFileSync(`src/ui/${file}`, 'utf8')
      return !isDefinedByLibrary.test(source.slice(source.indexOf(`export const ${name} `)))
    }),
  ).toEqual([])
  // More would mean that the reading of props has broken.
  expect(without.length).toBeLessThan(10)
})
test('どの部品にも、何のためのものかが書かれている', () => {
  expect(parts.length).toBeGreaterThan(80)
  expect(parts.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([])
})
test('使わない場合の説明は、今もある部品のもの', () => {
  const names = parts.map(({ name }) => name)
  expect(Object.keys(instead).filter((name) => !names.includes(name))).toEqual([])
})
test('部品一覧は、どの部品の使い方も示し、読み上げられる', async () => {
  const { container } = renderScreen(<Gallery parts={parts} />)
  expect(await axeViolations()).toEqual([])
  const shown = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent)
  expect(parts.map(({ name }) => name).filter((name) => !shown.includes(name))).toEqual([])
})
