// Base words of the most frequent leaked passwords, in English and Japanese, and words of this trade.
const words = new Set(
  `password passw pass passwd passcode secret admin administrator root user login welcome hello letmein access master monkey dragon shadow superman batman
  qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc abc abcd abcde abcdef abcdefg abcdefgh aaaa aaaaaaaa test tester testing guest demo sample
  iloveyou love lovely princess sunshine flower football baseball soccer basketball hockey michael jordan jennifer ashley charlie thomas daniel andrew joshua nicole jessica
  computer internet server windows apple google facebook samsung iphone android company office money summer winter spring autumn monday friday january december
  changeme default temp temporary system security trustno starwars pokemon naruto freedom whatever killer hunter ranger buster pepper ginger cookie cheese chocolate banana orange
  tokyo osaka kyoto nagoya sapporo fukuoka yokohama nihon nippon japan sakura sakurai himawari nyanko doraemon totoro satou suzuki takahashi tanaka watanabe yamamoto nakamura kobayashi
  arigatou konnichiwa ohayou anata kawaii daisuki aishiteru kaisha tenpo tencho honbu arubaito baito shigoto spotshift spot shift staff store manager supotto`.split(
    /\s+/,
  ),
)
// Well-known sequences on the keyboard and the number pad, and other leaked passwords that contain no word.
const walks = new Set(
  `1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1xsw2 1qazxsw2 qazwsx123 123qweasd 123qwe123 qwe123qwe qweasdzxc qweasd123 1234qwer qwer1234 asdf1234 zxcv1234 1234asdf
  abcd1234 abc12345 1234abcd a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 a12345678 a123456789 12345678a 123456789a 12345qwert qwert12345 11223344 1122334455 112233445566 44332211 123654789 147258369 147852369 159357456 159753456 741852963 789456123
  963852741 987456321 987654321 123456987 102030405 13579246 135792468 246813579 24681357 31415926 314159265 14159265 27182818 5201314520 0987654321 1029384756 10293847 qpwoeiruty trustno1 letmein1 ncc1701d rush2112 nintendo64 blink182`.split(
    /\s+/,
  ),
)
/** A birthday as eight digits, year first or last. */
const DATE =
  /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01]){2}(?:19|20)\d\d)$/
/** One to four characters repeated: 12341234. */
const REPETITION = /^(.{1,4})\1+$/

/** Signs that stand in for letters. */
const leet: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
/** Keys and letters in the order of their row. */
const keyRows = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
]

/**
 * Whether a password is easy to guess: a common word with digits or signs around it or in place of letters, at most
 * three different characters, a repeated sequence of up to four, a sequence on the keyboard, or a date.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size <= 3 || keyRows.some((row) => row.includes(plain))) return true
  if (walks.has(plain) || DATE.test(plain) || REPETITION.test(plain)) return true
  const core = plain.replace(/^[^a-z]+|[^a-z@$!]+$/g, '')
  const letters = (text: string) => text.replace(/[^a-z]/g, '')
  const withoutLeet = plain.replace(/[\d@$!]/g, (sign) => leet[sign] ?? sign)
  const candidates = [
    core,
    letters(plain),
    letters(core.replace(/[\d@$!]/g, (sign) => leet[sign] ?? sign)),
    letters(withoutLeet),
  ].flatMap((candidate) => [candidate, candidate.replace(/^(.+?)\1+$/, '$1')])
  return candidates.some((candidate) => words.has(candidate))
}
