import type { AiSuggestion } from '@/contracts/aiSuggestions/schemas'
import { masterCompanyOccupations } from '@/domain/data/masterData'
import { modelTexts } from '@/domain/data/modelTexts'
import { checkOffer } from '@/domain/offers/offerCheck'
import { fromTemplate, withoutRefusals } from '@/server/modules/aiSuggestions/draft'
import forbidden from '../fixtures/offerTexts/forbidden.json'
import trials from '../fixtures/offerTexts/trials.json'

const refused = [...Object.values(forbidden).flat(), ...trials.forbidden]
/** The largest number of characters in a keyword. */
const keywords = refused.filter((text) => text.length <= 40)
/** An hourly wage above the minimum of every prefecture in October 2026. */
const MINIMUM_WAGE_YEN = 1500
const input = (masterCompanyOccupationId: number, words: string[]) => ({
  masterCompanyOccupationId,
  keywords: words,
  tone: 'standard' as const,
  industryNote: '',
})
const errorsOf = ({ title, tagIds: _, ...content }: AiSuggestion) =>
  checkOffer({ title, content }, MINIMUM_WAGE_YEN)
    .issues.filter(({ level }) => level === 'error')
    .map(({ matchedText }) => matchedText)

test('どの職種の文案も、キーワードがなければ文の確認を通る', () => {
  for (const { id, name } of masterCompanyOccupations)
    expect([name, errorsOf(fromTemplate(input(id, [])))]).toEqual([name, []])
})
test('公開できない言葉をキーワードにしても、文案には書かれない。使える言葉は残る', () => {
  const [{ id } = { id: 0 }] = masterCompanyOccupations
  expect(keywords.length).toBeGreaterThan(100)
  for (const word of keywords) {
    const draft = fromTemplate(input(id, ['まかない', word]))
    expect([word, errorsOf(draft)]).toEqual([word, []])
    expect(draft.jobDescription).toContain('まかない')
  }
})
test('言語モデルの文も、公開できない文だけを除いて渡す', () => {
  const empty = {
    workFlow: '',
    conditions: '',
    precautions: '',
    clothing: '',
    belongings: [],
    tagIds: [],
  }
  for (const text of refused) {
    const draft = withoutRefusals({
      ...empty,
      title: 'ホールスタッフ',
      jobDescription: `料理を運びます。${text}。食器を下げます。`,
      conditions: text,
      belongings: ['筆記用具', text],
    })
    expect([text, errorsOf(draft)]).toEqual([text, []])
    expect(draft.jobDescription).toContain('料理を運びます。')
    expect(draft.jobDescription).toContain('食器を下げます。')
    expect(draft.belongings).toContain('筆記用具')
  }
})
test('職種ごとの文例も、文の確認を通る', () => {
  for (const [key, text] of Object.entries(modelTexts))
    expect([key, errorsOf({ ...text, tagIds: [] })]).toEqual([key, []])
})
