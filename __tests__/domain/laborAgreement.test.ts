import {
  cannotAgreeFrom,
  hasAgreementOn,
  missingAgreementWarning,
  overtimeTotalsText,
} from '@/domain/clients/laborAgreement'

const none = { laborAgreement36From: null, laborAgreement36To: null }
const year = { laborAgreement36From: '2026-04-01', laborAgreement36To: '2027-03-31' }

describe('36協定は事業場ごとに、期間がある (労働基準法36条)', () => {
  test.each([
    ['最後の日まで', { store: year, company: false, day: '2027-03-31' }, true],
    [
      '次の日からは、企業の登録があっても無効',
      { store: year, company: true, day: '2027-04-01' },
      false,
    ],
    [
      '店舗の登録がなければ、企業の登録による',
      { store: none, company: true, day: '2027-04-01' },
      true,
    ],
    ['どちらもなければ、ない', { store: none, company: false, day: '2027-04-01' }, false],
  ])('%s', (_, { store, company, day }, expected) => {
    expect(hasAgreementOn(store, { laborAgreement36: company }, day)).toBe(expected)
  })
  test('期間は両方の日がそろい、終わりが始まりより前でない', () => {
    expect(cannotAgreeFrom('2026-04-01', '')).toContain('両方')
    expect(cannotAgreeFrom('2026-04-01', '2026-03-31')).toContain('開始日以後')
    expect([cannotAgreeFrom('', ''), cannotAgreeFrom('2026-04-01', '2026-04-01')]).toEqual([
      undefined,
      undefined,
    ])
  })
  test('36協定のない時間外労働には、条文を添えて注意する', () => {
    expect(missingAgreementWarning(60, false)).toContain('労働基準法32条に反します(36条)')
    expect([missingAgreementWarning(60, true), missingAgreementWarning(0, false)]).toEqual([
      undefined,
      undefined,
    ])
  })
  test('月45時間・年360時間を超えるかを示す (36条4項)', () => {
    expect(overtimeTotalsText({ monthMin: 2700, yearMin: 2700 })).not.toContain('超えます')
    expect(overtimeTotalsText({ monthMin: 2701, yearMin: 2701 })).toContain('限度時間を超えます')
    expect(overtimeTotalsText({ monthMin: 60, yearMin: 21_601 })).toContain('限度時間を超えます')
    expect(overtimeTotalsText({ monthMin: 0, yearMin: 0 })).toBeUndefined()
  })
})
