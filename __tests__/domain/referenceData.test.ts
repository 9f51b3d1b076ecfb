import { offeringStatuses } from '@/contracts/offerings/enums'
import {
  industries,
  masterCompanyOccupations,
  occupationKeys,
  occupations,
  qualifications,
  tags,
} from '@/domain/data/masterData'
import { modelTexts } from '@/domain/data/modelTexts'
import * as labels from '@/domain/labels'
import { checkOffer } from '@/domain/offers/offerCheck'

describe('職種の参照データ', () => {
  test.each(occupationKeys)('%s のモデル文は、そのまま公開できて、指摘が1つもない', (key) => {
    const { title, ...content } = modelTexts[key]
    expect(checkOffer({ title, content }, 1280)).toEqual({ ok: true, issues: [] })
    expect([...content.jobDescription].length).toBeGreaterThanOrEqual(120)
    expect([...title].length).toBeLessThanOrEqual(40)
    for (const text of [content.workFlow, content.conditions, content.precautions])
      expect([...text].length).toBeLessThanOrEqual(1000)
    for (const item of content.belongings) expect([...item].length).toBeLessThanOrEqual(60)
  })
  test('どの企業向け職種も、ある業種とある職種を指す', () => {
    for (const master of masterCompanyOccupations) {
      expect(industries.some((industry) => industry.id === master.industryId)).toBe(true)
      expect(occupations.some((occupation) => occupation.key === master.occupation)).toBe(true)
    }
    expect(new Set(masterCompanyOccupations.map((occupation) => occupation.occupation)).size).toBe(
      occupations.length,
    )
  })
  test('番号は重ならない', () => {
    for (const list of [occupations, industries, masterCompanyOccupations, tags, qualifications])
      expect(new Set(list.map((row) => row.id)).size).toBe(list.length)
  })
})

test('見分ける必要のある状態の呼び名は、どれも空でなく、同じ組の中で重ならない', () => {
  const sets = Object.entries(labels).filter(
    (entry): entry is [string, Record<string, string>] => typeof entry[1] === 'object',
  )
  expect(sets.length).toBeGreaterThan(25)
  for (const [name, words] of sets) {
    expect([name, Object.values(words).every((word) => word.length > 0)]).toEqual([name, true])
    expect([name, new Set(Object.values(words)).size]).toEqual([name, Object.keys(words).length])
  }
  expect(Object.keys(labels.offeringStatusLabel)).toEqual([...offeringStatuses])
})
