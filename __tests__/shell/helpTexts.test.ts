import { readdirSync, readFileSync } from 'node:fs'
import { helpScreens } from '@/shell/help/helpScreens'
import { readingsOf, type HelpText } from '@/shell/help/helpText'
import { easyJapaneseHeadings, easyJapaneseTexts } from '@/shell/help/texts/easyJapanese'
import { englishTexts } from '@/shell/help/texts/english'

const plainText = (phrase: string) =>
  readingsOf(phrase)
    .map(({ word }) => word)
    .join('')
const labelsOf = ({ buttons }: HelpText) => buttons.map(({ label }) => plainText(label))
const phrasesOf = ({ title, purpose, first, buttons }: HelpText) => [
  title,
  purpose,
  ...first,
  ...buttons.flatMap(({ label, does, cost = '' }) => [label, does, cost]),
]
const easyJapanese = [
  ...Object.values(easyJapaneseHeadings),
  ...helpScreens.flatMap((screen) => phrasesOf(easyJapaneseTexts[screen])),
]

describe.each(helpScreens)('%s', (screen) => {
  test('やさしい日本語と英語は、同じボタンの説明を、同じ順に持つ', () => {
    expect(labelsOf(englishTexts[screen])).toEqual(labelsOf(easyJapaneseTexts[screen]))
    expect(englishTexts[screen].first).toHaveLength(easyJapaneseTexts[screen].first.length)
  })
  test('何かかかるボタンは、どちらの言葉でもそう言う', () => {
    const costsOf = ({ buttons }: HelpText) => buttons.map(({ cost }) => cost !== undefined)
    expect(costsOf(englishTexts[screen])).toEqual(costsOf(easyJapaneseTexts[screen]))
  })
})

test('説明するボタンは、どれも画面にその言葉である', () => {
  const sources = ['src/features', 'src/components']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => readFileSync(path, 'utf8'))
  const missing = helpScreens
    .flatMap((screen) => labelsOf(easyJapaneseTexts[screen]))
    .filter((label) => !sources.some((source) => source.includes(label)))
  expect(missing).toEqual([])
})

test('やさしい日本語の漢字には、どれも読みがある', () => {
  const kanji = /\p{Script=Han}/u
  const unread = easyJapanese.filter((phrase) =>
    readingsOf(phrase).some(({ word, kana }) => kana === undefined && kanji.test(word)),
  )
  expect(unread).toEqual([])
})

test('読みは、ひらがなだけで書く', () => {
  const readings = easyJapanese.flatMap((phrase) => readingsOf(phrase).map(({ kana }) => kana))
  expect(readings.filter((kana) => kana !== undefined && !/^[ぁ-んー]+$/.test(kana))).toEqual([])
})

test('やさしい日本語の一文は、60字までで短い', () => {
  const long = easyJapanese
    .flatMap((phrase) => plainText(phrase).split('。'))
    .filter((sentence) => sentence.length > 60)
  expect(long).toEqual([])
})
