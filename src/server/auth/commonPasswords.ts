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
const rows = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
]

/**
 * Whether a password is easy to guess: a common word with digits or signs around it or in place of letters, at most
 * three different characters, or a keyboard sequence.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size <= 3 || rows.some((row) => row.includes(plain))) return true
  const core = plain.replace(/^[^a-z]+|[^a-z@$!]+$/g, '')
  const letters = (text: string) => text.replace(/[^a-z]/g, '')
  const spoken = plain.replace(/[\d@$!]/g, (sign) => leet[sign] ?? sign)
  const candidates = [
    core,
    letters(plain),
    letters(core.replace(/[\d@$!]/g, (sign) => leet[sign] ?? sign)),
    letters(spoken),
  ].flatMap((it) => [it, it.replace(/^(.+?)\1+$/, '$1')])
  return candidates.some((it) => words.has(it))
}
