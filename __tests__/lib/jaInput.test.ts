import {
  countCharacters,
  digitsOnly,
  halfWidth,
  katakana,
  latinCode,
  phoneDigits,
  postalCode,
} from '@/lib/text/jaInput'
import { readInteger } from '@/lib/text/readInteger'
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
  expect(searchKey('グエン・ティ')).toBe(searchKey('グエン ティ'))
  expect(searchKey('Ｔ－０１９９')).toBe(searchKey('T-0199'))
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
  ['▲20', -20],
  ['¥1,400-', 1400],
  ['1,400円/時', 1400],
  ['時給１，４００円', 1400],
  ['千四百', 1400],
  ['千円', 1000],
  ['一四〇〇', 1400],
  ['1万2千円', 12000],
  ['3.5万', 35000],
  ['金1,400円也', 1400],
  ['', null],
  ['  ', null],
])('金額「%s」は %s と読む', (typed, expected) => {
  expect(readInteger(typed)).toBe(expected)
})
test.each(['13.5', '1e3', '1-2', '9999999999999999', '約1400円', '1400〜', '1400円以上', '2時間'])(
  '「%s」は整数として読まない',
  (typed) => {
    expect(readInteger(typed)).toBeUndefined()
  },
)

test('単位は欄のものだけを読む', () => {
  expect(readInteger('３人', '名')).toBe(3)
  expect(readInteger('45分間', '分')).toBe(45)
  expect(readInteger('2時間', '分')).toBeUndefined()
})

test.each([
  ['+81 90-1234-5678', '09012345678'],
  ['＋８１（０）９０−１２３４−５６７８', '09012345678'],
  ['0081 3 6452 1180', '0364521180'],
  ['090━1234━5678', '09012345678'],
  ['090ー1234ー5678', '09012345678'],
  ['090‑1234‑5678', '09012345678'],
  ['03.6452.1180(代)', '0364521180'],
  ['TEL：03-6452-1180', '0364521180'],
  ['\u202a090-1234-5678\u202c', '09012345678'],
  ['03-6452-1180 内線12', '03-6452-1180内線12'],
  ['+1 212 555 0100', '+12125550100'],
])('電話番号「%s」は「%s」と読む', (typed, expected) => {
  expect(phoneDigits(typed)).toBe(expected)
})

test('見えない文字は、メールアドレスからも番号からも消える', () => {
  expect(halfWidth('\u202aaya@example.jp\u202c')).toBe('aya@example.jp')
  expect(halfWidth('\ufeffaya@exam\u200bple.jp')).toBe('aya@example.jp')
})

test('店舗コードは半角になり、日本語を含むコードは変わらない', () => {
  expect(latinCode('Ｔ－０１９９')).toBe('T-0199')
  expect(latinCode('コーナー１')).toBe('コーナー１')
})

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
  ['22', '22:00'],
  ['9', '09:00'],
  ['2200', '22:00'],
  ['午後10時', '22:00'],
  ['午後１０時半', '22:30'],
  ['午前0時', '00:00'],
  ['10pm', '22:00'],
  ['10:30 p.m.', '22:30'],
  ['12am', '00:00'],
  ['12pm', '12:00'],
  ['正午', '12:00'],
  ['24:00', '24:00'],
  ['25:30', '25:30'],
  ['2530', '25:30'],
  ['26時', '26:00'],
  ['翌2:00', '26:00'],
  ['翌日２時', '26:00'],
  ['翌1:30', '25:30'],
])('時刻「%s」は %s と読む', (typed, expected) => {
  expect(readTime(typed)).toBe(expected)
})
test.each([
  '48:00',
  '12:60',
  '夕方',
  '',
  '1:2:3',
  '22時ごろ',
  '午後12時',
  '13pm',
  '翌25:00',
  '99:30',
])('「%s」は時刻として読まない', (typed) => {
  expect(readTime(typed)).toBeUndefined()
})
