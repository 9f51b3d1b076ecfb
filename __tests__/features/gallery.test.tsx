import { readdirSync, readFileSync } from 'node:fs'
import { Gallery } from '@/features/gallery/Gallery'
import { instead } from '@/features/gallery/instead'
import { partsOf } from '@/features/gallery/partsOf'
import { axeViolations, renderScreen } from '@tests/kit/renderScreen'

const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
const parts = files
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => partsOf(file, readFileSync(`src/ui/${file}`, 'utf8')))

test('部品の説明と引数は、そのファイルから取る', () => {
  const source = `type Props = {\n  label: string\n}\n\n/**\n * A label.\n * It is short.\n */\nexport function Label(`
  expect(partsOf('a/Label.tsx', source)).toEqual([
    {
      name: 'Label',
      file: 'a/Label.tsx',
      description: 'A label. It is short.',
      props: '{\n  label: string\n}',
    },
  ])
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
}, 60_000)
