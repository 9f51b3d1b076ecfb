import { checkOffer } from '@/domain/offers/offerCheck'
import { canRemove, removeWords } from '@/features/offers/lib/removeWords'
import forbidden from '@tests/fixtures/offerTexts/forbidden.json'
import unseen from '@tests/fixtures/offerTexts/unseen.json'

const BEFORE = 'ご案内と配膳をします。'
const AFTER = '制服を貸します。'
const textsIn = (corpus: unknown): string[] =>
  typeof corpus === 'string' ? [corpus] : Object.values(corpus as object).flatMap(textsIn)
/** What no whole sentence has: a mark or a particle at its beginning, two marks, brackets that are empty or open. */
const BROKEN =
  /(?:^|[。\n])(?:[、。」）)]|[をがにはでとの](?![\p{Script=Hiragana}ー]))|[、。][、。]|[（(][）)]/u
const count = (text: string, mark: RegExp) => [...text.matchAll(mark)].length
const hasOpenBrackets = (text: string) =>
  count(text, /[（(]/g) !== count(text, /[）)]/g) || count(text, /「/g) !== count(text, /」/g)

test('見本の文のどれから消しても、残りは元の文のままで、前後の文は残る', () => {
  const texts = [...new Set(textsIn([forbidden, unseen]))].filter(
    (text) => !BROKEN.test(text) && !hasOpenBrackets(text),
  )
  expect(texts.length).toBeGreaterThan(500)
  const broken = texts.flatMap((fixture) => {
    const text = `${BEFORE}${fixture}\n${AFTER}`
    return checkOffer({ title: '', content: { precautions: text } }).issues.flatMap((issue) => {
      if (!canRemove({ ...issue, field: 'content.precautions' }, text)) return []
      const rest = removeWords(text, issue)
      const isWhole =
        rest.startsWith(BEFORE) &&
        rest.endsWith(AFTER) &&
        !rest.includes(issue.matchedText) &&
        !BROKEN.test(rest) &&
        !hasOpenBrackets(rest)
      return isWhole ? [] : [`${text} - ${issue.matchedText} → ${rest}`]
    })
  })
  expect(broken).toEqual([])
})
