import {
  countCharacters,
  digitsOnly,
  halfWidth,
  katakana,
  postalCode,
  readInteger,
} from '@/lib/text/jaInput'
import { readDay, readTime } from '@/lib/text/readDateTime'
import { searchKey } from '@/lib/text/searchKey'

test.each([
  ['１２３－４５６７', '123-4567'],
  ['０３ー６４５２−１１８０', '03-6452-1180'],
  ['ａ＠ｂ．ｊｐ ', 'a@b.jp'],
  ['０９０ １２３４　５６７８', '09012345678'],
])('全角の番号「%s」は「%s」になる', (typed, expected) => {
  expect(halfWidth(typed)).toBe(expected)
})

test('数字だけを取り出す', () => {
  expect(digitsOnly('０３（６４５２）１１８０')).toBe('0364521180')
})

test.each([
  ['１５０００４３', '150-0043'],
  ['150-0043', '150-0043'],
  ['150', '150'],
])('郵便番号「%s」は「%s」になる', (typed, expected) => {
  expect(postalCode(typed)).toBe(expected)
})

test.each([
  ['ﾀｶﾊｼ', 'タカハシ'],
  ['たかはし', 'タカハシ'],
  ['やまだ　たろう', 'ヤマダ タロウ'],
  ['ゔぁいおりん', 'ヴァイオリン'],
  ['ﾊﾞﾊﾟ', 'バパ'],
])('フリガナ「%s」は「%s」になる', (typed, expected) => {
  expect(katakana(typed)).toBe(expected)
})

test('ひらがな・半角カナ・全角カナ・空白の違いを越えて検索できる', () => {
  const keys = ['たかはし', 'ﾀｶﾊｼ', 'タカハシ', 'タカ　ハシ'].map(searchKey)
  expect(new Set(keys).size).toBe(1)
  expect(searchKey('Ａ店')).toBe(searchKey('a店'))
  expect(searchKey('たかはし')).not.toBe(searchKey('たかばし'))
})

test('サロゲートペアの漢字は1文字と数える', () => {
  expect('𠮷野'.length).toBe(3)
  expect(countCharacters('𠮷野')).toBe(2)
})

test.each([
  ['１，３５０円', 1350],
  ['¥1,350', 1350],
  ['￥１３５０', 1350],
  ['−２０', -20],
  ['', null],
  ['  ', null],
])('金額「%s」は %s と読む', (typed, expected) => {
  expect(readInteger(typed)).toBe(expected)
})
test.each(['千円', '13.5', '1e3', '1-2', '9999999999999999'])(
  '「%s」は整数として読まない',
  (typed) => {
    expect(readInteger(typed)).toBeUndefined()
  },
)

const today = '2026-11-20'
test.each([
  ['2026/11/22', '2026-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['2026/1/5', '2026-01-05'],
  ['２０２６／１１／２２', '2026-11-22'],
  ['２０２６ー１１ー２２', '2026-11-22'],
  ['20261122', '2026-11-22'],
  ['２０２６１１２２', '2026-11-22'],
  ['2026年11月22日', '2026-11-22'],
  ['2026.11.22', '2026-11-22'],
  ['11/22', '2026-11-22'],
  ['１１／２２', '2026-11-22'],
  ['11-22', '2026-11-22'],
  ['1122', '2026-11-22'],
  ['11月22日(日)', '2026-11-22'],
  ['1970-07-26', '1970-07-26'],
  ['2028/2/29', '2028-02-29'],
])('日付「%s」は %s と読む', (typed, expected) => {
  expect(readDay(typed, today)).toBe(expected)
})

test('年のない日付は本日に一番近い年になる', () => {
  expect(readDay('1/5', today)).toBe('2027-01-05')
  expect(readDay('11/1', today)).toBe('2026-11-01')
  expect(readDay('12/31', '2027-01-02')).toBe('2026-12-31')
  expect(readDay('2/29', '2028-03-01')).toBe('2028-02-29')
})
test.each([
  '',
  'あした',
  '2026',
  '2026/13/1',
  '2026/2/29',
  '2026/11/31',
  '112',
  '0026/11/22',
  '11/22/2026',
  '2026/11/22/3',
  '99/99',
])('「%s」は日付として読まない', (typed) => {
  expect(readDay(typed, today)).toBeUndefined()
})

test.each([
  ['17:30', '17:30'],
  ['１７：３０', '17:30'],
  ['1730', '17:30'],
  ['930', '09:30'],
  ['9:5', '09:05'],
  ['17時', '17:00'],
  ['17時半', '17:30'],
  ['9時15分', '09:15'],
  ['0:00', '00:00'],
])('時刻「%s」は %s と読む', (typed, expected) => {
  expect(readTime(typed)).toBe(expected)
})
test.each(['24:00', '12:60', '夕方', '17', '', '1:2:3'])('「%s」は時刻として読まない', (typed) => {
  expect(readTime(typed)).toBeUndefined()
})
