import { cannotAcceptNote, findDiscrimination } from '@/domain/cancellation/cancelNote'

describe('キャンセルの理由の説明', () => {
  test.each([
    '18歳未満のため深夜に働けない',
    '１８歳未満の方のため、22時以降の勤務をお願いできません。',
    '深夜の勤務がある日で、本人が満18歳になっていないためです。',
    '在留資格の期限が切れており、国籍にかかわらず就労できないためです。',
    '女性用更衣室の水漏れで、着替える場所がないためです。',
    'システム障害でレジが使えず、営業を中止するためです。',
    '本人から妊娠のため働けないと連絡があったためです。',
    '高齢のお客様の団体予約が取り消されたためです。',
    '検便の結果が陽性だったため、調理をお願いできません。',
    '酒の売り場で、年齢確認の研修を受けた方が必要なためです。',
    '15歳で、満15歳になったあとの3月31日がまだ来ていないためです。',
    '性別を問わない作業だけの日に変わり、人数が減ったためです。',
    '留学生の資格外活動の許可が切れていたためです。',
    '週28時間を超えるため、留学生の方に働いてもらえません。',
    '近隣にお住まいの方から苦情があり、夜の営業を取りやめるためです。',
    '近隣のお住まいの方から苦情があり、夜の営業を取りやめるためです。',
    '出産の後で、産後8週が過ぎていないためです。',
    '店内で宗教の勧誘を繰り返したためです。',
    '同じ信仰のお客様の集まりが取り消されたためです。',
    '生活保護を受ける利用者様への配食が取り消されたためです。',
  ])('「%s」は、法律や仕事の事情なので書ける', (note) => {
    expect(cannotAcceptNote(note)).toBeUndefined()
  })
  test.each([
    ['age', '６５ 歳で体力に不安があるためです。', '労働施策総合推進法9条'],
    ['age', '高校生より大人に来てほしいためです。', '労働契約法17条'],
    ['sex', '女 性のスタッフに来てほしかったためです。', '男女雇用機会均等法6条'],
    ['nationality', '外国人の方への説明が難しいためです。', '労働基準法3条'],
    ['residence', '遠方にお住まいで遅刻しそうなためです。', '労働契約法17条'],
    ['disability', '障がいがあると聞いて不安になったためです。', '障害者雇用促進法35条'],
    ['maternity', '妊娠していると聞いたので安全のためです。', '男女雇用機会均等法9条'],
    ['creed', '特定の宗教を信仰していると聞いたためです。', '労働基準法3条'],
    ['social_status', '母子家庭で急に休みそうなためです。', '労働基準法3条'],
  ])('%s を理由にした「%s」は、根拠を添えて断る', (ground, note, article) => {
    expect(findDiscrimination(note)).toMatchObject({
      ground,
      reason: expect.stringContaining(article),
    })
    expect(cannotAcceptNote(note)).toContain('キャンセルはできません')
  })
  test.each([
    ['nationality', '在留カードは確認しました。外国人の方への説明が難しいためです。'],
    ['maternity', '産後8週は過ぎています。出産のすぐ後で不安なためです。'],
    ['creed', '店内での勧誘はありません。宗教が合わないためです。'],
    ['social_status', '生活保護を受けているためです。お客様は関係ありません。'],
  ])('%s: ほかの文に書いた事情では許さない(%s)', (ground, note) => {
    expect(findDiscrimination(note)?.ground).toBe(ground)
  })
  test('10文字から500文字まで。前後の空白は数えない', () => {
    const tooShort = '理由の説明は10文字以上で入力してください(現在 9文字)。'
    expect(cannotAcceptNote('あ'.repeat(9))).toBe(tooShort)
    expect(cannotAcceptNote(` ${'あ'.repeat(9)}\n`)).toBe(tooShort)
    expect(cannotAcceptNote('あ'.repeat(10))).toBeUndefined()
    expect(cannotAcceptNote('あ'.repeat(500))).toBeUndefined()
    expect(cannotAcceptNote(` ${'あ'.repeat(500)}\n`)).toBeUndefined()
    expect(cannotAcceptNote('あ'.repeat(501))).toBe(
      '理由の説明は500文字以内で入力してください(現在 501文字)。',
    )
  })
  test('協議の説明では、協議ができないと言う', () => {
    expect(findDiscrimination('年齢が合わないためです。', '協議')?.reason).toBe(
      '「年齢」と書かれています。年齢を理由にした協議はできません' +
        '(労働契約法17条、労働施策総合推進法9条)。当日お願いできない仕事上の事情を書いてください。',
    )
  })
})
