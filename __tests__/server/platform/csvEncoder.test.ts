import { CsvEncoder } from '@/server/platform/exports/csvEncoder'

/** Decodes Shift_JIS as Excel on a Japanese Windows does. */
const inWindows = (bytes: Uint8Array<ArrayBuffer>) => new TextDecoder('shift_jis').decode(bytes)

test('Shift_JIS: 〜 − — ‖ ¢ £ ¬ ¥ は、Windowsでの同じ文字になり、失われない', () => {
  const encoder = new CsvEncoder('sjis')
  const typed = '9:00\u301C18:00 \u2212500 A\u2014B \u2016 \u00A2 \u00A3 \u00AC \u00A51,200'
  expect(inWindows(encoder.encode([[typed]]))).toBe(
    '"9:00\uFF5E18:00 \uFF0D500 A\u2015B \u2225 \uFFE0 \uFFE1 \uFFE2 \uFFE51,200"\r\n',
  )
  expect(encoder.replaced).toBe(0)
})
test('Shift_JIS: ない文字だけが「？」になり、数えられる', () => {
  const encoder = new CsvEncoder('sjis')
  expect(inWindows(encoder.encode([['髙橋・𠮷田 ☎']]))).toBe('髙橋・？田 ？\r\n')
  expect(encoder.replaced).toBe(2)
})
test('UTF-8では、打たれた文字のまま', () => {
  const bytes = new CsvEncoder('utf8').encode([['9:00\u301C18:00']])
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    '\uFEFF9:00\u301C18:00\r\n',
  )
})
test('Shift_JIS: 濁点を分けて書いた文字、異体字の印、半角の線は、「？」にならない', () => {
  const encoder = new CsvEncoder('sjis')
  const typed = 'か\u3099すハ\u309A 葛\u{E0100}城 A\u2013B C\u2011D E\u00A0F'
  expect(inWindows(encoder.encode([[typed]]))).toBe('がすパ 葛城 A\uFF0DB C\u2010D E F\r\n')
  expect(encoder.replaced).toBe(0)
})
test('Shift_JIS: 置き換えで式の始まりになる文字にも、式として動かない印がつく', () => {
  const encoder = new CsvEncoder('sjis')
  const typed = ['\u22121+1', '\u20131+1', '\uFE00=1+1', '\u00A0=1+1']
  expect(inWindows(encoder.encode([typed]))).toBe("'\uFF0D1+1,'\uFF0D1+1,'=1+1,' =1+1\r\n")
})
